import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityRow } from './rows-store';
import type { NftTables } from './tables';

/** What an activity is made of, row by row. */
export interface ActivityRows {
  activity: Insertable<NftTables['nft_activities']>;
  spots: readonly Insertable<NftTables['nft_activity_spots']>[];
  collections: readonly Insertable<NftTables['nft_collections']>[];
  products: readonly Insertable<NftTables['nft_products']>[];
  costs: readonly Insertable<NftTables['nft_product_costs']>[];
}

export async function insertActivity(tx: Tx, rows: ActivityRows): Promise<void> {
  await tx.insertInto('nft_activities').values(rows.activity).execute();
  for (const spot of rows.spots) await tx.insertInto('nft_activity_spots').values(spot).execute();
  for (const one of rows.collections) await tx.insertInto('nft_collections').values(one).execute();
  for (const product of rows.products) await tx.insertInto('nft_products').values(product).execute();
  for (const cost of rows.costs) await tx.insertInto('nft_product_costs').values(cost).execute();
}

export async function spotsThere(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from spots where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How often a coupon can be claimed yet; undefined where there is none. */
export async function couponsLeft(db: Queries, couponId: string): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    select case when stopped then 0 else total - claimed end as "left" from coupons where id = ${couponId}`.execute(
    db,
  );
  return rows[0]?.left;
}

/** What an option of goods costs where it is sold; undefined for what is none. */
export async function goodsPrice(db: Queries, variantId: string): Promise<number | undefined> {
  const { rows } = await sql<{ fen: number }>`
    select k.price_fen as fen from skus k join products p on p.id = k.product_id
    where k.id = ${variantId} and p.goods_type = 0 and p.bundle is null`.execute(db);
  return rows[0]?.fen;
}

/** Whether somebody can be given something. */
export async function isMember(db: Queries, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('cancelled_ms', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Activities that are over, and whose prizes have not gone back. */
export async function activitiesToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('nft_activities')
    .select('id')
    .where('ends_ms', '<=', nowMs)
    .where('settled_ms', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** An activity, locked after what it gives: exchanges that have begun are waited for. */
export async function lockToSettle(
  tx: Tx,
  activityId: string,
): Promise<{ activity: ActivityRow; prizes: { variantId: string; pieces: number }[] } | undefined> {
  const products = await tx
    .selectFrom('nft_products')
    .select(['variant_id', 'stock', 'given'])
    .where('activity_id', '=', activityId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const activity = await tx
    .selectFrom('nft_activities')
    .selectAll()
    .where('id', '=', activityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!activity) return undefined;
  const prizes = products.flatMap(({ variant_id, stock, given }) =>
    variant_id !== null && stock > given ? [{ variantId: variant_id, pieces: stock - given }] : [],
  );
  return { activity, prizes };
}

export async function setSettled(tx: Tx, activityId: string, nowMs: number): Promise<void> {
  await tx.updateTable('nft_activities').set({ settled_ms: nowMs }).where('id', '=', activityId).execute();
}
