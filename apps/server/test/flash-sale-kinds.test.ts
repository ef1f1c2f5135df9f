import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, instantOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import {
  addUnits,
  extendFlashSale,
  lowerPrice,
  publishFlashSale,
  withdrawFlashSale,
} from '../src/modules/flash-sale/operate';
import { addFlashSale, flashLine, forgetAttempts, grab, poolOf } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import { addAddress, CONTACT, order, pay } from './support/goods-orders';
import { text } from './support/shop';
import { addTraveller, openDay, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});
beforeEach(() => forgetAttempts(db()));

const ADULT = 'ticket-feilian-adult';
const db = () => server.app.db;
const nowMs = () => server.app.clock.now();
const sold = (changes: Parameters<typeof addFlashSale>[2] = {}) => addFlashSale(db(), nowMs(), changes);

/** A flash sale of tickets of one open day. */
async function soldTickets(total: number, limits: object = {}) {
  const day = await openDay(server.visitor(), ADULT, 3);
  const sale = await sold({
    priceFen: 100,
    product: {
      ...{ kind: 'ticket', productId: ADULT, variantId: '', units: [{ slot: day, total }] },
      ...{ limitPerOrder: 2, limitPerMember: 2, ...limits },
    },
  });
  return { ...sale, day };
}

describe('tickets in a flash sale', () => {
  it('are sold for the days they are offered on, at the price of the activity', async () => {
    const { activeId, activityProductId, day } = await soldTickets(5);
    const api = await server.member();
    await expect(grab(api, activityProductId)).rejects.toMatchObject({ code: 400 });
    await forgetAttempts(db());
    await expect(grab(api, activityProductId, { day: addDays(day, 1) })).rejects.toMatchObject({ code: 400 });
    await forgetAttempts(db());
    const place = await grab(api, activityProductId, { day });
    expect(place).toMatchObject({ state: 'granted', day, stay: null });
    const contactIds = [await addTraveller(api)];
    const activity = { activeId, activeType: 4 as const, activityProductId, grabId: place.grabId };
    const line = { kind: 'ticket' as const, productId: ADULT, day, quantity: 1, contactIds, activity };
    const { totalFen, quote, id } = await order(api, [line]);
    expect(totalFen).toBe(100);
    expect(quote.breakdown.map(({ kind }) => kind)).toEqual(['line', 'activity']);
    await pay(server, api, id);
    expect((await api.order.vouchers({ orderId: id })).vouchers).toHaveLength(1);
    expect(await poolOf(db(), activityProductId, day)).toMatchObject({ held: 0, taken: 1 });
  });

  it('go back by the rule of the activity, which the rules, the quote and the snapshot say', async () => {
    const refundRule = { kind: 'free', daysBefore: null, time: null, feePercent: 20 } as const;
    const { activeId, activityProductId, day } = await soldTickets(5, { refundRule, limitPerCertificate: 0 });
    const { rules } = await server.visitor().activity.detail({ activeId });
    expect(rules.filter((rule) => rule.startsWith('退款规则'))).toEqual([
      expect.stringMatching(/，使用前可退，手续费20%$/),
    ]);
    const api = await server.member();
    const { grabId } = await grab(api, activityProductId, { day });
    const person = { name: '林海', certType: 1 as const, idCard: '11010519491231002X', mobile: '' };
    const { memberFrequentContactsId } = await api.contacts.add(person);
    const contactIds = [memberFrequentContactsId];
    const activity = { activeId, activeType: 4 as const, activityProductId, grabId };
    const line = { kind: 'ticket' as const, productId: ADULT, day, quantity: 1, contactIds, activity };
    const { quote, id } = await order(api, [line]);
    expect(quote.lines).toMatchObject([{ refundRule }]);
    await pay(server, api, id);
    const { lines } = await api.order.detail({ id });
    expect(lines).toMatchObject([{ refundRule }]);
    const { canonical } = await db()
      .selectFrom('order_snapshots')
      .select('canonical')
      .where('order_id', '=', id)
      .where('kind', '=', 'line')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(canonical)).toMatchObject({ terms: { refundRule } });
    const items = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    expect(await api.refund.quote({ orderId: id, items })).toMatchObject({ amountFen: 80, feeFen: 20 });
  });

  it('take a document once, over all members, and again when its order was never paid', async () => {
    const { activeId, activityProductId, day } = await soldTickets(5);
    const person = { name: '王云', certType: 1 as const, idCard: '110101199003070118', mobile: '' };
    const buy = async () => {
      const api = await server.member();
      await forgetAttempts(db());
      const { grabId } = await grab(api, activityProductId, { day });
      const { memberFrequentContactsId: id } = await api.contacts.add(person);
      const activity = { activeId, activeType: 4 as const, activityProductId, grabId };
      const line = {
        kind: 'ticket' as const,
        productId: ADULT,
        day,
        quantity: 1,
        contactIds: [id],
        activity,
      };
      return { api, made: await api.order.create({ lines: [line], ...CONTACT, expectedTotalFen: 100 }) };
    };
    const { api, made } = await buy();
    await db().updateTable('line_people').set({ place_key: null }).where('order_id', '=', made.id).execute();
    await expect(buy()).rejects.toMatchObject({ code: 422, rule: 'limitPerCertificate' });
    await api.order.cancel({ id: made.id });
    await buy();
  });
});

