import type { LocalizedText, Picture } from '@yunyou/contract';
import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { PrizeRow } from './draw-store';
import type { LotteryTables } from './tables';

/** Goods as a prize takes them in. */
export interface OfferedGoods {
  name: LocalizedText;
  picture: Picture;
  priceFen: number;
}

/** An option of goods that can be sent to whoever wins it; undefined for what is no goods, or none of this product. */
export async function offeredGoods(
  db: Queries,
  { productId, variantId }: { productId: string; variantId: string },
): Promise<OfferedGoods | undefined> {
  const { rows } = await sql<OfferedGoods>`
    select coalesce(k.picture, p.thumb) as picture, k.price_fen as "priceFen",
      jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name') as name
    from skus k join products p on p.id = k.product_id
    where p.id = ${productId} and k.id = ${variantId} and p.goods_type = 0 and p.bundle is null`.execute(db);
  return rows[0];
}

export async function isCoupon(db: Queries, id: string): Promise<boolean> {
  return (await db.selectFrom('coupons').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** How many of these products there are. */
export async function countProducts(db: Queries, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from products where id = any(${[...ids]})`.execute(db);
  return rows[0]?.many ?? 0;
}

/** What a draft has besides its activity. */
export async function insertDraw(
  tx: Tx,
  draw: Insertable<LotteryTables['draws']>,
  prizes: readonly Insertable<LotteryTables['draw_prizes']>[],
  tasks: readonly Insertable<LotteryTables['draw_tasks']>[],
): Promise<void> {
  await tx.insertInto('draws').values(draw).execute();
  await tx
    .insertInto('draw_prizes')
    .values([...prizes])
    .execute();
  if (tasks.length > 0)
    await tx
      .insertInto('draw_tasks')
      .values([...tasks])
      .execute();
}

/** Prizes of a draw in their order, locked. */
export const lockPrizesOf = (tx: Tx, activityId: string): Promise<PrizeRow[]> =>
  tx
    .selectFrom('draw_prizes')
    .selectAll()
    .where('activity_id', '=', activityId)
    .orderBy('seq')
    .forUpdate()
    .execute();

export const lockPrize = (tx: Tx, id: string): Promise<PrizeRow> =>
  tx.selectFrom('draw_prizes').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const drawPrize = (db: Queries, id: string): Promise<PrizeRow | undefined> =>
  db.selectFrom('draw_prizes').selectAll().where('id', '=', id).executeTakeFirst();

export async function addToStock(tx: Tx, id: string, pieces: number): Promise<void> {
  await tx
    .updateTable('draw_prizes')
    .set((eb) => ({ stock: eb('stock', '+', pieces) }))
    .where('id', '=', id)
    .execute();
}

/** What of a prize nobody won is the product's again. */
export async function setReturned(tx: Tx, id: string, pieces: number): Promise<void> {
  await tx
    .updateTable('draw_prizes')
    .set((eb) => ({ returned: eb('returned', '+', pieces) }))
    .where('id', '=', id)
    .execute();
}

/** Draws that are over and have pieces left that nobody won. */
export async function drawsToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from activities a
    where a.state <> 'draft' and (a.ends_ms <= ${nowMs} or a.state = 'withdrawn')
      and exists (select from draw_prizes p where p.activity_id = a.id and p.kind = 'goods'
        and p.stock > p.given + p.returned)
    order by a.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
