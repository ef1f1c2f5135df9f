import type { ApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

const ADULT = 'ticket-feilian-adult';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

/** What the cashier knows of the payments of an order. */
const atCashier = (own: TestServer, orderId: string) =>
  own.app.db
    .selectFrom('sandbox_cashier_transactions as t')
    .innerJoin('payments as p', 'p.out_trade_no', 't.out_trade_no')
    .innerJoin('orders as o', 'o.checkout_id', 'p.checkout_id')
    .select(['t.out_trade_no', 't.prepay_id', 't.state', 't.amount_fen'])
    .where('o.id', '=', orderId)
    .execute();

/** Money was taken while nobody could hear of it. */
const takeUnheard = (own: TestServer, prepayId: string) =>
  own.app.db
    .updateTable('sandbox_cashier_transactions')
    .set({
      state: 'SUCCESS',
      paid_ms: own.app.clock.now(),
      transaction_id: `4200000000000000000${prepayId.slice(-8)}`,
    })
    .where('prepay_id', '=', prepayId)
    .execute();

describe('starting a payment and cancelling at the same moment', () => {
  it('leaves nothing that can be paid on a closed order', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const start = own.app.payments.start;
    for (let pair = 0; pair < 5; pair++) {
      const { id } = await placeOrder(api);
      // The order is cancelled after the payment was begun here, and before the cashier knows of it.
      own.app.payments.start = async (payment) => {
        await api.order.cancel({ id });
        return start(payment);
      };
      await expect(startPaying(api, id)).rejects.toMatchObject({ code: 409, rule: 'orderNotPayable' });
      expect(await atCashier(own, id)).toMatchObject([{ state: 'CLOSED' }]);
    }
    await own.close();
  });

  it('is mended by the job where the process died between the two', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    // Closed here, still open at the cashier: as when the payment was registered after the order had closed.
    await api.order.cancel({ id });
    await own.app.db
      .updateTable('sandbox_cashier_transactions')
      .set({ state: 'NOTPAY' })
      .where('prepay_id', '=', prepayId)
      .execute();
    await own.moveTime(3);
    expect(await atCashier(own, id)).toMatchObject([{ state: 'CLOSED' }]);
    await own.close();
  });
});

describe('money that nobody was told of', () => {
  it('makes its order paid, without the buyer coming back', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id } = await placeOrder(api);
    await own.press('cashier/pay-silently', { prepay_id: await startPaying(api, id) });
    await own.moveTime(3);
    expect(await statusOf(own, id)).toMatchObject({ status: 1, pay_status: 1 });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('goes back when its order had closed', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id, totalFen } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    await api.order.cancel({ id });
    await takeUnheard(own, prepayId);
    await own.moveTime(3);
    expect(await statusOf(own, id)).toMatchObject({
      status: 6,
      pay_status: 3,
      refunded_fen: totalFen,
      close_reason: 'latePayment',
    });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('is asked about for days, at growing intervals, and then no more', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id } = await placeOrder(api);
    await startPaying(api, id);
    await api.order.cancel({ id });
    const query = own.app.payments.query;
    let asked = 0;
    own.app.payments.query = (number) => {
      asked++;
      return query(number);
    };
    await own.moveTime(3);
    expect(asked).toBe(1);
    await own.moveTime(1);
    expect(asked).toBe(1);
    await own.moveTime(120);
    const until = asked;
    await own.moveTime(600);
    expect(asked).toBe(until);
    await own.close();
  });
});

const statusOf = (own: TestServer, id: string) =>
  own.app.db
    .selectFrom('orders')
    .select(['status', 'pay_status', 'refunded_fen', 'close_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('an order that was paid twice', () => {
  async function paidTwice(own: TestServer, api: ApiClient) {
    const { id, totalFen } = await placeOrder(api);
    const first = await startPaying(api, id);
    // Another way closes the first payment, and the buyer pays both all the same.
    await api.payment.aliH5Pay({ orderId: id });
    const second = await startPaying(api, id);
    expect(second).not.toBe(first);
    await own.press('cashier/pay', { prepay_id: second });
    await own.press('console/payments/pay-late', { prepay_id: first });
    return { id, totalFen };
  }

  it('gives the second payment back at once and stands', async () => {
    const api = await server.member();
    const { id, totalFen } = await paidTwice(server, api);
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 1, refundedFen: 0 });
    const refunds = await server.app.db
      .selectFrom('sandbox_cashier_refunds')
      .select('amount_fen')
      .where(
        'out_trade_no',
        'in',
        (await atCashier(server, id)).map((one) => one.out_trade_no),
      )
      .execute();
    expect(refunds).toEqual([{ amount_fen: totalFen }]);
  });

  it('can still be rejected: the payment that made it paid goes back', async () => {
    const own = await startTestServer();
    await own.app.db
      .updateTable('tickets')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', ADULT)
      .execute();
    const api = await own.member();
    const { id, totalFen } = await paidTwice(own, api);
    expect((await own.press('console/orders/reject', { id })).ok).toBe(true);
    expect(await api.order.detail({ id })).toMatchObject({
      status: 3,
      payStatus: 3,
      closeReason: 'rejected',
      refundedFen: totalFen,
    });
    const back = await own.app.db.selectFrom('sandbox_cashier_refunds').select('out_trade_no').execute();
    expect(new Set(back.map((one) => one.out_trade_no)).size).toBe(2);
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

describe('work that fails for good', () => {
  it('never blocks what stands behind it', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const stuck = await placeOrder(api);
    await startPaying(api, stuck.id);
    const { payments } = await own.console();
    const number = payments[0]?.outTradeNo;
    const query = own.app.payments.query;
    own.app.payments.query = async (outTradeNo) =>
      outTradeNo === number ? { state: 'unknown' } : query(outTradeNo);
    const behind = await placeOrder(api);
    await startPaying(api, behind.id);
    await own.moveTime(31);
    expect((await statusOf(own, behind.id)).status).toBe(6);
    expect((await statusOf(own, stuck.id)).status).toBe(4);
    const { failing } = await own.console();
    expect(failing).toMatchObject([{ job: 'close-overdue-orders', attempts: 1 }]);
    own.app.payments.query = query;
    await own.moveTime(1);
    expect((await statusOf(own, stuck.id)).status).toBe(6);
    expect((await own.console()).failing).toEqual([]);
    await own.close();
  });

  it('keeps none of its batch open', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const torn = await placeOrder(api);
    const sound = await placeOrder(api);
    // Nothing that an order in this status may do.
    await own.app.db.updateTable('orders').set({ status: 2 }).where('id', '=', torn.id).execute();
    await own.moveTime(31);
    expect((await statusOf(own, sound.id)).status).toBe(6);
    expect((await own.console()).failing).toMatchObject([{ job: 'close-overdue-orders', attempts: 1 }]);
    await own.close();
  });
});
