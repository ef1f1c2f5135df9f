import {
  type ActivityProduct,
  type FlashItemState,
  flashLeftToldBelow,
  goodsTypeOfKind,
  type ListedActivity,
  type Locale,
  timeStatus,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { BargainTerms } from './bargain-facts-store';
import type { GroupFacts } from './group-facts-store';
import { latestEndMs } from './latest-end';
import type { ActivityRow } from './offers-store';
import type { ProductStanding } from './products-store';
import { statusOf } from './running';

/** Where an activity stands by the clock; a withdrawn one is over. */
export const timeStatusOf = (
  activity: Pick<ActivityRow, 'starts_ms' | 'ends_ms' | 'state'>,
  nowMs: number,
) => (activity.state === 'withdrawn' ? timeStatus.ended : statusOf(activity, nowMs));

/** How far the units of things are sold, held or ordered; nothing of it where there are none. */
export function soldShareOf(standings: readonly Pick<ProductStanding, 'total' | 'left'>[]): number {
  const total = standings.reduce((sum, one) => sum + one.total, 0);
  const left = standings.reduce((sum, one) => sum + one.left, 0);
  return total === 0 ? 1 : (total - left) / total;
}

/** Pieces that can still be had, told when they are few. */
export function leftOf({ product, left }: Pick<ProductStanding, 'product' | 'left'>): number | null {
  const pieces = Math.max(0, Math.floor(left / product.per_unit));
  return pieces < flashLeftToldBelow ? pieces : null;
}

export function itemStateOf(standing: ProductStanding, nowMs: number): FlashItemState {
  const status = timeStatusOf(standing.activity, nowMs);
  if (status === timeStatus.notStarted) return 'coming';
  if (status === timeStatus.ended) return 'over';
  if (standing.left >= standing.product.per_unit) return 'running';
  return standing.mayReturn ? 'waiting' : 'soldOut';
}

/** Something an activity sells, as every page shows it. */
export function activityProductView(
  standing: ProductStanding,
  {
    locale,
    nowMs,
    groups,
    bargains,
  }: {
    locale: Locale;
    nowMs: number;
    groups?: ReadonlyMap<string, GroupFacts>;
    bargains?: ReadonlyMap<string, BargainTerms>;
  },
): ActivityProduct {
  const { product, mayReturn } = standing;
  return {
    activityProductId: product.id,
    activeId: product.activity_id,
    productType: goodsTypeOfKind[product.kind],
    productId: product.product_id,
    productSpec: product.variant_id === '' ? product.product_id : product.variant_id,
    name: product.name[locale],
    specText: product.spec_text[locale],
    picture: product.picture,
    activityPriceFen: product.price_fen,
    originalPriceFen: product.original_price_fen,
    limitPerOrder: product.limit_per_order,
    limitPerMember: product.limit_per_member,
    limitPerCertificate: product.limit_per_certificate,
    days: daysOf(standing, nowMs),
    soldShare: soldShareOf([standing]),
    left: leftOf(standing),
    mayReturn,
    state: itemStateOf(standing, nowMs),
    group: groupTermsOf(product, groups?.get(product.id)),
    bargain: bargainTermsView(product, bargains?.get(product.id)),
  };
}

/** Days or nights that are sold; what is sold to groups is so from the day after their end on. */
function daysOf({ product, activity, slots }: ProductStanding, nowMs: number): string[] {
  if (product.group_hours === null) return slots;
  const lastDay = dayOf(latestEndMs({ product, activity }, nowMs));
  return slots.filter((slot) => slot > lastDay);
}

/** How something is sold to groups; null for others. */
function groupTermsOf(
  { group_needed, group_hours, virtual_completion }: ProductStanding['product'],
  facts: GroupFacts | undefined,
): ActivityProduct['group'] {
  if (group_needed === null || group_hours === null || !facts) return null;
  return { needed: group_needed, hours: group_hours, virtualCompletion: virtual_completion, ...facts };
}

/** How its price is cut down; null for others. */
function bargainTermsView(
  { floor_price_fen, bargain_people, bargain_hours, buy_any_time }: ProductStanding['product'],
  terms: BargainTerms | undefined,
): ActivityProduct['bargain'] {
  if (floor_price_fen === null || bargain_people === null || bargain_hours === null || !terms) return null;
  return {
    ...{ floorPriceFen: floor_price_fen, people: bargain_people, hours: bargain_hours },
    buyAnyTime: buy_any_time,
    ...terms,
  };
}

/** The lowest that something comes to. */
const lowestFen = ({ floor_price_fen, price_fen }: ProductStanding['product']): number =>
  floor_price_fen ?? price_fen;

/** An activity in a list, with the cheapest of what it sells. */
export function listedActivityOf(
  activity: ActivityRow,
  standings: readonly ProductStanding[],
  { locale, nowMs }: { locale: Locale; nowMs: number },
): ListedActivity {
  const [cheapest] = standings.toSorted((a, b) => lowestFen(a.product) - lowestFen(b.product));
  const status = timeStatusOf(activity, nowMs);
  return {
    id: activity.id,
    activityType: activity.active_type,
    name: activity.name[locale],
    subtitle: activity.subtitle[locale],
    picture: activity.picture,
    startsAtMs: activity.starts_ms,
    endsAtMs: activity.ends_ms,
    priceFen: cheapest ? lowestFen(cheapest.product) : null,
    originalPriceFen: cheapest?.product.original_price_fen ?? null,
    soldShare: standings.length === 0 ? null : soldShareOf(standings),
    timeStatus: status,
    remindable: status === timeStatus.notStarted,
  };
}
