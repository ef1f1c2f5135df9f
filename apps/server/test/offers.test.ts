import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { price } from '../src/core/pricing';
import { activityOffers, type OfferLine } from '../src/modules/activity/offers';
import { claimOfferId } from '../src/modules/coupon/offer-id';
import { couponOffers } from '../src/modules/coupon/offers';
import { freightTables } from '../src/modules/shop/freight';
import { countStatements } from './support/count-statements';
import { addActivity, addCoupon, addProduct, addShop, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let memberId: string;
beforeAll(async () => {
  server = await startTestServer();
  const { session } = await server.member();
  ({ memberId } = await session.userInfo());
  // Offers of the demo data are not these tests' business.
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await server.app.db.updateTable('coupons').set({ stopped: true }).execute();
});
afterAll(() => server.close());

const nowMs = () => server.app.clock.now();
const lineOf = (supplierId: string, productId: string, variantId: string): OfferLine => ({
  productId,
  variantId,
  kind: 'goods',
  supplierId,
  categoryIds: ['category-test'],
});
async function newLine(): Promise<OfferLine> {
  const { db } = server.app;
  const shopId = await addShop(db);
  const { productId, skuIds } = await addProduct(db, shopId);
  return lineOf(shopId, productId, skuIds[0] ?? '');
}

describe('activities as offers', () => {
  const ask = (lines: OfferLine[], changes: { memberId?: string | null } = {}) =>
    activityOffers(server.app.db, { nowMs: nowMs(), source: 2, memberId, lines, ...changes });

  it('are those that concern what is bought, with the prices of it, in one query', async () => {
    const { db } = server.app;
    const line = await newLine();
    const scope = JSON.stringify({ kind: 'products', ids: [line.productId] });
    const promotion = await addActivity(db, nowMs(), {
      active_type: 6,
      scope,
      rule: JSON.stringify({ kind: 'promotion', piecesPerOrder: 2 }),
      prices: { [line.variantId ?? '']: 800, other: 1 },
    });
    const tiers = await addActivity(db, nowMs(), { supplier_id: line.supplierId });
    const elsewhere = await addActivity(db, nowMs(), { supplier_id: await addShop(db) });
    const found = await ask([line]);
    const ids = found.offers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([promotion, tiers]));
    expect(ids).not.toContain(elsewhere);
    expect(found.offers.find(({ id }) => id === promotion)).toMatchObject({
      type: 'promotion',
      piecesPerOrder: 2,
      prices: [{ variantId: line.variantId, promoFen: 800 }],
    });
    expect(found.words.get(promotion)?.name.en).toBe(`Activity ${promotion}`);
    const { productId, variantId, supplierId } = line;
    const priced = price(
      [{ ...line, key: '0', orderKey: '0', shopId: supplierId, unitPriceFen: 1_000, quantity: 3 }],
      found.offers,
      { mode: 'none' },
    );
    expect(priced.totalFen).toBe(2_600);
    const others = Array.from({ length: 49 }, () => ({ ...line, productId, variantId }));
    expect(await countStatements(() => ask([line, ...others]))).toBe(1);
  });

  it('that may not be used say why', async () => {
    const { db } = server.app;
    const line = await newLine();
    const mine = { supplier_id: line.supplierId };
    const first = JSON.stringify({ kind: 'perOrder', offFen: 300, firstOrderOnly: true });
    const later = nowMs() + 3 * 86_400_000;
    const reasons = new Map([
      [
        await addActivity(db, nowMs(), { ...mine, starts_ms: later }),
        { code: 'notStarted', day: dayOf(later) },
      ],
      [await addActivity(db, nowMs(), { ...mine, channels: [9] }), { code: 'channel' }],
      [await addActivity(db, nowMs(), { ...mine, budget_uses: 2, used_count: 2 }), { code: 'budgetUsed' }],
    ]);
    const limited = await addActivity(db, nowMs(), { ...mine, member_limit: 1 });
    const firstOrder = await addActivity(db, nowMs(), { ...mine, active_type: 2, rule: first });
    const ended = await addActivity(db, nowMs(), { ...mine, ends_ms: nowMs() });
    const found = await ask([line]);
    for (const [id, reason] of reasons)
      expect(found.offers.find((offer) => offer.id === id)).toEqual({ type: 'blocked', id, reason });
    const typeOf = (offers: typeof found.offers, id: string) => offers.find((offer) => offer.id === id)?.type;
    expect(typeOf(found.offers, limited)).toBe('fullReduction');
    expect(typeOf(found.offers, firstOrder)).toBe('reduction');
    expect(typeOf(found.offers, ended)).toBeUndefined();
    // Nobody knows whether a stranger has ordered before.
    expect((await ask([line], { memberId: null })).offers.find(({ id }) => id === firstOrder)).toEqual({
      type: 'blocked',
      id: firstOrder,
      reason: { code: 'firstOrderOnly' },
    });
  });
});

