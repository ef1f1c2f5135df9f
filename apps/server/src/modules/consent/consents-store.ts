import type { ConsentPurpose } from '@yunyou/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ConsentTables } from './tables';

export type ConsentRow = Selectable<ConsentTables['consents']>;

export async function insertConsent(tx: Tx, row: Insertable<ConsentTables['consents']>): Promise<void> {
  await tx.insertInto('consents').values(row).execute();
}

/** Who may see a consent and take it back: whoever gave it here, and whose mobile the code was sent to. */
export interface Party {
  memberId: string;
  /** Of their own mobile; null for a member without one. */
  mobileIndex: string | null;
}

const ofParty = (db: Queries, { memberId, mobileIndex }: Party) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('member_id', '=', memberId),
        ...(mobileIndex === null ? [] : [eb('mobile_index', '=', mobileIndex)]),
      ]),
    );

export const consentsOf = (db: Queries, party: Party): Promise<ConsentRow[]> =>
  ofParty(db, party).orderBy('given_ms', 'desc').orderBy('id').execute();

export const consentOf = (db: Queries, party: Party, id: string): Promise<ConsentRow | undefined> =>
  ofParty(db, party).where('id', '=', id).executeTakeFirst();

/** Keyed hash of a member's own mobile; null for one without. */
export async function mobileIndexOf(db: Queries, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('mobile_index')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.mobile_index ?? null;
}

/** Consents about a subject that nobody took back, the newest first. */
export const standingConsents = (
  db: Queries,
  subjectId: string,
  purposes: readonly ConsentPurpose[],
): Promise<ConsentRow[]> =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('purpose', 'in', [...purposes])
    .where('withdrawn_ms', 'is', null)
    .orderBy('given_ms', 'desc')
    .orderBy('id')
    .execute();

/** Takes back whatever stands for a purpose and subject, once: what is taken back already keeps its time. */
export async function withdrawConsents(
  tx: Tx,
  { purpose, subjectId }: { purpose: ConsentPurpose; subjectId: string },
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_ms: nowMs })
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('withdrawn_ms', 'is', null)
    .execute();
}

/** Whoever leaves takes back what they agreed to; that they once did stays. */
export async function withdrawAllOf(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('withdrawn_ms', 'is', null)
    .execute();
  await tx.updateTable('consents').set({ mobile_index: null }).where('member_id', '=', memberId).execute();
}
