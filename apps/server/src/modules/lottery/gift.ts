import { drawScalePpm } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound } from '../../http/refusal';
import { newId } from '../../security/ids';
import { giveChances, keepDrawMember, setForcedRoll } from './chances-store';
import { drawMembership } from './gift-store';
import { newInviteCode } from './invite-code';
import { drawPrize } from './operate-store';

const GIFT_MAX = 1_000;

/** The operator gives a member chances, good until the activity ends. */
export async function giftChances(
  tx: Tx,
  { activeId, memberId, count, nowMs }: { activeId: string; memberId: string; count: number; nowMs: number },
): Promise<void> {
  if (!Number.isInteger(count) || count < 1 || count > GIFT_MAX)
    throw badInput([{ field: 'count', reason: `1 to ${GIFT_MAX}` }]);
  await expectBoth(tx, activeId, memberId);
  await keepDrawMember(tx, { activeId, memberId, inviteCode: newInviteCode(), nowMs });
  await giveChances(tx, { activeId, memberId, source: 'gift', refKey: newId(), count, nowMs });
}

/** What a member's next draw is to win, in a system for tests; its record says so. */
export async function forceNextRoll(
  tx: Tx,
  { prizeId, memberId, nowMs }: { prizeId: string; memberId: string; nowMs: number },
): Promise<void> {
  const prize = await drawPrize(tx, prizeId);
  if (!prize) throw notFound();
  const activeId = prize.activity_id;
  const { before } = await expectBoth(tx, activeId, memberId, prize.seq);
  if (prize.ppm === 0 || before >= drawScalePpm) throw badInput([{ field: 'prize', reason: 'No share' }]);
  await keepDrawMember(tx, { activeId, memberId, inviteCode: newInviteCode(), nowMs });
  await setForcedRoll(tx, { activeId, memberId, roll: before });
}

async function expectBoth(tx: Tx, activeId: string, memberId: string, seq = 0): Promise<{ before: number }> {
  const found = await drawMembership(tx, { activeId, memberId, seq });
  if (!found) throw notFound();
  return found;
}
