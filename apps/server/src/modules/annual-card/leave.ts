import type { Tx } from '../../database/connect';
import { forgetPersons } from '../consent/forget';
import { removePersons } from './cards-store';
import { endMembersCards, forgetNames } from './leave-store';
import { withdrawOpen } from './units-store';

/** Cards end with the account of their member; nobody is on them any more, and nothing says who was. */
export async function leaveCards(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  const ids = await endMembersCards(tx, memberId, nowMs);
  if (ids.length === 0) return;
  await withdrawOpen(tx, ids, nowMs);
  const persons = await removePersons(tx, ids);
  await forgetPersons(tx, persons, nowMs);
  await forgetNames(tx, persons);
}
