import type { PlacedLine, PlannedLine } from '../../core/kinds';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { ActivityLineDetail } from './line-detail';
import { insertPlaces, placesOfCards } from './places-store';
import { activityLimit } from './plan';

/** Refuses what cards may not have more of; their member is locked, so nobody else counts them now. */
export async function limitPlaces(tx: Tx, lines: readonly PlannedLine<ActivityLineDetail>[]): Promise<void> {
  const wanted = new Map<string, { activityId: string; cardId: string; perCard: number; places: number }>();
  for (const { productId, detail } of lines) {
    for (const { cardId } of detail.persons) {
      const key = `${productId} ${cardId}`;
      const places = (wanted.get(key)?.places ?? 0) + 1;
      wanted.set(key, { activityId: productId, cardId, perCard: detail.perCard, places });
    }
  }
  const counted = await placesOfCards(tx, [...wanted.values()]);
  for (const [key, { perCard, places }] of wanted) {
    const has = counted.get(key) ?? 0;
    if (has + places > perCard) throw activityLimit(perCard, perCard - has);
  }
}

/** Writes the places of new lines; a person who has one in the session meanwhile has no second. */
export async function placePersons(tx: Tx, lines: readonly PlacedLine<ActivityLineDetail>[]): Promise<void> {
  const [refused] = await insertPlaces(
    tx,
    lines.flatMap(({ line, planned: { productId, detail } }) =>
      detail.persons.map(({ personId, cardId }, unit) => ({
        ...{ line_id: line.id, unit, activity_id: productId, session_id: detail.sessionId },
        ...{ card_id: cardId, person_id: personId, live: true },
      })),
    ),
  );
  if (refused) throw refuse('personTwice', { detail: { personId: refused.person_id } });
}
