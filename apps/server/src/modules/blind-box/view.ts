import {
  type BoxSaleState,
  boxesPerDayMax,
  boxFenPerDayMax,
  type Locale,
  type ResponseOf,
} from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { DataProtection } from '../../security/data-protection';
import type { ActivityRow } from '../activity/offers-store';
import { timeStatusOf } from '../activity/products';
import { isOver, rulesOf, rulesVersionOf } from '../activity/shown';
import type { DayRow } from '../lottery/days-store';
import { toldSeed } from '../lottery/seed';
import { type ItemRow, remainingOf } from './rows-store';
import { refundsAtMs } from './units-store';
import type { LedgerEntry, ShownOpening, ShownSet, ShownUnit } from './view-store';

type Detail = ResponseOf<'blindBox', 'detail'>;
type Unit = ResponseOf<'blindBox', 'mine'>['records'][number];
type BoxRecord = NonNullable<Unit['record']>;

interface Viewer {
  locale: Locale;
  nowMs: number;
}

interface Told extends Viewer {
  protection: DataProtection;
}

/** Whether boxes of a set are sold, and if not, why. */
export function saleStateOf(
  { activity, items, left }: { activity: ActivityRow; items: readonly ItemRow[]; left: number },
  nowMs: number,
): BoxSaleState {
  if (isOver(activity, nowMs)) return 'over';
  if (!items.some((item) => item.hidden && remainingOf(item) > 0)) return 'stopped';
  if (nowMs < activity.starts_ms) return 'coming';
  return left > 0 ? 'onSale' : 'soldOut';
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const openedItemView = (item: ItemRow, locale: Locale) => ({
  itemId: item.id,
  name: item.name[locale],
  picture: item.picture,
  valueFen: item.value_fen,
  hidden: item.hidden,
});

export const ledgerView = (
  { seq, itemId, item, hidden, pity, name, atMs }: LedgerEntry,
  locale: Locale,
): NonNullable<Detail['latest']> => ({
  ...{ seq, item: { itemId, name: item[locale], hidden }, pity, name: maskName(name), atMs },
});

/** A set as anybody sees it; `day`: the one that openings count for now. */
export function setView(shown: ShownSet, day: DayRow, { locale, nowMs }: Viewer): Detail {
  const { activity, set, items, left, latest } = shown;
  const rules = rulesOf(activity, [], null, shown.ruled);
  const saleState = saleStateOf(shown, nowMs);
  return {
    activeId: activity.id,
    activityProductId: set.activity_product_id,
    name: activity.name[locale],
    subtitle: activity.subtitle[locale],
    picture: activity.picture,
    shop: { supplierId: set.supplier_id, name: shown.shopName[locale] },
    organiser: activity.organiser && {
      ...{ name: activity.organiser.name[locale], telephone: activity.organiser.telephone },
    },
    startsAtMs: activity.starts_ms,
    endsAtMs: activity.ends_ms,
    timeStatus: timeStatusOf(activity, nowMs),
    saleState,
    priceFen: shown.priceFen,
    items: items.map((item) => ({
      ...openedItemView(item, locale),
      ...{ startCount: item.start_count, remaining: remainingOf(item) },
    })),
    startCount: sum(items.map((item) => item.start_count)),
    remaining: sum(items.map(remainingOf)),
    left: saleState === 'onSale' || saleState === 'coming' ? left : 0,
    pityAfter: set.pity_after,
    perOrder: shown.perOrder,
    ...{ perDay: boxesPerDayMax, fenPerDay: boxFenPerDayMax },
    rules: rules.map((rule) => rule[locale]),
    rulesVersion: rulesVersionOf(rules),
    opened: set.opened,
    latest: latest && ledgerView(latest, locale),
    day: day.day,
    commitment: day.commitment,
    nowMs,
  };
}

/** How a box was opened, with everything it is checked by as far as that is told. */
export function boxRecordView(
  { opening, day, items }: ShownOpening,
  { locale, nowMs, protection }: Told,
): BoxRecord {
  const item = items.find(({ id }) => id === opening.item_id);
  if (!item) throw new Error(`${opening.item_id} is of its set.`);
  return {
    activeId: opening.activity_id,
    memberId: opening.member_id,
    unitId: opening.unit_id,
    seq: opening.seq,
    day: opening.day,
    clientSeed: opening.client_seed,
    commitment: day.commitment,
    seed: toldSeed(protection, day, nowMs),
    poolBefore: items.map((one, place) => ({
      ...{ itemId: one.id, name: one.name[locale], hidden: one.hidden },
      count: opening.pool_before[place] ?? 0,
    })),
    drawnFrom: opening.drawn_from,
    k: opening.k,
    pity: opening.pity,
    misses: opening.misses,
    forced: opening.forced,
    item: openedItemView(item, locale),
    prizeOfMineId: opening.prize_of_mine_id,
    atMs: opening.at_ms,
  };
}

export const unitView = ({ unit, activity, opened, isGoingBack }: ShownUnit, told: Told): Unit => ({
  unitId: unit.id,
  activeId: unit.activity_id,
  activityName: activity.name[told.locale],
  picture: activity.picture,
  orderId: unit.order_id,
  state: unit.state,
  paidFen: unit.paid_fen,
  paidAtMs: unit.paid_ms,
  refundsAtMs: unit.state === 'paid' ? refundsAtMs(unit.paid_ms) : null,
  refundable: unit.state === 'paid' && !isGoingBack,
  record: opened && boxRecordView(opened, told),
});
