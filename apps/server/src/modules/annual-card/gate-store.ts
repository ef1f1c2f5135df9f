import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { CardPersonRow, CardRow } from './cards-store';

/** Who stands at a gate, with their card. */
export type Holder = CardPersonRow & {
  card_status: CardRow['status'];
  terms: CardRow['terms'];
  held_ms: number | null;
};

/** The person, locked until the transaction ends: two gates decide one after the other. */
export async function lockHolder(
  tx: Tx,
  by: { personNo: string } | { personId: string },
): Promise<Holder | undefined> {
  const [column, value] =
    'personNo' in by ? (['person_no', by.personNo] as const) : (['id', by.personId] as const);
  // The card is read after the lock: what was decided about it meanwhile counts.
  const person = await tx
    .selectFrom('card_persons')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return undefined;
  const card = await tx
    .selectFrom('cards')
    .select(['status as card_status', 'terms', 'held_ms'])
    .where('id', '=', person.card_id)
    .executeTakeFirstOrThrow();
  return { ...person, ...card };
}

/** Persons with this document who hold a live card, those first whose card covers the place. */
export async function personsWithDocument(db: Queries, idIndex: string, spotId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from card_persons p join cards c on c.id = p.card_id
    where p.id_index = ${idIndex} and p.status <> 'removed'
    order by (p.status = 'active' and c.status = 'active') desc,
      exists (select from jsonb_array_elements(c.terms->'spots') s where s->>'spotId' = ${spotId}) desc, c.last_day desc nulls last`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Takes a step of a person's code at a gate; false where this gate has had it. */
export async function useStep(
  tx: Tx,
  use: { personId: string; gate: string; step: number },
): Promise<boolean> {
  const used = await tx
    .insertInto('card_code_uses')
    .values({ person_id: use.personId, gate: use.gate, step: use.step })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts a wrong code; the count begins anew `windowMs` after its first. */
export async function countWrong(
  tx: Tx,
  personId: string,
  { nowMs, windowMs }: { nowMs: number; windowMs: number },
): Promise<void> {
  await sql`update card_persons set
      wrong_codes = case when wrong_since_ms > ${nowMs - windowMs} then wrong_codes + 1 else 1 end,
      wrong_since_ms = case when wrong_since_ms > ${nowMs - windowMs} then wrong_since_ms else ${nowMs}::bigint end
    where id = ${personId}`.execute(tx);
}

export async function hasFace(db: Queries, personId: string): Promise<boolean> {
  const face = await db
    .selectFrom('protected_pictures')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'face')
    .where('state', '=', 'current')
    .executeTakeFirst();
  return face !== undefined;
}

/** Steps long past say nothing any more. */
export async function forgetSteps(db: Queries, beforeStep: number): Promise<void> {
  await db.deleteFrom('card_code_uses').where('step', '<', beforeStep).execute();
}
