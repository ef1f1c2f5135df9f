import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** Somebody with a place in a session. */
export interface Participant {
  activity: string;
  day: string;
  from: string;
  orderId: string;
  unit: number;
  personNo: string;
  paid: boolean;
}

/** Who has a place in sessions from a day on: the next sessions first. */
export async function participantsFrom(db: Queries, day: string, limit: number): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select a.name->>'zh-Hans' as activity, s.day, s.from_time as "from", o.id as "orderId", p.unit,
      h.person_no as "personNo", o.pay_status <> 0 as paid
    from card_activity_places p join card_activities a on a.id = p.activity_id
      join card_activity_sessions s on s.id = p.session_id
      join card_persons h on h.id = p.person_id
      join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id
    where p.live and s.day >= ${day} order by s.day, s.from_time, a.seq, a.id, o.created_ms, p.unit
    limit ${limit}`.execute(db);
  return rows;
}
