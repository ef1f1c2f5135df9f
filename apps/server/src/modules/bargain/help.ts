import { bargainHelpsPerDay, bargainHelpsPerOwnerAndDay, type ChannelSource } from '@yunyou/contract';
import { dayOf, instantOf } from '../../clock';
import { lockBuyer } from '../../core/checkout/unpaid-store';
import type { Tx } from '../../database/connect';
import { notFound, type Refusal, refuse } from '../../http/refusal';
import { isForChannel } from '../activity/shown';
import { lockBargain, setBargain, takeCut } from './bargain-store';
import type { BargainFacts } from './facts';
import { type AskerFacts, askerFacts } from './help-store';
import { holdPiece, lockWithPool } from './settle';
import { isOpenState, standingOf } from './standing';

/** Why a member cannot help a bargain, in the order in which it is told; nothing where they can. */
export function whyNotHelp(
  facts: BargainFacts,
  asker: AskerFacts,
  { memberId, nowMs, source }: { memberId: string; nowMs: number; source: ChannelSource },
): Refusal | undefined {
  const { bargain, activity } = facts;
  if (bargain.member_id === memberId) return refuse('bargainOwn');
  if (asker.ownCutFen !== null) return refuse('bargainHelped');
  const state = whyNoCut(facts, nowMs);
  if (state) return state;
  if (!isForChannel(activity, source)) return refuse('channelRefused');
  if (!asker.hasMobile) return refuse('mobileNeeded');
  const most = asker.isNew ? 1 : bargainHelpsPerDay;
  if (asker.helpsToday >= most || asker.helpsOfOwnerToday >= bargainHelpsPerOwnerAndDay)
    return refuse('helpLimitToday');
  return undefined;
}

/** Why nobody can make a cut now. */
function whyNoCut(facts: BargainFacts, nowMs: number): Refusal | undefined {
  const standing = standingOf(facts, nowMs);
  if (!isOpenState(standing.status)) return refuse('bargainOver');
  if (standing.status === 'reached') return refuse('bargainReached');
  if (facts.bargain.order_id !== null) return refuse('bargainBeingPaid');
  return undefined;
}

/** A member makes the next cut of somebody's bargain. Answers what it took off. */
export async function helpBargain(
  tx: Tx,
  bargainId: string,
  who: { memberId: string; nowMs: number; source: ChannelSource },
): Promise<number> {
  const { memberId, nowMs } = who;
  const facts = await lockBargain(tx, bargainId);
  if (!facts) throw notFound();
  // Whoever helps two at once is counted for both.
  await lockBuyer(tx, memberId);
  const asker = await askerFacts(tx, bargainId, { memberId, nowMs, dayMs: instantOf(dayOf(nowMs)) });
  const refused = whyNotHelp(facts, asker, who);
  if (refused) throw refused;
  return makeCut(tx, facts, memberId, nowMs);
}

/** Somebody makes a cut of a locked bargain, whoever they are; the last one holds a piece. */
export async function makeCut(tx: Tx, facts: BargainFacts, memberId: string, nowMs: number): Promise<number> {
  const refused = whyNoCut(facts, nowMs);
  if (refused) throw refused;
  const { bargain } = facts;
  const cutFen = await takeCut(tx, bargain, memberId, nowMs);
  const cuts = bargain.cuts + 1;
  const isLast = cuts === bargain.people;
  await setBargain(tx, bargain.id, {
    ...{ cuts, cut_fen: bargain.cut_fen + cutFen, changed_ms: nowMs },
    ...(isLast && { state: 'reached' }),
  });
  if (isLast) await reach(tx, bargain.id, nowMs);
  return cutFen;
}

async function reach(tx: Tx, id: string, nowMs: number): Promise<void> {
  const facts = await lockWithPool(tx, id);
  if (!facts) return;
  // The last piece went in this moment: it was over before.
  if (!isOpenState(standingOf(facts, nowMs).status)) throw refuse('bargainOver');
  await holdPiece(tx, facts);
}
