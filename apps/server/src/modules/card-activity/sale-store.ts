import type { CardPersonStatus, CardStatus } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CardActivityTables } from './tables';

/** A session that somebody wants places in. */
export interface WantedSession {
  activityId: string;
  sessionId: string;
  personIds: readonly string[];
}

/** A person on a card of the member, with what the card and the person have already. */
export interface PersonForSale {
  id: string;
  nameCipher: string;
  status: CardPersonStatus;
  cardId: string;
  typeId: string;
  cardStatus: CardStatus;
  firstDay: string | null;
  lastDay: string | null;
  isHeld: boolean;
  /** In this session. */
  hasPlace: boolean;
  /** Live places of the card in the activity. */
  cardPlaces: number;
}

/** An activity and its session as a line of an order takes them in. */
export interface SessionForSale {
  activity: Selectable<CardActivityTables['card_activities']>;
  session: Selectable<CardActivityTables['card_activity_sessions']>;
  left: number;
  persons: PersonForSale[];
}

/** Published activities with the sessions and persons that lines name, in their order; unknown ones are undefined. One query. */
export async function sessionsForSale(
  db: Queries,
  wanted: readonly WantedSession[],
  memberId: string,
): Promise<(SessionForSale | undefined)[]> {
  const { rows } = await sql<SessionForSale & { place: number }>`
    select w.place, to_jsonb(a) as activity, to_jsonb(s) as session,
      coalesce((select case when k.closed then 0 else k.total - k.taken - k.allotted end
        from stock k where k.pool_id = a.id and k.slot = s.day || 'T' || s.from_time), 0) as left,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'nameCipher', p.name_cipher, 'status', p.status,
          'cardId', c.id, 'typeId', c.type_id, 'cardStatus', c.status, 'firstDay', c.first_day, 'lastDay', c.last_day,
          'isHeld', c.held_ms is not null,
          'hasPlace', exists (select from card_activity_places h
            where h.session_id = s.id and h.person_id = p.id and h.live),
          'cardPlaces', (select count(*) from card_activity_places h
            where h.activity_id = a.id and h.card_id = c.id and h.live))), '[]'::jsonb)
        from card_persons p join cards c on c.id = p.card_id
        where c.member_id = ${memberId} and p.id in (select jsonb_array_elements_text(w."personIds"))) as persons
    from jsonb_to_recordset(${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::jsonb)
        as w(place integer, "activityId" text, "sessionId" text, "personIds" jsonb)
      join card_activities a on a.id = w."activityId" and a.published
      join card_activity_sessions s on s.id = w."sessionId" and s.activity_id = a.id`.execute(db);
  return wanted.map((_, place) => rows.find((row) => row.place === place));
}
