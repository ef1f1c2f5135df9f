// One order made through the real server: its words are those of all orders that are filled in.
import { connect } from '../../apps/server/src/database/connect.ts';
import { clientOf, makeMembers } from '../local-shop/members.mjs';
import { freePort, startServer } from '../local-shop/server-process.mjs';

/** A ticket that names nobody. */
export const TICKET = 'ticket-lotus-adult';
export const contact = { contactName: '李云', contactMobile: '13800138000' };

/** Migrates the database, fills in the demo's content, and makes one order there; answers its words and who took payments. */
export async function realOrder(database) {
  const server = await startServer({ database, port: await freePort() });
  const { db, close } = connect(database.url, { max: 2 });
  const [member] = await makeMembers(db, 1);
  const api = clientOf(server.address, member);
  const lines = [
    { kind: /** @type {const} */ ('ticket'), productId: TICKET, day: await openDayOf(api), quantity: 1 },
  ];
  const { totalFen } = await api.order.quote({ lines });
  const { id } = await api.order.create({ lines, ...contact, expectedTotalFen: totalFen });
  await api.payment.wxWebPay({ orderId: id });
  const { snapshot, snapshot_en, topics } = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { gateway } = await db.selectFrom('payments').select('gateway').executeTakeFirstOrThrow();
  await api.order.cancel({ id });
  await server.stop();
  await close();
  return { snapshots: { snapshot, snapshot_en, topics }, gateway };
}

/** A day on which there is plenty left. */
export async function openDayOf(api) {
  const { days } = await api.ticket.priceCalendar({ productId: TICKET });
  return days.filter(({ state, left }) => state === 'open' && left === null)[20].day;
}
