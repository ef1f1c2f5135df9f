import { type RequestOf, type ResponseOf, timeStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { givePrize } from '../prize/give';
import { countForPerson, lockProduct, type ToExchange, toExchange, writeExchange } from './exchange-store';
import { personHash } from './limit-key';
import { spendCredits } from './members-store';
import { makePiece, type PieceDeps } from './pieces';
import { lockPieces } from './pieces-store';
import type { PieceRow } from './rows-store';
import { timeStatusAt } from './time';
import { costOf } from './view';
import { goneWords } from './words';

type Asked = RequestOf<'nft', 'exchange'>;
type Cost = Asked['expectedCost'];
type Exchanged = ResponseOf<'nft', 'exchange'>;

export interface ExchangeDeps extends PieceDeps {
  memberId: string;
}

/**
 * Uses up pieces and credits of a member, and gives what they are exchanged for: all of it, or nothing. Locks, in this order: the
 * product, the pieces by their ids, the member's credits, then the collection or the coupon that is given.
 */
export async function exchange(tx: Tx, deps: ExchangeDeps, asked: Asked): Promise<Exchanged> {
  const { memberId, nowMs } = deps;
  const { productId, pieceIds } = asked;
  if (!(await lockProduct(tx, productId))) throw notFound();
  const found = await toExchange(tx, { productId, memberId });
  const { product, activity, costs, idIndex } = found;
  expectRunning(found, nowMs);
  if (idIndex === null) throw refuse('nftNotVerified');
  if (!isSameCost(costOf(found), asked.expectedCost))
    throw refuse('costChanged', { detail: { cost: costOf(found) } });
  const pieces = await lockPieces(tx, memberId, pieceIds);
  if (pieces.length < pieceIds.length) throw notFound();
  expectHeld(pieces);
  if (!isPaidBy(costs, pieces)) throw refuse('costNotMet');
  const leftCredits = await spendCredits(tx, {
    ...{ activityId: activity.id, memberId, credits: product.cost_credits },
  });
  if (leftCredits === undefined) throw refuse('costNotMet');
  await countPerson(tx, deps, found, idIndex);
  if (found.left <= 0) throw gone();
  const got = await give(tx, deps, found);
  const exchangeId = newId();
  await writeExchange(tx, {
    exchange: {
      ...{ id: exchangeId, activity_id: activity.id, product_id: productId, member_id: memberId },
      ...{ cost_credits: product.cost_credits, got_kind: got.kind, got_id: got.id, at_ms: nowMs },
    },
    pieceIds,
    creditId: newId(),
  });
  return { exchangeId, got, leftCredits };
}

const gone = () => refuse('soldOut', { text: goneWords });

/** Whatever is left of an activity that is settled is no longer there. */
function expectRunning({ activity }: ToExchange, nowMs: number): void {
  const status = timeStatusAt(activity, nowMs);
  if (status === timeStatus.ended || activity.settled_ms !== null) throw refuse('activityOver');
  if (status === timeStatus.notStarted) throw refuse('notStarted');
}

const wordsOf = (cost: Cost) => cost.map(({ kind, id, amount }) => `${kind} ${id} ${amount}`).sort();

/** In whatever order. */
const isSameCost = (one: Cost, other: Cost): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

function expectHeld(pieces: readonly PieceRow[]): void {
  const changed = pieces.filter(({ status }) => status !== 'held');
  if (changed.length === 0) return;
  throw refuse('pieceStateChanged', {
    fields: changed.map(({ id, status }) => ({ field: 'pieceIds', reason: `${id} is ${status}` })),
  });
}

/** Whether the pieces are exactly what a product costs of collections. */
function isPaidBy(costs: ToExchange['costs'], pieces: readonly PieceRow[]): boolean {
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  return (
    pieces.length === total &&
    costs.every(
      ({ collectionId, amount }) =>
        pieces.filter(({ collection_id }) => collection_id === collectionId).length === amount,
    )
  );
}

/** Two accounts of one person share what one person can exchange. */
async function countPerson(
  tx: Tx,
  { protection }: ExchangeDeps,
  { product, activity }: ToExchange,
  idIndex: string,
): Promise<void> {
  const { id, limit_key_cipher } = activity;
  if (product.per_member === null) return;
  if (limit_key_cipher === null) throw refuse('activityOver');
  const hash = personHash(protection, { id, limit_key_cipher }, idIndex);
  const counted = { productId: product.id, personHash: hash, perMember: product.per_member };
  if (!(await countForPerson(tx, counted))) throw refuse('nftLimit');
}

/** Makes the piece, or gives the coupon or the prize. */
async function give(
  tx: Tx,
  deps: ExchangeDeps,
  { product, activity }: ToExchange,
): Promise<Exchanged['got']> {
  const { memberId, nowMs } = deps;
  const { collection_id: collectionId, coupon_id: couponId, variant_id: variantId } = product;
  if (collectionId !== null) {
    const made = await makePiece(tx, deps, { collectionId, memberId, how: 'exchange' });
    if (!made) throw gone();
    return { kind: 'collection', id: made.pieceId, serialNo: made.serialNo };
  }
  const given = {
    ...{ memberId, source: 'exchange' as const, activeId: null, activityName: activity.name },
    ...{ name: product.name, picture: product.picture, valueFen: product.value_fen, nowMs },
  };
  if (couponId !== null) {
    const { memberCouponId, prizeOfMineId } = await givePrize(tx, { ...given, kind: 'coupon', couponId });
    return { kind: 'coupon', id: memberCouponId ?? prizeOfMineId, serialNo: null };
  }
  if (variantId === null) throw new Error(`${product.id} gives something.`);
  const { prizeOfMineId } = await givePrize(tx, { ...given, kind: 'goods', variantId, claimDays: null });
  return { kind: 'prize', id: prizeOfMineId, serialNo: null };
}
