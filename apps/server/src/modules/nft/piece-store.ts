import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CertificateRow } from './certificates-store';
import { type CollectionRow, type PieceRow, type SpotName, spotSql } from './rows-store';

/** A collection as its page shows it, with a piece where one was asked for. */
export interface ShownDetail {
  collection: CollectionRow;
  spot: SpotName | null;
  ownedCount: number;
  piece: PieceRow | null;
  certificate: CertificateRow | null;
}

/** Of the member's pieces, the one of that id alone: another's is none, and takes as long. */
export async function detailOf(
  db: Queries,
  memberId: string,
  { pieceId = null, collectionId = null }: { pieceId?: string | null; collectionId?: string | null },
): Promise<ShownDetail | undefined> {
  const { rows } = await sql<ShownDetail>`
    select to_jsonb(k) as collection, ${spotSql(sql`k.spot_id`)} as spot,
      (select count(*)::integer from nft_pieces o
        where o.member_id = ${memberId} and o.collection_id = k.id and o.status <> 'exchanged') as "ownedCount",
      to_jsonb(p) as piece, to_jsonb(c) as certificate
    from nft_collections k
      left join nft_pieces p on p.collection_id = k.id and p.id = ${pieceId}::text and p.member_id = ${memberId}
      left join nft_certificates c on c.piece_id = p.id
    where k.id = case when ${pieceId}::text is null then ${collectionId}::text
      else (select o.collection_id from nft_pieces o where o.id = ${pieceId}::text and o.member_id = ${memberId}) end`.execute(
    db,
  );
  return rows[0];
}

export const collectionById = (db: Queries, id: string): Promise<CollectionRow | undefined> =>
  db.selectFrom('nft_collections').selectAll().where('id', '=', id).executeTakeFirst();

/** Whose piece it is and its collection, while it is not used up. */
export async function ownedPiece(
  db: Queries,
  pieceId: string,
): Promise<{ memberId: string; collection: CollectionRow } | undefined> {
  const { rows } = await sql<{ memberId: string; collection: CollectionRow }>`
    select p.member_id as "memberId", to_jsonb(k) as collection
    from nft_pieces p join nft_collections k on k.id = p.collection_id
    where p.id = ${pieceId} and p.status <> 'exchanged'`.execute(db);
  return rows[0];
}
