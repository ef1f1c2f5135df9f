import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../src/clock';
import { openDay, placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

const ADULT = 'ticket-feilian-adult';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

interface Rule {
  refund_kind: 'free' | 'until' | 'none';
  refund_days_before: number | null;
  refund_time: string | null;
  refund_fee_percent: number;
}

const FREE: Rule = {
  refund_kind: 'free',
  refund_days_before: null,
  refund_time: null,
  refund_fee_percent: 0,
};
const DAY_BEFORE: Rule = { ...FREE, refund_kind: 'until', refund_days_before: 1, refund_time: '18:00' };

/** A paid order of three, sold with a rule. */
async function threeTickets(rule: Rule, own: TestServer = server) {
  await own.app.db.updateTable('tickets').set(rule).where('id', '=', ADULT).execute();
  const api = await own.member();
  const { id, day } = await placeOrder(api, { quantity: 3, day: await openDay(api, ADULT, 2) });
  await own.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  const line = async () => {
    const { lines } = await api.order.detail({ id });
    const [only] = lines;
    if (only?.kind !== 'ticket') throw new Error('Tickets were ordered.');
    return only;
  };
  return { api, id, day, line };
}

const minutesUntil = (own: TestServer, instant: string) =>
  Math.ceil((Date.parse(`${instant}:00+08:00`) - own.app.clock.now()) / 60_000);

describe('a line of tickets in an order', () => {
  it('counts what was used and what is back', async () => {
    const own = await startTestServer();
    const { api, id, day, line } = await threeTickets(FREE, own);
    expect(await line()).toMatchObject({ usedQuantity: 0, refundedQuantity: 0 });
    await own.moveTime(minutesUntil(own, `${day}T09:00`));
    const { vouchers } = await api.order.vouchers({ orderId: id });
    const first = vouchers.find(({ unit }) => unit === 0);
    expect((await own.press('console/vouchers/verify', { code: first?.code ?? '' })).status).toBe(200);
    const items = [{ lineId: (await line()).id, units: [1] }];
    const { amountFen, feeFen } = await api.refund.quote({ orderId: id, items });
    await api.refund.apply({ orderId: id, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    await own.runJobs();
    expect(await line()).toMatchObject({ usedQuantity: 1, refundedQuantity: 1, refundableUnits: [2] });
    // Lists do not look at each code.
    const { records } = await api.order.list({});
    expect(records[0]?.lines[0]?.usedQuantity).toBeUndefined();
    await own.close();
  });

  it.each([
    ['free', FREE, '使用前免费退', 'Free refund before use'],
    [
      'for a fee',
      { ...FREE, refund_fee_percent: 10 },
      '使用前可退，手续费10%',
      'Refundable before use, for a fee of 10%',
    ],
    ['not at all', { ...FREE, refund_kind: 'none' as const }, '不可退', 'Not refundable'],
  ])('says that it goes back %s', async (_, rule, zh, en) => {
    const { api, id, line } = await threeTickets(rule);
    expect((await line()).refundHint).toBe(zh);
    const english = server.visitor({
      locale: () => 'en',
      tokens: { read: () => api.token, clear: () => {} },
    });
    expect((await english.order.detail({ id })).lines[0]).toMatchObject({ refundHint: en });
  });

  it('says until when it goes back, and that this is over', async () => {
    const own = await startTestServer();
    const { api, day, line } = await threeTickets(DAY_BEFORE, own);
    const last = addDays(day, -1);
    const [, month, date] = last.split('-').map(Number);
    expect((await line()).refundHint).toBe(`${month}月${date}日18:00前免费退`);
    const { records } = await api.order.list({});
    expect(records[0]?.lines[0]).toMatchObject({ refundHint: `${month}月${date}日18:00前免费退` });
    await own.moveTime(minutesUntil(own, `${last}T18:00`));
    expect((await line()).refundHint).toBe('已过可退时间');
    await own.close();
  });
});
