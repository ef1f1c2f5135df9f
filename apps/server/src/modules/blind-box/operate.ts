import {
  activityType,
  boxesPerOrderMax,
  boxItemsMax,
  boxItemsMin,
  boxPityAfter,
  boxPriceFenMax,
  type LocalizedText,
  type Picture,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { type ActivityDraft, writeDraft } from '../activity/draft';
import type { ActivityRow } from '../activity/offers-store';
import { extendActivity, publishActivity, withdrawActivity } from '../activity/operate';
import { insertProduct, lockActivity, productsOf } from '../activity/operate-store';
import { isOver } from '../activity/shown';
import { commitDays, daysToCommit } from '../lottery/days';
import { returnPieces, takePieces } from '../prize/stock-store';
import { openingSpan } from './days';
import {
  boxedGoods,
  endOrdersOf,
  insertSet,
  lockItems,
  lockSet,
  lockTaken,
  setSettled,
} from './operate-store';
import { refusedCategoryIds } from './refused-categories';
import { type ItemRow, remainingOf, type SetRow } from './rows-store';

/** Something that is in a set, and how often. */
export interface NewBoxItem {
  id?: string;
  productId: string;
  variantId: string;
  /** Default the product's. */
  name?: LocalizedText;
  picture?: Picture;
  /** Default what the option costs. */
  valueFen?: number;
  /** What pity gives; default not. */
  hidden?: boolean;
  count: number;
}

/** A set of blind boxes as its operator writes it. */
export interface NewBox extends ActivityDraft {
  picture: Picture;
  priceFen: number;
  pityAfter?: number;
  /** In their published order; of one shop. */
  items: readonly NewBoxItem[];
  /** Of what a line of an order names. */
  activityProductId?: string;
}

type ItemDraft = Omit<ItemRow, 'opened' | 'returned'>;

const type = activityType.lottery;
/** The most that an activity can allow a member: boxes are limited by the day. */
const PER_MEMBER = 99;
const PITY_MAX = 100;
const NO_WORDS = JSON.stringify({ 'zh-Hans': '', en: '' } satisfies LocalizedText);

/** Writes a set that nobody sees yet. Answers its id, what its lines name, and the ids of its items in their order. */
export async function draftBox(
  tx: Tx,
  { items, priceFen, pityAfter = boxPityAfter, activityProductId, ...draft }: NewBox,
): Promise<{ activeId: string; activityProductId: string; itemIds: string[] }> {
  if (!isCount(priceFen, 1, boxPriceFenMax))
    throw badInput([{ field: 'priceFen', reason: `1 to ${boxPriceFenMax}` }]);
  const activeId = await writeDraft(tx, { activeType: type, prefix: 'box' }, draft, {
    picture: draft.picture,
    productIds: [],
  });
  const boxed = await Promise.all(items.map((item, seq) => itemOf(tx, activeId, item, seq)));
  const rows = boxed.map(({ row }) => row);
  const [supplierId, ...others] = new Set(boxed.map((item) => item.supplierId));
  if (supplierId === undefined || others.length > 0)
    throw badInput([{ field: 'items', reason: 'Of one shop' }]);
  expectSet(rows, pityAfter);
  const id = activityProductId ?? `box-${newId()}`;
  await insertProduct(
    tx,
    {
      ...{ id, activity_id: activeId, seq: 0, kind: 'box', product_id: activeId, variant_id: '' },
      ...{ source_pool_id: id, per_unit: 1, price_fen: priceFen, original_price_fen: priceFen },
      ...{ limit_per_order: boxesPerOrderMax, limit_per_member: PER_MEMBER, limit_per_certificate: 0 },
      guard: 'none',
      ...{ name: JSON.stringify(draft.name), spec_text: NO_WORDS, picture: JSON.stringify(draft.picture) },
    },
    [{ slot: '', total: rows.reduce((sum, row) => sum + row.start_count, 0) }],
  );
  await insertSet(
    tx,
    { activity_id: activeId, activity_product_id: id, supplier_id: supplierId, pity_after: pityAfter },
    rows.map(({ name, picture, ...row }) => ({
      ...{ ...row, name: JSON.stringify(name), picture: JSON.stringify(picture) },
    })),
  );
  return { activeId, activityProductId: id, itemIds: rows.map((row) => row.id) };
}

async function itemOf(
  tx: Tx,
  activeId: string,
  item: NewBoxItem,
  seq: number,
): Promise<{ row: ItemDraft; supplierId: string }> {
  const found = await boxedGoods(tx, item);
  if (!found) throw notFound();
  if (found.categoryIds.some((id) => refusedCategoryIds.has(id)))
    throw badInput([{ field: `items.${seq}.productId`, reason: 'Not in a blind box' }]);
  return {
    supplierId: found.supplierId,
    row: {
      id: item.id ?? `box-item-${newId()}`,
      activity_id: activeId,
      seq,
      name: item.name ?? found.name,
      picture: item.picture ?? found.picture,
      value_fen: item.valueFen ?? found.priceFen,
      hidden: item.hidden ?? false,
      start_count: item.count,
      variant_id: item.variantId,
    },
  };
}

/** Refuses what no set can be: too few items, words in one language, or hidden ones that pity could not give to everybody. */
function expectSet(items: readonly ItemDraft[], pityAfter: number): void {
  if (!isCount(items.length, boxItemsMin, boxItemsMax))
    throw badInput([{ field: 'items', reason: `${boxItemsMin} to ${boxItemsMax}` }]);
  for (const [place, { name, value_fen, start_count }] of items.entries()) {
    const at = (field: string) => `items.${place}.${field}`;
    if (!name['zh-Hans'] || !name.en) throw badInput([{ field: at('name'), reason: 'In both languages' }]);
    if (!isCount(value_fen, 0)) throw badInput([{ field: at('valueFen'), reason: 'Fen' }]);
    if (!isCount(start_count, 1, 100_000)) throw badInput([{ field: at('count'), reason: 'At least 1' }]);
  }
  if (!isCount(pityAfter, 2, PITY_MAX)) throw badInput([{ field: 'pityAfter', reason: `2 to ${PITY_MAX}` }]);
  const sum = (of: readonly ItemDraft[]) => of.reduce((many, { start_count }) => many + start_count, 0);
  if (sum(items.filter(({ hidden }) => hidden)) * pityAfter < sum(items))
    throw badInput([{ field: 'pityAfter', reason: 'Too few hidden items for it' }]);
}

const isCount = (value: number, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** A set that is locked, with its activity. */
async function lockBox(tx: Tx, activeId: string): Promise<{ activity: ActivityRow; set: SetRow }> {
  const activity = await lockActivity(tx, activeId);
  const set = activity && (await lockSet(tx, activeId));
  if (!set) throw notFound();
  return { activity, set };
}

const piecesOf = (items: readonly ItemRow[]) =>
  items.flatMap((item) => {
    const pieces = remainingOf(item);
    return pieces > 0 ? [{ variantId: item.variant_id, pieces }] : [];
  });

/**
 * Publishes a draft: from then on nothing of it changes. Its seeds are committed to, and what is in it is taken out of what is
 * sold, all of it or nothing.
 */
export async function publishBox(
  tx: Tx,
  activeId: string,
  deps: { protection: DataProtection; nowMs: number },
): Promise<void> {
  const { activity, set } = await lockBox(tx, activeId);
  const items = await lockItems(tx, activeId);
  expectSet(items, set.pity_after);
  for (const { price_fen } of await productsOf(tx, activeId)) {
    if (!isCount(price_fen, 1, boxPriceFenMax))
      throw badInput([{ field: 'priceFen', reason: `1 to ${boxPriceFenMax}` }]);
  }
  await publishActivity(tx, type, activeId, deps.nowMs);
  await commitDays(tx, deps, activeId, daysToCommit(openingSpan(activity), deps.nowMs));
  const [missing] = await takePieces(tx, piecesOf(items));
  if (missing) throw refuse('stockNotEnough', { detail: { ...missing, slot: '' } });
}

/** Ends the sale: what is not opened is paid back, and what nobody drew is sold again once nothing can be opened any more. */
export async function withdrawBox(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  await lockBox(tx, activeId);
  await withdrawActivity(tx, type, activeId, nowMs);
  await endOrdersOf(tx, activeId, nowMs);
  await settleBox(tx, activeId, nowMs);
}

export async function extendBox(
  tx: Tx,
  activeId: string,
  until: { endsMs: number; nowMs: number },
): Promise<void> {
  await lockBox(tx, activeId);
  await extendActivity(tx, type, activeId, until);
}

/** Pieces of a set that is over go back to where they were taken, once no box of it is ordered or can be opened. */
export async function settleBox(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  const { activity, set } = await lockBox(tx, activeId);
  if (activity.state === 'draft' || !isOver(activity, nowMs) || set.settled_ms !== null) return;
  if ((await lockTaken(tx, set.activity_product_id)) > set.opened) return;
  const items = await lockItems(tx, activeId);
  await setSettled(tx, activeId, nowMs);
  await returnPieces(tx, piecesOf(items));
}
