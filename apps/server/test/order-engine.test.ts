import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '../src/core/checkout/create';
import { planCheckout } from '../src/core/checkout/plan';
import { createOrderKinds, type LineRequest } from '../src/core/kinds';
import { lockOrderWithCheckout } from '../src/core/orders/store';
import { moveOrder } from '../src/core/orders/transitions';
import { openRefund } from '../src/core/refunds/open';
import { quoteRefund } from '../src/core/refunds/quote';
import { inTransaction } from '../src/database/transaction';
import { closeUnpaid } from '../src/flows/close-unpaid';
import { sendRefunds } from '../src/flows/send-refunds';
import { orderKinds } from '../src/modules/kinds';
import { countStatements } from './support/count-statements';
import { BOAT, BOAT_POOL, boatKind, HOUR_FEN } from './support/fake-kind';
import { openDay, placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

const BOATS = 20;
const kinds = createOrderKinds([...orderKinds.all, boatKind]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, kinds);
  const { db } = server.app;
  await sql`create table boats (line_id text, unit integer, state text, primary key (line_id, unit))`.execute(
    db,
  );
  await sql`insert into stock_pools (id) values (${BOAT_POOL})`.execute(db);
  await sql`insert into stock (pool_id, slot, total) values (${BOAT_POOL}, '', ${BOATS})`.execute(db);
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const boatsTaken = async (): Promise<number> =>
  (
    await server.app.db
      .selectFrom('stock')
      .select('taken')
      .where('pool_id', '=', BOAT_POOL)
      .executeTakeFirstOrThrow()
  ).taken;

const boatStates = async (orderId: string): Promise<string[]> =>
  (
    await sql<{ state: string }>`
      select b.state from boats b join order_lines l on l.id = b.line_id where l.order_id = ${orderId} order by unit`.execute(
      server.app.db,
    )
  ).rows.map(({ state }) => state);

const memberIdOf = async (api: Awaited<ReturnType<TestServer['member']>>): Promise<string> =>
  (await api.session.userInfo({})).memberId;

/** A checkout of boats, and of whatever else is asked for. */
async function buy(memberId: string, quantity: number, more: LineRequest[] = []) {
  const { db, clock, protection, config } = server.app;
  const nowMs = clock.now();
  return inTransaction(db, async (tx) => {
    const lines = [{ kind: BOAT, productId: 'boat', quantity }, ...more];
    const plan = await planCheckout(
      { db: tx, kinds, nowMs, memberId, protection, people: [], source: 2 },
      lines,
      { complete: true },
    );
    return createCheckout(tx, { kinds, protection, nowMs, maxUnpaid: config.maxUnpaid }, plan, {
      memberId,
      source: 2,
      contactName: '李云',
      contactMobile: '13800138000',
      remark: '',
      expectedTotalFen: plan.totalFen,
    });
  });
}

/** Gives units of an order's first line back, as the refund call does. */
async function giveBack(orderId: string, units: number[]) {
  const { app } = server;
  const deps = { kinds, nowMs: app.clock.now() };
  const { refundId, quoted } = await inTransaction(app.db, async (tx) => {
    const { checkout, order } = await lockOrderWithCheckout(tx, orderId);
    const [line] = await tx.selectFrom('order_lines').select('id').where('order_id', '=', orderId).execute();
    const refund = await quoteRefund(tx, deps, order, [{ lineId: line?.id ?? '', units }]);
    const refunding = order.status === 5 ? order : await moveOrder(tx, deps.nowMs, order, { status: 5 });
    const opened = await openRefund(
      tx,
      deps,
      { checkout, order: refunding },
      {
        kind: 'onlyRefund',
        reason: '',
        closeReason: 'refunded',
        units: refund.units,
        freightFen: 0,
      },
    );
    return { refundId: opened.refundId, quoted: refund };
  });
  if (refundId) await sendRefunds(app, [refundId]);
  return quoted;
}

const orderRow = (id: string) =>
  server.app.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function payBoats(quantity: number) {
  const api = await server.member();
  const created = await buy(await memberIdOf(api), quantity);
  const [order] = created.orders;
  await server.press('cashier/pay', { prepay_id: await startPaying(api, order?.id ?? '') });
  return { api, id: order?.id ?? '' };
}

describe('a kind the engine has never heard of', () => {
  it('is sold, holds its stock, and gives it back when it is not paid', async () => {
    const api = await server.member();
    const before = await boatsTaken();
    const { orders, totalFen } = await buy(await memberIdOf(api), 3);
    expect(totalFen).toBe(3 * HOUR_FEN);
    expect(orders[0]).toMatchObject({ status: 4, order_type: 6, supplier_id: 'boat-house' });
    expect(await boatsTaken()).toBe(before + 3);
    await closeUnpaid(server.app, { id: orders[0]?.checkout_id ?? '', expires_ms: null }, 'cancelled');
    expect(await boatsTaken()).toBe(before);
    expect((await orderRow(orders[0]?.id ?? '')).status).toBe(6);
  });

  it('is paid and fulfilled', async () => {
    const { id } = await payBoats(2);
    expect(await orderRow(id)).toMatchObject({ status: 1, pay_status: 1 });
    expect(await boatStates(id)).toEqual(['ready', 'ready']);
  });

  it('goes back in part, with its fee per unit, and then whole', async () => {
    const { id } = await payBoats(3);
    const taken = await boatsTaken();
    expect(await giveBack(id, [1])).toMatchObject({ amountFen: 3_000, feeFen: 333 });
    expect(await orderRow(id)).toMatchObject({ status: 1, pay_status: 1, refunded_fen: 3_000 });
    expect(await boatStates(id)).toEqual(['ready', 'void', 'ready']);
    expect(await boatsTaken()).toBe(taken - 1);
    await giveBack(id, [2, 0]);
    expect(await orderRow(id)).toMatchObject({
      status: 6,
      pay_status: 3,
      refunded_fen: 9_000,
      close_reason: 'refunded',
    });
    expect(await boatStates(id)).toEqual(['void', 'void', 'void']);
    expect(await boatsTaken()).toBe(taken - 3);
  });

  it('refuses a unit that is back, and more than there are', async () => {
    const { id } = await payBoats(2);
    await giveBack(id, [0]);
    await expect(giveBack(id, [0])).rejects.toMatchObject({ details: { rule: 'refundOpen' } });
    await expect(giveBack(id, [2])).rejects.toMatchObject({ code: 400 });
  });
});

describe('a checkout of two shops', () => {
  it('is two orders with one payment; each goes its own way', async () => {
    const api = await server.member();
    const memberId = await memberIdOf(api);
    const ticket = await untravelledTicket();
    const created = await buy(memberId, 2, [
      { kind: 'ticket', productId: ticket, quantity: 1, day: await openDay(api, ticket) } as LineRequest,
    ]);
    expect(created.orders).toHaveLength(2);
    expect(new Set(created.orders.map(({ sn }) => sn)).size).toBe(2);
    expect(created.orders.map(({ sn }) => sn)).not.toContain(created.parentSn);
    const [tickets, boats] = created.orders.toSorted((a, b) => a.order_type - b.order_type);
    const prepayId = await startPaying(api, boats?.id ?? '');
    const state = await api.payment.state({ orderId: tickets?.id ?? '' });
    expect(state).toMatchObject({ totalFen: created.totalFen, attempted: true });
    await server.press('cashier/pay', { prepay_id: prepayId });
    expect((await orderRow(tickets?.id ?? '')).pay_status).toBe(1);
    await giveBack(boats?.id ?? '', [0, 1]);
    expect((await orderRow(boats?.id ?? '')).status).toBe(6);
    expect((await orderRow(tickets?.id ?? '')).status).toBe(1);
  });
});

/** A ticket that names nobody. */
async function untravelledTicket(): Promise<string> {
  const { id } = await server.app.db
    .selectFrom('tickets')
    .select('id')
    .where('traveller_rule', '=', 'none')
    .where('confirm_mode', '=', 'instant')
    .where('min_per_order', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('what a call asks the database', () => {
  it.each([1, 10])('is at most 8 queries for a quote and 14 for a create, with %i lines', async (count) => {
    const api = await server.member();
    const ticket = await untravelledTicket();
    const { days } = await api.ticket.priceCalendar({ productId: ticket });
    const open = days.filter(({ state, left }) => state === 'open' && left === null).slice(0, count);
    expect(open).toHaveLength(count);
    const lines = open.map(({ day }) => ({ kind: 'ticket' as const, productId: ticket, day, quantity: 1 }));
    const contact = { contactName: '李云', contactMobile: '13800138000' };
    const { totalFen } = await api.order.quote({ lines });
    const quoteQueries = await countStatements(() => api.order.quote({ lines }));
    const createQueries = await countStatements(() =>
      api.order.create({ lines, ...contact, expectedTotalFen: totalFen }),
    );
    expect(quoteQueries).toBeLessThanOrEqual(8);
    expect(createQueries).toBeLessThanOrEqual(14);
    expect(quoteQueries).toBeGreaterThan(0);
  });

  it('is the same for a page of ten orders as for one', async () => {
    const api = await server.member();
    await placeOrder(api);
    const one = await countStatements(() => api.order.list({}));
    for (let more = 0; more < 4; more++) await placeOrder(api);
    expect(await countStatements(() => api.order.list({}))).toBe(one);
  });
});
