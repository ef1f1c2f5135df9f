import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { NftTables } from './tables';

export type CertificateRow = Selectable<NftTables['nft_certificates']>;

/**
 * Takes certificates that are due, for whoever asks now: the try is counted and the next one set before the ledger is asked, so
 * that no other process asks at the same time, and one that is cut off is asked again.
 */
export async function takeDue(
  tx: Tx,
  { nowMs, limit, waitMs }: { nowMs: number; limit: number; waitMs: (tries: number) => number },
): Promise<CertificateRow[]> {
  const rows = await tx
    .selectFrom('nft_certificates')
    .selectAll()
    .where('next_ms', '<=', nowMs)
    .orderBy('next_ms')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { piece_id, tries } of rows)
    await tx
      .updateTable('nft_certificates')
      .set({ tries: tries + 1, next_ms: nowMs + waitMs(tries) })
      .where('piece_id', '=', piece_id)
      .execute();
  return rows;
}

/** The ledger did not answer; it is asked again. */
export async function noteLate(db: Queries, pieceId: string): Promise<void> {
  await db
    .updateTable('nft_certificates')
    .set({ state: 'failed' })
    .where('piece_id', '=', pieceId)
    .where('state', '<>', 'issued')
    .execute();
}

/** Writes the entry of a piece, once; answers whether this was it. */
export async function noteIssued(
  tx: Tx,
  pieceId: string,
  { network, txId, atMs }: { network: string; txId: string; atMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('nft_certificates')
    .set({ state: 'issued', network, tx_id: txId, at_ms: atMs, next_ms: null })
    .where('piece_id', '=', pieceId)
    .where('state', '<>', 'issued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose piece it is, and what it is called; undefined where they have left. */
export const pieceToTellOf = (db: Queries, pieceId: string) =>
  db
    .selectFrom('nft_pieces as p')
    .innerJoin('nft_collections as c', 'c.id', 'p.collection_id')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.member_id', 'p.serial_no', 'c.name', 'c.total'])
    .where('p.id', '=', pieceId)
    .where('m.cancelled_ms', 'is', null)
    .executeTakeFirst();

/** Of activities that are over so long nobody can be told apart any more: what it was done by is destroyed. */
export async function destroyLimitKeys(db: Queries, endedBeforeMs: number): Promise<void> {
  await db
    .updateTable('nft_activities')
    .set({ limit_key_cipher: null })
    .where('limit_key_cipher', 'is not', null)
    .where('ends_ms', '<=', endedBeforeMs)
    .execute();
}
