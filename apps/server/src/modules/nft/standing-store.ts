import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { verifiedSql } from './rows-store';

type Counts = Readonly<Record<string, number>>;

/** What decides what a member can exchange in an activity. */
export interface MemberFacts {
  userIndex: number | null;
  joinedMs: number | null;
  credits: number;
  /** Whose document the member has verified, as a keyed hash; null for nobody's. */
  idIndex: string | null;
  /** Pieces that can be used, by collection. */
  held: Counts;
  /** The same with frozen ones. */
  owned: Counts;
  /** Exchanges of the member, by product. */
  exchanges: Counts;
}

/** One query. */
export async function memberFacts(
  db: Queries,
  { activityId, memberId }: { activityId: string; memberId: string },
): Promise<MemberFacts> {
  const { rows } = await sql<MemberFacts>`
    with owned as (
      select p.collection_id, count(*) as many, count(*) filter (where p.status = 'held') as held
      from nft_pieces p join nft_collections k on k.id = p.collection_id
      where p.member_id = ${memberId} and k.activity_id = ${activityId} and p.status <> 'exchanged' group by 1
    ), exchanged as (
      select product_id, count(*) as many from nft_exchanges
      where member_id = ${memberId} and activity_id = ${activityId} group by 1
    )
    select m.user_index as "userIndex", m.joined_ms as "joinedMs", coalesce(m.credits, 0) as credits,
      ${verifiedSql(sql`${memberId}`)} as "idIndex",
      coalesce((select jsonb_object_agg(collection_id, held) from owned), '{}') as held,
      coalesce((select jsonb_object_agg(collection_id, many) from owned), '{}') as owned,
      coalesce((select jsonb_object_agg(product_id, many) from exchanged), '{}') as exchanges
    from (select 1) one left join nft_members m on m.activity_id = ${activityId} and m.member_id = ${memberId}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A query without a condition answers a row.');
  return row;
}

/** How often a person has exchanged products of an activity, over all their accounts. */
export async function usedByPerson(
  db: Queries,
  { activityId, personHash }: { activityId: string; personHash: string },
): Promise<Counts> {
  const rows = await db
    .selectFrom('nft_limits as l')
    .innerJoin('nft_products as p', 'p.id', 'l.product_id')
    .select(['l.product_id', 'l.used'])
    .where('p.activity_id', '=', activityId)
    .where('l.person_hash', '=', personHash)
    .execute();
  return Object.fromEntries(rows.map(({ product_id, used }) => [product_id, used]));
}
