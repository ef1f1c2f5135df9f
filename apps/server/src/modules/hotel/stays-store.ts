import {
  deskGraceMinutes,
  orderStatus,
  paymentStatus,
  type StayState,
  stayState,
  stayTransitions,
} from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { FirstUse, UnitsOf, UsesOf } from '../../core/kinds';
import { isDue } from '../../core/retries/store';
import type { Queries, Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import { notFound, refuse } from '../../http/refusal';
import type { HotelTables } from './tables';

export type StayRoomRow = Selectable<HotelTables['stay_rooms']>;
export type StayNightRow = Selectable<HotelTables['stay_nights']>;

/** Writes booked rooms with their nights in one statement. */
export async function insertStays(
  tx: Tx,
  rooms: readonly StayRoomRow[],
  nights: readonly StayNightRow[],
): Promise<void> {
  await sql`
    with rooms as (${insertRows('stay_rooms', rooms)} returning id)
    ${insertRows('stay_nights', nights)}`.execute(tx);
}

export const stayRoomsOfLines = (db: Queries, lineIds: readonly string[]): Promise<StayRoomRow[]> =>
  db
    .selectFrom('stay_rooms')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .orderBy('line_id')
    .orderBy('unit')
    .execute();

export const stayRoomsOfOrder = (db: Queries, orderId: string): Promise<StayRoomRow[]> =>
  db
    .selectFrom('stay_rooms')
    .innerJoin('order_lines', 'order_lines.id', 'stay_rooms.line_id')
    .selectAll('stay_rooms')
    .where('stay_rooms.order_id', '=', orderId)
    .orderBy('order_lines.seq')
    .orderBy('unit')
    .execute();

export async function stayRoom(db: Queries, id: string): Promise<StayRoomRow> {
  const room = await db.selectFrom('stay_rooms').selectAll().where('id', '=', id).executeTakeFirst();
  if (!room) throw notFound();
  return room;
}

/** The nights of a room, in their order. */
export const nightsOfRoom = (db: Queries, roomId: string): Promise<StayNightRow[]> =>
  db.selectFrom('stay_nights').selectAll().where('stay_room_id', '=', roomId).orderBy('night').execute();

/** What the first night of each room was paid with, fen, by line and unit. */
export async function firstNights(
  db: Queries,
  lineIds: readonly string[],
): Promise<{ lineId: string; unit: number; paidFen: number }[]> {
  const { rows } = await sql<{ lineId: string; unit: number; paidFen: number }>`
    select distinct on (r.id) r.line_id as "lineId", r.unit, n.paid_fen as "paidFen"
    from stay_rooms r join stay_nights n on n.stay_room_id = r.id
    where r.line_id = any(${[...lineIds]})
    order by r.id, n.night`.execute(db);
  return rows;
}

/** Moves a room to another state, together with what goes with it; 409 where that is not permitted. */
export async function moveRoom(
  tx: Tx,
  room: StayRoomRow,
  state: StayState,
  change: Partial<Pick<StayRoomRow, 'checked_in_ms' | 'checked_out_ms'>> = {},
): Promise<void> {
  if (!stayTransitions[room.state].includes(state)) {
    throw refuse('transitionRefused', { detail: { from: room.state, to: state } });
  }
  await tx
    .updateTable('stay_rooms')
    .set({ state, ...change })
    .where('id', '=', room.id)
    .execute();
}

/**
 * Rooms are not used any more, and hold their nights from `fromNight` on no longer; what is past is gone. Rooms that somebody
 * is in, or was, keep their state.
 */
export async function giveUpRooms(
  tx: Tx,
  units: readonly UnitsOf[],
  { state, fromNight }: { state: StayState; fromNight: string },
): Promise<void> {
  const pairs = units.flatMap(({ line, units: own }) => own.map((unit) => ({ lineId: line.id, unit })));
  await sql`
    with given as (
      select r.id from stay_rooms r
      join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g("lineId" text, unit integer)
        on g."lineId" = r.line_id and g.unit = r.unit
    ), moved as (
      update stay_rooms r set state = ${state} from given
      where r.id = given.id and r.state = ${stayState.booked}
    )
    update stay_nights n set held = false from given
    where n.stay_room_id = given.id and n.night >= ${fromNight} and n.held`.execute(tx);
}

/** A room's nights from `fromNight` on are held no longer; answers how many there were. */
export async function releaseNights(tx: Tx, roomId: string, fromNight: string): Promise<number> {
  const released = await tx
    .updateTable('stay_nights')
    .set({ held: false })
    .where('stay_room_id', '=', roomId)
    .where('night', '>=', fromNight)
    .where('held', '=', true)
    .returning('night')
    .execute();
  return released.length;
}

/** The stay is over: whoever was in a room, or may have been, has left. */
export async function endStays(tx: Tx, lineIds: readonly string[], nowMs: number): Promise<void> {
  await tx
    .updateTable('stay_rooms')
    .set({ state: stayState.checkedOut, checked_out_ms: nowMs })
    .where('line_id', 'in', [...lineIds])
    .where('state', 'in', [stayState.booked, stayState.checkedIn])
    .execute();
}

export async function setGuest(tx: Tx, id: string, guestCipher: string): Promise<void> {
  await tx.updateTable('stay_rooms').set({ guest_cipher: guestCipher }).where('id', '=', id).execute();
}

export async function setDoorNumber(tx: Tx, id: string, doorNumber: string): Promise<void> {
  await tx.updateTable('stay_rooms').set({ door_number: doorNumber }).where('id', '=', id).execute();
}

/** Changes when the guests of an order want to arrive. */
export async function setArrival(tx: Tx, orderId: string, arrivalTime: string): Promise<void> {
  await sql`update order_lines set detail = jsonb_set(detail, '{arrivalTime}', to_jsonb(${arrivalTime}::text))
    where order_id = ${orderId} and kind = 'stay'`.execute(tx);
}

/** Stays a member has booked to pay at the desk with nobody checked in, and those they did not come to since `sinceMs`. */
export async function deskCounts(
  tx: Tx,
  memberId: string,
  sinceMs: number,
): Promise<{ open: number; noShows: number }> {
  const { rows } = await sql<{ open: number; noShows: number }>`
    select
      (select count(*) from orders o
        where o.member_id = ${memberId} and o.pay_status = ${paymentStatus.unpaid}
          and o.status in (${orderStatus.pendingConfirmation}, ${orderStatus.pendingConsumption})
          and not exists (select from stay_rooms r
            where r.order_id = o.id and r.state in (${stayState.checkedIn}, ${stayState.checkedOut}))) as open,
      (select count(distinct order_id) from refund_requests
        where member_id = ${memberId} and close_reason = 'noShow' and created_ms >= ${sinceMs}) as "noShows"`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, noShows: 0 };
}

