import type { HotelRate, HotelRoom, HotelRooms, RequestOf } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { badInput, notFound } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { nightCount, type StayDays } from './days';
import { adultsOf, roomsNeeded } from './guests';
import { offerOf, rateForStay, rateInGeneral, shownLeft } from './offers';
import { type RateOnNights, ratesOnNights } from './rates-store';
import { LOOK_AHEAD_DAYS, stayOf } from './search';
import { type HotelRow, hotelRow, type RoomRow, roomRow, roomsOfHotel } from './store';

interface Party {
  rooms?: number | undefined;
  adults?: number | undefined;
  childAges?: number[] | undefined;
}

/** A stay, or none; and the nights that must be read for it. */
interface Span {
  stay: StayDays | undefined;
  from: string;
  to: string;
  nowMs: number;
}

function spanOf(
  asked: { startDate?: string | undefined; endDate?: string | undefined },
  nowMs: number,
): Span {
  const stay = stayOf(asked, nowMs);
  const from = stay?.startDate ?? dayOf(nowMs);
  return { stay, from, to: stay?.endDate ?? addDays(from, LOOK_AHEAD_DAYS), nowMs };
}

/** A rate as a list shows it, and whether it can be booked; nothing when it is sold out. */
function shownRate(row: RateOnNights, { stay, to, nowMs }: Span, rooms: number): HotelRate | undefined {
  if (!stay) return rateInGeneral(row, to, nowMs);
  const offer = offerOf(row, stay, nowMs);
  if (offer.refusal === null && offer.facts.left < rooms) return undefined;
  return rateForStay(row, offer, stay, rooms);
}

/** Those that can be booked first; otherwise in the operator's order. */
const soldFirst = (rates: HotelRate[]): HotelRate[] =>
  rates.toSorted((a, b) => Number(a.unavailable !== null) - Number(b.unavailable !== null));

function roomView(
  { hotel, room, rows }: { hotel: HotelRow; room: RoomRow; rows: readonly RateOnNights[] },
  span: Span,
  { rooms = 1, adults, childAges = [] }: Party,
): HotelRoom {
  const left = span.stay ? roomsLeft(rows, span.stay) : null;
  const shown = rows.flatMap((row) => shownRate(row, span, rooms) ?? []);
  const prices = shown.filter(({ unavailable }) => unavailable === null).map(({ priceFen }) => priceFen);
  const capacity = {
    maxPeople: room.max_people,
    maxAdults: room.max_adults,
    maxChildren: room.max_children,
  };
  return {
    roomId: room.id,
    hotelRoomCode: room.code,
    hotelRoomName: room.content.hotelRoomName,
    roomImgList: room.pictures,
    bedType: room.content.bedType,
    maxPeopleNumber: room.max_people,
    maxAdults: room.max_adults,
    maxChildren: room.max_children,
    addBed: room.add_bed,
    area: room.area,
    price: prices.length > 0 ? Math.min(...prices) : null,
    roomWindow: room.room_window,
    roomWindowImg: room.window_picture,
    left: left === null ? null : shownLeft(left),
    roomsNeeded: roomsNeeded(
      capacity,
      { adults: adultsOf(rooms, adults), childAges },
      hotel.child_not_counted_below,
    ),
    // A room that is full for the stay has nothing to choose from.
    hotelRatesVoList: left !== null && left < rooms ? [] : soldFirst(shown),
  };
}

/** Rooms of a type for all nights that are open; null when none of the nights is. */
function roomsLeft(rows: readonly RateOnNights[], { startDate, endDate }: StayDays): number | null {
  const open = (rows[0]?.roomNights ?? []).filter(
    ({ night, closed }) => night >= startDate && night < endDate && !closed,
  );
  return open.length === 0 ? null : Math.max(0, Math.min(...open.map(({ left }) => left)));
}

