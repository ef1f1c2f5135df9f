import { autoCheckOutGraceMinutes, type RequestOf, roomMaxPerOrder, stayLinesMax } from '@yunyou/contract';
import { instantOf } from '../../clock';
import type { NumberedRequest, PlanContext, PlannedLine } from '../../core/kinds';
import { badInput, notFound, type Refusal, refuse } from '../../http/refusal';
import { arrivalOf } from './arrival';
import { checkDays, nightCount, type StayDays } from './days';
import { fits } from './guests';
import { type Offer, offerOf } from './offers';
import { type RateOnNights, ratesOnNights } from './rates-store';
import type { RuleRefusal } from './rule-refusal';
import type { StayLineDetail } from './tables';

export type StayLineRequest = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'stay' }>;
type Numbered = NumberedRequest<StayLineRequest>;

const MINUTE_MS = 60_000;

/** When a stay ends by itself. */
export const endsAtMs = (endDate: string, checkOutUntil: string): number =>
  instantOf(endDate, checkOutUntil) + autoCheckOutGraceMinutes * MINUTE_MS;

/** A line with its rate and what the rate offers. */
interface Wanted {
  line: Numbered;
  row: RateOnNights;
  offer: Offer;
}

/** Checks and prices rooms of one hotel for one stay; one query for all of them. */
export async function planStays(
  context: PlanContext,
  lines: readonly Numbered[],
): Promise<PlannedLine<StayLineDetail>[]> {
  const stay = stayOfLines(lines);
  const rows = await ratesOnNights(
    context.db,
    { rateIds: lines.map(({ request }) => request.hotelratesId) },
    stay.startDate,
    stay.endDate,
    { isForOrder: true },
  );
  const found = lines.map((line) => ({ line, row: rateOf(line, rows) }));
  for (const { line, row } of found) refuseUnsold(line, row, found[0]?.row);
  const days = checkDays(stay, context.nowMs);
  if (days) throw refused(days, 0, 'startDate');
  const wanted = found.map(({ line, row }) => ({ line, row, offer: offerOf(row, stay, context.nowMs) }));
  for (const { line, offer } of wanted) {
    if (offer.refusal) throw refused(offer.refusal, line.index, 'startDate');
  }
  refuseParty(wanted);
  refuseRooms(wanted);
  if (context.complete) refuseUnnamed(lines);
  return wanted.map((one) => planLine(context, stay, one));
}

const refused = ({ rule, detail }: RuleRefusal, index: number, field: string): Refusal =>
  refuse(rule, {
    fields: [{ field: `lines.${index}.${field}`, reason: 'refused' }],
    ...(detail && { detail }),
  });

/** The one stay that all lines are for. */
function stayOfLines(lines: readonly Numbered[]): StayDays {
  if (lines.length > stayLinesMax) {
    throw badInput([{ field: 'lines', reason: `At most ${stayLinesMax} room types` }]);
  }
  const { startDate = '', endDate = '' } = lines[0]?.request ?? {};
  const rates = new Set<string>();
  for (const { index, request } of lines) {
    if (request.startDate !== startDate || request.endDate !== endDate) {
      throw badInput([{ field: `lines.${index}.startDate`, reason: 'One stay at a time' }]);
    }
    if (rates.has(request.hotelratesId)) {
      throw badInput([{ field: `lines.${index}.hotelratesId`, reason: 'Twice in one order' }]);
    }
    rates.add(request.hotelratesId);
  }
  return { startDate, endDate };
}

function rateOf({ request }: Numbered, rows: readonly RateOnNights[]): RateOnNights {
  const row = rows.find(({ rate }) => rate.id === request.hotelratesId);
  if (row?.room.id !== request.productId) throw notFound();
  return row;
}

function refuseUnsold({ index }: Numbered, row: RateOnNights, first: RateOnNights | undefined) {
  if (row.hotel.id !== first?.hotel.id) {
    throw badInput([{ field: `lines.${index}.productId`, reason: 'Rooms of one hotel at a time' }]);
  }
  if (row.hotel.on_sale && row.rate.on_sale) return;
  throw refuse('notOnSale', { fields: [{ field: `lines.${index}.hotelratesId`, reason: 'refused' }] });
}

const NO_ADULT = {
  'zh-Hans': '每间房至少需要一位成人',
  en: 'Each room needs an adult',
};

