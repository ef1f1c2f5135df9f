import type { ApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddress, goodsLine, order, pay } from './support/goods-orders';
import { addProduct, addShop } from './support/shop';
import { moveTo } from './support/stays';
import { openDay, placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

/** Rounds of each race, and devices at once. */
const ROUNDS = 50;
const PIECE_FEN = 2_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

/** A paid order of pieces; of a shop that prepares them, which has begun, the merchant is asked for them. */
async function paidPieces(quantity: number, { stocking = false } = {}) {
  const shop = await addShop(server.app.db, { stocking });
  const { productId, skuIds } = await addProduct(server.app.db, shop, { skus: [{ priceFen: PIECE_FEN }] });
  const api = await server.member();
  const lines = [goodsLine(productId, skuIds[0] ?? '', quantity)];
  const { id } = await order(api, lines, { addressId: await addAddress(api) });
  await pay(server, api, id);
  if (stocking) await server.press('console/parcels/stock', { id });
  return { api, id, lineId: (await api.order.detail({ id })).lines[0]?.id ?? '' };
}

const askFor = (
  api: ApiClient,
  { id, lineId }: { id: string; lineId: string },
  unit: number,
  expectedAmountFen = PIECE_FEN,
) =>
  api.refund.apply({
    orderId: id,
    items: [{ lineId, units: [unit] }],
    expectedAmountFen,
    expectedFeeFen: 0,
    reasonCode: 'notWanted',
  });

const isDone = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

describe('at the same moment', () => {
  it('fifty devices ask for one unit: one has it, the others are told that it is being refunded', async () => {
    const { api, ...of } = await paidPieces(2);
    const outcomes = await Promise.allSettled(Array.from({ length: ROUNDS }, () => askFor(api, of, 0)));
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(ROUNDS - 1);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 409, rule: 'refundOpen' });
    expect(await api.order.detail({ id: of.id })).toMatchObject({ status: 1, refundedFen: PIECE_FEN });
  });

  it('the buyer withdraws and the merchant agrees: one of them, whichever is first', async () => {
    const { api, ...of } = await paidPieces(ROUNDS, { stocking: true });
    let agreedTo = 0;
    for (let unit = 0; unit < ROUNDS; unit++) {
      const { id } = await askFor(api, of, unit);
      const withdraw = () => isDone(api.refund.withdraw({ id }));
      const agree = async () => (await server.press('console/requests/agree', { id })).ok;
      // Either begins every other time.
      const [first, second] = unit % 2 === 0 ? [withdraw, agree] : [agree, withdraw];
      const done = await Promise.all([first(), second()]);
      expect(done.filter(Boolean)).toHaveLength(1);
      const { status } = await api.refund.detail({ id });
      const isAgreed = done[unit % 2 === 0 ? 1 : 0];
      expect(status).toBe(isAgreed ? 'refunded' : 'withdrawn');
      if (isAgreed) agreedTo += 1;
    }
    expect((await api.order.detail({ id: of.id })).refundedFen).toBe(agreedTo * PIECE_FEN);
  });

  it('a ticket is shown at the gate and asked for: one of them', async () => {
    const own = await startTestServer();
    const ticketId = 'ticket-feilian-adult';
    await own.app.db
      .updateTable('tickets')
      .set({ refund_kind: 'free', refund_fee_percent: 0 })
      .where('id', '=', ticketId)
      .execute();
    const api = await own.member();
    const day = await openDay(api, ticketId, 1);
    const quantity = 5;
    const orders: { id: string; totalFen: number }[] = [];
    for (let at = 0; at < ROUNDS; at += quantity) {
      const placed = await placeOrder(api, { quantity, day });
      await own.press('cashier/pay', { prepay_id: await startPaying(api, placed.id) });
      orders.push(placed);
    }
    await moveTo(own, `${day}T10:00`);
    for (const { id, totalFen } of orders) {
      const lineId = (await api.order.detail({ id })).lines[0]?.id ?? '';
      const { vouchers } = await api.order.vouchers({ orderId: id });
      for (const { unit, code } of vouchers) {
        const [entered, asked] = await Promise.all([
          own.press('console/vouchers/verify', { code }).then(({ ok }) => ok),
          isDone(
            api.refund.apply({
              orderId: id,
              items: [{ lineId, units: [unit] }],
              expectedAmountFen: totalFen / quantity,
              expectedFeeFen: 0,
            }),
          ),
        ]);
        expect([entered, asked].filter(Boolean)).toHaveLength(1);
        const now = (await api.order.vouchers({ orderId: id })).vouchers.find((one) => one.unit === unit);
        expect(now?.status).toBe(asked ? 3 : 2);
      }
    }
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});
