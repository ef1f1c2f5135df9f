import type { Tx } from '../../database/connect';
import { deleteIdentity } from '../identity/verification-store';
import { withdrawAllOf } from './consents-store';
import { forgetPersons } from './forget';
import { subjectIdsOf } from './subject-store';

/** Whoever leaves takes back what they agreed to: pictures on their cards go, here and at the gates, and who they really are. */
export async function leaveConsents(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await forgetPersons(tx, await subjectIdsOf(tx, memberId), nowMs);
  await withdrawAllOf(tx, memberId, nowMs);
  await deleteIdentity(tx, memberId);
}
