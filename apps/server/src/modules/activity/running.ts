import {
  type ActivityOffer,
  type ChannelSource,
  type Locale,
  type LocalizedText,
  timeStatus,
} from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { type ActivityOffers, type ActivityWords, activityOffers, type OfferLine } from './offers';
import { type ActivityRow, type OpenActivity, openActivities } from './offers-store';

interface Asked {
  nowMs: number;
  source: ChannelSource;
  locale: Locale;
}

/** An activity as every page shows it. */
export const activityOfferOf = (
  { activity, shopName }: { activity: ActivityRow; shopName: LocalizedText | null },
  locale: Locale,
): ActivityOffer => ({
  activeId: activity.id,
  activeType: activity.active_type,
  name: activity.name[locale],
  picture: activity.picture,
  supplierId: activity.supplier_id,
  shopName: shopName?.[locale] ?? '',
  startsAtMs: activity.starts_ms,
  endsAtMs: activity.ends_ms,
  couponAllowed: activity.coupon_allowed,
  memberLimit: activity.member_limit,
  rule: activity.rule,
});

/** Where now stands in the time of an activity. */
export function statusOf({ starts_ms, ends_ms }: Pick<ActivityRow, 'starts_ms' | 'ends_ms'>, nowMs: number) {
  if (nowMs < starts_ms) return timeStatus.notStarted;
  return nowMs >= ends_ms ? timeStatus.ended : timeStatus.ongoing;
}

/** What runs for these lines: their offers, and the activities as pages show them. One query. */
export async function runningFor(
  db: Queries,
  lines: readonly OfferLine[],
  { nowMs, source, locale }: Asked,
): Promise<{ offers: ActivityOffers; activities: ActivityOffer[] }> {
  const offers = await activityOffers(db, { nowMs, source, memberId: null, lines });
  const shown = offers.offers.flatMap((offer): ActivityWords[] => {
    // What is for first orders runs, too; nobody knows yet whose order it will be.
    const runs = offer.type !== 'blocked' || offer.reason.code === 'firstOrderOnly';
    const words = offers.words.get(offer.id);
    return runs && words ? [words] : [];
  });
  return { offers, activities: shown.map((one) => activityOfferOf(one, locale)) };
}

/** What a shop itself has running in this channel. */
export async function runningOfShop(db: Queries, supplierId: string, asked: Asked): Promise<ActivityOffer[]> {
  const running = await runningNow(db, asked);
  return running.filter((one) => one.supplierId === supplierId);
}

/** Everything that runs in this channel. */
export async function runningNow(db: Queries, asked: Asked): Promise<ActivityOffer[]> {
  const open = await openInChannel(db, asked);
  return open
    .filter(({ activity }) => statusOf(activity, asked.nowMs) === timeStatus.ongoing)
    .map((one) => activityOfferOf(one, asked.locale));
}

/** These activities by id: those of this channel that run or are to come. */
export async function activitiesNamed(
  db: Queries,
  activeIds: readonly string[],
  asked: Asked,
): Promise<ReadonlyMap<string, ActivityOffer>> {
  if (activeIds.length === 0) return new Map();
  const open = await openInChannel(db, asked);
  return new Map(
    open
      .filter(({ activity }) => activeIds.includes(activity.id))
      .map((one) => [one.activity.id, activityOfferOf(one, asked.locale)]),
  );
}

/** What has not ended, is for this channel and not used up. */
async function openInChannel(db: Queries, { nowMs, source }: Asked): Promise<OpenActivity[]> {
  const open = await openActivities(db, { nowMs, memberId: null, variantIds: [] });
  return open.filter(
    ({ activity }) =>
      (activity.channels?.includes(source) ?? true) &&
      (activity.budget_uses === null || activity.used_count < activity.budget_uses),
  );
}
