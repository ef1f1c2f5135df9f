import type { Tx } from '../../database/connect';
import { lockRows } from '../../database/lock-rows';
import { newId } from '../../security/ids';
import { addCredits, countParticipant, hasJoined, setJoined } from './members-store';

/** For joining. */
const JOIN_CREDITS = 1;

/**
 * A member's first look at an activity inside its time joins it: under the lock of the activity, so that members are numbered without
 * gaps and each once.
 */
export async function joinActivity(
  tx: Tx,
  { activityId, memberId, nowMs }: { activityId: string; memberId: string; nowMs: number },
): Promise<void> {
  await lockRows(tx, 'nft_activities', [activityId]);
  if (await hasJoined(tx, { activityId, memberId })) return;
  const userIndex = await countParticipant(tx, activityId, nowMs);
  if (userIndex === undefined) return;
  await setJoined(tx, { activityId, memberId, userIndex, nowMs });
  await addCredits(tx, {
    ...{ id: newId(), activity_id: activityId, member_id: memberId, source: 'join', source_id: memberId },
    ...{ spot_id: null, amount: JOIN_CREDITS, at_ms: nowMs },
  });
}
