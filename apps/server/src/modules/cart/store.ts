import { cartAmountMax, cartMaxKinds } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { type SeenBy, type SellingSku, skuColumns, skuTables } from '../goods/sku-store';

/** An item of a cart with what it is of, as it is sold now. */
export interface CartRow extends SellingSku {
  amount: number;
  addedPriceFen: number;
  addedMs: number;
}

/** A member's cart, what was added last first, in one query. */
export async function cartRows(db: Queries, seen: SeenBy & { memberId: string }): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select ${skuColumns(seen)}, i.amount, i.added_price_fen as "addedPriceFen", i.added_ms as "addedMs"
    from ${skuTables(seen)} join cart_items i on i.sku_id = k.id
    where i.member_id = ${seen.memberId}
    order by i.added_ms desc, k.id`.execute(db);
  return rows;
}

/** Keeps others from changing this member's cart until the transaction ends. */
export async function lockCart(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Pieces to be added to a cart, no more of one than `max` then. */
export interface Addition {
  skuId: string;
  amount: number;
  max: number;
  priceFen: number;
}

/**
 * Adds pieces to what is there, in one statement; what there is no room for is left out, in the order given. Answers what is in
 * the cart then. The cart must be locked.
 */
export async function addItems(
  tx: Tx,
  additions: readonly Addition[],
  { memberId, nowMs }: { memberId: string; nowMs: number },
): Promise<{ skuId: string; amount: number }[]> {
  const wanted = additions.map((one, place) => ({ ...one, place }));
  const { rows } = await sql<{ skuId: string; amount: number }>`
    with wanted as (
      select w.*, i.sku_id is not null as known,
        count(*) filter (where i.sku_id is null) over (order by w.place) as newcomer
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w("skuId" text, amount integer, max integer, "priceFen" integer, place integer)
      left join cart_items i on i.member_id = ${memberId} and i.sku_id = w."skuId"
    )
    insert into cart_items as i (member_id, sku_id, amount, added_price_fen, added_ms)
    select ${memberId}, "skuId", least(amount, max, ${cartAmountMax}), "priceFen", ${nowMs}::bigint from wanted
    where known or newcomer + (select count(*) from cart_items c where c.member_id = ${memberId}) <= ${cartMaxKinds}
    on conflict (member_id, sku_id) do update set
      amount = least(i.amount + (select w.amount from wanted w where w."skuId" = i.sku_id),
        (select w.max from wanted w where w."skuId" = i.sku_id), ${cartAmountMax}),
      added_price_fen = excluded.added_price_fen, added_ms = excluded.added_ms
    returning i.sku_id as "skuId", i.amount`.execute(tx);
  return rows;
}

/** What is in the cart of these options. */
export async function amountsOf(
  db: Queries,
  memberId: string,
  skuIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cart_items')
    .select(['sku_id', 'amount'])
    .where('member_id', '=', memberId)
    .where('sku_id', 'in', [...skuIds])
    .execute();
  return new Map(rows.map(({ sku_id, amount }) => [sku_id, amount]));
}

/** Takes pieces out; with the last one the item goes. Answers what is left, null when there was no such item. */
export async function takeOut(
  tx: Tx,
  memberId: string,
  { skuId, amount }: { skuId: string; amount: number },
): Promise<number | null> {
  const { rows } = await sql<{ amount: number }>`
    with locked as (
      select amount from cart_items where member_id = ${memberId} and sku_id = ${skuId} for update
    ), gone as (
      delete from cart_items where member_id = ${memberId} and sku_id = ${skuId}
        and (select amount from locked) <= ${amount}
    ), fewer as (
      update cart_items set amount = cart_items.amount - ${amount} from locked
      where member_id = ${memberId} and sku_id = ${skuId} and locked.amount > ${amount}
    )
    select greatest(amount - ${amount}, 0) as amount from locked`.execute(tx);
  return rows[0]?.amount ?? null;
}

export async function deleteItems(db: Queries, memberId: string, skuIds: readonly string[]): Promise<void> {
  if (skuIds.length === 0) return;
  await db
    .deleteFrom('cart_items')
    .where('member_id', '=', memberId)
    .where('sku_id', 'in', [...skuIds])
    .execute();
}

/** Region of the member's default address; null without one. */
export async function defaultAdcode(db: Queries, memberId: string): Promise<string | null> {
  const found = await db
    .selectFrom('addresses')
    .select('adcode')
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found?.adcode ?? null;
}
