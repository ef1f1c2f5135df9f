import type { CouponKind, LocalizedText } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import { covers, type Offer, type OfferReason } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { claimOfferId } from './offer-id';
import { type CouponAtHand, couponsAtHand, couponsAtHandQuery } from './offers-store';
import type { CouponTerms } from './tables';
import { termsOf } from './terms';
import { validityOf } from './validity';

/** Coupons that expired so many days ago are still named as expired, older ones are not. */
const EXPIRED_NAMED_DAYS = 7;

/** What is bought, as coupons look at it. */
export interface CouponLine {
  productId: string;
  kind: string;
  supplierId: string;
  /** Spot or hotel. */
  placeId?: string | undefined;
  /** Its category and those above it. */
  categoryIds: readonly string[];
}

/** What a coupon is called, for whoever shows or stores what it did. */
export interface CouponWords {
  name: LocalizedText;
  couponId: string;
  /** Null: ordering claims it. */
  memberCouponId: string | null;
  couponKind: CouponKind;
  supplierId: string | null;
  /** Null: the platform's. */
  shopName: LocalizedText | null;
  lastDay: string;
}

export interface CouponOffers {
  offers: Offer[];
  /** By the offer's id: a member coupon's, or `claim:<couponId>`. */
  words: Map<string, CouponWords>;
}

/**
 * The member's coupons as the price engine takes them; held ones, not yet valid and expired ones are blocked with the
 * reason. With `autoClaim` also those that could be claimed now and are good today for one of the lines. One query.
 */
export const couponOffers = async (db: Queries, asked: CouponQuestion): Promise<CouponOffers> =>
  couponOffersOf(await couponsAtHand(db, readOf(asked)), asked);

/** The read of `couponOffers`, to be run together with others. */
export const couponRead = (asked: CouponQuestion) => couponsAtHandQuery(readOf(asked));

export interface CouponQuestion {
  nowMs: number;
  memberId: string | null;
  lines: readonly CouponLine[];
  autoClaim: boolean;
}

const readOf = (asked: CouponQuestion) => ({
  ...asked,
  expiredFrom: addDays(dayOf(asked.nowMs), -EXPIRED_NAMED_DAYS),
});

/** What `couponOffers` makes of the coupons it has read. */
export function couponOffersOf(atHand: readonly CouponAtHand[], asked: CouponQuestion): CouponOffers {
  const today = dayOf(asked.nowMs);
  const read = atHand.map((one) => readCoupon(one, asked.nowMs));
  const concerned = read.filter(
    ({ words, terms, firstDay }) =>
      words.memberCouponId !== null || (firstDay <= today && words.lastDay >= today && reaches(terms)),
  );
  return {
    offers: concerned.map((one) => {
      const reason = whyBlocked(one, today);
      return reason ? { type: 'blocked', id: one.id, reason } : offerOf(one);
    }),
    words: new Map(concerned.map(({ id, words }) => [id, words])),
  };

  function reaches({ supplierId, scope }: CouponTerms): boolean {
    return asked.lines.some((line) =>
      covers({ ...line, shopId: line.supplierId }, { shopId: supplierId, scope }),
    );
  }
}

interface ReadCoupon {
  id: string;
  terms: CouponTerms;
  firstDay: string;
  /** It is held by an order; the number of what it is paid with. */
  reservedBy: string | null;
  words: CouponWords;
}

function readCoupon({ held, claimable, sn, shopName }: CouponAtHand, nowMs: number): ReadCoupon {
  const terms = held ? held.terms : termsOf(claimable);
  const { firstDay, lastDay } = held
    ? { firstDay: held.first_day, lastDay: held.last_day }
    : validityOf(claimable, nowMs);
  const { name, couponKind, supplierId } = terms;
  const couponId = held ? held.coupon_id : claimable.id;
  return {
    id: held ? held.id : claimOfferId(couponId),
    terms,
    firstDay,
    reservedBy: held?.status === 'reserved' ? (sn ?? '') : null,
    words: { name, couponId, memberCouponId: held?.id ?? null, couponKind, supplierId, shopName, lastDay },
  };
}

function whyBlocked({ reservedBy, firstDay, words }: ReadCoupon, today: string): OfferReason | null {
  if (reservedBy !== null) return { code: 'reserved', sn: reservedBy };
  if (today < firstDay) return { code: 'notStarted', day: firstDay };
  if (today > words.lastDay) return { code: 'ended' };
  return null;
}

function offerOf({ id, terms, words }: ReadCoupon): Offer {
  const { thresholdFen, withActivityPrice } = terms;
  const base = {
    id,
    shopId: terms.supplierId,
    scope: terms.scope,
    thresholdFen,
    withActivityPrice,
    lastDay: words.lastDay,
  };
  switch (terms.couponKind) {
    case 'freight':
      return { ...base, type: 'freightCoupon', offFen: terms.offFen };
    case 'amount':
      return { ...base, type: 'coupon', benefit: { kind: 'amount', offFen: terms.offFen ?? 0 } };
    case 'percent': {
      const benefit = { kind: 'percent', offPercent: terms.offPercent ?? 0, capFen: terms.capFen } as const;
      return { ...base, type: 'coupon', benefit };
    }
    case 'exchange':
      return {
        ...base,
        type: 'coupon',
        benefit: { kind: 'exchange', priceFen: terms.exchangePriceFen ?? 0 },
      };
  }
}
