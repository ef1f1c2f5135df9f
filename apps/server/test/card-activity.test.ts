import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import { freezeCard } from '../src/modules/annual-card/operate-cards';
import type { NewCardActivity } from '../src/modules/card-activity/operate';
import { activityLine, addActivity, holderOf } from './support/card-activities';
import { ADULT, addCardType, ageCard } from './support/cards';
import { poolOf } from './support/flash-sales';
import { order, pay } from './support/goods-orders';
import { text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const db = () => server.app.db;
const nowMs = () => server.app.clock.now();
const inDays = (days: number) => addDays(dayOf(nowMs()), days);
const ruled = (rule: string, code = 422) => ({ code, rule });
const add = (typeId: string, changes: Partial<NewCardActivity> = {}) =>
  addActivity(db(), nowMs(), typeId, changes);
const coupleType = () => addCardType(db(), { roles: [{ ...ADULT, min: 2, max: 2 }] });
const session = (changes: Partial<NewCardActivity['sessions'][number]> = {}) => ({
  ...{ id: `session-${Math.random()}`, day: inDays(7), from: '08:00', to: '10:00', total: 5 },
  ...changes,
});

/** A card for two, an activity for its type, and both persons. */
async function world(changes: Partial<NewCardActivity> = {}) {
  const typeId = await coupleType();
  const made = await add(typeId, changes);
  const holder = await holderOf(server, typeId);
  const [first = '', second = ''] = holder.personIds;
  return { typeId, made, ...holder, first, second };
}

/** Gives units of an order's only line back, as its buyer does. */
async function giveBack(api: ApiClient, orderId: string, units = [0]): Promise<number> {
  const { lines } = await api.order.detail({ id: orderId });
  const items = [{ lineId: lines[0]?.id ?? '', units }];
  const { amountFen, feeFen, approval } = await api.refund.quote({ orderId, items });
  const { id } = await api.refund.apply({
    ...{ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen },
    ...(approval === 'merchant' && { reasonCode: 'plansChanged' as const }),
  });
  if (approval === 'merchant') await server.press('console/requests/agree', { id });
  return amountFen;
}

describe('an activity, as its operator writes it,', () => {
  it('needs words in both languages, a card type, and sessions that begin before they end', async () => {
    const typeId = await addCardType(db());
    for (const changes of [
      { name: text('观鸟', '') },
      { typeIds: [] },
      { perCard: 0 },
      { sessions: [session({ from: '10:00', to: '10:00' })] },
    ])
      await expect(add(typeId, changes)).rejects.toMatchObject({ code: 400 });
  });

  it('is listed with its card, what is over last, whatever is not published left out', async () => {
    const typeId = await coupleType();
    const over = await add(typeId, { sessions: [session({ day: inDays(-2) })] });
    const { activityId, sessionId } = await add(typeId, { seq: 1, priceFen: 3_900 });
    await add(typeId, { published: false });
    const { activities } = await server.visitor({ locale: () => 'en' }).annualCard.detail({ id: typeId });
    expect(activities.map(({ id }) => id)).toEqual([activityId, over.activityId]);
    expect(activities[0]).toMatchObject({
      ...{ name: 'Birds', intro: '<p>Early</p>', typeIds: [typeId], priceFen: 3_900, perCard: 2 },
      sessions: [{ id: sessionId, day: inDays(7), from: '08:00', to: '10:00', total: 5, left: 5 }],
    });
  });
});

describe('a free activity', () => {
  it('is joined and paid at once, and its codes are used on its day', async () => {
    const { made, api, cardId, first, second } = await world();
    const created = await order(api, [activityLine(made, first, second)]);
    expect(created).toMatchObject({ totalFen: 0, expiresAtMs: null });
    expect(created.quote.lines).toMatchObject([
      {
        ...{ kind: 'cardActivity', goodsType: null, title: '观鸟', sessionId: made.sessionId, available: 5 },
        ...{ day: inDays(7), from: '08:00', to: '10:00' },
        persons: [
          { personId: first, cardId },
          { personId: second, cardId },
        ],
      },
    ]);
    const detail = await api.order.detail({ id: created.id });
    expect(detail).toMatchObject({ status: 1, orderType: 6, title: '观鸟', voucherCount: 2 });
    expect(detail.lines).toMatchObject([
      {
        ...{ kind: 'cardActivity', goodsType: null, specText: '08:00–10:00', progress: ['open', 'open'] },
        ...{ refundHint: expect.stringContaining('前免费退'), refundableUnits: [0, 1], usedQuantity: 0 },
      },
    ]);
    const { vouchers } = await api.order.vouchers({ orderId: created.id });
    expect(vouchers).toMatchObject([{ status: 1 }, { status: 1 }]);
    const code = vouchers[0]?.code ?? '';
    expect((await server.press('console/vouchers/verify', { code })).status).not.toBe(200);
    const { cardParticipants } = await server.console();
    expect(cardParticipants.filter(({ orderId }) => orderId === created.id)).toMatchObject([
      { activity: '观鸟', day: inDays(7), from: '08:00', unit: 0, paid: true },
      { unit: 1 },
    ]);
    const own = await api.annualCard.own({ id: cardId });
    expect(own.activities).toMatchObject([
      {
        id: made.activityId,
        sessions: [{ left: 3 }],
        joined: [
          { sessionId: made.sessionId, personId: first, orderId: created.id, paid: true },
          { personId: second },
        ],
      },
    ]);
  });

  it('gives its place back for nothing, and it can be joined again', async () => {
    const { made, api, cardId, first } = await world();
    const { id } = await order(api, [activityLine(made, first)]);
    expect(await giveBack(api, id)).toBe(0);
    await server.runJobs();
    expect(await api.order.detail({ id })).toMatchObject({ status: 6, closeReason: 'refunded' });
    const own = await api.annualCard.own({ id: cardId });
    expect(own.activities).toMatchObject([{ sessions: [{ left: 5 }], joined: [] }]);
    await order(api, [activityLine(made, first)]);
  });
});

describe('a paid activity', () => {
  it('has its codes when it is paid, and its place from the order on', async () => {
    const { made, api, cardId, first } = await world({ priceFen: 3_900 });
    const created = await order(api, [activityLine(made, first)]);
    expect(created.totalFen).toBe(3_900);
    const before = await api.annualCard.own({ id: cardId });
    expect(before.activities).toMatchObject([{ sessions: [{ left: 4 }], joined: [{ paid: false }] }]);
    await pay(server, api, created.id);
    expect((await api.order.vouchers({ orderId: created.id })).vouchers).toMatchObject([{ status: 1 }]);
    const after = await api.annualCard.own({ id: cardId });
    expect(after.activities).toMatchObject([{ joined: [{ paid: true }] }]);
  });

  it('gives back a part, and only the places of that part', async () => {
    const { made, api, cardId, first, second } = await world({ priceFen: 3_900 });
    const { id } = await order(api, [activityLine(made, first, second)]);
    await pay(server, api, id);
    expect(await giveBack(api, id, [1])).toBe(3_900);
    await server.runJobs();
    const own = await api.annualCard.own({ id: cardId });
    expect(own.activities).toMatchObject([{ sessions: [{ left: 4 }], joined: [{ personId: first }] }]);
    expect(await poolOf(db(), made.activityId, `${inDays(7)}T08:00`)).toMatchObject({ taken: 1 });
  });

  it('lets its place go when it is not paid', async () => {
    const { made, api, cardId, first } = await world({ priceFen: 3_900 });
    const { id } = await order(api, [activityLine(made, first)]);
    await api.order.cancel({ id });
    const own = await api.annualCard.own({ id: cardId });
    expect(own.activities).toMatchObject([{ sessions: [{ left: 5 }], joined: [] }]);
    await order(api, [activityLine(made, first)]);
  });

  it('is not given back after its deadline', async () => {
    const { made, api, first } = await world({
      priceFen: 3_900,
      refundRule: { kind: 'until', daysBefore: 30, time: '18:00', feePercent: 0 },
    });
    const { id } = await order(api, [activityLine(made, first)]);
    await pay(server, api, id);
    expect((await api.order.detail({ id })).lines).toMatchObject([
      { refundHint: '已过可退时间', refundableUnits: [] },
    ]);
  });
});

describe('an activity is not for', () => {
  it('a card that is not in use, or of another type, or over by then', async () => {
    const { typeId, made, api, cardId, first } = await world();
    const asked = () => api.order.quote({ lines: [activityLine(made, first)] });
    const other = await add(await addCardType(db()));
    await expect(api.order.quote({ lines: [activityLine(other, first)] })).rejects.toMatchObject({
      ...ruled('cardNeeded'),
      fields: [{ field: 'lines.0.personIds' }],
    });
    const late = await add(typeId, { sessions: [session({ day: inDays(400) })] });
    await expect(api.order.quote({ lines: [activityLine(late, first)] })).rejects.toMatchObject(
      ruled('cardNeeded'),
    );
    await db().updateTable('card_persons').set({ status: 'removed' }).where('id', '=', first).execute();
    await expect(asked()).rejects.toMatchObject(ruled('cardNeeded'));
    await db().updateTable('card_persons').set({ status: 'active' }).where('id', '=', first).execute();
    await asked();
    await inTransaction(db(), (tx) => freezeCard(tx, { cardId, words: text('查', 'Look') }, nowMs()));
    await expect(asked()).rejects.toMatchObject(ruled('cardNeeded'));
  });

  it('a card whose days are over today', async () => {
    const { made, api, cardId, first } = await world();
    await ageCard(server, cardId, 360);
    await expect(api.order.quote({ lines: [activityLine(made, first)] })).rejects.toMatchObject(
      ruled('cardNeeded'),
    );
    const own = await api.annualCard.own({ id: cardId });
    expect(own.activities).toEqual([]);
  });

  it('somebody on the card of another member', async () => {
    const { made, typeId } = await world();
    const other = await holderOf(server, typeId);
    const { api } = await world();
    await expect(
      api.order.quote({ lines: [activityLine(made, other.personIds[0] ?? '')] }),
    ).rejects.toMatchObject({ code: 404 });
  });

  it('a person twice, in one order or in two', async () => {
    const { made, api, first, second } = await world();
    await expect(api.order.quote({ lines: [activityLine(made, first, first)] })).rejects.toMatchObject(
      ruled('personTwice'),
    );
    await expect(
      api.order.quote({ lines: [activityLine(made, first), activityLine(made, first)] }),
    ).rejects.toMatchObject({ ...ruled('personTwice'), fields: [{ field: 'lines.1.personIds' }] });
    await expect(
      api.order.quote({ lines: [{ ...activityLine(made, first, second), quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 400, fields: [{ field: 'lines.0.personIds' }] });
    await order(api, [activityLine(made, first)]);
    await expect(api.order.quote({ lines: [activityLine(made, first)] })).rejects.toMatchObject(
      ruled('personTwice'),
    );
    await order(api, [activityLine(made, second)]);
  });

  it('more places than a card may have, over all its sessions', async () => {
    const sessions = [session(), session({ day: inDays(8) })];
    const { made, api, first, second } = await world({ perCard: 1, sessions });
    const next = { ...made, sessionId: sessions[1]?.id ?? '' };
    await expect(api.order.quote({ lines: [activityLine(made, first, second)] })).rejects.toMatchObject(
      ruled('cardActivityLimit'),
    );
    await expect(
      api.order.quote({ lines: [activityLine(made, first), activityLine(next, second)] }),
    ).rejects.toMatchObject({ ...ruled('cardActivityLimit'), fields: [{ field: 'lines.1.personIds' }] });
    await order(api, [activityLine(made, first)]);
    await expect(api.order.quote({ lines: [activityLine(next, first)] })).rejects.toMatchObject(
      ruled('cardActivityLimit'),
    );
  });

  it('more than there are places, and says so in its own words', async () => {
    const { made, api, first, second } = await world({ sessions: [session({ total: 1 })] });
    await expect(api.order.quote({ lines: [activityLine(made, first, second)] })).rejects.toMatchObject({
      ...ruled('soldOut', 409),
      userMessage: '名额已满',
    });
    const closed = await world({ sessions: [session({ closed: true })] });
    await expect(
      closed.api.order.quote({ lines: [activityLine(closed.made, closed.first)] }),
    ).rejects.toMatchObject(ruled('soldOut', 409));
  });

  it('anybody once it has begun, nor where it has no such session', async () => {
    const { typeId, made, api, first } = await world();
    const over = await add(typeId, { sessions: [session({ day: inDays(-1) })] });
    await expect(api.order.quote({ lines: [activityLine(over, first)] })).rejects.toMatchObject(
      ruled('activityOver', 410),
    );
    for (const line of [
      activityLine({ ...made, sessionId: over.sessionId }, first),
      activityLine({ ...made, activityId: 'none' }, first),
    ])
      await expect(api.order.quote({ lines: [line] })).rejects.toMatchObject({ code: 404 });
    const hidden = await add(typeId, { published: false });
    await expect(api.order.quote({ lines: [activityLine(hidden, first)] })).rejects.toMatchObject({
      code: 404,
    });
  });
});

describe('a card that is handed back', () => {
  it('leaves the places that were joined with it', async () => {
    const { made, api, cardId, cardOrderId, first } = await world();
    const { id } = await order(api, [activityLine(made, first)]);
    await giveBack(api, cardOrderId);
    await server.runJobs();
    expect(await api.order.detail({ id })).toMatchObject({ status: 1 });
    const own = await api.annualCard.own({ id: cardId });
    expect(own.activities).toMatchObject([{ id: made.activityId, joined: [{ personId: first }] }]);
  });
});

describe('a code', () => {
  it('is used on the day of its session, and its order is complete with the last', async () => {
    const { made, api, first } = await world({ sessions: [session({ day: inDays(1) })] });
    const { id } = await order(api, [activityLine(made, first)]);
    const [voucher] = (await api.order.vouchers({ orderId: id })).vouchers;
    const verify = () => server.press('console/vouchers/verify', { code: voucher?.code ?? '' });
    expect((await verify()).status).toBe(409);
    await server.moveTime(24 * 60);
    expect((await verify()).ok).toBe(true);
    const { status, lines } = await api.order.detail({ id });
    expect({ status, lines }).toMatchObject({ status: 2, lines: [{ usedQuantity: 1, refundableUnits: [] }] });
    await expect(
      api.refund.quote({ orderId: id, items: [{ lineId: lines[0]?.id ?? '', units: [0] }] }),
    ).rejects.toMatchObject({ code: 409 });
  });
});