/** A party may be spread over the rooms of all lines, with an adult in each. */
function refuseParty(wanted: readonly Wanted[]) {
  const rooms = wanted.map(({ line, row }) => ({
    maxPeople: row.room.max_people,
    maxAdults: row.room.max_adults,
    maxChildren: row.room.max_children,
    count: line.request.quantity,
  }));
  const adults = wanted.reduce((sum, { line }) => sum + line.request.adults, 0);
  const childAges = wanted.flatMap(({ line }) => line.request.childAges ?? []);
  const [first] = wanted;
  if (!first) return;
  if (fits(rooms, { adults, childAges }, first.row.hotel.child_not_counted_below)) return;
  const isShort = adults < rooms.reduce((sum, { count }) => sum + count, 0);
  throw refuse('tooManyGuests', {
    fields: [{ field: `lines.${first.line.index}.adults`, reason: 'refused' }],
    ...(isShort && { text: NO_ADULT }),
  });
}

function refuseRooms(wanted: readonly Wanted[]) {
  let total = 0;
  for (const { line, row } of wanted) {
    const { quantity } = line.request;
    total += quantity;
    const n = quantity > row.rate.max_rooms ? row.rate.max_rooms : roomMaxPerOrder;
    if (quantity > row.rate.max_rooms || total > roomMaxPerOrder) {
      throw refused({ rule: 'tooManyRooms', detail: { n } }, line.index, 'quantity');
    }
  }
}

function refuseUnnamed(lines: readonly Numbered[]) {
  for (const { index, request } of lines) {
    if (request.guests?.length !== request.quantity) throw refused({ rule: 'guestNames' }, index, 'guests');
  }
}

function planLine(
  { nowMs }: PlanContext,
  stay: StayDays,
  { line: { index, request }, row, offer }: Wanted,
): PlannedLine<StayLineDetail> {
  const { hotel, room, rate, english, keptHotel } = row;
  const { terms, facts, nights } = offer;
  const count = nightCount(stay);
  const arrivalTime = arrivalOf(request.arrivalTime, {
    field: `lines.${index}.arrivalTime`,
    stay,
    nowMs,
    checkInFrom: hotel.check_in_from,
    holdUntilMs: terms.holdUntilMs,
  });
  const roomName = {
    'zh-Hans': room.content.hotelRoomName,
    en: english?.roomName ?? room.content.hotelRoomName,
  };
  return {
    kind: 'stay',
    productId: room.id,
    variantId: rate.id,
    supplierId: hotel.supplier_id,
    categoryIds: [],
    quantity: request.quantity,
    unitPriceFen: facts.totalFen,
    firstSlot: stay.startDate,
    endSlot: stay.endDate,
    endsAtMs: endsAtMs(stay.endDate, hotel.check_out_until),
    holds: nights.map(({ night }) => ({
      poolId: room.pool_id,
      slot: night,
      perUnit: 1,
      left: offer.leftByNight.get(night) ?? 0,
    })),
    people: [],
    needsConfirmation: rate.confirm_mode === 'merchant',
    payAtDesk: rate.pay_at_desk,
    terms: { hash: terms.termsHash, expected: request.expectedTerms },
    unitNames: (request.guests ?? []).map(({ name }) => name),
    title: roomName,
    specText: { 'zh-Hans': rate.content.name, en: english?.rateName ?? rate.content.name },
    label: {
      'zh-Hans': `${roomName['zh-Hans']} · ${count}晚`,
      en: `${roomName.en} · ${count} ${count === 1 ? 'night' : 'nights'}`,
    },
    order: {
      title: { 'zh-Hans': hotel.content.name, en: english?.hotelName ?? hotel.content.name },
      picture: hotel.thumb,
      topics: { hotelId: hotel.id },
    },
    detail: {
      hotelId: hotel.id,
      hotelName: hotel.content.name,
      ...(keptHotel && { hotel: keptHotel }),
      adults: request.adults,
      childAges: request.childAges ?? [],
      arrivalTime,
      checkInFrom: hotel.check_in_from,
      checkOutUntil: hotel.check_out_until,
      payAtDesk: rate.pay_at_desk,
      confirmMode: rate.confirm_mode,
      breakfasts: rate.breakfasts,
      refundRule: rate.refund_rule,
      cancelDeadlines: terms.cancelDeadlines,
      holdUntilMs: terms.holdUntilMs,
      cutoff: rate.cutoff,
      nights,
      maxRooms: rate.max_rooms,
      termsHash: terms.termsHash,
    },
  };
}
