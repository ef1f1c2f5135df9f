import type { RequestOf } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { inTwoSteps, type MemberRequest } from '../../http/request-context';
import type { DataProtection } from '../../security/data-protection';
import { leaveCards } from '../annual-card/leave';
import { forgetAppointments } from '../appointment/forget';
import { leaveConsents } from '../consent/leave';
import { sweepPrivateUploads } from '../consent/uploads';
import { openTitle } from '../invoice/issue';
import { tryGivenCode, useTriedCode } from '../session/check-code';
import { readMember } from '../session/store';
import { removeUploads, uploadsOf } from '../upload/removals';
import { planRemoval } from '../upload/removals-store';
import {
  anonymiseOrders,
  closeAccount,
  deletePersonalRows,
  forgetTitle,
  lockMember,
  partiesOf,
} from './cancel-store';
import { cancellationVersion, expectNothingOpen } from './cancellation';
import { openThingsOf } from './cancellation-store';

/** The code that was sent for leaving; a member without a number has none. */
async function proveMember(
  request: MemberRequest,
  { code = '', challengeId, agreementVersion }: RequestOf<'member', 'cancelAccount'>,
): Promise<string | undefined> {
  if (agreementVersion !== cancellationVersion) throw refuse('agreementChanged');
  expectNothingOpen(await openThingsOf(request.db, request.memberId, request.clock.now()));
  const { mobile } = await readMember(request, request.memberId);
  if (mobile === '') return undefined;
  if (code === '') throw badInput([{ field: 'code', reason: 'The code sent to your number' }]);
  return tryGivenCode(request, { mobile, scene: 'cancelAccount', code, challengeId });
}

/** Cancels an account for good; uploads are removed once it is. */
export const cancelAccount = inTwoSteps(proveMember, async (request, _, codeId) => {
  const { tx, clock, protection, memberId } = request;
  await lockMember(tx, memberId);
  expectNothingOpen(await openThingsOf(tx, memberId, clock.now()));
  if (codeId !== undefined) await useTriedCode(tx, codeId, clock.now());
  await removeMember({ tx, clock, protection }, memberId);
  request.afterCommit(removeUploads);
  request.afterCommit(sweepPrivateUploads);
  return null;
});

/**
 * Orders stay, as the law asks of a merchant, without anything that says whose they were; everything else that is personal goes,
 * and the number is free for a new account.
 */
async function removeMember(
  { tx, clock, protection }: { tx: Tx; clock: Clock; protection: DataProtection },
  memberId: string,
): Promise<void> {
  await anonymiseOrders(tx, memberId, clock.now());
  await forgetAppointments(tx, memberId, clock.now());
  for (const { id, title_cipher } of await partiesOf(tx, memberId)) {
    if (openTitle(protection, id, title_cipher).titleKind === 'personal') await forgetTitle(tx, id);
  }
  await leaveCards(tx, memberId, clock.now());
  await leaveConsents(tx, memberId, clock.now());
  await deletePersonalRows(tx, memberId);
  await planRemoval(tx, uploadsOf(memberId), clock.now());
  await closeAccount(tx, memberId, clock.now());
}
