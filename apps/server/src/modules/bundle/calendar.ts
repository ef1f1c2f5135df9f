import { type BundleCalendar, type DayState, lowStockBelow, priceCalendarMaxDays } from '@yunyou/contract';
import { addDays, dayOf, daysBetween } from '../../clock';
import { badInput, notFound } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import type { BundlePartColumn } from '../goods/tables';
import { hotelTermsOf, type IndexedRate, indexed, isSold, saleTermsOf } from '../hotel/offers';
import { ratesOnNights } from '../hotel/rates-store';
import { isSaleOver } from '../hotel/rules';
import { dayStateOf, ticketsLeft } from '../ticket/rules';
import { dayRows, ticketRows } from '../ticket/store';
import { bundleOfProduct, partNames, stockOfParts } from './store';

/** How many bundles of a day one of its parts makes, and why it makes none. */
interface PartOnDay {
  state: DayState;
  left: number;
}

type Looked = (startDay: string) => PartOnDay;

/** A dated bundle, day by day: what it costs, how many are left, which part is full. Six queries, however many days. */
export async function bundleCalendar(
  { db, clock, locale }: VisitorRequest,
  { productId, from, to }: { productId: string; from: string; to: string },
): Promise<BundleCalendar> {
  const nowMs = clock.now();
  const span = daysBetween(from, to);
  if (span < 0 || span >= priceCalendarMaxDays) {
    throw badInput([{ field: 'to', reason: `At most ${priceCalendarMaxDays} days from "from" on` }]);
  }
  const sold = await bundleOfProduct(db, productId);
  if (!sold) throw notFound();
  const { parts } = sold.bundle;
  const reach = Math.max(...parts.map(({ dayOffset, nights }) => (dayOffset ?? 0) + (nights ?? 0)), 0);
  const last = addDays(to, reach);
  const names = await partNames(db, parts, locale);
  const looks: Looked[] = [
    ...(await ticketLooks(db, parts, { from, last, nowMs })),
    ...(await roomLooks(db, parts, { from, last, nowMs })),
    ...(await pieceLooks(db, parts)),
  ];
  const order = [...byKind(parts, 'ticket'), ...byKind(parts, 'stay'), ...pieces(parts)];
  return {
    today: dayOf(nowMs),
    nowMs,
    days: Array.from({ length: span + 1 }, (_, index) => {
      const day = addDays(from, index);
      const seen = looks.map((look) => look(day));
      const worst = WORST.find((state) => seen.some((one) => one.state === state)) ?? 'open';
      const full = seen.findIndex(({ state }) => state === 'soldOut');
      const left = Math.min(...seen.map((one) => one.left));
      return {
        day,
        state: worst,
        priceFen: worst === 'open' || worst === 'soldOut' ? sold.priceFen : null,
        left: worst === 'open' && left < lowStockBelow ? left : null,
        fullPart: worst === 'soldOut' ? (names.get(order[full]?.partId ?? '') ?? '') : '',
      };
    }),
  };
}

/** Of several states the first of these counts. */
const WORST: readonly DayState[] = ['past', 'closed', 'tooLate', 'soldOut'];

const byKind = (parts: readonly BundlePartColumn[], kind: BundlePartColumn['kind']) =>
  parts.filter((part) => part.kind === kind);
const pieces = (parts: readonly BundlePartColumn[]) =>
  parts.filter(({ kind }) => kind === 'goods' || kind === 'service');

interface Span {
  from: string;
  last: string;
  nowMs: number;
}

async function ticketLooks(
  db: VisitorRequest['db'],
  parts: readonly BundlePartColumn[],
  { from, last, nowMs }: Span,
): Promise<Looked[]> {
  const own = byKind(parts, 'ticket');
  const ids = own.map(({ productId }) => productId);
  const tickets = new Map((await ticketRows(db, ids)).map((row) => [row.id, row]));
  const days = new Map(
    (await dayRows(db, ids, from, last)).map((row) => [`${row.ticketId} ${row.day}`, row]),
  );
  return own.map((part) => (startDay) => {
    const ticket = tickets.get(part.productId);
    const day = addDays(startDay, part.dayOffset ?? 0);
    if (!ticket) return { state: 'closed', left: 0 };
    const offer = days.get(`${part.productId} ${day}`) ?? { priceFen: null, placesLeft: null };
    const left = Math.floor(ticketsLeft(ticket, offer.placesLeft ?? 0) / part.quantity);
    const state = dayStateOf(ticket, day, offer, nowMs);
    return { state: state === 'open' && left < 1 ? 'soldOut' : state, left };
  });
}

async function roomLooks(
  db: VisitorRequest['db'],
  parts: readonly BundlePartColumn[],
  { from, last, nowMs }: Span,
): Promise<Looked[]> {
  const own = byKind(parts, 'stay');
  if (own.length === 0) return [];
  const rows = await ratesOnNights(db, { rateIds: own.map(({ variantId }) => variantId) }, from, last);
  const rates = new Map(rows.map((row) => [row.rate.id, indexed(row)]));
  return own.map((part) => (startDay) => roomOnDay(rates.get(part.variantId), part, startDay, nowMs));
}

function roomOnDay(
  rate: IndexedRate | undefined,
  part: BundlePartColumn,
  startDay: string,
  nowMs: number,
): PartOnDay {
  const first = addDays(startDay, part.dayOffset ?? 0);
  const nights = Array.from({ length: part.nights ?? 1 }, (_, night) => addDays(first, night));
  if (first < dayOf(nowMs)) return { state: 'past', left: 0 };
  const isOpen = rate?.row.hotel.on_sale && nights.every((night) => isSold(rate, night));
  if (!isOpen) return { state: 'closed', left: 0 };
  const stay = { startDate: first, endDate: addDays(first, nights.length) };
  if (isSaleOver(saleTermsOf(rate.row), hotelTermsOf(rate.row), stay, nowMs))
    return { state: 'tooLate', left: 0 };
  const left = Math.floor(Math.min(...nights.map((night) => rate.left.get(night) ?? 0)) / part.quantity);
  return { state: left > 0 ? 'open' : 'soldOut', left: Math.max(0, left) };
}

async function pieceLooks(db: VisitorRequest['db'], parts: readonly BundlePartColumn[]): Promise<Looked[]> {
  const own = pieces(parts);
  const stock = await stockOfParts(
    db,
    own.map(({ variantId }) => variantId),
  );
  return own.map((part) => () => {
    const left = Math.floor((stock.get(part.variantId) ?? 0) / part.quantity);
    return { state: left > 0 ? 'open' : 'soldOut', left: Math.max(0, left) };
  });
}
