import {
  type AppointmentItem,
  type AppointmentItemSummary,
  type AppointmentSlot,
  type AppointmentSlotDay,
  type AppointmentSlots,
  appointmentHorizonDays,
  fewLeft,
  type Locale,
  type Page,
  type RequestOf,
  waitingShownMax,
} from '@yunyou/contract';
import { addDays, type Clock, dayOf, daysBetween } from '../../clock';
import type { Queries } from '../../database/connect';
import { calendarDayOf } from '../../holidays';
import { notFound } from '../../http/refusal';
import { daysFrom } from './hours';
import {
  type ItemDays,
  type ItemRow,
  itemDays,
  pageOfItems,
  type SlotOfDays,
  wholeItem,
} from './items-store';
import { bookUntilMs, slotState } from './slot-state';

const DEFAULT_SIZE = 10;

interface Deps {
  db: Queries;
  clock: Clock;
  locale: Locale;
}

/** Few are counted, more are not told. */
export const shownCount = (count: number): number | null => (count > waitingShownMax ? null : count);

const summaryOf = (
  item: ItemRow & { firstFreeDay: string | null },
  locale: Locale,
): AppointmentItemSummary => ({
  id: item.id,
  spotId: item.spot_id,
  shopId: item.shop_id,
  title: item.texts.title[locale],
  picture: item.picture,
  place: { name: item.texts.placeName[locale], lat: item.lat, lng: item.lng },
  cityName: item.city_name,
  mode: item.mode,
  realName: item.real_name,
  minGroup: item.min_group,
  maxGroup: item.max_group,
  waiting: item.waiting,
  firstFreeDay: item.firstFreeDay,
  lastDay: item.last_day,
});

export async function listItems(
  { db, clock, locale }: Deps,
  { page = 1, size = DEFAULT_SIZE, ...asked }: RequestOf<'appointment', 'items'>,
): Promise<Page<AppointmentItemSummary>> {
  const { items, total } = await pageOfItems(db, { ...asked, page, size }, clock.now());
  return {
    records: items.map((item) => summaryOf(item, locale)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

export async function readItem({ db, clock, locale }: Deps, id: string): Promise<AppointmentItem> {
  const nowMs = clock.now();
  const today = dayOf(nowMs);
  const item = await wholeItem(db, id, {
    nowMs,
    fromDay: today,
    toDay: addDays(today, appointmentHorizonDays),
  });
  if (!item) throw notFound();
  return {
    ...summaryOf(item, locale),
    intro: item.texts.intro[locale],
    notes: item.texts.notes.map((note) => note[locale]),
    certTypes: item.cert_types,
    openDaysAhead: item.open_days_ahead,
    releaseAt: item.release_at,
    bookUntilMin: item.book_until_min,
    cancelUntilMin: item.cancel_until_min,
    changeUntilMin: item.change_until_min,
    changesMax: item.changes_max,
    earlyMin: item.early_min,
    lateMin: item.late_min,
    approval: item.approval,
    noShowLimit: item.no_show_limit,
    noShowDays: item.no_show_days,
    noShowBlockDays: item.no_show_block_days,
    reappoint: item.reappoint,
    verifyBy: item.verify_by,
    hours: item.hours.map(({ season, weekdays, from, to, slotMinutes }) => ({
      season,
      weekdays,
      from,
      to,
      slotMinutes,
    })),
    specialDays: item.special.map(({ day, kind, note }) => ({ day, kind, note: note[locale] })),
    closedOnHolidays: item.closed_on_holidays,
    openOnHolidays: item.open_on_holidays,
  };
}

/** A slot as everybody sees it. */
export const slotOf = (
  slot: SlotOfDays,
  item: { book_until_min: number },
  nowMs: number,
): AppointmentSlot => {
  const state = slotState(slot, item, nowMs);
  const left = state === 'open' ? slot.capacity - slot.taken : 0;
  return {
    id: slot.id,
    itemId: slot.item_id,
    day: slot.day,
    from: slot.from_time,
    to: slot.to_time,
    startsAtMs: slot.starts_ms,
    bookUntilMs: bookUntilMs(slot, item),
    opensAtMs: slot.opens_ms,
    capacity: slot.capacity,
    state,
    left: state === 'open' || state === 'full' ? (left >= fewLeft ? null : left) : null,
    waitingCount: shownCount(slot.waiting),
  };
};

/** Better ones first: a day is as its best slot. */
const DAY_STATES = ['open', 'full', 'notYet', 'closed', 'past'] as const;

export interface OwnDays {
  firstDay: string;
  lastDay: string;
}

/** Days and slots of an item; `own`: days of a voucher, all others are outside. */
export async function readSlots(
  { db, clock, locale }: Deps,
  { itemId, from, to }: RequestOf<'appointment', 'slots'>,
  own?: OwnDays,
): Promise<AppointmentSlots> {
  const found = await itemDays(db, itemId, { from, to });
  if (!found) throw notFound();
  const nowMs = clock.now();
  const slots = found.slots.map((slot) => slotOf(slot, found, nowMs));
  return {
    nowMs,
    today: dayOf(nowMs),
    days: daysFrom(from, daysBetween(from, to) + 1).map((day) =>
      dayFacts(day, slots, found, { locale, own }),
    ),
    slots,
  };
}

function dayFacts(
  day: string,
  slots: readonly AppointmentSlot[],
  { special }: ItemDays,
  { locale, own }: { locale: Locale; own: OwnDays | undefined },
): AppointmentSlotDay {
  const states = new Set(slots.filter((slot) => slot.day === day).map(({ state }) => state));
  const isOutside = own !== undefined && (day < own.firstDay || day > own.lastDay);
  return {
    day,
    state: isOutside ? 'outside' : (DAY_STATES.find((state) => states.has(state)) ?? 'closed'),
    holiday: calendarDayOf(day).holiday,
    note: special.find((one) => one.day === day)?.note[locale] ?? '',
  };
}
