import type { ChannelSource, LocalizedText } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { covers, type Offer, type OfferReason } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { type ActivityRow, type OpenActivity, openActivities, openActivitiesQuery } from './offers-store';

/** What is bought, as offers look at it. */
export interface OfferLine {
  productId: string;
  /** SKU or rate; null where the product is the only one. */
  variantId: string | null;
  kind: string;
  supplierId: string;
  /** Spot or hotel. */
  placeId?: string | undefined;
  /** Its category and those above it. */
  categoryIds: readonly string[];
}

/** What an activity is called, for whoever shows or stores what it did. */
export interface ActivityWords {
  name: LocalizedText;
  activity: ActivityRow;
  /** Null: the platform's. */
  shopName: LocalizedText | null;
}

export interface ActivityOffers {
  offers: Offer[];
  /** By activity id. */
  words: Map<string, ActivityWords>;
}

/**
 * Activities that concern one of the lines, as the price engine takes them. One that may not be used now (not yet begun,
 * another channel, used up, the member had enough, not the first order) is blocked with the reason. Without a member
 * those for first orders are blocked. One query.
 */
export const activityOffers = async (db: Queries, asked: ActivityQuestion): Promise<ActivityOffers> =>
  activityOffersOf(await openActivities(db, readOf(asked)), asked);

/** The read of `activityOffers`, to be run together with others. */
export const activityRead = (asked: ActivityQuestion) => openActivitiesQuery(readOf(asked));

export interface ActivityQuestion {
  nowMs: number;
  source: ChannelSource;
  memberId: string | null;
  lines: readonly OfferLine[];
}

const readOf = ({ lines, ...asked }: ActivityQuestion) => ({
  ...asked,
  variantIds: [...new Set(lines.map(({ variantId, productId }) => variantId ?? productId))],
});

/** What `activityOffers` makes of the activities it has read. */
export function activityOffersOf(open: readonly OpenActivity[], asked: ActivityQuestion): ActivityOffers {
  const concerned = open.filter((one) => concerns(one, asked.lines));
  return {
    offers: concerned.map((one) => {
      const reason = whyBlocked(one, asked);
      return reason ? { type: 'blocked', id: one.activity.id, reason } : offerOf(one);
    }),
    words: new Map(
      concerned.map(({ activity, shopName }) => [activity.id, { name: activity.name, activity, shopName }]),
    ),
  };
}

/** A promotion concerns what it has a price for, others what lies in their scope. */
function concerns({ activity, prices }: OpenActivity, lines: readonly OfferLine[]): boolean {
  const { supplier_id: shopId, scope, rule } = activity;
  return lines.some(
    (line) =>
      covers({ ...line, shopId: line.supplierId }, { shopId, scope }) &&
      (rule.kind !== 'promotion' ||
        prices.some(({ variantId }) => variantId === (line.variantId ?? line.productId))),
  );
}

function whyBlocked(
  { activity, memberUses, hasPaid }: OpenActivity,
  { nowMs, source, memberId }: { nowMs: number; source: ChannelSource; memberId: string | null },
): OfferReason | null {
  const { rule, channels, budget_uses, member_limit } = activity;
  if (nowMs < activity.starts_ms) return { code: 'notStarted', day: dayOf(activity.starts_ms) };
  if (channels && !channels.includes(source)) return { code: 'channel' };
  if (budget_uses !== null && activity.used_count >= budget_uses) return { code: 'budgetUsed' };
  if (member_limit !== null && memberUses >= member_limit) return { code: 'memberLimit' };
  if ('firstOrderOnly' in rule && rule.firstOrderOnly && (memberId === null || hasPaid))
    return { code: 'firstOrderOnly' };
  return null;
}

function offerOf({ activity, prices }: OpenActivity): Offer {
  const { id, rule } = activity;
  const base = { id, shopId: activity.supplier_id, scope: activity.scope };
  const couponAllowed = activity.coupon_allowed;
  switch (rule.kind) {
    case 'tiers':
      return {
        ...base,
        couponAllowed,
        type: 'fullReduction',
        measure: rule.measure,
        rule: {
          kind: 'tiers',
          tiers: rule.tiers.map(({ threshold, offFen, offPercent }) => ({
            threshold,
            off: offPercent === null ? { fen: offFen ?? 0 } : { percent: offPercent },
          })),
        },
      };
    case 'every': {
      const { thresholdFen: threshold, offFen, maxTimes } = rule;
      return {
        ...base,
        couponAllowed,
        type: 'fullReduction',
        measure: 'amount',
        rule: { kind: 'every', threshold, offFen, maxTimes },
      };
    }
    case 'perPiece':
    case 'perOrder':
      return {
        ...base,
        couponAllowed,
        type: 'reduction',
        rule: { kind: rule.kind, offFen: rule.offFen },
      };
    case 'promotion':
      return {
        ...base,
        couponAllowed,
        type: 'promotion',
        piecesPerOrder: rule.piecesPerOrder,
        prices: prices.map(({ variantId, priceFen }) => ({ variantId, promoFen: priceFen })),
      };
    case 'addOn':
      return {
        ...base,
        type: 'addOn',
        thresholdFen: rule.thresholdFen,
        maxPieces: rule.maxPieces,
        prices: prices.map(({ variantId, priceFen }) => ({ variantId, addOnFen: priceFen })),
      };
    case 'ownPrice':
      throw new Error('What has a price of its own is named on its line.');
  }
}
