import { couponCodeTries, memberCouponMax } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import { giveUsesBack, takeUses } from '../src/modules/activity/uses';
import { reserveCoupons, returnCoupons, useCoupons } from '../src/modules/coupon/hold';
import { newId } from '../src/security/ids';
import { countStatements } from './support/count-statements';
import { makeLogins } from './support/crowd';
import { freezeClock } from './support/freeze-clock';
import { addActivity, addCoupon, addProduct, addShop } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nowMs = () => server.app.clock.now();
const today = () => dayOf(nowMs());

/** A checkout as the engine writes it before it reserves coupons. */
async function newCheckout(memberId: string): Promise<{ id: string; parentSn: string }> {
  const id = newId();
  await server.app.db
    .insertInto('checkouts')
    .values({
      id,
      parent_sn: `P${id}`,
      member_id: memberId,
      source: 2,
      state: 'open',
      total_fen: 1,
      created_ms: nowMs(),
      expires_ms: nowMs() + 900_000,
      paid_ms: null,
      paid_payment_id: null,
    })
    .execute();
  return { id, parentSn: `P${id}` };
}

async function newMember() {
  const api = await server.member();
  const { memberId } = await api.session.userInfo();
  return { api, memberId };
}

// conformance: MKT-05
describe('a coupon', () => {
  it('is shown to anybody in the language of the request, with where it stands', async () => {
    const { db } = server.app;
    const shopId = await addShop(db);
    const couponId = await addCoupon(db, nowMs(), {
      supplier_id: shopId,
      coupon_kind: 'percent',
      off_fen: null,
      off_percent: 12,
      cap_fen: 2_000,
      total: 4,
      claimed: 1,
    });
    const chinese = await server.visitor().coupon.detail({ couponId });
    expect(chinese).toMatchObject({
      name: `券${couponId}`,
      offPercent: 12,
      capFen: 2_000,
      claimState: 'open',
      claimedShare: 0.25,
      shopName: `店${shopId}`,
    });
    const english = await server.visitor({ locale: () => 'en' }).coupon.detail({ couponId });
    expect(english).toMatchObject({ name: `Coupon ${couponId}`, scopeText: 'For everything' });
    await expect(server.visitor().coupon.detail({ couponId: 'none' })).rejects.toMatchObject({ code: 404 });
  });

  it('stands in the centre, on its shop or on the products it is good for', async () => {
    const { db } = server.app;
    const shopId = await addShop(db);
    const { productId } = await addProduct(db, shopId);
    const { productId: other } = await addProduct(db, shopId);
    const mine = { supplier_id: shopId };
    const scope = JSON.stringify({ kind: 'products', ids: [productId] });
    const inCenter = await addCoupon(db, nowMs(), mine);
    const onShop = await addCoupon(db, nowMs(), { ...mine, display: 'shop' });
    const onProduct = await addCoupon(db, nowMs(), { ...mine, display: 'product', scope });
    const hidden = await addCoupon(db, nowMs(), { ...mine, display: 'codeOnly' });
    const over = await addCoupon(db, nowMs(), { ...mine, claim_to_ms: nowMs() });
    const freight = await addCoupon(db, nowMs(), { ...mine, coupon_kind: 'freight', off_fen: null });
    const idsOf = async (request: object) => {
      const { records } = await server.visitor().coupon.center({ size: 50, ...request });
      const found = records.map(({ couponId }) => couponId);
      return [inCenter, onShop, onProduct, hidden, over, freight].filter((id) => found.includes(id));
    };
    expect(await idsOf({})).toEqual([inCenter, freight]);
    expect(await idsOf({ of: 'shop' })).toEqual([inCenter]);
    expect(await idsOf({ of: 'freight' })).toEqual([freight]);
    expect(await idsOf({ of: 'platform' })).toEqual([]);
    expect(await idsOf({ supplierId: shopId })).toEqual([inCenter, onShop, onProduct, freight]);
    expect(await idsOf({ productId })).toEqual([inCenter, onShop, onProduct, freight]);
    expect(await idsOf({ productId: other })).toEqual([inCenter, onShop, freight]);
  });

  it('is claimed with the days and terms of that moment', async () => {
    const { db } = server.app;
    const { api } = await newMember();
    const couponId = await addCoupon(db, nowMs(), { per_member: 2, after_days: 1, days: 3 });
    const first = await api.coupon.claim({ couponId });
    expect(first).toMatchObject({ firstDay: addDays(today(), 1), lastDay: addDays(today(), 3) });
    expect(await api.coupon.states({ couponIds: [couponId] })).toEqual([
      { couponId, claimedCount: 1, canClaim: true, memberCouponIds: [first.memberCouponId] },
    ]);
    // What is changed later changes nothing that is claimed.
    await db.updateTable('coupons').set({ off_fen: 1, stopped: true }).where('id', '=', couponId).execute();
    const detail = await api.coupon.mineDetail({ memberCouponId: first.memberCouponId });
    expect(detail).toMatchObject({ offFen: 1_000, status: 'usable', parentSn: null });
    expect(detail.history).toEqual([{ event: 'claimed', atMs: expect.any(Number), sn: '' }]);
    await expect(api.coupon.claim({ couponId })).rejects.toMatchObject({ code: 410, rule: 'couponOver' });
  });

  it('is refused before its time, after it, when all are gone, and beyond the limits', async () => {
    const { db } = server.app;
    const { api, memberId } = await newMember();
    const opensMs = Date.parse('2099-05-01T02:00:00Z');
    const later = await addCoupon(db, nowMs(), { claim_from_ms: opensMs, claim_to_ms: opensMs + 1 });
    await expect(api.coupon.claim({ couponId: later })).rejects.toMatchObject({
      code: 422,
      rule: 'couponNotStarted',
      userMessage: '5月1日 10:00开抢',
    });
    const over = await addCoupon(db, nowMs(), { claim_to_ms: nowMs() });
    await expect(api.coupon.claim({ couponId: over })).rejects.toMatchObject({ rule: 'couponOver' });
    const gone = await addCoupon(db, nowMs(), { total: 1, claimed: 1 });
    await expect(api.coupon.claim({ couponId: gone })).rejects.toMatchObject({
      code: 409,
      rule: 'couponGone',
      userMessage: '已领完',
    });
    const hidden = await addCoupon(db, nowMs(), { display: 'codeOnly' });
    await expect(api.coupon.claim({ couponId: hidden })).rejects.toMatchObject({ code: 404 });

    const one = await addCoupon(db, nowMs());
    await api.coupon.claim({ couponId: one });
    await expect(api.coupon.claim({ couponId: one })).rejects.toMatchObject({
      code: 422,
      rule: 'couponLimit',
    });
    const { claimed } = await db
      .selectFrom('coupons')
      .select('claimed')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    expect(claimed).toBe(1);

    const many = await addCoupon(db, nowMs(), { total: memberCouponMax });
    const [held] = await db
      .selectFrom('member_coupons')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute();
    const rows = Array.from({ length: memberCouponMax - 1 }, (_, seq) => ({
      ...held,
      id: newId(),
      coupon_id: many,
      member_id: memberId,
      seq: seq + 1,
      status: 'usable' as const,
      first_day: today(),
      last_day: today(),
      claimed_ms: nowMs(),
      terms: JSON.stringify(held?.terms),
    }));
    await db.insertInto('member_coupons').values(rows).execute();
    const next = await addCoupon(db, nowMs());
    await expect(api.coupon.claim({ couponId: next })).rejects.toMatchObject({ rule: 'couponLimit' });
    expect(await api.coupon.states({ couponIds: [next] })).toMatchObject([{ canClaim: false }]);
    // Nothing of a refused claim is left.
    await db.deleteFrom('member_coupons').where('coupon_id', '=', many).execute();
    await api.coupon.claim({ couponId: next });
  });

  it('is claimed by so many as there are when a crowd comes', async () => {
    const { db } = server.app;
    const couponId = await addCoupon(db, nowMs(), { total: 50, per_member: 1 });
    const logins = await makeLogins(db, 100);
    const answers = await Promise.allSettled(
      [...logins, ...logins].map(({ token }) =>
        server.visitor({ tokens: { read: () => token, clear: () => {} } }).coupon.claim({ couponId }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const rows = await db
      .selectFrom('member_coupons')
      .select('member_id')
      .where('coupon_id', '=', couponId)
      .execute();
    expect(rows).toHaveLength(50);
    expect(new Set(rows.map(({ member_id }) => member_id)).size).toBe(50);
  });

  it('comes by a code, once, and wrong codes are counted', async () => {
    freezeClock(server);
    const { db, protection } = server.app;
    const { api } = await newMember();
    const couponId = await addCoupon(db, nowMs(), { display: 'codeOnly' });
    const addCode = (code: string) =>
      db
        .insertInto('coupon_codes')
        .values({
          code_index: protection.index('coupon code', code),
          coupon_id: couponId,
          member_coupon_id: null,
          used_ms: null,
        })
        .execute();
    await addCode('YUNYOU2026GIFT');
    const redeemed = await api.coupon.redeem({ code: ' yunyou2026gift ' });
    expect(redeemed.couponId).toBe(couponId);
    expect(await api.coupon.mineDetail(redeemed)).toMatchObject({ couponId, status: 'usable' });
    const other = await newMember();
    await expect(other.api.coupon.redeem({ code: 'YUNYOU2026GIFT' })).rejects.toMatchObject({
      code: 409,
      rule: 'couponCodeUsed',
    });
    for (let tries = 0; tries < couponCodeTries; tries++)
      await expect(other.api.coupon.redeem({ code: `WRONG${tries}AAA` })).rejects.toMatchObject({
        code: 422,
        rule: 'couponCodeUnknown',
      });
    await addCode('RIGHTBUTTOOLATE');
    await expect(other.api.coupon.redeem({ code: 'RIGHTBUTTOOLATE' })).rejects.toMatchObject({ code: 429 });
    const third = await newMember();
    await third.api.coupon.redeem({ code: 'RIGHTBUTTOOLATE' });
  });

  it('is listed by its state', async () => {
    const { db } = server.app;
    const { api, memberId } = await newMember();
    const ids: string[] = [];
    for (const days of [5, 2, 9, 3])
      ids.push((await api.coupon.claim({ couponId: await addCoupon(db, nowMs(), { days }) })).memberCouponId);
    const [late = '', early = '', , expired = ''] = ids;
    await db
      .updateTable('member_coupons')
      .set({ last_day: addDays(today(), -1) })
      .where('id', '=', expired)
      .execute();
    const checkout = await newCheckout(memberId);
    await inTransaction(db, (tx) =>
      reserveCoupons(tx, { checkoutId: checkout.id, parentSn: checkout.parentSn, memberId, nowMs: nowMs() }, [
        { memberCouponId: ids[2] ?? '' },
      ]),
    );
    const usable = await api.coupon.mine({ status: 'usable' });
    expect(usable.records.map(({ memberCouponId }) => memberCouponId)).toEqual([early, late]);
    expect(await api.coupon.mine({ status: 'expired' })).toMatchObject({
      total: 1,
      records: [{ memberCouponId: expired, status: 'expired' }],
    });
    expect(await api.coupon.mine({ status: 'reserved' })).toMatchObject({
      records: [{ memberCouponId: ids[2], parentSn: checkout.parentSn }],
    });
    expect(await api.coupon.counts()).toEqual([
      { status: 'usable', count: 2 },
      { status: 'reserved', count: 1 },
      { status: 'used', count: 0 },
      { status: 'expired', count: 1 },
    ]);
    expect(await countStatements(() => api.coupon.mine({ status: 'usable' }))).toBeLessThanOrEqual(3);
  });
});

describe('a coupon of a checkout', () => {
  async function heldBy() {
    const { api, memberId } = await newMember();
    const couponId = await addCoupon(server.app.db, nowMs(), { total: 10, per_member: 2 });
    const { memberCouponId } = await api.coupon.claim({ couponId });
    const reserve = async (wanted: Parameters<typeof reserveCoupons>[2]) => {
      const { id: checkoutId, parentSn } = await newCheckout(memberId);
      const claimed = await inTransaction(server.app.db, (tx) =>
        reserveCoupons(tx, { checkoutId, parentSn, memberId, nowMs: nowMs() }, wanted),
      );
      return { checkoutId, parentSn, claimed };
    };
    const state = () => api.coupon.mineDetail({ memberCouponId });
    return { api, memberId, couponId, memberCouponId, reserve, state };
  }

  it('is held by one of ten', async () => {
    const { memberCouponId, reserve, state } = await heldBy();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reserve([{ memberCouponId }])));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 409, details: { rule: 'couponTaken' } });
    expect((await state()).status).toBe('reserved');
  });

  it('is used when it is paid, and comes back when nothing of it stands', async () => {
    const { db } = server.app;
    const { memberCouponId, reserve, state } = await heldBy();
    const { checkoutId, parentSn } = await reserve([{ memberCouponId }]);
    await inTransaction(db, (tx) => useCoupons(tx, checkoutId, nowMs()));
    expect(await state()).toMatchObject({ status: 'used', usedAtMs: expect.any(Number), parentSn });
    await inTransaction(db, (tx) => returnCoupons(tx, [checkoutId], nowMs(), { shopAtFault: false }));
    const back = await state();
    expect(back).toMatchObject({ status: 'usable', usedAtMs: null, parentSn: null });
    expect(back.history.map(({ event, sn }) => [event, sn])).toEqual([
      ['claimed', ''],
      ['reserved', parentSn],
      ['used', parentSn],
      ['returned', parentSn],
    ]);
    // A payment that comes too late does not take it again.
    await inTransaction(db, (tx) => useCoupons(tx, checkoutId, nowMs()));
    expect((await state()).status).toBe('usable');
  });

  it('comes back expired, or good for a week when the shop is at fault', async () => {
    const { db } = server.app;
    for (const shopAtFault of [false, true]) {
      const { memberCouponId, reserve, state } = await heldBy();
      const { checkoutId } = await reserve([{ memberCouponId }]);
      await db
        .updateTable('member_coupons')
        .set({ last_day: addDays(today(), -1) })
        .where('id', '=', memberCouponId)
        .execute();
      await inTransaction(db, (tx) => useCoupons(tx, checkoutId, nowMs()));
      await inTransaction(db, (tx) => returnCoupons(tx, [checkoutId], nowMs(), { shopAtFault }));
      expect(await state()).toMatchObject(
        shopAtFault
          ? { status: 'usable', lastDay: addDays(today(), 7) }
          : { status: 'expired', lastDay: addDays(today(), -1) },
      );
    }
  });

  it('is claimed by ordering, or the price has changed', async () => {
    const { couponId, reserve, api } = await heldBy();
    const { claimed } = await reserve([{ couponId }]);
    expect(claimed.get(couponId)).toEqual(expect.any(String));
    expect((await api.coupon.mine({ status: 'reserved' })).records).toMatchObject([
      { memberCouponId: claimed.get(couponId) },
    ]);
    await expect(reserve([{ couponId }])).rejects.toMatchObject({
      code: 409,
      details: { rule: 'priceChanged' },
    });
    const { claimed: count } = await server.app.db
      .selectFrom('coupons')
      .select('claimed')
      .where('id', '=', couponId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });
});

