import {
  type DayState,
  type NightCalendar,
  type NightCalendarDay,
  priceCalendarMaxDays,
  type RequestOf,
  stayHorizonDays,
} from '@yunyou/contract';
import { addDays, dayOf, daysBetween } from '../../clock';
import { calendarDayOf } from '../../holidays';
import { badInput, notFound } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { firstSellableNight } from './days';
import { hotelTermsOf, type IndexedRate, indexed, isSold, saleTermsOf, shownLeft } from './offers';
import { ratesOnNights } from './rates-store';
import { scopeOf } from './rooms';
import { isSaleOver } from './rules';
import { hotelRow } from './store';

/** The cheapest night of each day, and who may arrive and leave then. */
export async function priceCalendar(
  { db, clock }: VisitorRequest,
  { from, to, ...ids }: RequestOf<'hotel', 'priceCalendar'>,
): Promise<NightCalendar> {
  const nowMs = clock.now();
  const today = dayOf(nowMs);
  const first = from ?? today;
  const last = to ?? addDays(today, stayHorizonDays);
  const span = daysBetween(first, last);
  if (span < 0 || span >= priceCalendarMaxDays) {
    throw badInput([{ field: 'to', reason: `At most ${priceCalendarMaxDays} days from "from" on` }]);
  }
  const rows = await ratesOnNights(db, scopeOf(ids), first, last);
  if (rows.length === 0 && ids.hotelId !== undefined) await hotelRow(db, ids.hotelId);
  else if (rows.length === 0) throw notFound();
  const nights = rows.filter(({ hotel, rate }) => hotel.on_sale && rate.on_sale).map(indexed);
  return {
    today,
    nowMs,
    days: Array.from({ length: span + 1 }, (_, index) => dayView(nights, addDays(first, index), nowMs)),
  };
}

function dayView(rates: readonly IndexedRate[], day: string, nowMs: number): NightCalendarDay {
  const sold = rates.filter((rate) => isSold(rate, day));
  const inTime = sold.filter(
    ({ row }) => !isSaleOver(saleTermsOf(row), hotelTermsOf(row), oneNight(day), nowMs),
  );
  const free = inTime.filter(({ left }) => (left.get(day) ?? 0) > 0);
  const night = (rate: IndexedRate) => rate.prices.get(day);
  const state = stateOf(day, nowMs, { sold: sold.length, inTime: inTime.length, free: free.length });
  const priced = free.length > 0 ? free : sold;
  const minimums = priced.map((rate) => night(rate)?.minNights ?? 1);
  const minNights = minimums.length > 0 ? Math.min(...minimums) : 1;
  return {
    day,
    state,
    priceFen:
      state === 'open' || state === 'soldOut'
        ? Math.min(...priced.map((rate) => night(rate)?.priceFen ?? 0))
        : null,
    left: state === 'open' ? shownLeft(Math.max(...free.map(({ left }) => left.get(day) ?? 0))) : null,
    holiday: calendarDayOf(day).holiday,
    minNights: minNights > 1 ? minNights : null,
    noArrival: priced.length > 0 && priced.every((rate) => night(rate)?.closedToArrival === true),
    noDeparture: rates.length > 0 && rates.every((rate) => night(rate)?.closedToDeparture === true),
  };
}

const oneNight = (day: string) => ({ startDate: day, endDate: addDays(day, 1) });

function stateOf(
  day: string,
  nowMs: number,
  { sold, inTime, free }: { sold: number; inTime: number; free: number },
): DayState {
  if (day < firstSellableNight(nowMs)) return 'past';
  if (sold === 0 || day > addDays(dayOf(nowMs), stayHorizonDays)) return 'closed';
  if (inTime === 0) return day < dayOf(nowMs) ? 'past' : 'tooLate';
  return free > 0 ? 'open' : 'soldOut';
}
