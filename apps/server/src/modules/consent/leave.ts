import type { Tx } from '../../database/connect';
import { withdrawAllOf } from './consents-store';
import { forgetPersons } from './forget';
import { subjectIdsOf } from './subject-store';

/** Whoever leaves takes back what they agreed to; every picture on their cards goes, here and at the gates. */
export async function leaveConsents(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await forgetPersons(tx, await subjectIdsOf(tx, memberId), nowMs);
  await withdrawAllOf(tx, memberId, nowMs);
}