describe('an activity with a budget', () => {
  it('is used as often as that, by members as often as they may, and is given back once', async () => {
    const { db } = server.app;
    const activityId = await addActivity(db, nowMs(), { budget_uses: 5, member_limit: 2 });
    const free = await addActivity(db, nowMs());
    const members = await Promise.all(Array.from({ length: 5 }, newMember));
    const use = async (memberId: string) => {
      const { id: checkoutId } = await newCheckout(memberId);
      await inTransaction(db, (tx) => takeUses(tx, { checkoutId, memberId }, [activityId, free]));
      return checkoutId;
    };
    const [first] = members;
    const own = await Promise.allSettled(Array.from({ length: 4 }, () => use(first?.memberId ?? '')));
    expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const all = await Promise.allSettled(
      members.slice(1).flatMap(({ memberId }) => [use(memberId), use(memberId)]),
    );
    const taken = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(taken).toHaveLength(3);
    for (const one of all)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 409, details: { rule: 'priceChanged' } });
    const usedCount = async () =>
      (
        await db
          .selectFrom('activities')
          .select(['id', 'used_count'])
          .where('id', 'in', [activityId, free])
          .orderBy('used_count', 'desc')
          .execute()
      ).map(({ used_count }) => used_count);
    expect(await usedCount()).toEqual([5, 0]);
    for (let times = 0; times < 2; times++)
      await inTransaction(db, (tx) => giveUsesBack(tx, taken.slice(0, 2)));
    expect(await usedCount()).toEqual([3, 0]);
  });
});
