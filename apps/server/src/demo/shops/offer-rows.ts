import { addDays, dayOf, instantOf } from '../../clock';
import type { PictureManifest } from '../picture-manifest';
import { ACTIVITIES, COUPONS } from '.';
import type { DemoCoupon } from './types';

const HOUR_MS = 3_600_000;
/** Days a coupon can be claimed where its data says nothing. */
const CLAIM_DAYS = 60;

export const activityRows = (pictures: PictureManifest, nowMs: number) =>
  ACTIVITIES.map((activity) => ({
    id: activity.id,
    active_type: activity.type,
    supplier_id: activity.shop,
    name: activity.name,
    picture: pictures.picture(activity.picture, activity.name),
    starts_ms: nowMs + activity.startsAfterMs,
    ends_ms: nowMs + activity.endsAfterMs,
    scope: activity.scope,
    coupon_allowed: activity.couponAllowed ?? true,
    channels: null,
    member_limit: activity.memberLimit ?? null,
    budget_uses: activity.budgetUses ?? null,
    rule: activity.rule,
    rules: activity.rules,
  }));

export const activityPriceRows = () =>
  ACTIVITIES.flatMap(({ id, prices = {} }) =>
    Object.entries(prices).map(([variantId, priceFen], seq) => ({
      activity_id: id,
      variant_id: variantId,
      price_fen: priceFen,
      seq,
    })),
  );

export const couponRows = (nowMs: number) =>
  COUPONS.map((coupon, sort) => ({
    id: coupon.id,
    coupon_kind: coupon.kind,
    supplier_id: coupon.shop,
    name: coupon.name,
    scope: coupon.scope,
    scope_text: coupon.scopeText,
    off_fen: coupon.offFen ?? null,
    off_percent: coupon.offPercent ?? null,
    cap_fen: coupon.capFen ?? null,
    exchange_price_fen: coupon.exchangePriceFen ?? null,
    threshold_fen: coupon.thresholdFen,
    with_activity_price: coupon.withActivityPrice ?? false,
    total: coupon.total,
    per_member: coupon.perMember,
    display: coupon.display,
    sort,
    ...claimOf(coupon, nowMs),
    ...daysOf(coupon, dayOf(nowMs)),
  }));

/** From when until when it can be claimed, epoch ms: to the end of its last day. */
function claimOf({ claimFrom = { day: -1, hour: 0 }, claimDays = CLAIM_DAYS }: DemoCoupon, nowMs: number) {
  const today = dayOf(nowMs);
  return {
    claim_from_ms: instantOf(addDays(today, claimFrom.day)) + claimFrom.hour * HOUR_MS,
    claim_to_ms: instantOf(addDays(today, Math.max(claimFrom.day, 0) + claimDays + 1)),
  };
}

const daysOf = ({ days }: DemoCoupon, today: string) =>
  'lastDay' in days
    ? {
        first_day: addDays(today, days.firstDay),
        last_day: addDays(today, days.lastDay),
        after_days: null,
        days: null,
      }
    : { first_day: null, last_day: null, after_days: days.afterDays, days: days.days };