describe('rooms in a flash sale', () => {
  it('are sold night by night, and each night costs the lower price', async () => {
    const rate = await db()
      .selectFrom('hotel_rates as r')
      .innerJoin('hotel_rooms as m', 'm.id', 'r.room_id')
      .select(['r.id', 'm.id as roomId', 'm.pool_id as poolId'])
      .where('m.id', '=', 'room-yunqi-cloud-king')
      .where('r.on_sale', '=', true)
      .where('r.pay_at_desk', '=', false)
      .orderBy('r.id')
      .executeTakeFirstOrThrow();
    const first = addDays(dayOf(nowMs()), 20);
    const nights = [0, 1, 2].map((later) => addDays(first, later));
    await db()
      .updateTable('stock')
      .set((eb) => ({ total: eb('total', '+', 5) }))
      .where('pool_id', '=', rate.poolId)
      .where('slot', 'in', nights)
      .execute();
    const tier = { daysBefore: 2, time: '18:00', keep: 'percent', feePercent: 30 } as const;
    const { activityProductId, activeId } = await sold({
      priceFen: 10_000,
      product: {
        ...{ kind: 'stay', productId: rate.roomId, variantId: rate.id },
        units: nights.map((slot) => ({ slot, total: 2 })),
        refundRule: { kind: 'until', tiers: [tier] },
      },
    });
    const api = await server.member();
    const outside = { startDate: first, endDate: addDays(first, 4) };
    await expect(grab(api, activityProductId, { stay: outside })).rejects.toMatchObject({
      ...{ code: 422, rule: 'nightClosed', detail: { nights: [addDays(first, 3)] } },
    });
    await forgetAttempts(db());
    const stay = { startDate: first, endDate: addDays(first, 2) };
    const { grabId, stay: held } = await grab(api, activityProductId, { stay });
    expect(held).toEqual(stay);
    const line = {
      ...{ kind: 'stay' as const, productId: rate.roomId, hotelratesId: rate.id, quantity: 1, adults: 1 },
      ...stay,
      guests: [{ name: '李云' }],
      activity: { activeId, activeType: 4 as const, activityProductId, grabId },
    };
    const { totalFen, quote, id } = await order(api, [line]);
    expect(totalFen).toBe(20_000);
    const deadline = { untilMs: instantOf(addDays(first, -2), '18:00'), keep: 'percent', feePercent: 30 };
    expect(quote.lines).toMatchObject([{ cancelDeadlines: [deadline], refundRule: { tiers: [tier] } }]);
    expect((await api.order.detail({ id })).lines).toMatchObject([{ cancelDeadlines: [deadline] }]);
    expect(await poolOf(db(), activityProductId, nights[0])).toEqual({ total: 2, held: 0, taken: 1 });
    expect(await poolOf(db(), activityProductId, nights[2])).toEqual({ total: 2, held: 0, taken: 0 });
  });
});

