import { type ChannelSource, type DrawFallback, drawWinnersFromFen, type RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { isDraw } from '../activity/draw-facts-store';
import { whyNotJoin } from '../activity/may-join';
import { isOver, rulesOf, rulesVersionOf } from '../activity/shown';
import { givePrize } from '../prize/give';
import { countDraw, setForcedRoll } from './chances-store';
import { dayOfDraw } from './days';
import { type PrizeRow, type ShownRecord, type ToDraw, takePrize, toDraw, writeDraw } from './draw-store';
import { newInviteCode } from './invite-code';
import { prizeAt, rollOf } from './roll';
import { openSeed } from './seed';

export interface Drawing {
  protection: DataProtection;
  memberId: string;
  source: ChannelSource;
  nowMs: number;
}

type Asked = RequestOf<'lottery', 'draw'>;

/**
 * Uses a chance: index, roll and prize are one transaction, under the lock of the member's draws. Where anything of it fails,
 * such as issuing a coupon, the chance is kept.
 */
export async function drawOnce(
  tx: Tx,
  deps: Drawing,
  asked: Asked,
): Promise<ShownRecord & { chancesLeft: number }> {
  const { memberId, nowMs } = deps;
  const { activeId, clientSeed } = asked;
  const day = dayOf(nowMs);
  const counted = await countDraw(tx, { activeId, memberId, inviteCode: newInviteCode(), nowMs });
  const found = counted && (await toDraw(tx, { activeId, memberId, day, nowMs }));
  if (!counted || !found) throw notFound();
  expectMayDraw(found, deps, asked);
  const dayRow = found.day ?? (await dayOfDraw(tx, deps, activeId, day));
  if (dayRow.commitment !== asked.commitment)
    throw refuse('seedChanged', { detail: { day, commitment: dayRow.commitment } });
  if (found.chanceId === null) throw refuse('noChances');
  const { index, forcedRoll } = counted;
  const seed = Buffer.from(openSeed(deps.protection, dayRow), 'hex');
  const roll = forcedRoll ?? rollOf({ seed, activeId, day, memberId, index, clientSeed });
  if (forcedRoll !== null) await setForcedRoll(tx, { activeId, memberId, roll: null });
  const rolled = prizeAt(found.prizes, roll);
  const { prize, reason } = await prizeToGive(tx, found, rolled);
  const record = await writeDraw(tx, {
    ...{ id: `drawn-${newId()}`, activity_id: activeId, member_id: memberId, draw_index: index },
    ...{ chance_id: found.chanceId, day, client_seed: clientSeed, roll },
    ...{ rolled_prize_id: rolled.id, given_prize_id: prize.id, reason, forced: forcedRoll !== null },
    prize_of_mine_id: await give(tx, deps, found, { prize, index }),
    ...{ dear: prize.value_fen >= drawWinnersFromFen, at_ms: nowMs },
  });
  if (!record) throw refuse('noChances');
  return { record, day: dayRow, prize, chancesLeft: found.chancesLeft - 1 };
}

/** The first thing that stands in the way answers. */
function expectMayDraw(
  { activity, ruled, agreed, hasPaid }: ToDraw,
  { source, nowMs }: Drawing,
  { rulesVersion }: Asked,
): void {
  if (!isDraw(activity)) throw notFound();
  const refused = whyNotJoin(activity, { activeType: activity.active_type, source, hasPaid, nowMs });
  if (refused) throw refused;
  if (nowMs < activity.starts_ms) throw refuse('notStarted', { detail: { startsAtMs: activity.starts_ms } });
  if (isOver(activity, nowMs)) throw refuse('activityOver');
  const current = rulesVersionOf(rulesOf(activity, [], ruled));
  if (rulesVersion !== current) throw refuse('rulesChanged', { detail: { rulesVersion: current } });
  if (!agreed.includes(current)) throw refuse('rulesNotAgreed', { detail: { rulesVersion: current } });
}

/** What was rolled, or what wins nothing where that is all given, or the member has had enough of it. */
async function prizeToGive(
  tx: Tx,
  { prizes, had }: ToDraw,
  rolled: PrizeRow,
): Promise<{ prize: PrizeRow; reason: DrawFallback | null }> {
  const none = prizes.find(({ kind }) => kind === 'none');
  if (!none) throw new Error('A draw has a prize that wins nothing.');
  if (rolled.per_member !== null && (had[rolled.id] ?? 0) >= rolled.per_member)
    return { prize: none, reason: 'perMember' };
  if (rolled.stock !== null && !(await takePrize(tx, rolled.id)))
    return { prize: none, reason: 'outOfStock' };
  return { prize: rolled, reason: null };
}

/** Writes the prize of a member; answers its id, or null for what wins nothing. */
async function give(
  tx: Tx,
  { memberId, nowMs }: Drawing,
  { activity, draw }: ToDraw,
  { prize, index }: { prize: PrizeRow; index: number },
): Promise<string | null> {
  const { name, picture, value_fen: valueFen, variant_id: variantId, coupon_id: couponId } = prize;
  const given = {
    ...{ memberId, source: 'draw' as const, activeId: activity.id, activityName: activity.name },
    ...{ name, picture, valueFen, drawIndex: index, nowMs },
  };
  if (variantId !== null) {
    const claimed = { kind: 'goods' as const, variantId, claimDays: draw.claim_days };
    return (await givePrize(tx, { ...given, ...claimed })).prizeOfMineId;
  }
  if (couponId !== null) return (await givePrize(tx, { ...given, kind: 'coupon', couponId })).prizeOfMineId;
  return null;
}
