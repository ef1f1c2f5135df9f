import type { ApiClient } from '@yunyou/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leave, tryToLeave } from './support/account';
import {
  addTraveller,
  openDay,
  placeOrder,
  placesTaken,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

const ADULT = 'ticket-feilian-adult';
const CHILD = 'ticket-feilian-child';
const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await setRule(ADULT, { refund_kind: 'free', refund_fee_percent: 10 });
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

interface Rule {
  refund_kind: 'free' | 'until' | 'none';
  refund_days_before?: number;
  refund_time?: string;
  refund_fee_percent?: number;
}

const setRule = (ticketId: string, rule: Rule, own: TestServer = server) =>
  own.app.db.updateTable('tickets').set(rule).where('id', '=', ticketId).execute();

async function paidOrder(
  own: TestServer = server,
  { quantity = 1, skip = 1 }: { quantity?: number; skip?: number } = {},
) {
  const api = await own.member();
  const { id, totalFen, day } = await placeOrder(api, { quantity, day: await openDay(api, ADULT, skip) });
  await own.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  const { lines } = await api.order.detail({ id });
  return { api, id, totalFen, day, lineId: lines[0]?.id ?? '' };
}

/** Quotes, then agrees to what was quoted. */
async function giveBack(
  api: ApiClient,
  orderId: string,
  items: { lineId: string; units?: number[]; quantity?: number }[],
) {
  const quote = await api.refund.quote({ orderId, items });
  const applied = await api.refund.apply({
    orderId,
    items,
    expectedAmountFen: quote.amountFen,
    expectedFeeFen: quote.feeFen,
  });
  return { quote, ...applied };
}

const voucherOf = async (api: ApiClient, orderId: string, unit: number) => {
  const { vouchers } = await api.order.vouchers({ orderId });
  const voucher = vouchers.find((one) => one.unit === unit);
  if (!voucher) throw new Error(`Unit ${unit} has no voucher.`);
  return voucher;
};

describe('giving a part of an order back', () => {
  it('sends back what its units were paid with, less their fee; the others go on', async () => {
    const { api, id, totalFen, day, lineId } = await paidOrder(server, { quantity: 3 });
    const taken = await placesTaken(server, ADULT, day);
    const unitFen = totalFen / 3;
    const { quote, id: refundId } = await giveBack(api, id, [{ lineId, units: [1] }]);
    expect(quote).toMatchObject({
      feeFen: unitFen / 10,
      amountFen: unitFen * 0.9,
      approval: 'auto',
      items: [{ lineId, units: [1], amountFen: unitFen }],
    });
    expect(await api.order.detail({ id })).toMatchObject({
      status: 1,
      payStatus: 1,
      refundedFen: quote.amountFen,
      lines: [{ refundedQuantity: 1, refundingQuantity: 0, refundedFen: quote.amountFen }],
      refunds: [{ id: refundId, status: 'refunded' }],
    });
    expect(await placesTaken(server, ADULT, day)).toBe(taken - 1);
    expect((await voucherOf(api, id, 0)).status).toBe(1);
    expect((await voucherOf(api, id, 1)).status).toBe(3);
    const detail = await api.refund.detail({ id: refundId });
    expect(detail.movements).toMatchObject([{ amountFen: quote.amountFen, state: 'succeeded' }]);
    expect(detail.events.map(({ status }) => status)).toEqual(['applied', 'agreed', 'refunding', 'refunded']);
  });

  it('ends in a closed order when nothing is left, in a complete one when the rest was used', async () => {
    const whole = await paidOrder(server, { quantity: 2 });
    await giveBack(whole.api, whole.id, [{ lineId: whole.lineId, quantity: 1 }]);
    await giveBack(whole.api, whole.id, [{ lineId: whole.lineId, quantity: 1 }]);
    expect(await whole.api.order.detail({ id: whole.id })).toMatchObject({
      status: 6,
      payStatus: 3,
      closeReason: 'refunded',
    });

    const own = await startTestServer();
    await setRule(ADULT, { refund_kind: 'free', refund_fee_percent: 0 }, own);
    const half = await paidOrder(own, { quantity: 2, skip: 0 });
    // Before the morning's reconciliation, which would count the money as credited.
    await own.moveTime(minutesUntil(own, half.day, '09:00'));
    const { code } = await voucherOf(half.api, half.id, 0);
    expect((await own.press('console/vouchers/verify', { code })).status).toBe(200);
    await expect(
      half.api.refund.quote({ orderId: half.id, items: [{ lineId: half.lineId, units: [0] }] }),
    ).rejects.toMatchObject({ code: 409, rule: 'unitsUsed' });
    await giveBack(half.api, half.id, [{ lineId: half.lineId, units: [1] }]);
    expect(await half.api.order.detail({ id: half.id })).toMatchObject({ status: 2, payStatus: 1 });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('adds up to the fen, whatever parts go back in whatever order', async () => {
    const parts = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }).chain((order) =>
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }).map((cuts) => {
        const requests: number[][] = [[]];
        for (const [place, unit] of order.entries()) {
          requests.at(-1)?.push(unit);
          if (cuts[place]) requests.push([]);
        }
        return requests.filter((units) => units.length > 0);
      }),
    );
    await fc.assert(
      fc.asyncProperty(parts, async (requests) => {
        const { api, id, totalFen, lineId } = await paidOrder(server, { quantity: 5, skip: 8 });
        let backFen = 0;
        let keptFen = 0;
        for (const units of requests) {
          const { quote } = await giveBack(api, id, [{ lineId, units }]);
          backFen += quote.amountFen;
          keptFen += quote.feeFen;
        }
        expect(backFen + keptFen).toBe(totalFen);
        expect(await api.order.detail({ id })).toMatchObject({
          status: 6,
          payStatus: 3,
          refundedFen: backFen,
        });
      }),
      { numRuns: 8 },
    );
  });

  it('keeps the rule of each ticket, not the first one’s for all', async () => {
    await setRule(CHILD, { refund_kind: 'none' });
    const api = await server.member();
    const day = await openDay(api, CHILD, 2);
    const lines = [
      { kind: 'ticket' as const, productId: ADULT, day, quantity: 1, contactIds: [await addTraveller(api)] },
      {
        kind: 'ticket' as const,
        productId: CHILD,
        day,
        quantity: 1,
        contactIds: [await addTraveller(api, '李小云', '20180101')],
      },
    ];
    const { totalFen } = await api.order.quote({ lines });
    const contact = { contactName: '李云', contactMobile: '13800138000' };
    const { id } = await api.order.create({ lines, ...contact, expectedTotalFen: totalFen });
    await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
    const order = await api.order.detail({ id });
    expect(order.lines.map((line) => 'refundRule' in line && line.refundRule.kind)).toEqual(['free', 'none']);
    const [adult, child] = order.lines;
    await expect(
      api.refund.quote({ orderId: id, items: [{ lineId: child?.id ?? '', quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 422, rule: 'refundNotAllowed', field: 'items.0.lineId' });
    await giveBack(api, id, [{ lineId: adult?.id ?? '', quantity: 1 }]);
    expect((await api.order.detail({ id })).status).toBe(1);
  });

  it('is refused from the deadline on, to the millisecond, and says so beforehand', async () => {
    const own = await startTestServer();
    await setRule(ADULT, { refund_kind: 'until', refund_days_before: 1, refund_time: '18:00' }, own);
    const { api, id, day, lineId } = await paidOrder(own, { skip: 4 });
    const deadline = Date.parse(`${day}T18:00:00+08:00`) - DAY_MINUTES * 60_000;
    const items = [{ lineId, quantity: 1 }];
    expect((await api.refund.quote({ orderId: id, items })).steps).toEqual([
      { atMs: deadline, feeFen: null },
    ]);
    const clock = own.app.clock as { now: () => number };
    clock.now = () => deadline - 1;
    expect(await api.refund.quote({ orderId: id, items })).toMatchObject({ validUntilMs: deadline });
    clock.now = () => deadline;
    await expect(api.refund.quote({ orderId: id, items })).rejects.toMatchObject({
      code: 410,
      rule: 'refundTooLate',
    });
    await own.close();
  });

  it('changes nothing when the buyer was shown other amounts, and answers the new ones', async () => {
    const { api, id, lineId, totalFen } = await paidOrder();
    const items = [{ lineId, quantity: 1 }];
    await expect(
      api.refund.apply({ orderId: id, items, expectedAmountFen: totalFen, expectedFeeFen: 0 }),
    ).rejects.toMatchObject({
      code: 409,
      rule: 'refundChanged',
      detail: { amountFen: totalFen * 0.9, feeFen: totalFen * 0.1 },
    });
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, refunds: [] });
  });

  it('happens once when two devices ask at once, or one asks twice with its key', async () => {
    const { api, id, lineId, totalFen } = await paidOrder(server, { quantity: 2 });
    const items = [{ lineId, units: [0] }];
    const amounts = { expectedAmountFen: totalFen * 0.45, expectedFeeFen: totalFen * 0.05 };
    const outcomes = await Promise.allSettled([
      api.refund.apply({ orderId: id, items, ...amounts }),
      api.refund.apply({ orderId: id, items, ...amounts }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { rule: 'refundOpen' },
    });
    const options = { idempotencyKey: 'the-same-refund-twice' };
    const second = { orderId: id, items: [{ lineId, units: [1] }], ...amounts };
    const once = await api.refund.apply(second, options);
    expect(await api.refund.apply(second, options)).toEqual(once);
    expect((await api.order.detail({ id })).refunds).toHaveLength(2);
  });

  it('and the gate: whoever is first has the ticket', async () => {
    const own = await startTestServer();
    await setRule(ADULT, { refund_kind: 'free', refund_fee_percent: 0 }, own);
    for (let round = 0; round < 6; round++) {
      const { api, id, lineId, day, totalFen } = await paidOrder(own, { skip: 0 });
      if (round === 0) await own.moveTime(minutesUntil(own, day));
      const { code } = await voucherOf(api, id, 0);
      const [gate, refund] = await Promise.all([
        own.press('console/vouchers/verify', { code }),
        api.refund
          .apply({
            orderId: id,
            items: [{ lineId, units: [0] }],
            expectedAmountFen: totalFen,
            expectedFeeFen: 0,
          })
          .then(
            () => true,
            () => false,
          ),
      ]);
      expect(gate.ok).not.toBe(refund);
      const { status } = await voucherOf(api, id, 0);
      expect(status).toBe(refund ? 3 : 2);
    }
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

describe('an order that waits for the merchant', () => {
  it('goes back whole, free of any fee, or not at all', async () => {
    const own = await startTestServer();
    await own.app.db
      .updateTable('tickets')
      .set({ confirm_mode: 'merchant', refund_kind: 'none' })
      .where('id', '=', ADULT)
      .execute();
    const { api, id, lineId, totalFen } = await paidOrder(own, { quantity: 2 });
    await expect(api.refund.quote({ orderId: id, items: [{ lineId, quantity: 1 }] })).rejects.toMatchObject({
      code: 422,
      rule: 'partialNotYet',
    });
    const { quote } = await giveBack(api, id, [{ lineId, quantity: 2 }]);
    expect(quote).toMatchObject({ amountFen: totalFen, feeFen: 0 });
    expect(await api.order.detail({ id })).toMatchObject({ status: 6, payStatus: 3, refundedFen: totalFen });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('is given up when its day is over, and its money goes back', async () => {
    const own = await startTestServer();
    await own.app.db
      .updateTable('tickets')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', ADULT)
      .execute();
    const { api, id, day, totalFen } = await paidOrder(own, { skip: 0 });
    await own.moveTime(minutesUntil(own, day));
    expect((await api.order.detail({ id })).status).toBe(0);
    await own.moveTime(DAY_MINUTES);
    expect(await api.order.detail({ id })).toMatchObject({
      status: 3,
      payStatus: 3,
      closeReason: 'notConfirmed',
      refundedFen: totalFen,
    });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

describe('an order nobody used', () => {
  it('ends when its vouchers lapse, and does not keep its member from leaving', async () => {
    const own = await startTestServer();
    const { api, id, day } = await paidOrder(own, { skip: 0 });
    await expect(tryToLeave(api)).rejects.toMatchObject({ rule: 'openOrders' });
    await own.moveTime(minutesUntil(own, day) + 2 * DAY_MINUTES);
    expect(await api.order.detail({ id })).toMatchObject({ status: 2, payStatus: 2 });
    expect((await voucherOf(api, id, 0)).status).toBe(4);
    await leave(own, api);
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

describe('money the payment system can not send back', () => {
  it('is tried at growing intervals, fails after days, and is sent again on the operator’s word', async () => {
    const own = await startTestServer();
    await setRule(ADULT, { refund_kind: 'free', refund_fee_percent: 0 }, own);
    const { api, id, lineId, totalFen } = await paidOrder(own, { skip: 20 });
    const refund = own.app.payments.refund;
    let tries = 0;
    own.app.payments.refund = () => {
      tries++;
      return Promise.reject(new Error('closed card'));
    };
    const { id: refundId } = await giveBack(api, id, [{ lineId, quantity: 1 }]);
    expect(await api.order.detail({ id })).toMatchObject({ status: 5, refundedFen: 0 });
    expect(tries).toBe(1);
    await own.runJobs();
    expect(tries).toBe(1);
    await own.moveTime(1);
    expect(tries).toBe(2);
    const { failing } = await own.console();
    expect(failing).toMatchObject([{ job: 'send-unsent-refunds', attempts: 2, error: 'closed card' }]);
    await own.moveTime(8 * DAY_MINUTES);
    expect((await api.refund.detail({ id: refundId })).status).toBe('failed');
    expect(await own.breaches()).toEqual([]);

    own.app.payments.refund = refund;
    const { refunds } = await own.console();
    await own.press('console/refunds/resend', { id: refunds[0]?.id ?? '' });
    expect(await api.order.detail({ id })).toMatchObject({ status: 6, payStatus: 3, refundedFen: totalFen });
    expect((await own.console()).failing).toEqual([]);
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

/** Whole minutes until noon of a day. */
const minutesUntil = (own: TestServer, day: string, time = '12:00'): number =>
  Math.ceil((Date.parse(`${day}T${time}:00+08:00`) - own.app.clock.now()) / 60_000);
