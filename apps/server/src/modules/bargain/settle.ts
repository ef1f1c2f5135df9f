import type { Tx } from '../../database/connect';
import { activityProductOf, lockPool, lockPools, returnUnsold } from '../activity/pool-store';
import { isOver } from '../activity/shown';
import { tell } from '../message/tell';
import {
  helpersOf,
  holdUnits,
  lockBargain,
  poolFacts,
  setBargain,
  withoutOpenBargains,
} from './bargain-store';
import type { BargainFacts, BargainRow } from './facts';
import { hasPiece, type Standing, standingOf } from './standing';

/** A locked bargain whose thing's pool is locked, too, as both stand now. Undefined where there is none. */
export async function lockWithPool(tx: Tx, id: string): Promise<BargainFacts | undefined> {
  const facts = await lockBargain(tx, id);
  if (!facts) return undefined;
  await lockPool(tx, facts.product.id);
  return { ...facts, ...(await poolFacts(tx, facts.product.id)) };
}

/** Brings a bargain to where time and its thing's pool have taken it: over, or with a piece for its owner. */
export async function settleBargain(tx: Tx, id: string, nowMs: number): Promise<void> {
  const facts = await lockWithPool(tx, id);
  if (!facts) return;
  const standing = standingOf(facts, nowMs);
  if (standing.status === facts.bargain.state) await holdPiece(tx, facts);
  else await endBargain(tx, facts, standing, nowMs);
}

/** Reaching the floor holds a piece until the end, as soon as there is one. */
export async function holdPiece(tx: Tx, facts: BargainFacts): Promise<BargainRow> {
  const { bargain, product } = facts;
  const isWaiting = bargain.state === 'reached' && !bargain.holds_piece && bargain.order_id === null;
  if (!isWaiting || !hasPiece(facts)) return bargain;
  await holdUnits(tx, product.id, product.per_unit);
  return setBargain(tx, bargain.id, { holds_piece: true });
}

async function endBargain(
  tx: Tx,
  { bargain, product }: BargainFacts,
  { endReason }: Standing,
  nowMs: number,
): Promise<void> {
  const { id, holds_piece, ends_ms } = bargain;
  const settledMs = endReason === 'soldOut' ? nowMs : Math.min(nowMs, ends_ms);
  await setBargain(tx, id, {
    ...{ state: 'ended', end_reason: endReason, holds_piece: false },
    ...{ settled_ms: settledMs, changed_ms: settledMs },
  });
  if (holds_piece) await holdUnits(tx, product.id, -product.per_unit);
  if (endReason === 'soldOut') await tellSoldOut(tx, bargain, product.name, nowMs);
  await settleBargainPools(tx, [product.id], nowMs);
}

/** The owner is told, and whoever helped is thanked. */
async function tellSoldOut(
  tx: Tx,
  { id, member_id: ownerId }: BargainRow,
  title: BargainFacts['product']['name'],
  nowMs: number,
): Promise<void> {
  for (const { member_id: memberId } of await helpersOf(tx, id)) {
    if (memberId === null) continue;
    await tell(tx, {
      ...{ memberId, parameters: { title }, subjectId: id, nowMs },
      template: memberId === ownerId ? 'bargainSoldOut' : 'bargainThanks',
      once: `soldOut:${id}:${memberId}`,
    });
  }
}

/** What is left of things that are over goes back to their products, once no bargain for them is open any more. */
export async function settleBargainPools(
  tx: Tx,
  productIds: readonly string[],
  nowMs: number,
): Promise<void> {
  for (const id of await withoutOpenBargains(tx, productIds)) {
    const sold = await activityProductOf(tx, id);
    if (!sold || sold.activity.state === 'draft' || !isOver(sold.activity, nowMs)) continue;
    await lockPools(tx, [id]);
    await returnUnsold(tx, id);
  }
}
