import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ItemHours, SpecialDay, WeeklyHours } from './hours';

/** A part of a day that is cut into slots, epoch ms. */
export interface SlotWindow {
  itemId: string;
  fromMs: number;
  untilMs: number;
  slotMinutes: number;
  capacity: number;
  opensMs: number;
}

type WholeHours = ItemHours & {
  id: string;
  openDaysAhead: number;
  releaseAt: string;
  special: (SpecialDay & { day: string })[];
};

/** Hours and special days of items, default of all. */
export async function itemHours(db: Queries, ids?: readonly string[]): Promise<WholeHours[]> {
  const { rows } = await sql<WholeHours>`
    select i.id, i.open_days_ahead as "openDaysAhead", i.release_at as "releaseAt",
      i.closed_on_holidays as "closedOnHolidays", i.open_on_holidays as "openOnHolidays",
      i.first_day as "firstDay", i.last_day as "lastDay",
      coalesce((select jsonb_agg(jsonb_build_object(
          'season', case when h.season_first is null then null
            else jsonb_build_object('first', h.season_first, 'last', h.season_last) end,
          'weekdays', h.weekdays, 'from', h.from_time, 'to', h.to_time,
          'slotMinutes', h.slot_minutes, 'capacity', h.capacity) order by h.seq)
        from appointment_hours h where h.item_id = i.id), '[]') as weekly,
      coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'kind', d.kind, 'hours', d.hours))
        from appointment_special_days d where d.item_id = i.id), '[]') as special
    from appointment_items i
    ${ids ? sql`where i.id = any(${[...ids]}::text[])` : sql``}
    order by i.id`.execute(db);
  return rows.map((row) => ({ ...row, weekly: row.weekly as WeeklyHours[] }));
}

/** What windows are cut into, as rows of a `with`. */
const cut = (windows: readonly SlotWindow[]) => sql`
  windows as (
    select * from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w(
      "itemId" text, "fromMs" bigint, "untilMs" bigint, "slotMinutes" integer, capacity integer, "opensMs" bigint)
  ), cut as (
    select distinct on ("itemId", starts_ms) "itemId" as item_id, starts_ms, capacity, "opensMs" as opens_ms,
      starts_ms + "slotMinutes" * 60000::bigint as ends_ms,
      to_timestamp(starts_ms / 1000) at time zone 'Asia/Shanghai' as from_at,
      to_timestamp(starts_ms / 1000 + "slotMinutes" * 60) at time zone 'Asia/Shanghai' as to_at
    from windows cross join lateral generate_series(
      "fromMs", "untilMs" - "slotMinutes" * 60000::bigint, "slotMinutes" * 60000::bigint) as starts_ms
    order by "itemId", starts_ms, capacity desc
  )`;

/** Cuts windows into slots and writes those that are new; `renew`: brings the others up to date. */
export async function addSlots(db: Queries, windows: readonly SlotWindow[], renew: boolean): Promise<void> {
  await sql`
    with ${cut(windows)}
    insert into appointment_slots (id, item_id, day, from_time, to_time, starts_ms, ends_ms, opens_ms, capacity)
    select item_id || '.' || to_char(from_at, 'YYYYMMDD.HH24MI'), item_id, to_char(from_at, 'YYYY-MM-DD'),
      to_char(from_at, 'HH24:MI'), to_char(to_at, 'HH24:MI'), starts_ms, ends_ms, opens_ms, capacity
    from cut order by starts_ms, item_id
    on conflict (item_id, day, from_time) do ${
      renew
        ? sql`update set to_time = excluded.to_time, ends_ms = excluded.ends_ms, opens_ms = excluded.opens_ms,
            capacity = greatest(appointment_slots.taken, excluded.capacity), marked = false
            where appointment_slots.taken = 0 or appointment_slots.to_time = excluded.to_time`
        : sql`nothing`
    }`.execute(db);
}

/** Slots from then on that are in no window go; where somebody has been in one, it is marked. */
export async function dropSlots(
  db: Queries,
  windows: readonly SlotWindow[],
  { itemIds, fromMs }: { itemIds: readonly string[]; fromMs: number },
): Promise<void> {
  await sql`
    with ${cut(windows)}, gone as (
      select s.id, exists (select from appointments a where a.slot_id = s.id)
        or exists (select from waiting_entries w where w.slot_id = s.id) as kept
      from appointment_slots s left join cut c on c.item_id = s.item_id and c.starts_ms = s.starts_ms
      where s.item_id = any(${[...itemIds]}::text[]) and s.starts_ms >= ${fromMs} and c.item_id is null
    ), marked as (
      update appointment_slots s set marked = true from gone g where g.id = s.id and g.kept
    )
    delete from appointment_slots s using gone g where g.id = s.id and not g.kept`.execute(db);
}

/** The last day that has slots. */
export async function lastSlotDay(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('appointment_slots')
    .select('day')
    .orderBy('starts_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}
