import type { ApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OldRelease, oldReleaseDatabase } from './support/old-release';
import { untilFound } from './support/search-content';
import { newIdCard, startPaying, startTestServer, type TestServer } from './support/test-server';

let old: OldRelease;
let server: TestServer;
let alice: ApiClient;
let bob: ApiClient;

beforeAll(async () => {
  old = await oldReleaseDatabase();
  server = await startTestServer({ dataKeys: { encryption: [old.dataKeyHex] } }, undefined, old.databaseUrl);
  const client = (name: 'alice' | 'bob') =>
    server.visitor({ tokens: { read: () => old.tokens[name], clear: () => {} } });
  alice = client('alice');
  bob = client('bob');
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const idOf = (name: string): string => {
  const id = old.orders[name];
  if (!id) throw new Error(`The fixture has no order ${name}.`);
  return id;
};
const detail = (api: ApiClient, name: string) => api.order.detail({ id: idOf(name) });
const pay = (prepayId: string) => server.press('cashier/pay', { prepay_id: prepayId });
const paymentsOf = (name: string) =>
  server.app.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.checkout_id', 'payments.checkout_id')
    .leftJoin('checkouts', 'checkouts.paid_payment_id', 'payments.id')
    .select(['payments.state', 'payments.paid_fen', 'checkouts.paid_payment_id as paying'])
    .where('orders.id', '=', idOf(name))
    .orderBy('payments.paid_fen', 'desc')
    .orderBy('paying')
    .execute();

describe('a database of the release before the order engine', () => {
  it('breaks no invariant once it is migrated', async () => {
    expect(await server.breaches()).toEqual([]);
  });

  it('is found by the search once its things are indexed', async () => {
    await untilFound(async () => {
      const waiting = await server.app.db.selectFrom('search_queue').select('n').execute();
      expect(waiting).toEqual([]);
      const { records } = await server.visitor().search.index({ keyword: 'qiyun', kind: 'spot' });
      expect(records.map(({ title }) => title)).toContain('栖云岭');
    });
  });

  it.each([
    ['alice', 'timedOut', { status: 6, payStatus: 0, closeReason: 'timedOut', refundedFen: 0 }],
    ['alice', 'timedOutAtCashier', { status: 6, payStatus: 0, closeReason: 'timedOut', refundedFen: 0 }],
    ['alice', 'cancelled', { status: 6, payStatus: 0, closeReason: 'cancelled', refundedFen: 0 }],
    ['bob', 'cancelledWhileStarting', { status: 6, payStatus: 0, closeReason: 'cancelled' }],
    ['alice', 'late', { status: 6, payStatus: 3, closeReason: 'latePayment', refundedFen: 17_000 }],
    // What was never due is not the order's: it is sent back, and the order knows nothing of it.
    ['alice', 'lateWrongAmount', { status: 6, payStatus: 0, closeReason: 'latePayment', refundedFen: 0 }],
    ['bob', 'lateTwice', { status: 6, payStatus: 3, closeReason: 'latePayment', refundedFen: 8_500 }],
    ['bob', 'lateTwiceStuck', { status: 6, payStatus: 3, closeReason: 'latePayment', refundedFen: 8_500 }],
    ['alice', 'paid', { status: 1, payStatus: 1, totalFen: 25_500, voucherCount: 3 }],
    ['bob', 'paidByCard', { status: 1, payStatus: 1, totalFen: 17_000, voucherCount: 2 }],
    ['bob', 'free', { status: 1, payStatus: 1, totalFen: 0, voucherCount: 1 }],
    ['bob', 'freeRejected', { status: 3, payStatus: 1, totalFen: 0, closeReason: 'rejected' }],
    ['alice', 'waiting', { status: 0, payStatus: 1, totalFen: 45_600 }],
    ['alice', 'confirmed', { status: 1, payStatus: 1 }],
    ['alice', 'rejected', { status: 3, payStatus: 3, closeReason: 'rejected', refundedFen: 45_600 }],
    ['alice', 'rejectedFailed', { status: 3, payStatus: 1, closeReason: 'rejected', refundedFen: 0 }],
    ['alice', 'rejectedRequested', { status: 3, payStatus: 1, closeReason: 'rejected', refundedFen: 0 }],
    ['bob', 'double', { status: 1, payStatus: 1, refundedFen: 0, voucherCount: 2 }],
    ['bob', 'wrongAmount', { status: 1, payStatus: 1, refundedFen: 0, voucherCount: 2 }],
    ['alice', 'verified', { status: 2, payStatus: 1, voucherCount: 1 }],
    ['alice', 'partlyVerified', { status: 1, payStatus: 1, voucherCount: 3 }],
    ['alice', 'atCashier', { status: 4, payStatus: 0, canPay: true, canCancel: true }],
    ['alice', 'unpaid', { status: 4, payStatus: 0, canPay: true, canCancel: true, voucherCount: 0 }],
  ] as const)('shows %s the order %s as it was', async (who, name, expected) => {
    const api = who === 'alice' ? alice : bob;
    const order = await detail(api, name);
    expect(order).toMatchObject({ ...expected, parentSn: order.sn, supplierId: 'operator' });
    expect(order.lines.reduce((sum, line) => sum + line.paidFen, 0)).toBe(order.totalFen);
    expect(order.events[0]?.status).toBe(4);
    const state = await api.payment.state({ orderId: order.id });
    expect(state).toMatchObject({
      status: order.status,
      payStatus: order.payStatus,
      totalFen: order.totalFen,
      refundedFen: order.refundedFen,
    });
    await expect((who === 'alice' ? bob : alice).order.detail({ id: order.id })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('lists every order of its member and counts them', async () => {
    const { orders, members } = old;
    for (const [api, memberId] of [
      [alice, members.alice],
      [bob, members.bob],
    ] as const) {
      const { records, total } = await api.order.list({ size: 50 });
      const own = await server.app.db
        .selectFrom('orders')
        .select('id')
        .where('member_id', '=', memberId)
        .where('id', 'in', Object.values(orders))
        .execute();
      expect(total).toBe(own.length);
      expect(records.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
      expect(records.every(({ title, lines }) => title !== '' && lines[0]?.title !== '')).toBe(true);
      expect((await api.order.counts({})).reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  it('keeps people, contact and both languages readable', async () => {
    const order = await detail(alice, 'unpaid');
    expect(order).toMatchObject({ contactName: expect.stringMatching(/^[^*]+$/), title: '飞练峡' });
    expect(order.people).toHaveLength(3);
    expect(order.people[0]).toMatchObject({ lineId: order.lines[0]?.id, certType: 1 });
    expect(new Set(order.people.map(({ lineId }) => lineId)).size).toBe(2);
    expect(order.lines.map(({ title }) => title)).toEqual(['成人票', '儿童票（6 至 14 周岁）']);
    const [fields] = await alice.international.orderFields({ ordersIds: order.id });
    expect(JSON.parse(fields?.data ?? '{}')).toMatchObject({ title: 'Feilian Gorge' });
  });

  it('gives each line the refund rule of its own ticket', async () => {
    const rules = async (api: ApiClient, name: string) =>
      (await detail(api, name)).lines.map((line) => (line.kind === 'ticket' ? line.refundRule.kind : ''));
    expect(await rules(alice, 'twoRules')).toEqual(['none', 'free']);
    expect(await rules(bob, 'twoRulesOtherDays')).toEqual(['until', 'free']);
  });

  it('tells which vouchers are one unit, where a ticket lets several people in', async () => {
    const units = async (api: ApiClient, name: string) =>
      (await api.order.vouchers({ orderId: idOf(name) })).vouchers.map(({ unit }) => unit);
    expect(await units(bob, 'punt')).toEqual([0, 0, 1, 1, 2, 2]);
    expect(await units(bob, 'family')).toEqual([0, 1]);
    expect(await units(alice, 'paid')).toEqual([0, 1, 2]);
    expect(await units(alice, 'unpaid')).toEqual([]);
  });

  it('knows the payment that paid, and what others brought', async () => {
    const paid = (paidFen: number) => ({ state: 'paid', paid_fen: paidFen, paying: expect.any(String) });
    const other = (paidFen: number) => ({ state: 'paid', paid_fen: paidFen, paying: null });
    expect(await paymentsOf('paid')).toEqual([paid(25_500)]);
    expect(await paymentsOf('double')).toEqual([paid(17_000), other(17_000)]);
    expect(await paymentsOf('wrongAmount')).toEqual([paid(17_000), other(16_999)]);
    expect(await paymentsOf('lateWrongAmount')).toEqual([other(16_900)]);
    expect(await paymentsOf('lateTwice')).toEqual([paid(8_500), other(8_500)]);
    // The money of the second one came back, that of the first is still to be sent.
    expect(await paymentsOf('lateTwiceStuck')).toEqual([paid(8_500), other(8_500)]);
    expect(await paymentsOf('atCashier')).toEqual([{ state: 'open', paid_fen: 0, paying: null }]);
  });

  it('has what others sold of a pool apart from what its own orders hold', async () => {
    const rows = await server.app.db
      .selectFrom('stock')
      .select(['pool_id', 'slot', 'taken', 'allotted'])
      .where('allotted', '>', 0)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('orders of that release go on', () => {
  it('lets the unpaid one be paid, and the one at the cashier with the payment that was begun', async () => {
    await pay(await startPaying(alice, idOf('unpaid')));
    expect(await detail(alice, 'unpaid')).toMatchObject({ status: 1, payStatus: 1, voucherCount: 3 });
    const [begun] = await paymentsOf('atCashier');
    expect(begun?.state).toBe('open');
    await pay(await startPaying(alice, idOf('atCashier')));
    expect(await detail(alice, 'atCashier')).toMatchObject({ status: 1, payStatus: 1, voucherCount: 2 });
    expect(await paymentsOf('atCashier')).toMatchObject([{ state: 'paid' }]);
  });

  it('lets the merchant confirm the waiting one', async () => {
    const before = await alice.order.vouchers({ orderId: idOf('waiting') });
    expect(before.vouchers.map(({ status }) => status)).toEqual([0, 0]);
    expect((await server.press('console/orders/confirm', { id: idOf('waiting') })).ok).toBe(true);
    const { vouchers } = await alice.order.vouchers({ orderId: idOf('waiting') });
    expect(vouchers.map(({ status }) => status)).toEqual([1, 1]);
    expect((await detail(alice, 'waiting')).status).toBe(1);
  });

  it('sends the refund that was decided and not sent, and the failed one on the operator’s word', async () => {
    await server.runJobs();
    const requested = await detail(alice, 'rejectedRequested');
    expect(requested).toMatchObject({ status: 3, payStatus: 3, refundedFen: 45_600 });
    expect(requested.refunds).toMatchObject([{ status: 'refunded', amountFen: 45_600, feeFen: 0 }]);
    const failed = await detail(alice, 'rejectedFailed');
    expect(failed.refunds).toMatchObject([{ status: 'failed' }]);
    const { id } = await server.app.db
      .selectFrom('refunds')
      .select('id')
      .where('request_id', '=', failed.refunds[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect((await server.press('console/refunds/resend', { id })).ok).toBe(true);
    expect(await detail(alice, 'rejectedFailed')).toMatchObject({ payStatus: 3, refundedFen: 45_600 });
  });

  it('sends back what was not due, and leaves the order as it was', async () => {
    await server.runJobs();
    const refunds = await server.app.db
      .selectFrom('refunds')
      .select(['state', 'request_id'])
      .where('state', '<>', 'succeeded')
      .execute();
    expect(refunds).toEqual([]);
    expect(await detail(bob, 'lateTwiceStuck')).toMatchObject({ payStatus: 3, refundedFen: 8_500 });
  });

  it('ends the hanging ones, whose vouchers had expired, by the job', async () => {
    await server.runJobs();
    const rows = await server.app.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('id', 'in', [idOf('lapsed'), idOf('lapsedPartly'), idOf('lapsedTwoDays')])
      .execute();
    expect(rows.map(({ status }) => status)).toEqual([2, 2, 2]);
    const { vouchers } = await alice.order.vouchers({ orderId: idOf('lapsedPartly') });
    expect(vouchers.map(({ status }) => status).sort()).toEqual([2, 4]);
  });

  it('closes the payment that could still be made for a closed order', async () => {
    await server.runJobs();
    expect(await paymentsOf('cancelledWhileStarting')).toMatchObject([{ state: 'closed' }]);
    const transaction = await server.app.db
      .selectFrom('sandbox_cashier_transactions')
      .innerJoin('payments', 'payments.out_trade_no', 'sandbox_cashier_transactions.out_trade_no')
      .innerJoin('orders', 'orders.checkout_id', 'payments.checkout_id')
      .select('sandbox_cashier_transactions.state')
      .where('orders.id', '=', idOf('cancelledWhileStarting'))
      .executeTakeFirstOrThrow();
    expect(transaction.state).toBe('CLOSED');
  });

  it.each([
    ['alice', 'paid', 25_500],
    ['bob', 'paidByCard', 17_000],
    ['bob', 'double', 17_000],
    ['bob', 'punt', 47_400],
  ] as const)('gives a unit of %s’s order %s back, then the rest', async (who, name, totalFen) => {
    const api = who === 'alice' ? alice : bob;
    const orderId = idOf(name);
    const [line] = (await detail(api, name)).lines;
    if (!line) throw new Error('An order has lines.');
    const giveBack = async (units: number[]) => {
      const items = [{ lineId: line.id, units }];
      const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
      await api.refund.apply({
        orderId,
        items,
        expectedAmountFen: amountFen,
        expectedFeeFen: feeFen,
      });
      return amountFen;
    };
    const part = await giveBack([1]);
    expect(part).toBe(totalFen / line.quantity);
    expect(await detail(api, name)).toMatchObject({ status: 1, payStatus: 1, refundedFen: part });
    const { vouchers } = await api.order.vouchers({ orderId });
    expect(vouchers.filter(({ status }) => status === 1).map(({ unit }) => unit)).not.toContain(1);
    await giveBack(Array.from({ length: line.quantity }, (_, unit) => unit).filter((unit) => unit !== 1));
    expect(await detail(api, name)).toMatchObject({ status: 6, payStatus: 3, refundedFen: totalFen });
  });

  it('gives back what is left of the one that was partly used, and nothing that its rule keeps', async () => {
    const [line] = (await detail(alice, 'partlyVerified')).lines;
    const orderId = idOf('partlyVerified');
    const used = (await alice.order.vouchers({ orderId })).vouchers.find(({ status }) => status === 2);
    const lineId = line?.id ?? '';
    await expect(
      alice.refund.quote({ orderId, items: [{ lineId, units: [used?.unit ?? 0] }] }),
    ).rejects.toMatchObject({ rule: 'unitsUsed' });
    const [first, second] = (await detail(alice, 'twoRules')).lines;
    await expect(
      alice.refund.quote({ orderId: idOf('twoRules'), items: [{ lineId: first?.id ?? '', units: [0] }] }),
    ).rejects.toMatchObject({ rule: 'refundNotAllowed' });
    const quote = await alice.refund.quote({
      orderId: idOf('twoRules'),
      items: [{ lineId: second?.id ?? '', units: [0] }],
    });
    expect(quote).toMatchObject({ feeFen: 0 });
  });

  it('sells to the same members, from the same pools', async () => {
    const order = await detail(alice, 'paid');
    const [line] = order.lines;
    const day = line?.kind === 'ticket' ? line.day : '';
    const { memberFrequentContactsId } = await alice.contacts.add({
      name: '李云',
      certType: 1,
      idCard: newIdCard('19850101'),
      mobile: '',
    });
    const lines = [
      {
        kind: 'ticket' as const,
        productId: line?.productId ?? '',
        day,
        quantity: 1,
        contactIds: [memberFrequentContactsId],
      },
    ];
    const { totalFen } = await alice.order.quote({ lines });
    const made = await alice.order.create({
      lines,
      contactName: '李云',
      contactMobile: '13800138000',
      expectedTotalFen: totalFen,
    });
    expect(made.status).toBe(4);
  });
});
