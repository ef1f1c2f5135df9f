import { type CouponOffer, memberCouponMax, memberCouponStates } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { HandlersFor } from '../../http/request-context';
import { scopedProduct } from '../goods/scoped-store';
import { claimCoupon, redeemCode } from './claim';
import { couponsFor, couponsOfCenter, couponsOfShop } from './public';
import { claimedOf, countCoupons, couponRow, couponsOfMember, heldCoupon } from './store';
import { claimStateOf, couponOfferOf, memberCouponOf } from './view';

const DEFAULT_SIZE = 10;

/** What the tabs of the coupon centre show. */
const isOf = {
  all: () => true,
  platform: ({ supplierId, couponKind }: CouponOffer) => supplierId === null && couponKind !== 'freight',
  shop: ({ supplierId, couponKind }: CouponOffer) => supplierId !== null && couponKind !== 'freight',
  freight: ({ couponKind }: CouponOffer) => couponKind === 'freight',
} as const;

export const coupon: HandlersFor<'coupon'> = {
  async center(request, { supplierId, productId, of = 'all', page = 1, size = DEFAULT_SIZE }) {
    const { db, locale, clock } = request;
    const at = { nowMs: clock.now(), locale };
    const found =
      productId !== undefined
        ? await couponsFor(db, await scopedProduct(db, productId), at)
        : supplierId !== undefined
          ? await couponsOfShop(db, supplierId, at)
          : await couponsOfCenter(db, at);
    const wanted = found
      .filter(isOf[of])
      .filter((one) => supplierId === undefined || one.supplierId === supplierId);
    return {
      records: wanted.slice((page - 1) * size, page * size),
      total: wanted.length,
      size,
      current: page,
      pages: Math.ceil(wanted.length / size),
    };
  },

  detail: async ({ db, clock, locale }, { couponId }) =>
    couponOfferOf(await couponRow(db, couponId), locale, clock.now()),

  async states({ db, clock, memberId }, { couponIds }) {
    const nowMs = clock.now();
    const known = await claimedOf(db, { memberId, couponIds, today: dayOf(nowMs) });
    return known.map(({ coupon: row, claimedCount, usableIds, heldInAll }) => ({
      couponId: row.id,
      claimedCount,
      canClaim:
        row.display !== 'codeOnly' &&
        claimStateOf(row, nowMs) === 'open' &&
        claimedCount < row.per_member &&
        heldInAll < memberCouponMax,
      memberCouponIds: usableIds,
    }));
  },

  claim: ({ tx, clock, memberId }, { couponId }) =>
    claimCoupon(tx, couponId, { memberId, nowMs: clock.now() }),

  redeem: ({ tx, clock, memberId, protection }, { code }) =>
    redeemCode(tx, protection.index('coupon code', code.toUpperCase()), { memberId, nowMs: clock.now() }),

  async mine({ db, clock, locale, memberId }, { status, page = 1, size = DEFAULT_SIZE }) {
    const today = dayOf(clock.now());
    const { rows, total } = await couponsOfMember(db, { memberId, status, today, page, size });
    return {
      records: rows.map((row) => memberCouponOf(row, locale, today)),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
    };
  },

  async counts({ db, clock, memberId }) {
    const counts = await countCoupons(db, memberId, dayOf(clock.now()));
    return memberCouponStates.map((status) => ({ status, count: counts[status] ?? 0 }));
  },

  async mineDetail({ db, clock, locale, memberId }, { memberCouponId }) {
    const found = await heldCoupon(db, memberId, memberCouponId);
    return {
      ...memberCouponOf(found, locale, dayOf(clock.now())),
      history: found.history.map(({ event, at_ms, sn }) => ({ event, atMs: at_ms, sn })),
    };
  },
};