describe('coupons as offers', () => {
  const ask = (lines: OfferLine[], autoClaim = true) =>
    couponOffers(server.app.db, { nowMs: nowMs(), memberId, lines, autoClaim });

  it('are what the member holds, and what could be claimed for the lines', async () => {
    const { db } = server.app;
    const line = await newLine();
    const own = await addCoupon(db, nowMs(), { supplier_id: line.supplierId });
    const elsewhere = await addCoupon(db, nowMs(), { supplier_id: await addShop(db) });
    const byCode = await addCoupon(db, nowMs(), { supplier_id: line.supplierId, display: 'codeOnly' });
    const gone = await addCoupon(db, nowMs(), { supplier_id: line.supplierId, total: 1, claimed: 1 });
    const later = await addCoupon(db, nowMs(), { supplier_id: line.supplierId, after_days: 1 });
    const found = await ask([line]);
    const ids = found.offers.map(({ id }) => id);
    expect(ids).toContain(claimOfferId(own));
    for (const id of [elsewhere, byCode, gone, later]) expect(ids).not.toContain(claimOfferId(id));
    expect(found.words.get(claimOfferId(own))).toMatchObject({ couponId: own, memberCouponId: null });
    expect((await ask([line], false)).offers.map(({ id }) => id)).not.toContain(claimOfferId(own));
    expect(await countStatements(() => ask([line, line, line]))).toBe(1);
  });
});

describe('freight', () => {
  it('has the rules of the templates and the shops, with reasons in both languages', async () => {
    const { db } = server.app;
    const shopId = await addShop(db, { free_freight_from_fen: 9_900 });
    const reason = text('冷链不达', 'No cold chain there');
    await db
      .insertInto('freight_templates')
      .values({
        id: `freight-${shopId}`,
        supplier_id: shopId,
        name: 'piece',
        charge_by: 'piece',
        rules: JSON.stringify([]),
        default_rule: JSON.stringify({
          firstAmount: 1,
          firstFen: 800,
          stepAmount: 1,
          stepFen: 200,
          freeFromFen: null,
          freeFromPieces: null,
          neverFree: false,
        }),
        refused: JSON.stringify([{ regionCodes: ['54'], reason }]),
      })
      .execute();
    const priced = async (adcode: string | null) => {
      const lines = [{ supplierId: shopId, freightTemplateId: `freight-${shopId}` }];
      const { tables, shops, reasons } = await freightTables(db, { adcode, lines });
      expect(shops.get(shopId)).toMatchObject({ freeFreightFromFen: 9_900, openState: 'open' });
      const line = { ...lineOf(shopId, 'p', 's'), shopId, key: '0', orderKey: '0', unitPriceFen: 1_000 };
      const freight = { templateId: `freight-${shopId}`, weightGram: 100 };
      const [order] = price([{ ...line, quantity: 3, freight }], [], { mode: 'none' }, tables).orders;
      const key = order?.freight.undeliverable[0]?.reason;
      return { state: order?.freight.state, fee: order?.freight.feeFen, reason: key && reasons.get(key) };
    };
    expect(await priced('440304')).toEqual({ state: 'charged', fee: 1_200, reason: undefined });
    expect(await priced('540102')).toEqual({ state: 'notDeliverable', fee: 0, reason });
    // Beyond the customs border only where a rule names it.
    expect(await priced('810001')).toMatchObject({ state: 'notDeliverable', reason: null });
    expect(await priced(null)).toMatchObject({ state: 'addressNeeded' });
  });
});