describe('what pages read', () => {
  it('is the sessions of today and tomorrow, and last night’s while it runs', async () => {
    const { nowMs: atMs, sessions } = await server.visitor().flashSale.sessions({});
    expect(sessions.filter(({ timeStatus }) => timeStatus === 1).length).toBeGreaterThan(0);
    expect(sessions.map(({ startsAtMs }) => startsAtMs)).toEqual(
      sessions.map(({ startsAtMs }) => startsAtMs).sort((a, b) => a - b),
    );
    const tomorrow = addDays(dayOf(atMs), 1);
    const asked = await server.visitor().flashSale.sessions({ day: tomorrow });
    expect(asked.sessions.every(({ startsAtMs }) => dayOf(startsAtMs) === tomorrow)).toBe(true);
    expect(asked.sessions.length).toBeGreaterThan(0);
  });

  it('is the things of a session, their state, and the activity with its rules', async () => {
    const startsMs = nowMs() - 61_000;
    const sale = await sold({
      startsMs,
      total: 1,
      sale: { organiser: { name: text('澄岚'), telephone: '0600' } },
    });
    const { activityProductId, activeId, skuId, productId } = sale;
    const visitor = server.visitor();
    const items = await visitor.flashSale.items({ startsAtMs: startsMs });
    expect(items.records).toMatchObject([
      {
        ...{ activityProductId, activeId, productType: 0, productId, productSpec: skuId, state: 'running' },
        ...{ activityPriceFen: 600, originalPriceFen: 1_000, soldShare: 0, left: 1, timeStatus: 1 },
      },
    ]);
    await grab(await server.member(), activityProductId);
    const { states } = await visitor.flashSale.state({ activityProductIds: [activityProductId] });
    expect(states).toMatchObject([{ id: activityProductId, soldShare: 1, left: 0, mayReturn: true }]);
    await expect(visitor.flashSale.state({ activityProductIds: ['nothing'] })).rejects.toMatchObject({
      code: 404,
    });
    const detail = await visitor.activity.detail({ activeId });
    expect(detail.products).toMatchObject([{ activityProductId, state: 'waiting' }]);
    expect(detail.rules[1]).toBe('主办方澄岚，电话0600');
    expect(detail.rulesVersion).toMatch(/^[0-9a-f]{8}$/);
    const list = await visitor.activity.list({ activeType: 4, size: 50 });
    expect(list.records).toContainEqual(
      expect.objectContaining({ id: activeId, priceFen: 600, timeStatus: 1 }),
    );
    const { activities } = await visitor.activity.ofProduct({ productType: 0, productId });
    expect(activities).toMatchObject([{ id: activeId, activityProductId, priceFen: 600 }]);
    await expect(visitor.activity.ofProduct({ productType: 0, productId: 'x' })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('hides drafts, and what begins after its warm-up', async () => {
    const draft = await sold({ isDraft: true });
    const late = await sold({ startsMs: nowMs() + 2 * 86_400_000 });
    const visitor = server.visitor();
    for (const { activeId, productId } of [draft, late]) {
      await expect(visitor.activity.detail({ activeId })).rejects.toMatchObject({ code: 404 });
      expect((await visitor.activity.ofProduct({ productType: 0, productId })).activities).toEqual([]);
    }
  });

  it('lists for a city what is for all cities, and for it', async () => {
    const here = await sold({ sale: { cityNames: ['深圳市'] } });
    const elsewhere = await sold({ sale: { cityNames: ['北京市'] } });
    const ids = (await server.visitor().activity.list({ cityName: '深圳市', size: 50 })).records.map(
      ({ id }) => id,
    );
    expect(ids).toContain(here.activeId);
    expect(ids).not.toContain(elsewhere.activeId);
  });
});

describe('publishing', () => {
  it('is told to whom the thing is a favourite of, once', async () => {
    const { activeId, productId } = await sold({ isDraft: true });
    const [api, other] = [await server.member(), await server.member()];
    await api.favorite.set({ kind: 'goods', id: productId, favorite: true });
    await inTransaction(db(), (tx) => publishFlashSale(tx, activeId, nowMs()));
    expect((await api.message.list({})).records).toMatchObject([
      { title: { 'zh-Hans': '您收藏的商品有活动' } },
    ]);
    expect((await other.message.list({})).total).toBe(0);
  });
});

describe('a reminder', () => {
  it('is told ten minutes before, once, to who asked and did not take it back', async () => {
    const startsMs = nowMs() + 3_600_000;
    const { activeId } = await sold({ startsMs });
    const [api, other] = [await server.member(), await server.member()];
    await api.activity.remind({ activeId, on: true });
    await other.activity.remind({ activeId, on: true });
    await other.activity.remind({ activeId, on: false });
    freezeClock(server, startsMs - 600_001);
    await server.runJobs();
    expect((await api.message.list({})).total).toBe(0);
    vi.mocked(server.app.clock.now).mockReturnValue(startsMs - 600_000);
    await server.runJobs();
    await server.runJobs();
    expect((await api.message.list({})).records).toMatchObject([{ title: { 'zh-Hans': '活动即将开始' } }]);
    expect((await other.message.list({})).total).toBe(0);
    vi.mocked(server.app.clock.now).mockReturnValue(startsMs);
    await expect(api.activity.remind({ activeId, on: true })).rejects.toMatchObject({ code: 410 });
  });
});

describe('a draft', () => {
  it('has a picture to be shared with, and refund rules of the kind that is sold', async () => {
    const shareImage = {
      ...{ width: 500, height: 400, color: '#ffffff', alt: text('日出', 'Sunrise') },
      sources: [{ url: '/pictures/share.webp', width: 500 }],
    };
    const shared = await sold({ sale: { shareImage } });
    const plain = await sold();
    const shareOf = async ({ activeId }: { activeId: string }) =>
      (await server.visitor().activity.detail({ activeId })).shareImage;
    expect(await shareOf(shared)).toEqual(shareImage);
    expect(await shareOf(plain)).toBeUndefined();
    const refundRule = { kind: 'none', daysBefore: null, time: null, feePercent: 0 } as const;
    await expect(sold({ product: { refundRule } })).rejects.toMatchObject({
      details: { fields: [{ field: 'refundRule' }] },
    });
  });
});

describe('the operator', () => {
  const inTx = <Result>(work: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<Result>) =>
    inTransaction(db(), work);

  it('changes of a published sale only what favours people', async () => {
    const sale = await sold({ total: 1 });
    const { activeId, activityProductId, endsMs } = sale;
    const frozen = { details: { rule: 'frozen' } };
    await expect(inTx((tx) => publishFlashSale(tx, activeId, nowMs()))).rejects.toMatchObject(frozen);
    await expect(inTx((tx) => lowerPrice(tx, activityProductId, 700))).rejects.toMatchObject(frozen);
    await expect(
      inTx((tx) => extendFlashSale(tx, activeId, { endsMs: endsMs - 1, nowMs: nowMs() })),
    ).rejects.toMatchObject(frozen);
    await inTx((tx) => lowerPrice(tx, activityProductId, 500));
    await inTx((tx) => extendFlashSale(tx, activeId, { endsMs: endsMs + 1, nowMs: nowMs() }));
    const [holder, waiting] = [await server.member(), await server.member()];
    await grab(holder, activityProductId);
    await forgetAttempts(db());
    const { grabId } = await grab(waiting, activityProductId);
    const more = { slot: '', units: 1, nowMs: nowMs() };
    await inTx((tx) => addUnits(tx, activityProductId, more));
    expect(await waiting.flashSale.grabbed({ grabId })).toMatchObject({ state: 'granted' });
    expect(await poolOf(db(), `pool-${sale.skuId}`)).toMatchObject({ held: 2 });
    await expect(
      inTx((tx) => addUnits(tx, activityProductId, { ...more, units: 500 })),
    ).rejects.toMatchObject({ details: { rule: 'stockNotEnough', detail: { slot: '', left: 498 } } });
  });

  it('withdraws it: nobody new gets a place, who has one orders it, and the rest goes back', async () => {
    const sale = await sold({ total: 3 });
    const { activeId, activityProductId, skuId } = sale;
    const [holder, late] = [await server.member(), await server.member()];
    const { grabId } = await grab(holder, activityProductId);
    const { entry } = await late.flashSale.entry({ activityProductId });
    await inTx((tx) => withdrawFlashSale(tx, activeId, nowMs()));
    await forgetAttempts(db());
    await expect(late.flashSale.grab({ entry, activityProductId, quantity: 1 })).rejects.toMatchObject({
      code: 410,
      rule: 'activityOver',
    });
    const addressId = await addAddress(holder);
    const { totalFen } = await order(holder, [flashLine(sale, grabId)], { addressId });
    expect(totalFen).toBe(600);
    expect(await poolOf(db(), `pool-${skuId}`)).toEqual({ total: 500, held: 1, taken: 0 });
  });

  it('does all of it in the console', async () => {
    const { activeId, activityProductId } = await sold({ isDraft: true });
    expect((await server.press('console/flash-sales/publish', { id: activeId })).ok).toBe(true);
    expect((await server.press('console/flash-sales/units', { id: activityProductId, units: '2' })).ok).toBe(
      true,
    );
    const dearer = await server.press('console/flash-sales/price', { id: activityProductId, yuan: '9' });
    expect(await dearer.json()).toEqual({ error: 'Published, cannot change', code: 422 });
    expect((await server.press('console/flash-sales/withdraw', { id: activeId })).ok).toBe(true);
    const shown = (await server.console()).flashSales.find(({ id }) => id === activityProductId);
    expect(shown).toMatchObject({ state: 'withdrawn', total: 0 });
  });
});
