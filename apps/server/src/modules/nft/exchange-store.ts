import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { type ActivityRow, costsSql, leftSql, verifiedSql } from './rows-store';
import type { NftTables } from './tables';
import type { ShownProduct } from './view-store';

/** Locks a product: its exchanges are one after the other. False where there is none. */
export async function lockProduct(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('nft_products')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What an exchange is decided by. */
export interface ToExchange extends ShownProduct {
  activity: ActivityRow;
  /** Whose document the member has verified, as a keyed hash; null for nobody's. */
  idIndex: string | null;
}

/** One query, after the product is locked. */
export async function toExchange(
  tx: Tx,
  { productId, memberId }: { productId: string; memberId: string },
): Promise<ToExchange> {
  const { rows } = await sql<ToExchange>`
    select to_jsonb(p) as product, to_jsonb(a) as activity, ${leftSql} as "left", ${costsSql} as costs,
      ${verifiedSql(sql`${memberId}`)} as "idIndex"
    from nft_products p join nft_activities a on a.id = p.activity_id where p.id = ${productId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`${productId} is locked.`);
  return row;
}

/** Counts an exchange of a person; false where they have had all that one person can. */
export async function countForPerson(
  tx: Tx,
  { productId, personHash, perMember }: { productId: string; personHash: string; perMember: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('nft_limits')
    .values({ product_id: productId, person_hash: personHash, used: 1 })
    .onConflict((there) =>
      there
        .columns(['product_id', 'person_hash'])
        .doUpdateSet((eb) => ({ used: eb('nft_limits.used', '+', 1) }))
        .where('nft_limits.used', '<', perMember),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type Exchange = Selectable<NftTables['nft_exchanges']>;

/** Writes an exchange, what it used up, and that its product has given one more. One statement. */
export async function writeExchange(
  tx: Tx,
  { exchange, pieceIds, creditId }: { exchange: Exchange; pieceIds: readonly string[]; creditId: string },
): Promise<void> {
  const { id, activity_id, member_id, cost_credits, at_ms } = exchange;
  await sql`
    with made as (
      insert into nft_exchanges
      select r.* from jsonb_populate_record(null::nft_exchanges, ${JSON.stringify(exchange)}::jsonb) r
    ), counted as (
      update nft_products set given = given + 1 where id = ${exchange.product_id}
    ), used as (
      update nft_pieces set status = 'exchanged', changed_ms = ${at_ms} where id = any(${[...pieceIds]}::text[])
    ), linked as (
      insert into nft_exchange_pieces (piece_id, exchange_id)
      select piece_id, ${id} from unnest(${[...pieceIds]}::text[]) as piece_id
    )
    insert into nft_credits (id, activity_id, member_id, source, source_id, amount, at_ms)
    select ${creditId}, ${activity_id}, ${member_id}, 'exchange', ${id}, -${cost_credits}::integer, ${at_ms}::bigint
    where ${cost_credits}::integer > 0`.execute(tx);
}
