import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { AnnualCardTables } from './tables';

export type ApplicationRow = Selectable<AnnualCardTables['card_applications']>;

/** An application with what is shown of its card and person. */
export interface ShownApplication extends ApplicationRow {
  card_number: string;
  card_name: { 'zh-Hans': string; en: string };
  card_status: Selectable<AnnualCardTables['cards']>['status'];
  first_day: string | null;
  last_day: string | null;
  role: Selectable<AnnualCardTables['card_persons']>['role'];
  person_status: Selectable<AnnualCardTables['card_persons']>['status'];
  name_cipher: string;
  /** Refused ones since something of the person was last approved. */
  refused: number;
}

export async function insertApplication(
  tx: Tx,
  row: Insertable<AnnualCardTables['card_applications']>,
): Promise<void> {
  await tx.insertInto('card_applications').values(row).execute();
}

/** How often a person was refused since something of theirs was last approved. */
export async function refusedRounds(db: Queries, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${refusedOf(sql.ref('p.id'))} as count from card_persons p where p.id = ${personId}`.execute(db);
  return rows[0]?.count ?? 0;
}

const refusedOf = (
  person: ReturnType<typeof sql.ref>,
) => sql<number>`(select count(*)::integer from card_applications r
  where r.person_id = ${person} and r.status = 'refused' and r.submitted_ms > coalesce((
    select max(d.decided_ms) from card_applications d where d.person_id = ${person} and d.status = 'approved'), 0))`;

const shown = (db: Queries) =>
  db
    .selectFrom('card_applications as a')
    .innerJoin('cards as c', 'c.id', 'a.card_id')
    .innerJoin('card_types as t', 't.id', 'c.type_id')
    .innerJoin('card_persons as p', 'p.id', 'a.person_id')
    .selectAll('a')
    .select(['c.number as card_number', 't.name as card_name', 'c.status as card_status'])
    .select(['c.first_day', 'c.last_day', 'p.role', 'p.status as person_status', 'p.name_cipher'])
    .select(refusedOf(sql.ref('a.person_id')).as('refused'));

export const applicationsOfMember = (
  db: Queries,
  memberId: string,
  { status, limit }: { status?: ApplicationRow['status'] | undefined; limit: number },
): Promise<ShownApplication[]> =>
  shown(db)
    .where('a.member_id', '=', memberId)
    .$if(status !== undefined, (query) => query.where('a.status', '=', status ?? 'submitted'))
    .orderBy('a.submitted_ms', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .execute();

export const applicationOfMember = (
  db: Queries,
  memberId: string,
  id: string,
): Promise<ShownApplication | undefined> =>
  shown(db).where('a.id', '=', id).where('a.member_id', '=', memberId).executeTakeFirst();

/** What waits for a look, the oldest first. */
export const applicationsToExamine = (db: Queries, limit: number): Promise<ShownApplication[]> =>
  shown(db).where('a.status', '=', 'submitted').orderBy('a.submitted_ms').limit(limit).execute();

export async function findApplication(
  db: Queries,
  id: string,
  memberId?: string,
): Promise<Pick<ApplicationRow, 'id' | 'card_id' | 'person_id'>> {
  const row = await db
    .selectFrom('card_applications')
    .select(['id', 'card_id', 'person_id'])
    .where('id', '=', id)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** One that nobody has decided, locked; its card and its person are locked before. */
export async function lockOpenApplication(tx: Tx, id: string): Promise<ApplicationRow> {
  const row = await tx
    .selectFrom('card_applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== 'submitted') throw refuse('cardStateChanged');
  return row;
}

export async function decide(
  tx: Tx,
  id: string,
  decision: Pick<ApplicationRow, 'status' | 'decided_ms'> & {
    refusal_code?: ApplicationRow['refusal_code'];
    refusal?: string;
  },
): Promise<void> {
  await tx.updateTable('card_applications').set(decision).where('id', '=', id).execute();
}

/** Those that should have been decided, and that the operator was not told of; told with this. */
export async function tellLate(db: Queries, nowMs: number): Promise<string[]> {
  const rows = await db
    .updateTable('card_applications')
    .set({ told_late_ms: nowMs })
    .where('status', '=', 'submitted')
    .where('due_ms', '<=', nowMs)
    .where('told_late_ms', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What of a person nobody has decided yet is taken back: something newer is handed in. */
export async function takeBackOpen(tx: Tx, personId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('card_applications')
    .set({ status: 'withdrawn', decided_ms: nowMs })
    .where('person_id', '=', personId)
    .where('status', '=', 'submitted')
    .execute();
}
