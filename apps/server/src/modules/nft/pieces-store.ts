import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { PieceRow } from './rows-store';
import type { NftTables } from './tables';

/** Takes the next number of a collection; undefined where all are given. */
export async function nextSerial(tx: Tx, collectionId: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('nft_collections')
    .set((eb) => ({ issued: eb('issued', '+', 1) }))
    .where('id', '=', collectionId)
    .whereRef('issued', '<', 'total')
    .returning('issued')
    .executeTakeFirst();
  return row?.issued;
}

/** A piece, and its certificate, which waits for the ledger. */
export async function insertPiece(
  tx: Tx,
  piece: Insertable<NftTables['nft_pieces']>,
  certificate: Insertable<NftTables['nft_certificates']>,
): Promise<void> {
  await tx.insertInto('nft_pieces').values(piece).execute();
  await tx.insertInto('nft_certificates').values(certificate).execute();
}

/** Pieces of a member, locked in one order; those of others are missing. */
export async function lockPieces(tx: Tx, memberId: string, ids: readonly string[]): Promise<PieceRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('nft_pieces')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether there is such a product, and all of these pieces are the member's. */
export async function knowsExchange(
  db: Queries,
  { memberId, productId, pieceIds }: { memberId: string; productId: string; pieceIds: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from nft_products where id = ${productId}) and (select count(*) from nft_pieces
      where member_id = ${memberId} and id = any(${[...pieceIds]}::text[])) = ${pieceIds.length} as known`.execute(
    db,
  );
  return rows[0]?.known === true;
}

/** Moves a piece from one status to another; undefined where it is in none of that. */
export async function movePiece(
  tx: Tx,
  { id, from, to, nowMs }: { id: string; from: PieceRow['status']; to: PieceRow['status']; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('nft_pieces')
    .set({ status: to, changed_ms: nowMs })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function pieceExists(db: Queries, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('nft_pieces').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}
