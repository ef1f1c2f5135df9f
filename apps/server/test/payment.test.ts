import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFY_PATH } from '../src/outside/pay-systems/accounts';
import {
  openDay,
  placeOrder,
  placesTaken,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

const ADULT = 'ticket-feilian-adult';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pay = (prepayId: string, how = 'pay') => server.press(`cashier/${how}`, { prepay_id: prepayId });

describe('paying for an order', () => {
  // conformance: SELL-01
  it('makes it paid and issues one voucher code per traveller', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api, { quantity: 3 });
    await pay(await startPaying(api, id));
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 1, voucherCount: 3 });
    const { vouchers } = await api.order.vouchers({ orderId: id });
    expect(vouchers).toHaveLength(3);
    expect(new Set(vouchers.map((voucher) => voucher.code)).size).toBe(3);
    expect(vouchers.every((voucher) => voucher.status === 1 && /^\d{12}$/.test(voucher.code))).toBe(true);
  });

  it('knows how a payment stands when the notification has not come: it asks the payment system', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await pay(await startPaying(api, id), 'pay-silently');
    expect((await api.order.detail({ id })).status).toBe(4);
    expect(await api.payment.state({ orderId: id })).toMatchObject({
      status: 1,
      payStatus: 1,
      isShipped: false,
    });
    expect((await api.payment.state({ orderId: id })).voucherCount).toBeGreaterThan(0);
  });

  it('stays unpaid when the payment fails or the buyer walks away, and can be tried again', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    await pay(prepayId, 'fail');
    expect(await api.payment.state({ orderId: id })).toMatchObject({
      status: 4,
      payStatus: 0,
      attempted: true,
    });
    expect(await startPaying(api, id)).toBe(prepayId);
    await pay(prepayId);
    expect((await api.payment.state({ orderId: id })).payStatus).toBe(1);
  });

  it('takes the money once when two tabs pay', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    const [first, second] = await Promise.all([startPaying(api, id), startPaying(api, id)]);
    expect(second).toBe(first);
    await Promise.all([pay(first), pay(second)]);
    const { payments } = await server.console();
    expect(payments.filter((payment) => payment.prepayId === first)).toHaveLength(1);
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, voucherCount: 1, refundedFen: 0 });
    await expect(startPaying(api, id)).rejects.toMatchObject({ code: 409, rule: 'alreadyPaid' });
  });

  it('counts a notification once, however often it comes and whatever happened since', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    await pay(prepayId);
    const [voucher] = (await api.order.vouchers({ orderId: id })).vouchers;
    await server.app.db
      .updateTable('vouchers')
      .set({ first_day: '2000-01-01' })
      .where('code', '=', voucher?.code ?? '')
      .execute();
    expect((await server.press('console/vouchers/verify', { code: voucher?.code ?? '' })).ok).toBe(true);
    expect((await api.order.detail({ id })).status).toBe(2);
    const payment = (await server.console()).payments.find((it) => it.prepayId === prepayId);
    for (let time = 0; time < 3; time++) {
      await server.press('console/payments/notify', { out_trade_no: payment?.outTradeNo ?? '' });
    }
    expect(await api.order.detail({ id })).toMatchObject({ status: 2, voucherCount: 1, refundedFen: 0 });
  });

  it('is not moved by a notification that is not the payment system’s', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await startPaying(api, id);
    const response = await server.fetch(`http://yunyou.test${NOTIFY_PATH}`, {
      method: 'POST',
      headers: {
        'wechatpay-timestamp': String(Math.floor(server.app.clock.now() / 1000)),
        'wechatpay-nonce': 'nonce',
        'wechatpay-serial': 'SANDBOXPLATFORM',
        'wechatpay-signature': 'bm90IGEgc2lnbmF0dXJl',
      },
      body: JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource: {} }),
    });
    expect(response.status).toBe(401);
    expect((await api.order.detail({ id })).status).toBe(4);
  });

  it('waits for the merchant where the ticket wants it, and sends the money back when they can not take it', async () => {
    const api = await server.member();
    await server.app.db
      .updateTable('tickets')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', 'ticket-crafts-visit')
      .execute();
    const day = await openDay(api, 'ticket-crafts-visit');
    const order = async () => {
      const lines = [{ kind: 'ticket' as const, productId: 'ticket-crafts-visit', day, quantity: 2 }];
      const { totalFen } = await api.order.quote({ lines });
      const created = await api.order.create({
        lines,
        contactName: '李云',
        contactMobile: '13800138000',
        expectedTotalFen: totalFen,
      });
      await pay(await startPaying(api, created.id));
      return created;
    };
    const accepted = await order();
    expect((await api.order.vouchers({ orderId: accepted.id })).vouchers.map((it) => it.status)).toEqual([
      0, 0,
    ]);
    expect((await server.press('console/orders/confirm', { id: accepted.id })).ok).toBe(true);
    expect((await api.order.vouchers({ orderId: accepted.id })).vouchers.map((it) => it.status)).toEqual([
      1, 1,
    ]);

    const before = await placesTaken(server, 'ticket-crafts-visit', day);
    const refused = await order();
    expect((await server.press('console/orders/reject', { id: refused.id })).ok).toBe(true);
    expect(await api.order.detail({ id: refused.id })).toMatchObject({
      status: 3,
      payStatus: 3,
      refundedFen: refused.totalFen,
      closeReason: 'rejected',
    });
    expect(await placesTaken(server, 'ticket-crafts-visit', day)).toBe(before);
    expect((await server.press('console/orders/reject', { id: refused.id })).status).toBe(409);
  });

  it('is not what the merchant can say in the buyer’s place', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    expect((await server.press('console/orders/confirm', { id })).status).toBe(409);
    await pay(await startPaying(api, id));
    const [line] = (await api.order.detail({ id })).lines;
    const items = [{ lineId: line?.id ?? '', units: [0] }];
    const refund = server.app.payments.refund;
    server.app.payments.refund = () => Promise.reject(new Error('gone'));
    const { amountFen, feeFen } = await api.refund.quote({ orderId: id, items });
    await api.refund.apply({ orderId: id, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    server.app.payments.refund = refund;
    expect((await api.order.detail({ id })).status).toBe(5);
    expect((await server.press('console/orders/confirm', { id })).status).toBe(409);
    expect((await api.order.detail({ id })).status).toBe(5);
  });
});