/** Confirmed orders paid at the desk with a room whose hold is over for some time, and nobody came. */
export async function missedDeskOrders(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const beforeMs = nowMs - deskGraceMinutes * 60_000;
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.status = ${orderStatus.pendingConsumption} and o.pay_status = ${paymentStatus.unpaid}
      and exists (select from order_lines l join stay_rooms r on r.line_id = l.id
        where l.order_id = o.id and r.state = ${stayState.booked}
          and (l.detail->>'holdUntilMs')::bigint <= ${beforeMs})
      and ${isDue('desk-no-show', 'o.id', nowMs)}
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** When the first room of each line was left; lines whose guests are still to leave are left out. */
export async function firstDepartures(db: Queries, of: UsesOf): Promise<FirstUse[]> {
  const { rows } = await sql<FirstUse>`
    select r.line_id as "lineId", min(r.checked_out_ms) as "atMs"
    from stay_rooms r join orders o on o.id = r.order_id
    where r.state = ${stayState.checkedOut} and r.checked_out_ms is not null and ${
      'lineIds' in of ? sql`r.line_id = any(${[...of.lineIds]}::text[])` : sql`o.member_id = ${of.memberId}`
    }
    group by 1 ${'lineIds' in of ? sql`` : sql`having min(r.checked_out_ms) >= ${of.sinceMs}`}`.execute(db);
  return rows;
}
