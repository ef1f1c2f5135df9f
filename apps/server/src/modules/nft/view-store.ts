import type { LocalizedText, PieceStatus } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import {
  type ActivityRow,
  type CollectionCost,
  type CollectionRow,
  costsSql,
  leftSql,
  type PieceRow,
  type ProductRow,
  type SpotName,
  spotSql,
  verifiedSql,
} from './rows-store';

interface Page {
  page: number;
  size: number;
}

/** So many others are told of. */
const OTHERS = 20;

/** The one that runs and ends first, then the next that comes, then the last that is over. */
const inOrder = (nowMs: number) => sql`
  (a.starts_ms <= ${nowMs} and a.ends_ms > ${nowMs}) desc, a.starts_ms > ${nowMs} desc,
  case when a.ends_ms <= ${nowMs} then -a.ends_ms when a.starts_ms > ${nowMs} then a.starts_ms else a.ends_ms end, a.id`;

/** The activity that is shown where none is named. */
export async function currentActivity(db: Queries, nowMs: number): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    select a.* from nft_activities a order by ${inOrder(nowMs)} limit 1`.execute(db);
  return rows[0];
}

/** What the page of an activity shows of a member besides their standing. */
export interface ActivityFacts {
  userIndex: number | null;
  joinedMs: number | null;
  credits: number;
  verified: boolean;
  participants: number;
  spots: { spot: SpotName; credits: number }[];
  others: Pick<ActivityRow, 'id' | 'name' | 'starts_ms' | 'ends_ms'>[];
}

/** One query. */
export async function activityFacts(
  db: Queries,
  { activityId, memberId, nowMs }: { activityId: string; memberId: string; nowMs: number },
): Promise<ActivityFacts> {
  const { rows } = await sql<ActivityFacts>`
    select m.user_index as "userIndex", m.joined_ms as "joinedMs", coalesce(m.credits, 0) as credits,
      ${verifiedSql(sql`${memberId}`)} is not null as verified, n.participants,
      coalesce((select jsonb_agg(jsonb_build_object('spot', ${spotSql(sql`t.spot_id`)}, 'credits', coalesce(
          (select sum(c.amount) from nft_credits c where c.member_id = ${memberId} and c.activity_id = n.id
            and c.source = 'voucher' and c.spot_id = t.spot_id), 0)) order by t.seq)
        from nft_activity_spots t where t.activity_id = n.id), '[]') as spots,
      coalesce((select jsonb_agg(to_jsonb(o) order by o.place) from (
          select a.id, a.name, a.starts_ms, a.ends_ms, row_number() over (order by ${inOrder(nowMs)}) as place
          from nft_activities a where a.id <> n.id order by place limit ${OTHERS}) o), '[]') as others
    from nft_activities n left join nft_members m on m.activity_id = n.id and m.member_id = ${memberId}
    where n.id = ${activityId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`${activityId} was there.`);
  return row;
}

/** A collection as pages show it. */
export interface ShownCollection {
  collection: CollectionRow;
  spot: SpotName | null;
  /** Null without a login. */
  ownedCount: number | null;
}

/** Pieces of a member that the collection `k` has, held or frozen. */
const ownedSql = (memberId: string | undefined): RawBuilder<number | null> =>
  memberId === undefined
    ? sql`null::integer`
    : sql`(select count(*)::integer from nft_pieces o
        where o.member_id = ${memberId} and o.collection_id = k.id and o.status <> 'exchanged')`;

/** A page of an activity's collections in their published order. */
export async function collectionsOf(
  db: Queries,
  { activityId, memberId, page, size }: { activityId: string; memberId: string | undefined } & Page,
): Promise<{ collections: ShownCollection[]; total: number }> {
  const { rows } = await sql<ShownCollection & { total: number }>`
    select to_jsonb(k) as collection, ${spotSql(sql`k.spot_id`)} as spot, ${ownedSql(memberId)} as "ownedCount",
      (select count(*)::integer from nft_collections where activity_id = ${activityId}) as total
    from nft_collections k where k.activity_id = ${activityId}
    order by k.seq limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { collections: rows, total: rows[0]?.total ?? 0 };
}

/** Something that can be exchanged, with what it costs. */
export interface ShownProduct {
  product: ProductRow;
  /** How often it can be exchanged yet. */
  left: number;
  costs: CollectionCost[];
}

/** A page of what can be exchanged in an activity, in its published order; `gives`: of one kind alone. */
export async function productsOf(
  db: Queries,
  { activityId, gives, page, size }: { activityId: string; gives?: 'collection' } & Page,
): Promise<{ products: ShownProduct[]; total: number }> {
  const { rows } = await sql<ShownProduct & { total: number }>`
    with shown as (select * from nft_products where activity_id = ${activityId}
      ${gives === undefined ? sql`` : sql`and gives_kind = ${gives}`})
    select to_jsonb(p) as product, ${leftSql} as "left", ${costsSql} as costs,
      (select count(*)::integer from shown) as total
    from shown p order by p.seq limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { products: rows, total: rows[0]?.total ?? 0 };
}

/** A piece with what its collection says of it. */
export interface ShownPiece {
  piece: PieceRow;
  collection: Pick<CollectionRow, 'picture' | 'kind' | 'rarity' | 'total'> & { name: LocalizedText };
}

const TABS: Readonly<Record<PieceStatus, readonly PieceStatus[]>> = {
  held: ['held', 'frozen'],
  exchanged: ['exchanged'],
  frozen: ['frozen'],
};

/** A page of a member's pieces, the newest first. The page is found by the index before anything is joined. */
export async function piecesOf(
  db: Queries,
  asked: { memberId: string; activityId: string | undefined; status: PieceStatus | undefined } & Page,
): Promise<{ pieces: ShownPiece[]; total: number }> {
  const { memberId, activityId, status, page, size } = asked;
  const own = sql`x.member_id = ${memberId}
    ${status === undefined ? sql`` : sql`and x.status = any(${[...TABS[status]]}::text[])`}
    ${
      activityId === undefined
        ? sql``
        : sql`and x.collection_id in (select id from nft_collections where activity_id = ${activityId})`
    }`;
  const { rows } = await sql<ShownPiece & { total: number }>`
    with shown as (select x.id from nft_pieces x where ${own}
      order by x.got_ms desc, x.id desc limit ${size} offset ${(page - 1) * size})
    select to_jsonb(p) as piece,
      jsonb_build_object('name', k.name, 'picture', k.picture, 'kind', k.kind, 'rarity', k.rarity, 'total', k.total) as collection,
      (select count(*)::integer from nft_pieces x where ${own}) as total
    from shown join nft_pieces p on p.id = shown.id join nft_collections k on k.id = p.collection_id
    order by p.got_ms desc, p.id desc`.execute(db);
  return { pieces: rows, total: rows[0]?.total ?? 0 };
}
