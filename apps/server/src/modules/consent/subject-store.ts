import type { CardPersonStatus, CardRole } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';

/** A person on a card, as far as a consent is concerned. */
export interface Subject {
  id: string;
  card_id: string;
  member_id: string | null;
  role: CardRole;
  status: CardPersonStatus;
  name_cipher: string;
  cert_type: number;
  id_card_cipher: string;
  birthday_cipher: string;
  mobile_cipher: string;
  asks_evidence: boolean;
}

const columns = sql`p.id, p.card_id, c.member_id, p.role, p.status, p.name_cipher, p.cert_type, p.id_card_cipher, p.birthday_cipher,
  p.mobile_cipher, exists (select from jsonb_array_elements(c.terms->'roles') r
    where r->>'role' = p.role and r->>'evidence' is not null) as asks_evidence`;

/** A person on a card of the member. */
export async function subjectOfMember(
  db: Queries,
  memberId: string,
  personId: string,
): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select ${columns} from card_persons p join cards c on c.id = p.card_id
    where p.id = ${personId} and c.member_id = ${memberId} and p.status <> 'removed' and c.status <> 'refunded'`.execute(
    db,
  );
  return rows[0];
}

/** Those persons, whosever card they are on. */
export async function subjectsByIds(db: Queries, ids: readonly string[]): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Subject>`
    select ${columns} from card_persons p join cards c on c.id = p.card_id where p.id in (${sql.join([...ids])})`.execute(
    db,
  );
  return rows;
}

/** Keeps others from deciding about a person until the transaction ends. */
export async function lockSubject(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('card_persons').select('id').where('id', '=', personId).forUpdate().execute();
}

/** Takes out what was kept of a child by the consent: their birthday where the document does not tell it, and the guardian. */
export async function forgetChildData(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('card_persons')
    .set({ birthday_cipher: '', guardian_cipher: '' })
    .where('id', '=', personId)
    .execute();
}

/** No consent stands for a portrait of the person any more. */
export async function forgetFaceConsent(tx: Tx, personId: string): Promise<void> {
  await tx.updateTable('card_persons').set({ face_consent_id: null }).where('id', '=', personId).execute();
}

/** Everybody who is, or was, on cards of a member. */
export async function subjectIdsOf(db: Queries, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('card_persons as p')
    .innerJoin('cards as c', 'c.id', 'p.card_id')
    .select('p.id')
    .where('c.member_id', '=', memberId)
    .execute();
  return rows.map(({ id }) => id);
}
