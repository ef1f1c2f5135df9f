import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf, ResponseOf } from '@yunyou/contract';
import { addDays, dayOf } from '../../src/clock';
import { startPaying, type TestServer } from './test-server';

export type StayLine = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'stay' }>;

/** Days ahead: within a login's life, also when the test moves time. */
const AHEAD = 8;

/** A rate and the room it belongs to: `rate-<hotel>-<room>-<plan>`. */
export const roomOfRate = (rateId: string): string => {
  const plan = rateId.endsWith('-desk-breakfast') ? 'desk-breakfast' : (rateId.split('-').at(-1) ?? '');
  return rateId.replace('rate-', 'room-').slice(0, -plan.length - 1);
};

export interface StayWanted {
  hotelratesId?: string;
  startDate?: string;
  nights?: number;
  rooms?: number;
  adults?: number;
  childAges?: number[];
  arrivalTime?: string;
  names?: string[];
}

/** A request line; without days two nights some days ahead. `nowMs`: default the real time. */
export function stayLine(
  {
    hotelratesId = 'rate-crafts-double-room',
    startDate,
    nights = 2,
    rooms = 1,
    adults,
    childAges,
    arrivalTime,
    names,
  }: StayWanted = {},
  nowMs = Date.now(),
): StayLine {
  const first = startDate ?? addDays(dayOf(nowMs), AHEAD);
  return {
    kind: 'stay',
    productId: roomOfRate(hotelratesId),
    hotelratesId,
    quantity: rooms,
    startDate: first,
    endDate: addDays(first, nights),
    adults: adults ?? rooms,
    ...(childAges && { childAges }),
    ...(arrivalTime && { arrivalTime }),
    guests: Array.from({ length: rooms }, (_, index) => ({ name: names?.[index] ?? '李云' })),
  };
}

const CONTACT = { contactName: '李云', contactMobile: '13800138000' };

/** Orders lines at the price and the terms of a quote. */
export async function order(
  api: ApiClient,
  lines: StayLine[],
): Promise<ResponseOf<'order', 'create'> & { lines: StayLine[] }> {
  const quote = await api.order.quote({ lines });
  const asked = lines.map((line, index) => {
    const quoted = quote.lines[index];
    return quoted?.kind === 'stay' ? { ...line, expectedTerms: quoted.termsHash } : line;
  });
  const created = await api.order.create({ lines: asked, ...CONTACT, expectedTotalFen: quote.totalFen });
  return { ...created, lines };
}

/** An order of one line, not paid. */
export const placeStay = (api: ApiClient, wanted?: StayWanted, nowMs?: number) =>
  order(api, [stayLine(wanted, nowMs)]);

/** An order of one line that is paid. */
export async function bookStay(server: TestServer, api: ApiClient, wanted?: StayWanted) {
  const placed = await placeStay(api, wanted, server.app.clock.now());
  await server.press('cashier/pay', { prepay_id: await startPaying(api, placed.id) });
  return placed;
}

/** Rooms of the room type that are taken on each night from the first on. */
export async function takenOn(
  { app }: Pick<TestServer, 'app'>,
  roomId: string,
  first: string,
  nights: number,
): Promise<number[]> {
  const rows = await app.db
    .selectFrom('stock')
    .innerJoin('hotel_rooms', 'hotel_rooms.pool_id', 'stock.pool_id')
    .select(['slot', 'taken'])
    .where('hotel_rooms.id', '=', roomId)
    .where('slot', '>=', first)
    .where('slot', '<', addDays(first, nights))
    .orderBy('slot')
    .execute();
  return rows.map(({ taken }) => taken);
}

/** The rooms of an order, as the desk knows them. */
export const roomsOf = ({ app }: Pick<TestServer, 'app'>, orderId: string) =>
  app.db
    .selectFrom('stay_rooms')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .orderBy('unit')
    .execute();

/** Moves time to an instant in Asia/Shanghai, `YYYY-MM-DDTHH:mm`, and lets the jobs run. */
export async function moveTo(server: TestServer, instant: string): Promise<void> {
  const wanted = Date.parse(`${instant}:00+08:00`);
  await server.moveTime(Math.ceil((wanted - server.app.clock.now()) / 60_000));
}