/** A hotel's rooms; full ones last. Off sale it has none. */
export async function roomList(
  { db, clock }: VisitorRequest,
  { hotelId, ...asked }: RequestOf<'hotel', 'hotelRoomList'>,
): Promise<HotelRooms> {
  const nowMs = clock.now();
  const hotel = await hotelRow(db, hotelId);
  const span = spanOf(asked, nowMs);
  const rooms = hotel.on_sale ? await roomsOfHotel(db, hotelId) : [];
  const rows = hotel.on_sale ? await ratesOnNights(db, { hotelIds: [hotelId] }, span.from, span.to) : [];
  const views = rooms.map((room) =>
    roomView({ hotel, room, rows: rows.filter((row) => row.room.id === room.id) }, span, asked),
  );
  const isFull = ({ hotelRatesVoList }: HotelRoom) => hotelRatesVoList.length === 0;
  return {
    hotelId,
    nights: span.stay ? nightCount(span.stay) : 0,
    today: dayOf(nowMs),
    nowMs,
    rooms: views.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b))),
  };
}

export async function roomDetail(
  { db, clock }: VisitorRequest,
  { roomId, ...asked }: RequestOf<'hotel', 'hotelRoomDetail'>,
) {
  const room = await roomRow(db, roomId);
  const hotel = await hotelRow(db, room.hotel_id);
  const span = spanOf(asked, clock.now());
  const rows = hotel.on_sale ? await ratesOnNights(db, { roomId }, span.from, span.to) : [];
  return { ...roomView({ hotel, room, rows }, span, asked), hotelId: hotel.id };
}

/** A page of the rates on sale of a hotel, a room, or one rate. */
export async function rateList(
  { db, clock }: VisitorRequest,
  { hotelId, roomId, hotelratesId, limit = 10, page = 1, ...asked }: RequestOf<'hotel', 'hotelRatesList'>,
) {
  const span = spanOf(asked, clock.now());
  const all = await ratesOnNights(db, scopeOf({ hotelId, roomId, hotelratesId }), span.from, span.to);
  if (all.length === 0) await checkKnown(db, { hotelId, roomId, hotelratesId });
  const rows = all.filter(
    ({ hotel, room, rate }) =>
      hotel.on_sale &&
      rate.on_sale &&
      (hotelId === undefined || hotel.id === hotelId) &&
      (roomId === undefined || room.id === roomId),
  );
  const shown = rows.flatMap((row) => {
    const rate = shownRate(row, span, 1);
    return rate ? [{ ...rate, roomId: row.room.id, hotelId: row.hotel.id }] : [];
  });
  const sorted = shown.toSorted((a, b) => Number(a.unavailable !== null) - Number(b.unavailable !== null));
  return {
    records: sorted.slice((page - 1) * limit, page * limit),
    total: sorted.length,
    size: limit,
    current: page,
    pages: Math.ceil(sorted.length / limit),
  };
}

interface Named {
  hotelId?: string | undefined;
  roomId?: string | undefined;
  hotelratesId?: string | undefined;
}

/** No rate was found: 404, unless a hotel or a room just has none. */
async function checkKnown(db: Queries, { hotelId, roomId, hotelratesId }: Named): Promise<void> {
  if (hotelratesId !== undefined) throw notFound();
  if (roomId !== undefined) await roomRow(db, roomId);
  if (hotelId !== undefined) await hotelRow(db, hotelId);
}

/** The narrowest of what is named. */
export function scopeOf({ hotelId, roomId, hotelratesId }: Named) {
  if (hotelratesId !== undefined) return { rateIds: [hotelratesId] };
  if (roomId !== undefined) return { roomId };
  if (hotelId !== undefined) return { hotelIds: [hotelId] };
  throw badInput([{ field: 'hotelId', reason: 'A hotel, a room or a rate is needed' }]);
}

/** One rate with every night; sold out it says that none is left. */
export async function rateDetail(
  { db, clock }: VisitorRequest,
  { hotelratesId, ...asked }: RequestOf<'hotel', 'hotelratesDetail'>,
) {
  const span = spanOf(asked, clock.now());
  const [row] = await ratesOnNights(db, { rateIds: [hotelratesId] }, span.from, span.to);
  if (!row?.hotel.on_sale || !row.rate.on_sale) throw notFound();
  const rate = span.stay
    ? rateForStay(row, offerOf(row, span.stay, span.nowMs), span.stay, asked.rooms ?? 1)
    : rateInGeneral(row, span.to, span.nowMs);
  if (!rate) throw notFound();
  return {
    ...rate,
    roomId: row.room.id,
    hotelId: row.hotel.id,
    hotelName: row.hotel.content.name,
    hotelRoomName: row.room.content.hotelRoomName,
    checkInFrom: row.hotel.check_in_from,
    checkOutUntil: row.hotel.check_out_until,
  };
}
