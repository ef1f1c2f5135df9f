import type { ConsentPurpose } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { type ConsentRow, standingConsents } from './consents-store';
import { standsFor } from './documents';

/** Consents that stand: nobody took them back, and no version since has asked anew. */
export async function consentsInForce(
  db: Queries,
  subjectId: string,
  purposes: readonly ConsentPurpose[],
): Promise<ConsentRow[]> {
  const rows = await standingConsents(db, subjectId, purposes);
  return rows.filter(({ purpose, version }) => standsFor(purpose, version));
}

/** The consent of that id, where it stands for this subject. */
export async function consentInForce(
  db: Queries,
  { subjectId, id, purposes }: { subjectId: string; id: string; purposes: readonly ConsentPurpose[] },
): Promise<ConsentRow | undefined> {
  return (await consentsInForce(db, subjectId, purposes)).find((one) => one.id === id);
}