describe('time that runs out', () => {
  it('turns into a paid order when the money had arrived unnoticed', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id } = await placeOrder(api);
    await own.press('cashier/pay-silently', { prepay_id: await startPaying(api, id) });
    await own.moveTime(31);
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 1 });
    await own.close();
  });

  it('says so to whoever cancels an order that was paid unnoticed', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await pay(await startPaying(api, id), 'pay-silently');
    await expect(api.order.cancel({ id })).rejects.toMatchObject({ code: 409, rule: 'transitionRefused' });
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 1 });
  });

  it('closes the payment too, so that nobody can pay for a closed order', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    await own.moveTime(31);
    await own.press('cashier/pay', { prepay_id: prepayId });
    expect(await api.payment.state({ orderId: id })).toMatchObject({ status: 6, payStatus: 0 });
    await expect(startPaying(api, id)).rejects.toMatchObject({ code: 410, rule: 'orderExpired' });
    await own.close();
  });

  it('sends the money back, and says so, when a payment arrives for an order that has closed', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id, day, totalFen } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    const taken = await placesTaken(own, ADULT, day);
    await own.moveTime(31);
    await own.press('console/payments/pay-late', { prepay_id: prepayId });
    expect(await api.order.detail({ id })).toMatchObject({
      status: 6,
      payStatus: 3,
      closeReason: 'latePayment',
      refundedFen: totalFen,
      voucherCount: 0,
    });
    expect(await placesTaken(own, ADULT, day)).toBe(taken - 1);
    const { sms } = await own.console();
    expect(sms[0]?.body).toContain((totalFen / 100).toFixed(2));
    const refunds = await own.app.db.selectFrom('sandbox_cashier_refunds').selectAll().execute();
    expect(refunds).toHaveLength(1);
    await own.close();
  });

  it('sends a refund that a process decided on and died before sending', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id, totalFen } = await placeOrder(api);
    const prepayId = await startPaying(api, id);
    await own.moveTime(31);
    // The process dies between the commit and the call: the payment system is out of reach for it.
    const refund = own.app.payments.refund;
    own.app.payments.refund = () => Promise.reject(new Error('gone'));
    await own.press('console/payments/pay-late', { prepay_id: prepayId });
    expect((await api.order.detail({ id })).refundedFen).toBe(0);
    own.app.payments.refund = refund;
    // The first try again comes after a minute.
    await own.runJobs();
    expect((await api.order.detail({ id })).refundedFen).toBe(0);
    await own.moveTime(1);
    expect((await api.order.detail({ id })).refundedFen).toBe(totalFen);
    await own.runJobs();
    expect((await api.order.detail({ id })).refundedFen).toBe(totalFen);
    await own.close();
  });
});
