import { createMemoryHost } from '@yunyou/host/memory';
import { createSdk } from '@yunyou/sdk';

/** What only a person can do: an app has a form and a cashier for it. */
export interface Person {
  mobile: string;
  /** Reads the code from the text message. */
  readCode(): Promise<string>;
  /** Pays at this address. */
  payAt(cashierUrl: string): Promise<void>;
}

/** The whole way of a ticket, in Node: log in, name who goes, ask the price, order, pay, show the code, give it back. */
export async function buyATicket(
  shop: { baseUrl: string; fetch?: typeof fetch },
  ticketId: string,
  { mobile, readCode, payAt }: Person,
): Promise<{ orderId: string; code: string; backFen: number }> {
  const host = createMemoryHost();
  const sdk = createSdk({ ...shop, host });
  try {
    await sdk.start();
    await sdk.session.requestCode(mobile);
    await sdk.session.loginByMobile({ mobile, code: await readCode() });

    const { days } = await sdk.catalogue.priceCalendar(ticketId);
    const day = days.find(({ state }) => state === 'open')?.day;
    if (!day) throw new Error('No day is on sale.');
    const who = { name: '李云', certType: 1 as const, idCard: '110101199003074258', mobile: '' };
    const contactIds = [await sdk.travellers.add(who)];

    const lines = [{ kind: 'ticket' as const, productId: ticketId, day, quantity: 1, contactIds }];
    const { totalFen } = await sdk.orders.quote({ lines });
    // Sent again after a lost network it is still one order; another price is refused with rule `priceChanged`.
    const order = await sdk.orders.create({
      lines,
      contactName: who.name,
      contactMobile: mobile,
      expectedTotalFen: totalFen,
    });

    // The cashier is left for; only the server's word makes an order paid.
    const { status } = await sdk.payment.pay(order);
    if (status === 'pending') await payAt(host.opened.at(-1) ?? '');
    const paid = await sdk.payment.confirm(order.id);
    if (paid.status !== 'paid') throw new Error(`The payment is ${paid.status}.`);
    const { sheet } = await sdk.orders.vouchers(order.id);
    const code = sheet.vouchers[0]?.code ?? '';

    // Plans change: what comes back is said before it is asked for.
    const { lines: own } = await sdk.orders.detail(order.id);
    const items = own.map(({ id, quantity }) => ({
      lineId: id,
      units: Array.from({ length: quantity }, (_, unit) => unit),
    }));
    const back = await sdk.refunds.quote({ orderId: order.id, items });
    await sdk.refunds.apply({
      ...{ orderId: order.id, items, reason: '', pictureKeys: [] },
      ...{ expectedAmountFen: back.amountFen, expectedFeeFen: back.feeFen },
    });
    return { orderId: order.id, code, backFen: back.amountFen };
  } finally {
    sdk.dispose();
  }
}
