import { paymentStatus } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CardActivityTables } from './tables';

/** A session of an activity with how many can join it. */
export interface ShownSession {
  id: string;
  day: string;
  /** HH:mm. */
  from: string;
  to: string;
  total: number;
  left: number;
}

export interface ShownActivity extends Selectable<CardActivityTables['card_activities']> {
  sessions: ShownSession[];
}

/** What holders of a card type can join, with all sessions in order. One query. */
export async function activitiesOfType(db: Queries, typeId: string): Promise<ShownActivity[]> {
  const { rows } = await sql<ShownActivity>`
    select a.*, coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'day', s.day, 'from', s.from_time,
        'to', s.to_time, 'total', k.total,
        'left', case when k.closed then 0 else greatest(0, k.total - k.taken - k.allotted) end)
        order by s.day, s.from_time)
      from card_activity_sessions s join stock k on k.pool_id = a.id and k.slot = s.day || 'T' || s.from_time
      where s.activity_id = a.id), '[]'::jsonb) as sessions
    from card_activities a where a.published and a.type_ids ? ${typeId} order by a.seq, a.id`.execute(db);
  return rows;
}

/** A place that a person of a card has. */
export interface JoinedPlace {
  activityId: string;
  sessionId: string;
  personId: string;
  orderId: string;
  paid: boolean;
}

/** The live places of a card. */
export async function placesOfCard(db: Queries, cardId: string): Promise<JoinedPlace[]> {
  const { rows } = await sql<JoinedPlace>`
    select p.activity_id as "activityId", p.session_id as "sessionId", p.person_id as "personId",
      o.id as "orderId", o.pay_status <> ${paymentStatus.unpaid} as paid
    from card_activity_places p join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id
    where p.card_id = ${cardId} and p.live order by o.created_ms, p.line_id, p.unit`.execute(db);
  return rows;
}
