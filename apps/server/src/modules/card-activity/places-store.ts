import { sql } from 'kysely';
import type { UnitsOf } from '../../core/kinds';
import type { Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import type { CardActivityTables } from './tables';

export type PlaceRow = CardActivityTables['card_activity_places'];

/** Writes places; answers those whose person has one in the session already, which are not written. */
export async function insertPlaces(tx: Tx, places: readonly PlaceRow[]): Promise<PlaceRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{
    person_id: string;
    session_id: string;
  }>`${insertRows('card_activity_places', places)}
    on conflict (session_id, person_id) where live do nothing returning person_id, session_id`.execute(tx);
  const key = (one: { person_id: string; session_id: string }) => `${one.session_id} ${one.person_id}`;
  const written = new Set(rows.map(key));
  return places.filter((place) => !written.has(key(place)));
}

/** Lets the persons of units have another place. */
export async function freeActivityPlaces(tx: Tx, units: readonly UnitsOf[]): Promise<void> {
  const given = units.flatMap(({ line, units: own }) => own.map((unit) => ({ lineId: line.id, unit })));
  if (given.length === 0) return;
  await sql`update card_activity_places p set live = false
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("lineId" text, unit integer)
    where p.line_id = g."lineId" and p.unit = g.unit and p.live`.execute(tx);
}

/** How many live places cards have in activities, by `activityId cardId`; those without one are left out. */
export async function placesOfCards(
  tx: Tx,
  asked: readonly { activityId: string; cardId: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ key: string; count: number }>`
    select p.activity_id || ' ' || p.card_id as key, count(*)::integer as count
    from card_activity_places p
      join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w("activityId" text, "cardId" text)
        on w."activityId" = p.activity_id and w."cardId" = p.card_id
    where p.live group by 1`.execute(tx);
  return new Map(rows.map(({ key, count }) => [key, count]));
}
