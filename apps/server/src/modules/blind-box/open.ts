import { orderStatus, type RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { OrderKinds } from '../../core/kinds';
import { completeIfOver } from '../../core/orders/complete';
import { lockOrder } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { Refusal, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { dayOfDraw } from '../lottery/days';
import { openSeed } from '../lottery/seed';
import { givePrize } from '../prize/give';
import { lockForOpening, type ToOpen, toOpen, writeOpening } from './open-store';
import { drawnFromOf, itemAt, pityInOf, placeOf } from './roll';
import { piecesOf, remainingOf } from './rows-store';
import { refundsAtMs, type UnitRow } from './units-store';

export interface Opening {
  protection: DataProtection;
  kinds: OrderKinds;
  memberId: string;
  nowMs: number;
}

type Asked = RequestOf<'blindBox', 'open'>;

/** Orders whose boxes are opened: the others go on while some are given back. */
const USABLE: readonly number[] = [orderStatus.pendingConsumption, orderStatus.refunding];

const givenBack = () =>
  new Refusal(410, { 'zh-Hans': '该盲盒已退款', en: 'This box was given back for its money' });
const tooLate = () =>
  new Refusal(410, {
    'zh-Hans': '已过开启期限，款项将原路退回',
    en: 'It is too late to open this box; the money goes back',
  });

/**
 * Opens a box of a member: the piece is drawn, taken out of the set and given as a prize in one transaction, under the locks of
 * its order, which money goes back under, too, and of its set, whose openings are one after the other.
 */
export async function openBox(
  tx: Tx,
  deps: Opening,
  { unit: own, ...asked }: Omit<Asked, 'unitId'> & { unit: UnitRow },
): Promise<{ misses: number; pityIn: number }> {
  const { memberId, nowMs } = deps;
  const { id: unitId, activity_id: activeId } = own;
  await lockForOpening(tx, activeId);
  const order = await lockOrder(tx, own.order_id, memberId);
  const day = dayOf(nowMs);
  const found = await toOpen(tx, { unitId, memberId, day });
  expectOpenable(found, order.status, nowMs);
  const dayRow = found.day ?? (await dayOfDraw(tx, deps, activeId, day));
  if (dayRow.commitment !== asked.commitment)
    throw refuse('seedChanged', { detail: { day, commitment: dayRow.commitment } });
  if (!found.hasAgreed && asked.openingAgreed !== true) throw refuse('rulesNotAgreed');
  const seed = Buffer.from(openSeed(deps.protection, dayRow), 'hex');
  const { clientSeed } = asked;
  const { item, ...how } = drawnBy(found, (drawnFrom) =>
    placeOf({ seed, activeId, day, memberId, unitId, clientSeed }, drawnFrom),
  );
  const { prizeOfMineId } = await givePrize(tx, {
    ...{ memberId, source: 'box', activeId, activityName: found.activity.name },
    ...{ kind: 'goods', variantId: item.variant_id, claimDays: null },
    ...{ name: item.name, picture: item.picture, valueFen: item.value_fen, nowMs },
  });
  const misses = item.hidden ? 0 : found.misses + 1;
  await writeOpening(tx, {
    opening: {
      ...{ unit_id: unitId, activity_id: activeId, member_id: memberId, seq: found.set.opened + 1 },
      ...{ item_id: item.id, day, client_seed: clientSeed, pool_before: found.items.map(remainingOf) },
      ...{ drawn_from: how.drawnFrom, k: how.k, pity: how.pity, misses: found.misses, forced: how.forced },
      ...{ prize_of_mine_id: prizeOfMineId, at_ms: nowMs },
    },
    misses,
  });
  await completeIfOver(tx, deps, order);
  return { misses, pityIn: pityInOf(misses, found.set.pity_after) };
}

/** The first thing that stands in the way answers. */
function expectOpenable({ unit, isGoingBack }: ToOpen, status: number, nowMs: number): void {
  if (unit.state === 'opened') throw refuse('boxOpened');
  if (unit.state === 'refunded') throw givenBack();
  if (isGoingBack) throw refuse('refundOpen');
  if (nowMs >= refundsAtMs(unit.paid_ms)) throw tooLate();
  if (!USABLE.includes(status)) throw refuse('transitionRefused', { detail: { status } });
}

/** What a box brings; a place that is set by hand counts where there is such a place. */
function drawnBy({ items, set, misses, forcedK }: ToOpen, place: (drawnFrom: number) => number) {
  const pieces = piecesOf(items);
  const { pity, drawnFrom } = drawnFromOf(pieces, { misses, pityAfter: set.pity_after });
  const isForced = forcedK !== null && forcedK < drawnFrom;
  const k = isForced ? forcedK : place(drawnFrom);
  return { item: itemAt(pieces, k, pity), pity, drawnFrom, k, forced: isForced };
}
