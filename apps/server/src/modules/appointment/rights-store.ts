import type { AppointmentRightState, AppointmentStatus, LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';

/** What gives a right: a voucher of an order, or one from elsewhere. */
export interface RightRow {
  voucher_id: string;
  order_id: string | null;
  order_sn: string | null;
  order_status: number | null;
  line_id: string | null;
  title: LocalizedText;
  people: number;
  first_day: string;
  last_day: string;
  frozen: boolean;
  blocked: boolean;
  used: boolean;
  free_until_ms: number | null;
  items: { id: string; title: LocalizedText; people: number }[];
  state: AppointmentRightState;
  appointment: {
    id: string;
    status: AppointmentStatus;
    itemTitle: LocalizedText;
    day: string;
    from: string;
    to: string;
    startsAtMs: number;
    endsAtMs: number;
  } | null;
}

export interface RightsAsked {
  memberId: string;
  today: string;
  voucherIds?: readonly string[] | undefined;
  orderId?: string | undefined;
  itemId?: string | undefined;
  state?: AppointmentRightState | undefined;
  page: number;
  size: number;
}

/** A member's rights, those that end first come first. Vouchers that were given back are none. */
export async function rightsOf(
  db: Queries,
  { memberId, today, voucherIds, orderId, itemId, state, page, size }: RightsAsked,
): Promise<{ rights: RightRow[]; total: number }> {
  const ids = voucherIds ? [...voucherIds] : undefined;
  const { rows } = await sql<RightRow & { total: number }>`
    with given as (
      select v.id as voucher_id, v.order_id, o.sn as order_sn, o.status as order_status, v.line_id,
        jsonb_build_object('zh-Hans', o.snapshot->'productNames'->>l.seq,
          'en', coalesce(o.snapshot_en->'productNames'->>l.seq, o.snapshot->'productNames'->>l.seq)) as title,
        coalesce(nullif(v.first_day, ''),
          to_char(to_timestamp(coalesce(o.paid_ms, o.created_ms) / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')) as first_day,
        v.last_day, v.frozen, false as blocked, v.status = 2 as used, v.status = 4 as expired,
        v.free_until_ms, p.people, p.items
      from orders o join vouchers v on v.order_id = o.id join order_lines l on l.id = v.line_id
      cross join lateral (
        select min(p.people)::integer as people, jsonb_agg(jsonb_build_object(
          'id', i.id, 'title', i.texts->'title', 'people', p.people) order by i.sort, i.id) as items
        from appointment_item_products p join appointment_items i on i.id = p.item_id
        where p.product_id = l.product_id
      ) p
      where o.member_id = ${memberId} and v.status in (1, 2, 4) and p.items is not null
        ${ids ? sql`and v.id = any(${ids}::text[])` : sql``}
        ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
      union all
      select u.id, null, null, null, null, u.title, u.first_day, u.last_day, false, u.blocked, u.used_ms is not null,
        false, null, u.people, jsonb_build_array(jsonb_build_object(
          'id', i.id, 'title', i.texts->'title', 'people', u.people))
      from outside_vouchers u join appointment_items i on i.id = u.item_id
      where u.member_id = ${memberId} and not u.blocked
        ${ids ? sql`and u.id = any(${ids}::text[])` : sql``}
        ${orderId === undefined ? sql`` : sql`and false`}
    ), known as (
      select g.*, a.appointment, case
          when g.used then 'used' when a.is_over then 'expired' when a.appointment is not null then 'appointed'
          when g.expired or g.last_day < ${today} then 'expired' else 'toAppoint' end as state
      from given g left join lateral (
        select jsonb_build_object('id', a.id, 'status', a.status, 'itemTitle', i.texts->'title', 'day', s.day,
          'from', s.from_time, 'to', s.to_time, 'startsAtMs', a.starts_ms, 'endsAtMs', a.ends_ms) as appointment, a.ended_ms is not null as is_over
        from appointment_vouchers x join appointments a on a.id = x.appointment_id
          join appointment_slots s on s.id = a.slot_id join appointment_items i on i.id = a.item_id
        where x.voucher_id = g.voucher_id and x.live and a.status <> 3
      ) a on true
    )
    select *, (count(*) over ())::integer as total from known
    where true
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${itemId === undefined ? sql`` : sql`and items @> ${JSON.stringify([{ id: itemId }])}::jsonb`}
    order by case state when 'toAppoint' then 0 when 'appointed' then 1 else 2 end, last_day, voucher_id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { rights: rows, total: rows[0]?.total ?? 0 };
}

/** Keeps refunds, the gate and other devices from these vouchers until the transaction ends: orders first, by their ids. */
export async function lockVouchers(tx: Tx, voucherIds: readonly string[]): Promise<void> {
  const ids = [...voucherIds];
  await sql`select o.id from orders o
    where o.id in (select order_id from vouchers where id = any(${ids}::text[])) order by o.id for update`.execute(
    tx,
  );
  await sql`select id from outside_vouchers where id = any(${ids}::text[]) order by id for update`.execute(
    tx,
  );
}

export interface LineTimes {
  line_id: string;
  needed: number;
  booked: number;
}

/** Of lines that are used at a booked time: how many of their vouchers are left to use, and how many have a time. */
export async function lineTimes(db: Queries, lineIds: readonly string[]): Promise<LineTimes[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<LineTimes>`
    select v.line_id, count(*)::integer as needed, (count(*) filter (where a.id is not null))::integer as booked
    from vouchers v join order_lines l on l.id = v.line_id
      left join appointment_vouchers x on x.voucher_id = v.id and x.live
      left join appointments a on a.id = x.appointment_id and a.status in (0, 1)
    where v.line_id = any(${[...lineIds]}::text[]) and v.status = 1
      and exists (select from appointment_item_products p where p.product_id = l.product_id)
    group by v.line_id`.execute(db);
  return rows;
}
