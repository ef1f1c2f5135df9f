import type { AppointmentMode } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { AppointmentTables, Hours } from './tables';

export type ItemRow = Selectable<AppointmentTables['appointment_items']>;
export type SlotRow = Selectable<AppointmentTables['appointment_slots']>;

/** Whether `s` of item `i` can be booked now by its smallest group. */
const isFree = (nowMs: number) => sql`
  not s.closed and not s.marked and s.opens_ms <= ${nowMs}
  and s.starts_ms - i.book_until_min * 60000::bigint > ${nowMs} and s.capacity - s.taken >= i.min_group`;

const firstFreeDay = (nowMs: number) => sql`(
  select s.day from appointment_slots s where s.item_id = i.id and s.starts_ms > ${nowMs} and ${isFree(nowMs)}
  order by s.starts_ms limit 1)`;

export interface ItemsAsked {
  spotId?: string | undefined;
  mode?: AppointmentMode | undefined;
  cityName?: string | undefined;
  page: number;
  size: number;
}

/** A page of items, those of the city first, with the first free day of each. */
export async function pageOfItems(
  db: Queries,
  { spotId, mode, cityName, page, size }: ItemsAsked,
  nowMs: number,
): Promise<{ items: (ItemRow & { firstFreeDay: string | null })[]; total: number }> {
  const where = sql`where true
    ${spotId === undefined ? sql`` : sql`and i.spot_id = ${spotId}`}
    ${mode === undefined ? sql`` : mode === 'both' ? sql`and i.mode = 'both'` : sql`and i.mode in (${mode}, 'both')`}`;
  const { rows } = await sql<ItemRow & { firstFreeDay: string | null }>`
    select i.*, ${firstFreeDay(nowMs)} as "firstFreeDay" from appointment_items i ${where}
    order by ${cityName === undefined ? sql`` : sql`case when i.city_name = ${cityName} then 0 else 1 end,`} i.sort, i.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from appointment_items i ${where}`.execute(db);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

export interface WholeItem extends ItemRow {
  firstFreeDay: string | null;
  hours: (Hours & { season: { first: string; last: string } | null; weekdays: number[] })[];
  special: { day: string; kind: 'closed' | 'hours' | 'extra'; note: { 'zh-Hans': string; en: string } }[];
}

/** One item with its hours and its special days in a span. */
export async function wholeItem(
  db: Queries,
  id: string,
  { nowMs, fromDay, toDay }: { nowMs: number; fromDay: string; toDay: string },
): Promise<WholeItem | undefined> {
  const { rows } = await sql<WholeItem>`
    select i.*, ${firstFreeDay(nowMs)} as "firstFreeDay",
      coalesce((select jsonb_agg(jsonb_build_object(
          'season', case when h.season_first is null then null
            else jsonb_build_object('first', h.season_first, 'last', h.season_last) end,
          'weekdays', h.weekdays, 'from', h.from_time, 'to', h.to_time, 'slotMinutes', h.slot_minutes)
          order by h.seq) from appointment_hours h where h.item_id = i.id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'kind', d.kind, 'note', d.note) order by d.day)
        from appointment_special_days d
        where d.item_id = i.id and d.day between ${fromDay} and ${toDay}), '[]') as special
    from appointment_items i where i.id = ${id}`.execute(db);
  return rows[0];
}

export interface SlotOfDays extends SlotRow {
  waiting: number;
}

export interface ItemDays {
  book_until_min: number;
  slots: SlotOfDays[];
  special: { day: string; kind: string; note: { 'zh-Hans': string; en: string } }[];
}

/** Slots and special days of an item in a span, in one query; undefined without such an item. */
export async function itemDays(
  db: Queries,
  itemId: string,
  { from, to }: { from: string; to: string },
): Promise<ItemDays | undefined> {
  const { rows } = await sql<ItemDays>`
    select i.book_until_min,
      coalesce((select jsonb_agg(to_jsonb(s) || jsonb_build_object('waiting', coalesce(w.waiting, 0))
          order by s.starts_ms)
        from appointment_slots s left join (
          select slot_id, count(*) as waiting from waiting_entries
          where item_id = i.id and state = 'waiting' group by slot_id
        ) w on w.slot_id = s.id
        where s.item_id = i.id and s.day between ${from} and ${to}), '[]') as slots,
      coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'kind', d.kind, 'note', d.note))
        from appointment_special_days d where d.item_id = i.id and d.day between ${from} and ${to}), '[]') as special
    from appointment_items i where i.id = ${itemId}`.execute(db);
  return rows[0];
}
