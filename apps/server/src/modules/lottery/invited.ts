import { drawInvitedWithinMs } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { lockBuyer } from '../../core/checkout/unpaid-store';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { isOver, isReadable } from '../activity/shown';
import { giveChances, timesOnDay } from './chances-store';
import { invitationOf, keepInvited } from './invite-store';

/**
 * Says by whose link a member came. It counts for who has just registered, once for ever, and not for oneself; to whom it does
 * not count is told nothing of that.
 */
export async function countInvited(
  tx: Tx,
  asked: { activeId: string; inviteCode: string; memberId: string; nowMs: number },
): Promise<void> {
  const { memberId, nowMs } = asked;
  const found = await invitationOf(tx, asked);
  if (!found || !isReadable(found.activity, nowMs)) throw notFound();
  const { activity, inviterId, registeredMs, task } = found;
  if (isOver(activity, nowMs)) throw refuse('activityOver');
  const isNew = nowMs - registeredMs <= drawInvitedWithinMs;
  if (!task || !isNew || inviterId === memberId || nowMs < activity.starts_ms) return;
  const activeId = activity.id;
  await lockBuyer(tx, inviterId);
  if (!(await keepInvited(tx, { memberId, activeId, inviterId, nowMs }))) return;
  const day = dayOf(nowMs);
  const times = await timesOnDay(tx, { taskId: task.id, activeId, memberId: inviterId, day });
  if (times >= task.per_day) return;
  await giveChances(tx, {
    ...{ activeId, memberId: inviterId, source: 'task', taskId: task.id },
    ...{ refKey: memberId, count: task.chances, nowMs },
  });
}
