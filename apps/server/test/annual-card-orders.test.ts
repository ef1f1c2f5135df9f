import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, instantOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import { sweepCards } from '../src/flows/annual-cards';
import { freezeCard, printCards, unfreezeCard } from '../src/modules/annual-card/operate-cards';
import { setOnSale } from '../src/modules/annual-card/types-store';
import { ADULT, addCardType, ageCard, beginCard, buyCards, cardLine, cardSpot } from './support/cards';
import { countStatements } from './support/count-statements';
import { poolOf } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import { CONTACT, order, pay } from './support/goods-orders';
import { text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const DAY_MS = 86_400_000;
const db = () => server.app.db;
const nowMs = () => server.app.clock.now();
const today = () => dayOf(nowMs());
const quote = (api: ApiClient, typeId: string, quantity = 1, renewCardId?: string) =>
  api.order.quote({ lines: [cardLine(typeId, quantity, renewCardId)] });
const ruled = (rule: string, code = 422) => ({ code, rule });

/** A new member with a card of the type that has begun. */
async function holder(typeId: string) {
  const api = await server.member();
  const bought = await buyCards(server, api, typeId);
  const cardId = bought.cardIds[0] ?? '';
  await beginCard(server, cardId);
  return { api, cardId, ...bought };
}

/** Asks for the money of units of an order's only line; answers the request and what comes back. */
async function handBack(api: ApiClient, orderId: string, units = [0]) {
  const { lines } = await api.order.detail({ id: orderId });
  const items = [{ lineId: lines[0]?.id ?? '', units }];
  const { amountFen, feeFen, approval } = await api.refund.quote({ orderId, items });
  const { id: requestId } = await api.refund.apply({
    ...{ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen },
    ...(approval === 'merchant' && { reasonCode: 'plansChanged' as const }),
  });
  return { requestId, amountFen, approval };
}

/** Pays a renewal of a card; answers its order. */
async function renew(api: ApiClient, typeId: string, cardId: string): Promise<string> {
  const { id } = await order(api, [cardLine(typeId, 1, cardId)]);
  await pay(server, api, id);
  return id;
}

// conformance: SELL-04
describe('buying a card', () => {
  it('makes each paid unit a card with its places', async () => {
    const child = { role: 'child', min: 0, max: 1, minAge: 0, maxAge: 13, evidence: null } as const;
    const typeId = await addCardType(db(), { roles: [{ ...ADULT, min: 1, max: 2 }, child] });
    const api = await server.member();
    const { orderId, cardIds } = await buyCards(server, api, typeId, 2);
    expect(cardIds).toHaveLength(2);
    const detail = await api.order.detail({ id: orderId });
    expect(detail).toMatchObject({ status: 1, orderType: 4, delivery: null });
    expect(detail.lines).toMatchObject([
      { kind: 'annualCard', goodsType: 6, renewal: false, refundableUnits: [0, 1] },
    ]);
    const own = await api.annualCard.own({ id: cardIds[0] ?? '' });
    expect(own).toMatchObject({
      ...{ status: 'toActivate', nextStep: 'activate', firstDay: null, refundable: true, orderId, unit: 0 },
      activateBy: addDays(today(), 90),
    });
    expect(own.number).toMatch(/^86\d{14}$/);
    expect(own.persons.map(({ role, optional, status }) => ({ role, optional, status }))).toEqual([
      { role: 'adult', optional: false, status: 'toActivate' },
      { role: 'adult', optional: true, status: 'toActivate' },
      { role: 'child', optional: true, status: 'toActivate' },
    ]);
    const { records } = await api.annualCard.mine({ status: 'toActivate' });
    expect(records).toMatchObject([{ persons: 3, activePersons: 0, holderName: '' }, {}]);
  });

  it('is shown with its price, its places and its shut days', async () => {
    const shut = (from: number) => ({
      ...{
        firstDay: addDays(today(), from),
        lastDay: addDays(today(), from + 2),
        name: text('闭园', 'Shut'),
      },
    });
    const typeId = await addCardType(db(), {
      ...{ total: 4, limitPerMember: 3 },
      spots: [cardSpot({ blackout: [shut(30), shut(10), shut(-10), shut(400)] })],
    });
    const api = await server.member();
    const shown = await api.annualCard.detail({ id: typeId });
    expect(shown).toMatchObject({ left: 4, priceFen: 36_500, renewPriceFen: 30_000, onSale: true });
    expect(shown.spots).toMatchObject([{ spotId: 'spot-lotus-isle', name: '藕香洲' }]);
    expect(shown.spots[0]?.blackout.map(({ firstDay }) => firstDay)).toEqual([
      addDays(today(), 10),
      addDays(today(), 30),
    ]);
    const quoted = await quote(api, typeId, 2);
    expect(quoted.lines).toMatchObject([
      { available: 4, max: 3, renewal: false, activateBy: addDays(today(), 90), firstDay: null },
    ]);
    const { records } = await api.annualCard.list({ spotId: 'spot-lotus-isle', size: 50 });
    expect(records.map(({ id }) => id)).toContain(typeId);
    expect(
      (await api.annualCard.list({ spotId: 'spot-mirror-lake', size: 50 })).records.map(({ id }) => id),
    ).not.toContain(typeId);
  });

  it('is refused off sale, past its days, above five, and above the limit of a member', async () => {
    const api = await server.member();
    const off = await addCardType(db(), { onSale: false });
    await expect(quote(api, off)).rejects.toMatchObject(ruled('notOnSale', 410));
    const over = await addCardType(db(), {
      fixed: { firstDay: '2020-01-01', lastDay: addDays(today(), -1) },
    });
    await expect(quote(api, over)).rejects.toMatchObject(ruled('notOnSale', 410));
    await expect(quote(api, 'none')).rejects.toMatchObject({ code: 404 });
    const typeId = await addCardType(db(), { limitPerMember: 2 });
    await expect(quote(api, typeId, 6)).rejects.toMatchObject({ code: 400 });
    await expect(quote(api, typeId, 3)).rejects.toMatchObject(ruled('purchaseLimit'));
    const { id } = await order(api, [cardLine(typeId, 2)]);
    await expect(quote(api, typeId)).rejects.toMatchObject(ruled('purchaseLimit'));
    await api.order.cancel({ id });
    const { orderId } = await buyCards(server, api, typeId, 2);
    await expect(quote(api, typeId)).rejects.toMatchObject(ruled('purchaseLimit'));
    await handBack(api, orderId);
    await quote(api, typeId);
  });

  it('is read and ordered in few statements', async () => {
    const typeId = await addCardType(db(), { total: 9, limitPerMember: 5 });
    const api = await server.member();
    const { cardIds } = await buyCards(server, api, typeId);
    const create = () =>
      api.order.create({ lines: [cardLine(typeId)], ...CONTACT, expectedTotalFen: 36_500 });
    const most = { quote: 3, create: 13, mine: 2, own: 8 };
    const counts = {
      quote: await countStatements(() => quote(api, typeId)),
      create: await countStatements(create),
      mine: await countStatements(() => api.annualCard.mine({})),
      own: await countStatements(() => api.annualCard.own({ id: cardIds[0] ?? '' })),
    };
    for (const [call, count] of Object.entries(counts))
      expect(count, call).toBeLessThanOrEqual(most[call as keyof typeof most]);
  });

  it('holds stock from its creation, and gives it back', async () => {
    const typeId = await addCardType(db(), { total: 2 });
    const api = await server.member();
    const { id } = await order(api, [cardLine(typeId, 2)]);
    expect(await poolOf(db(), typeId)).toMatchObject({ taken: 2 });
    const other = await server.member();
    await expect(order(other, [cardLine(typeId)])).rejects.toMatchObject({ rule: 'soldOut' });
    await api.order.cancel({ id });
    const { orderId } = await buyCards(server, other, typeId, 2);
    await handBack(other, orderId, [1]);
    expect(await poolOf(db(), typeId)).toMatchObject({ taken: 1 });
  });

  it('is complete when every card of it has begun', async () => {
    const typeId = await addCardType(db());
    const api = await server.member();
    const { orderId, cardIds } = await buyCards(server, api, typeId, 2);
    const status = async () => (await api.order.detail({ id: orderId })).status;
    await beginCard(server, cardIds[0] ?? '');
    expect(await status()).toBe(1);
    await beginCard(server, cardIds[1] ?? '');
    expect(await status()).toBe(2);
    expect(await api.annualCard.own({ id: cardIds[1] ?? '' })).toMatchObject({
      ...{ status: 'active', firstDay: today(), lastDay: addDays(today(), 364), nextStep: 'view' },
      periods: [{ seq: 1, paidFen: 36_500 }],
    });
  });
});

describe('handing a card back', () => {
  it('is free before it is activated; nobody is on it any more', async () => {
    const typeId = await addCardType(db());
    const api = await server.member();
    const { orderId, cardIds } = await buyCards(server, api, typeId);
    expect(await handBack(api, orderId)).toMatchObject({ amountFen: 36_500, approval: 'auto' });
    await server.runJobs();
    expect(await api.order.detail({ id: orderId })).toMatchObject({ status: 6, closeReason: 'refunded' });
    expect(await api.annualCard.own({ id: cardIds[0] ?? '' })).toMatchObject({
      ...{ status: 'refunded', refundable: false, nextStep: 'buyAgain', persons: [{ status: 'removed' }] },
    });
    expect((await api.annualCard.mine({ status: 'over' })).total).toBe(1);
  });

  it('holds a card in use, which keeps its amount, and gives held days back when the merchant refuses', async () => {
    const { api, orderId, cardId } = await holder(await addCardType(db()));
    await ageCard(server, cardId, 39);
    const { requestId, amountFen, approval } = await handBack(api, orderId);
    expect({ amountFen, approval }).toEqual({ amountFen: 29_250, approval: 'merchant' });
    const held = await api.annualCard.own({ id: cardId });
    expect(held).toMatchObject({ refunding: true, status: 'active', refundable: false });
    await db()
      .updateTable('cards')
      .set({ held_ms: nowMs() - 3 * DAY_MS })
      .where('id', '=', cardId)
      .execute();
    const refused = await server.press('console/requests/refuse', { id: requestId, words: '使用频繁' });
    expect(refused.ok).toBe(true);
    expect(await api.annualCard.own({ id: cardId })).toMatchObject({
      ...{ refunding: false, status: 'active', lastDay: addDays(held.lastDay ?? '', 3) },
    });
  });

  it('ends it when the merchant agrees', async () => {
    const { api, orderId, cardId } = await holder(await addCardType(db()));
    const { requestId } = await handBack(api, orderId);
    expect((await server.press('console/requests/agree', { id: requestId })).ok).toBe(true);
    expect((await api.annualCard.own({ id: cardId })).status).toBe('refunded');
    await server.runJobs();
    expect((await api.order.detail({ id: orderId })).status).toBe(6);
  });

  it('is not possible on its last day, and never of a paper card', async () => {
    const { api, orderId, lineId } = await holder(await addCardType(db(), { validDays: 1 }));
    const items = [{ lineId, units: [0] }];
    await expect(api.refund.quote({ orderId, items })).rejects.toMatchObject(ruled('refundNotAllowed'));
    const typeId = await addCardType(db());
    const [paper] = await inTransaction(db(), (tx) =>
      printCards(tx, { typeId, count: 2 }, { protection: server.app.protection, nowMs: nowMs() }),
    );
    expect(paper?.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });
});

describe('the last moments', () => {
  it('pay a card back that was not activated by its day, at midnight', async () => {
    const typeId = await addCardType(db(), { activateWithinDays: 1 });
    const api = await server.member();
    const { orderId, cardIds } = await buyCards(server, api, typeId);
    const midnight = instantOf(addDays(today(), 2));
    const status = async () => (await api.annualCard.own({ id: cardIds[0] ?? '' })).status;
    freezeClock(server, midnight - 1);
    await server.runJobs();
    expect(await status()).toBe('toActivate');
    freezeClock(server, midnight);
    await server.runJobs();
    expect(await status()).toBe('refunded');
    expect(await api.order.detail({ id: orderId })).toMatchObject({ status: 6, refundedFen: 36_500 });
  });

  it('end a card after its last day, and a paper card that nobody activated', async () => {
    const { api, cardId } = await holder(await addCardType(db(), { validDays: 1 }));
    const typeId = await addCardType(db(), { activateWithinDays: 1 });
    const [paper] = await inTransaction(db(), (tx) =>
      printCards(tx, { typeId, count: 1 }, { protection: server.app.protection, nowMs: nowMs() }),
    );
    const midnight = instantOf(addDays(today(), 1));
    const status = async () => (await api.annualCard.own({ id: cardId })).status;
    freezeClock(server, midnight - 1);
    await sweepCards(server.app);
    expect(await status()).toBe('active');
    freezeClock(server, midnight);
    await sweepCards(server.app);
    expect(await status()).toBe('expired');
    freezeClock(server, midnight + DAY_MS);
    await sweepCards(server.app);
    const { status: paperStatus } = await db()
      .selectFrom('cards')
      .select('status')
      .where('id', '=', paper?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(paperStatus).toBe('expired');
  });

  it('are told of before, once each', async () => {
    const { api } = await holder(await addCardType(db(), { validDays: 7 }));
    await buyCards(server, api, await addCardType(db(), { activateWithinDays: 3 }));
    const told = async () =>
      (await api.message.list({})).records
        .map(({ title }) => title['zh-Hans'])
        .filter((title) => /到期|激活/.test(title));
    for (const _ of [1, 2]) await sweepCards(server.app);
    expect((await told()).sort()).toEqual(['年卡即将到期', '年卡请尽快激活']);
    freezeClock(server, nowMs() + 5 * DAY_MS);
    await sweepCards(server.app);
    expect((await told()).filter((title) => title === '年卡即将到期')).toHaveLength(2);
  });

  it('come later for a card that was frozen without its holder being at fault', async () => {
    const { api, cardId } = await holder(await addCardType(db()));
    const words = text('门票核查', 'Being checked');
    const before = (await api.annualCard.own({ id: cardId })).lastDay ?? '';
    await inTransaction(db(), (tx) => freezeCard(tx, { cardId, words }, nowMs() - 2 * DAY_MS));
    expect(await api.annualCard.own({ id: cardId })).toMatchObject({
      status: 'frozen',
      frozenWords: '门票核查',
    });
    const again = () => inTransaction(db(), (tx) => freezeCard(tx, { cardId, words }, nowMs()));
    await expect(again()).rejects.toMatchObject({ details: { rule: 'cardStateChanged' } });
    await inTransaction(db(), (tx) => unfreezeCard(tx, { cardId, isHoldersFault: false }, nowMs()));
    expect((await api.annualCard.own({ id: cardId })).lastDay).toBe(addDays(before, 2));
  });
});

describe('renewing a card', () => {
  it('is possible from 60 days before its last day to 30 days after it', async () => {
    const typeId = await addCardType(db());
    const { api, cardId } = await holder(typeId);
    await ageCard(server, cardId, 364 - 61);
    await expect(quote(api, typeId, 1, cardId)).rejects.toMatchObject(ruled('renewNotYet'));
    await ageCard(server, cardId, 1);
    expect(await quote(api, typeId, 1, cardId)).toMatchObject({ totalFen: 30_000 });
    await ageCard(server, cardId, 60 + 30);
    await sweepCards(server.app);
    expect((await api.annualCard.own({ id: cardId })).nextStep).toBe('renew');
    expect((await quote(api, typeId, 1, cardId)).lines).toMatchObject([{ firstDay: today(), renewal: true }]);
    await ageCard(server, cardId, 1);
    await expect(quote(api, typeId, 1, cardId)).rejects.toMatchObject(ruled('renewOver', 410));
    expect((await api.annualCard.own({ id: cardId })).nextStep).toBe('buyAgain');
  });

  it('adds a period after the last, also of a type that is off sale', async () => {
    const typeId = await addCardType(db(), { validDays: 20 });
    const { api, cardId } = await holder(typeId);
    await inTransaction(db(), (tx) => setOnSale(tx, typeId, false));
    const orderId = await renew(api, typeId, cardId);
    await server.runJobs();
    expect(await api.order.detail({ id: orderId })).toMatchObject({
      ...{ status: 2, lines: [{ renewal: true, cards: [] }] },
    });
    const own = await api.annualCard.own({ id: cardId });
    expect(own).toMatchObject({
      ...{ status: 'active', lastDay: addDays(today(), 39), orderId, unit: 0, refundable: true },
      periods: [{ seq: 1 }, { seq: 2, firstDay: addDays(today(), 20), paidFen: 30_000 }],
    });
  });

  it('begins anew on the day it is paid when the card was over', async () => {
    const typeId = await addCardType(db(), { validDays: 20 });
    const { api, cardId } = await holder(typeId);
    await ageCard(server, cardId, 25);
    await sweepCards(server.app);
    await renew(api, typeId, cardId);
    expect(await api.annualCard.own({ id: cardId })).toMatchObject({
      ...{ status: 'active', lastDay: addDays(today(), 19) },
    });
  });

  it('is paid once: what comes second goes back as too late', async () => {
    const typeId = await addCardType(db(), { validDays: 20 });
    const { api, cardId } = await holder(typeId);
    const { id: second } = await order(api, [cardLine(typeId, 1, cardId)]);
    await renew(api, typeId, cardId);
    await pay(server, api, second);
    await server.runJobs();
    expect(await api.order.detail({ id: second })).toMatchObject({ status: 6, closeReason: 'latePayment' });
    expect((await api.annualCard.own({ id: cardId })).periods).toHaveLength(2);
  });

  it('goes back whole before its period begins, and the card before it only after that', async () => {
    const typeId = await addCardType(db(), { validDays: 20 });
    const { api, cardId, orderId, lineId } = await holder(typeId);
    const renewal = await renew(api, typeId, cardId);
    const items = [{ lineId, units: [0] }];
    await expect(api.refund.quote({ orderId, items })).rejects.toMatchObject(ruled('refundNotAllowed'));
    expect(await handBack(api, renewal)).toMatchObject({ amountFen: 30_000, approval: 'auto' });
    expect(await api.annualCard.own({ id: cardId })).toMatchObject({
      ...{ status: 'active', lastDay: addDays(today(), 19), orderId, periods: [{ seq: 1 }] },
    });
    expect(await api.refund.quote({ orderId, items })).toMatchObject({ approval: 'merchant' });
  });

  it('is for the card’s member, one by one, where the type is renewed at all', async () => {
    const typeId = await addCardType(db(), { validDays: 20 });
    const { api, cardId } = await holder(typeId);
    await expect(quote(await server.member(), typeId, 1, cardId)).rejects.toMatchObject({ code: 404 });
    await expect(quote(api, await addCardType(db()), 1, cardId)).rejects.toMatchObject({ code: 404 });
    await expect(quote(api, typeId, 2, cardId)).rejects.toMatchObject(ruled('amountOutOfRange'));
    const line = cardLine(typeId, 1, cardId);
    await expect(api.order.quote({ lines: [line, line] })).rejects.toMatchObject({ code: 400 });
    const { api: other, cardIds } = await (async () => {
      const member = await server.member();
      return { api: member, ...(await buyCards(server, member, typeId)) };
    })();
    await expect(quote(other, typeId, 1, cardIds[0])).rejects.toMatchObject(ruled('cardStateChanged', 409));
  });
});
