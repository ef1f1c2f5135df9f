import { orderStatus } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { uploadsOf } from '../upload/removals';
import { planRemoval } from '../upload/removals-store';
import {
  anonymiseOrders,
  closeAccount,
  deletePersonalRows,
  hasOrdersIn,
  isOwedMoney,
  lockMember,
} from './cancel-store';

/** Orders in these statuses still owe somebody something. */
const OPEN = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.pendingPayment,
  orderStatus.refunding,
];

/**
 * Cancels an account for good. Refused while orders are open or money is owed. Orders stay, as the law asks of a merchant, without anything
 * that says whose they were; everything else that is personal goes, and the number is free for a new account.
 */
export async function cancelAccount(
  { tx, clock }: { tx: Tx; clock: Clock },
  memberId: string,
): Promise<void> {
  await lockMember(tx, memberId);
  if (await hasOrdersIn(tx, memberId, OPEN)) throw refuse('openOrders');
  if (await isOwedMoney(tx, memberId)) throw refuse('stillOwed');
  await anonymiseOrders(tx, memberId, clock.now());
  await deletePersonalRows(tx, memberId);
  await planRemoval(tx, uploadsOf(memberId), clock.now());
  await closeAccount(tx, memberId, clock.now());
}
