import { internationalType, type LocalizedText, type Picture } from '@yunyou/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { NftTables } from './tables';

export type ActivityRow = Selectable<NftTables['nft_activities']>;
export type CollectionRow = Selectable<NftTables['nft_collections']>;
export type ProductRow = Selectable<NftTables['nft_products']>;
export type PieceRow = Selectable<NftTables['nft_pieces']>;

/** A spot that a visit of brings something. */
export interface SpotName {
  id: string;
  name: LocalizedText;
}

/** The spot of an id as `SpotName`; null for none. */
export const spotSql = (id: RawBuilder<unknown>) => sql<SpotName | null>`(
  select jsonb_build_object('id', s.id, 'name', jsonb_build_object('zh-Hans', s.content->>'name',
    'en', coalesce(f.data->>'name', s.content->>'name')))
  from spots s left join international_fields f on f.type = ${internationalType.scenicSpot} and f.table_id = s.id
  where s.id = ${id})`;

/** Whose document the member `id` has verified, as a keyed hash; null for nobody's, or who is not of age. */
export const verifiedSql = (memberId: RawBuilder<unknown>) => sql<string | null>`(
  select v.id_index from identity_verifications v
  where v.member_id = ${memberId} and v.status = 'verified' and v.adult)`;

/** What a product costs of a collection. */
export interface CollectionCost {
  collectionId: string;
  amount: number;
  name: LocalizedText;
  picture: Picture;
  spot: SpotName | null;
}

/** What the product `p` costs of collections, in their order. */
export const costsSql = sql<CollectionCost[]>`coalesce((
  select jsonb_agg(jsonb_build_object('collectionId', k.id, 'amount', c.amount, 'name', k.name, 'picture', k.picture,
    'spot', ${spotSql(sql`k.spot_id`)}) order by k.seq)
  from nft_product_costs c join nft_collections k on k.id = c.collection_id where c.product_id = p.id), '[]')`;

/** How often the product `p` can be exchanged yet: by its own stock, and by the pieces of what it gives. */
export const leftSql = sql<number>`least(p.stock - p.given, coalesce(
  (select g.total - g.issued from nft_collections g where g.id = p.collection_id), p.stock))`;

export const activityById = (db: Queries, id: string): Promise<ActivityRow | undefined> =>
  db.selectFrom('nft_activities').selectAll().where('id', '=', id).executeTakeFirst();
