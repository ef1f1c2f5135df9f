import type { LocalizedText, Picture } from '@yunyou/contract';
import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ItemRow, SetRow } from './rows-store';
import type { BlindBoxTables } from './tables';

/** Goods as a set takes them in. */
export interface BoxedGoods {
  name: LocalizedText;
  picture: Picture;
  priceFen: number;
  supplierId: string;
  /** The category of the product, and the one above it. */
  categoryIds: string[];
}

/** An option of goods that can be sent; undefined for what is no goods, or none of this product. */
export async function boxedGoods(
  db: Queries,
  { productId, variantId }: { productId: string; variantId: string },
): Promise<BoxedGoods | undefined> {
  const { rows } = await sql<BoxedGoods>`
    select coalesce(k.picture, p.thumb) as picture, k.price_fen as "priceFen", p.supplier_id as "supplierId",
      array_remove(array[p.category_id, c.parent_id], null) as "categoryIds",
      jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name') as name
    from skus k join products p on p.id = k.product_id join goods_categories c on c.id = p.category_id
    where p.id = ${productId} and k.id = ${variantId} and p.goods_type = 0 and p.bundle is null`.execute(db);
  return rows[0];
}

/** What a draft has besides its activity and what it sells. */
export async function insertSet(
  tx: Tx,
  set: Insertable<BlindBoxTables['box_sets']>,
  items: readonly Insertable<BlindBoxTables['box_items']>[],
): Promise<void> {
  await tx.insertInto('box_sets').values(set).execute();
  await tx
    .insertInto('box_items')
    .values([...items])
    .execute();
}

/** The set of an activity, locked: openings wait, too. Undefined for what is none. */
export const lockSet = (tx: Tx, activityId: string): Promise<SetRow | undefined> =>
  tx.selectFrom('box_sets').selectAll().where('activity_id', '=', activityId).forUpdate().executeTakeFirst();

/** Items of a set in their order, locked. */
export const lockItems = (tx: Tx, activityId: string): Promise<ItemRow[]> =>
  tx
    .selectFrom('box_items')
    .selectAll()
    .where('activity_id', '=', activityId)
    .orderBy('seq')
    .forUpdate()
    .execute();

/** Boxes of a set that are ordered, bought or opened; none of them goes back meanwhile. */
export async function lockTaken(tx: Tx, activityProductId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select taken from stock where pool_id = ${activityProductId} and slot = '' for update`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** Pieces that nobody drew are the products' again. */
export async function setSettled(tx: Tx, activityId: string, nowMs: number): Promise<void> {
  await sql`update box_items set returned = start_count - opened where activity_id = ${activityId}`.execute(
    tx,
  );
  await tx.updateTable('box_sets').set({ settled_ms: nowMs }).where('activity_id', '=', activityId).execute();
}

/** Sets that are over, and have no box any more that is ordered or can be opened. */
export async function setsToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from box_sets b join activities a on a.id = b.activity_id
      join stock s on s.pool_id = b.activity_product_id and s.slot = ''
    where b.settled_ms is null and a.state <> 'draft' and (a.ends_ms <= ${nowMs} or a.state = 'withdrawn')
      and s.taken = b.opened
    order by a.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Orders that have boxes which can be opened end now: what is not opened of them is paid back by whoever ends orders. */
export async function endOrdersOf(tx: Tx, activityId: string, nowMs: number): Promise<void> {
  await sql`
    update orders set ends_ms = ${nowMs}
    where id in (select order_id from box_units where activity_id = ${activityId} and state = 'paid')
      and ends_ms > ${nowMs}`.execute(tx);
}
