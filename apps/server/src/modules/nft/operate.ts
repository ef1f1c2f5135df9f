import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { returnPieces } from '../prize/stock-store';
import { addCredits } from './members-store';
import { isMember, lockToSettle, setSettled } from './operate-store';
import { makePiece, type PieceDeps } from './pieces';
import { movePiece, pieceExists } from './pieces-store';
import { activityById } from './rows-store';
import { goneWords } from './words';

/** The most credits that are given at once. */
const CREDITS_MAX = 1_000;

async function expectMember(tx: Tx, memberId: string): Promise<void> {
  if (!(await isMember(tx, memberId))) throw notFound();
}

/** Gives a member the next piece of a collection, whether its activity runs or not. */
export async function grantPiece(
  tx: Tx,
  deps: PieceDeps,
  { collectionId, memberId }: { collectionId: string; memberId: string },
): Promise<{ pieceId: string; serialNo: number }> {
  await expectMember(tx, memberId);
  const made = await makePiece(tx, deps, { collectionId, memberId, how: 'grant' });
  if (!made) throw refuse('soldOut', { text: goneWords });
  return made;
}

export async function grantCredits(
  tx: Tx,
  {
    activityId,
    memberId,
    credits,
    nowMs,
  }: { activityId: string; memberId: string; credits: number; nowMs: number },
): Promise<void> {
  if (!Number.isInteger(credits) || credits < 1 || credits > CREDITS_MAX)
    throw badInput([{ field: 'credits', reason: `1 to ${CREDITS_MAX}` }]);
  await expectMember(tx, memberId);
  if (!(await activityById(tx, activityId))) throw notFound();
  const id = newId();
  await addCredits(tx, {
    ...{ id, activity_id: activityId, member_id: memberId, source: 'grant', source_id: id },
    ...{ spot_id: null, amount: credits, at_ms: nowMs },
  });
}

/** A frozen piece is its member's, and cannot be used. */
export async function freezePiece(
  tx: Tx,
  { pieceId, frozen, nowMs }: { pieceId: string; frozen: boolean; nowMs: number },
): Promise<void> {
  if (!(await pieceExists(tx, pieceId))) throw notFound();
  const [from, to] = frozen ? (['held', 'frozen'] as const) : (['frozen', 'held'] as const);
  if (!(await movePiece(tx, { id: pieceId, from, to, nowMs }))) throw refuse('pieceStateChanged');
}

/** Prizes of an activity that is over, and that nobody took, are sold again. */
export async function settleActivity(tx: Tx, activityId: string, nowMs: number): Promise<void> {
  const found = await lockToSettle(tx, activityId);
  if (!found) throw notFound();
  const { activity, prizes } = found;
  if (activity.ends_ms > nowMs || activity.settled_ms !== null) return;
  await setSettled(tx, activityId, nowMs);
  if (prizes.length > 0) await returnPieces(tx, prizes);
}
