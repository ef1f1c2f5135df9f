import {
  activityType,
  type DrawLayout,
  type DrawTaskKind,
  freeDrawsDefault,
  freeDrawsMax,
  type LocalizedText,
  type Picture,
  type PrizeKind,
  prizeClaimDays,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { type ActivityDraft, writeDraft } from '../activity/draft';
import { isDraw } from '../activity/draw-facts-store';
import type { ActivityRow } from '../activity/offers-store';
import { extendActivity, publishActivity, withdrawActivity } from '../activity/operate';
import { lockActivity } from '../activity/operate-store';
import { isOver } from '../activity/shown';
import { returnPieces, takePieces } from '../prize/stock-store';
import { commitDays, daysToCommit } from './days';
import type { PrizeRow } from './draw-store';
import {
  addToStock,
  countProducts,
  drawPrize,
  insertDraw,
  isCoupon,
  lockPrize,
  lockPrizesOf,
  type OfferedGoods,
  offeredGoods,
  setReturned,
} from './operate-store';
import { expectPrizes } from './prizes';

/** Something that can be won. */
export interface NewDrawPrize {
  id?: string;
  kind: PrizeKind;
  /** Default for goods: the product's. */
  name?: LocalizedText;
  picture?: Picture;
  ppm: number;
  /** Default for goods: what the option costs. */
  valueFen?: number;
  /** Default no limit; goods have one. */
  stock?: number;
  perMember?: number;
  goods?: { productId: string; variantId: string };
  couponId?: string;
}

/** Something that brings chances. */
export interface NewDrawTask {
  id?: string;
  kind: DrawTaskKind;
  title: LocalizedText;
  chances: number;
  perDay: number;
  /** Of browsing: the page of the app to look at. */
  href?: string;
  /** Of buying: an order of so much. */
  minFen?: number;
  /** Default all; sharing is never offered inside the messaging app. */
  channels?: number[];
}

/** A draw as its operator writes it. */
export interface NewDraw extends ActivityDraft {
  layout: DrawLayout;
  picture: Picture;
  /** Chances a day that cost nothing. */
  freePerDay?: number;
  claimDays?: number;
  /** In their published order. */
  prizes: readonly NewDrawPrize[];
  tasks?: readonly NewDrawTask[];
  /** Products whose purchase gives chances. */
  productIds?: readonly string[];
}

const typeOf = (layout: DrawLayout) => (layout === 'wheel' ? activityType.rotaryTable : activityType.lottery);

/** Writes a draw that nobody sees yet. Answers its id, and those of its prizes and tasks in their order. */
export async function draftDraw(
  tx: Tx,
  { layout, prizes, tasks = [], productIds = [], ...draft }: NewDraw,
): Promise<{ activeId: string; prizeIds: string[]; taskIds: string[] }> {
  const { freePerDay = freeDrawsDefault, claimDays = prizeClaimDays } = draft;
  expectBetween('freePerDay', freePerDay, 0, freeDrawsMax);
  expectBetween('claimDays', claimDays, 1, prizeClaimDays);
  if ((await countProducts(tx, productIds)) < new Set(productIds).size) throw notFound();
  const activeId = await writeDraft(tx, { activeType: typeOf(layout), prefix: 'draw' }, draft, {
    picture: draft.picture,
    productIds,
  });
  const rows = await Promise.all(prizes.map((prize, seq) => prizeRowOf(tx, activeId, prize, seq)));
  expectPrizes(rows);
  const taskRows = tasks.map((task, seq) => taskRowOf(activeId, task, seq));
  await insertDraw(
    tx,
    { activity_id: activeId, layout, free_per_day: freePerDay, claim_days: claimDays },
    rows.map(({ name, picture, ...row }) => ({
      ...row,
      name: JSON.stringify(name),
      picture: picture && JSON.stringify(picture),
    })),
    taskRows.map(({ title, ...row }) => ({ ...row, title: JSON.stringify(title) })),
  );
  return { activeId, prizeIds: rows.map(({ id }) => id), taskIds: taskRows.map(({ id }) => id) };
}

async function prizeRowOf(
  tx: Tx,
  activeId: string,
  prize: NewDrawPrize,
  seq: number,
): Promise<Omit<PrizeRow, 'given' | 'returned'>> {
  const { kind, goods, couponId } = prize;
  const at = (field: string) => `prizes.${seq}.${field}`;
  const named = { goods: goods !== undefined, coupon: couponId !== undefined, none: false };
  const isNamed =
    kind === 'none' ? !named.goods && !named.coupon : named[kind] && named.goods !== named.coupon;
  if (!isNamed) throw badInput([{ field: at('kind'), reason: 'Names what it is' }]);
  const found: OfferedGoods | undefined = goods && (await offeredGoods(tx, goods));
  if (goods && !found) throw notFound();
  if (couponId !== undefined && !(await isCoupon(tx, couponId))) throw notFound();
  const name = prize.name ?? found?.name;
  if (!name) throw badInput([{ field: at('name'), reason: 'missing' }]);
  return {
    id: prize.id ?? `draw-prize-${newId()}`,
    activity_id: activeId,
    seq,
    kind,
    name,
    picture: prize.picture ?? found?.picture ?? null,
    ppm: prize.ppm,
    value_fen: prize.valueFen ?? found?.priceFen ?? 0,
    stock: prize.stock ?? null,
    per_member: prize.perMember ?? null,
    product_id: goods?.productId ?? null,
    variant_id: goods?.variantId ?? null,
    coupon_id: couponId ?? null,
  };
}

function taskRowOf(activeId: string, task: NewDrawTask, seq: number) {
  const { kind, title, chances, perDay, href, minFen } = task;
  const at = (field: string) => `tasks.${seq}.${field}`;
  expectBetween(at('chances'), chances, 1, 100);
  expectBetween(at('perDay'), perDay, 1, 100);
  if ((kind === 'browse') !== (href !== undefined))
    throw badInput([{ field: at('href'), reason: 'Of browsing alone' }]);
  if ((kind === 'buy') !== (minFen !== undefined))
    throw badInput([{ field: at('minFen'), reason: 'Of buying alone' }]);
  return {
    id: task.id ?? `draw-task-${newId()}`,
    ...{ activity_id: activeId, seq, kind, title, chances, per_day: perDay },
    ...{ href: href ?? null, min_fen: minFen ?? null, channels: task.channels ?? null },
  };
}

function expectBetween(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw badInput([{ field, reason: `${min} to ${max}` }]);
}

/** A draw that is locked. */
async function lockDraw(tx: Tx, activeId: string): Promise<ActivityRow> {
  const activity = await lockActivity(tx, activeId);
  if (!activity || !isDraw(activity)) throw notFound();
  return activity;
}

const piecesOf = (prizes: readonly PrizeRow[], many: (prize: PrizeRow) => number) =>
  prizes.flatMap((prize) => {
    const pieces = many(prize);
    return prize.variant_id !== null && pieces > 0 ? [{ variantId: prize.variant_id, pieces }] : [];
  });

async function takeOut(tx: Tx, wanted: Parameters<typeof takePieces>[1]): Promise<void> {
  const [missing] = await takePieces(tx, wanted);
  if (missing) throw refuse('stockNotEnough', { detail: { ...missing, slot: '' } });
}

/**
 * Publishes a draft: from then on nothing of it changes but for the better. Its seeds are committed to, and the pieces of goods
 * that can be won are taken out of what is sold, all of them or none.
 */
export async function publishDraw(
  tx: Tx,
  activeId: string,
  deps: { protection: DataProtection; nowMs: number },
): Promise<void> {
  const activity = await lockDraw(tx, activeId);
  const prizes = await lockPrizesOf(tx, activeId);
  expectPrizes(prizes);
  await publishActivity(tx, activity.active_type, activeId, deps.nowMs);
  await commitDays(tx, deps, activeId, daysToCommit(activity, deps.nowMs));
  await takeOut(
    tx,
    piecesOf(prizes, ({ stock }) => stock ?? 0),
  );
}

/** Ends new draws; what nobody won is sold again. */
export async function withdrawDraw(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  const activity = await lockDraw(tx, activeId);
  await withdrawActivity(tx, activity.active_type, activeId, nowMs);
  await settleDraw(tx, activeId, nowMs);
}

export async function extendDraw(
  tx: Tx,
  activeId: string,
  until: { endsMs: number; nowMs: number },
): Promise<void> {
  const activity = await lockDraw(tx, activeId);
  await extendActivity(tx, activity.active_type, activeId, until);
}

/** A published prize may have more pieces, and no fewer. */
export async function addDrawStock(
  tx: Tx,
  prizeId: string,
  { pieces, nowMs }: { pieces: number; nowMs: number },
): Promise<void> {
  const named = await drawPrize(tx, prizeId);
  if (!named) throw notFound();
  const activity = await lockDraw(tx, named.activity_id);
  const prize = await lockPrize(tx, prizeId);
  if (activity.state !== 'published' || isOver(activity, nowMs) || prize.stock === null || pieces < 1)
    throw refuse('frozen');
  await addToStock(tx, prizeId, pieces);
  await takeOut(
    tx,
    piecesOf([prize], () => pieces),
  );
}

/** Pieces of a draw that is over go back to where they were taken, once. */
export async function settleDraw(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  const activity = await lockDraw(tx, activeId);
  if (activity.state === 'draft' || !isOver(activity, nowMs)) return;
  const left = ({ stock, given, returned }: PrizeRow) => (stock ?? 0) - given - returned;
  const goods = (await lockPrizesOf(tx, activeId)).filter(
    (prize) => prize.variant_id !== null && left(prize) > 0,
  );
  if (goods.length === 0) return;
  for (const prize of goods) await setReturned(tx, prize.id, left(prize));
  await returnPieces(tx, piecesOf(goods, left));
}
