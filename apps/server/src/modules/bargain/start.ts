import { activityType, bargainsRunningMax, type ChannelSource, type RequestOf } from '@yunyou/contract';
import { lockBuyer } from '../../core/checkout/unpaid-store';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { commitmentOf, newSeed } from '../../security/seed';
import { whyNotJoin } from '../activity/may-join';
import { isOver, rulesOf, rulesVersionOf } from '../activity/shown';
import { insertBargain } from './bargain-store';
import { sealSeed } from './seed';
import { splitCuts } from './split';
import { type BargainToStart, bargainToStart } from './start-store';

const HOUR_MS = 3_600_000;

interface Starting {
  protection: DataProtection;
  memberId: string;
  source: ChannelSource;
  nowMs: number;
}

/** Starts a bargain: its seed and all of its cuts are made, and the first cut is its owner's. Answers its id. */
export async function startBargain(
  tx: Tx,
  deps: Starting,
  asked: RequestOf<'bargain', 'start'>,
): Promise<string> {
  const { memberId, nowMs } = deps;
  const { activityProductId, clientSeed } = asked;
  await lockBuyer(tx, memberId);
  const found = await bargainToStart(tx, { activityProductId, memberId });
  if (!found) throw notFound();
  expectMayStart(found, deps, asked);
  const { product, activity } = found;
  const { floor_price_fen: floorFen, bargain_people: people, bargain_hours: hours } = product;
  if (floorFen === null || people === null || hours === null) throw notFound();
  const id = `bargain-${newId()}`;
  const seed = newSeed();
  const totalFen = product.price_fen - floorFen;
  await insertBargain(
    tx,
    {
      id,
      activity_product_id: product.id,
      member_id: memberId,
      state: 'running',
      end_reason: null,
      start_fen: product.price_fen,
      floor_fen: floorFen,
      people,
      seed_cipher: sealSeed(deps.protection, id, seed),
      commitment: commitmentOf(seed),
      client_seed: clientSeed,
      order_id: null,
      order_fen: null,
      created_ms: nowMs,
      ends_ms: Math.min(nowMs + hours * HOUR_MS, activity.ends_ms),
      changed_ms: nowMs,
      settled_ms: null,
    },
    splitCuts({ bargainId: id, seed, clientSeed, totalFen, people }),
  );
  return id;
}

function expectMayStart(
  found: BargainToStart,
  { nowMs, source }: Starting,
  { productSpec, rulesVersion }: RequestOf<'bargain', 'start'>,
): void {
  const { product, activity, products, agreed } = found;
  const { hasPaid } = found;
  const refused = whyNotJoin(activity, { activeType: activityType.bargain, source, hasPaid, nowMs });
  if (refused) throw refused;
  if (productSpec !== (product.variant_id || product.product_id))
    throw badInput([{ field: 'productSpec', reason: 'Of another product' }]);
  if (nowMs < activity.starts_ms) throw refuse('notStarted', { detail: { startsAtMs: activity.starts_ms } });
  if (isOver(activity, nowMs)) throw refuse('activityOver');
  const current = rulesVersionOf(rulesOf(activity, products));
  if (rulesVersion !== current) throw refuse('rulesChanged', { detail: { rulesVersion: current } });
  if (!agreed.includes(current)) throw refuse('rulesNotAgreed', { detail: { rulesVersion: current } });
  if (found.left < product.per_unit) throw refuse('activitySoldOut');
  expectWithinLimits(found);
}

function expectWithinLimits({ product, pieces, ownBargainId, open }: BargainToStart): void {
  if (ownBargainId !== null) throw refuse('bargainAlreadyRunning', { detail: { bargainId: ownBargainId } });
  const { limit_per_member: limit } = product;
  if (pieces >= limit) throw refuse('purchaseLimit', { detail: { limit, left: 0 } });
  if (open >= bargainsRunningMax) throw refuse('bargainLimit', { detail: { limit: bargainsRunningMax } });
}
