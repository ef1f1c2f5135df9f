// Orders whose payment is begun.
import { clientOf, makeMembers } from '../local-shop/members.mjs';
import { inParallel } from '../local-shop/open-shop.mjs';

const TICKET = 'ticket-lotus-adult';

/** @returns orders of as many members that wait for their money, each begun at the cashier, with the payment's number. */
export async function placeUnpaidOrders({ db, addresses }, count) {
  const members = await makeMembers(db, count);
  return inParallel(members, 4, async (member) => {
    const api = clientOf(addresses[0], member);
    const { days } = await api.ticket.priceCalendar({ productId: TICKET });
    const { day } = days.filter(({ state }) => state === 'open')[3];
    const lines = [{ kind: /** @type {const} */ ('ticket'), productId: TICKET, day, quantity: 1 }];
    const { totalFen } = await api.order.quote({ lines });
    const contact = { contactName: '李云', contactMobile: '13800138000' };
    const { id } = await api.order.create({ lines, ...contact, expectedTotalFen: totalFen });
    await api.payment.wxWebPay({ orderId: id });
    const payment = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.checkout_id', 'payments.checkout_id')
      .select(['out_trade_no', 'amount_fen'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, ...payment };
  });
}
