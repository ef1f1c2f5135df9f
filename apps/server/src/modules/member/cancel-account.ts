import { orderStatus } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { anonymiseOrders, closeAccount, deletePersonalRows, hasOrdersIn, lockMember } from './cancel-store';

/** Orders in these statuses still owe somebody something. */
const OPEN = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.pendingPayment,
  orderStatus.refunding,
];

/**
 * Cancels an account for good. Refused while orders are open. Orders stay, as the law asks of a merchant, without anything
 * that says whose they were; everything else that is personal goes, and the number is free for a new account.
 */
export async function cancelAccount(
  { tx, clock }: { tx: Tx; clock: Clock },
  memberId: string,
): Promise<void> {
  await lockMember(tx, memberId);
  if (await hasOrdersIn(tx, memberId, OPEN)) throw refuse('openOrders');
  await anonymiseOrders(tx, memberId);
  await deletePersonalRows(tx, memberId);
  await closeAccount(tx, memberId, clock.now());
}
