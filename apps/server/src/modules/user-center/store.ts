import { type Locale, refundState, refundTransitions, type UserCenterSummary } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

const openStates = refundState.filter((state) => refundTransitions[state].length > 0);

/** What the user center counts, in one statement. `usedLines` were used lately enough to be reviewed. */
export async function summaryOf(
  db: Queries,
  memberId: string,
  {
    usedLines,
    today,
    inboxSinceMs,
    nowMs,
    locale,
  }: {
    usedLines: readonly string[];
    today: string;
    inboxSinceMs: number;
    nowMs: number;
    locale: Locale;
  },
): Promise<UserCenterSummary> {
  const { rows } = await sql<UserCenterSummary>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'count', c.count) order by c.status), '[]')
        from (select status, count(*) as count from orders where member_id = ${memberId} group by status) c
      ) as "orderCounts",
      (select count(*) from refund_requests where member_id = ${memberId} and status = any(${openStates}::text[])
      ) as "openRefunds",
      (select count(*) from unnest(${[...usedLines]}::text[]) as used(id)
        where not exists (select from reviews r where r.line_id = used.id)) as "toReview",
      (select count(*) from member_coupons where member_id = ${memberId} and status = 'usable' and last_day >= ${today}
      ) as coupons,
      (select count(*) from inbox_messages
        where member_id = ${memberId} and read_ms is null and at_ms >= ${inboxSinceMs}) as unread,
      (select count(*) from favorites where member_id = ${memberId} and removed_ms is null) as favorites,
      (select jsonb_build_object('id', a.id, 'title', i.texts->'title'->>${locale}::text,
          'placeName', i.texts->'placeName'->>${locale}::text, 'day', s.day, 'from', s.from_time, 'to', s.to_time,
          'startsAtMs', a.starts_ms, 'endsAtMs', a.ends_ms, 'size', a.size, 'status', a.status)
        from appointments a join appointment_slots s on s.id = a.slot_id join appointment_items i on i.id = a.item_id
        where a.member_id = ${memberId} and a.status in (0, 1) and a.ends_ms > ${nowMs}
        order by a.starts_ms, a.id limit 1) as "nextAppointment",
      coalesce((select balance_fen from stored_values where member_id = ${memberId}), 0) as "storedValueFen"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a table has one row.');
  return row;
}
