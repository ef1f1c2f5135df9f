import type { FavoriteKind } from '@yunyou/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { type DaySpan, searchSources } from '../search/sources';
import type { FavoriteTables } from './tables';

interface Favorite {
  kind: FavoriteKind;
  id: string;
}

type FavoriteRow = Selectable<FavoriteTables['favorites']>;

/** Locks a member, so that two of theirs are not counted as one. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

export async function countFavorites(db: Queries, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('removed_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of each kind; kinds without any are missing. */
export const countByKind = (
  db: Queries,
  memberId: string,
): Promise<{ kind: FavoriteKind; count: number }[]> =>
  db
    .selectFrom('favorites')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .where('removed_ms', 'is', null)
    .groupBy('kind')
    .execute();

interface PageAsked {
  kind: FavoriteKind | undefined;
  size: number;
  offset?: number;
  after?: { ms: number; kind: string; id: string };
}

/** A part of a member's favourites, the newest first. */
export async function pageOfFavorites(
  db: Queries,
  memberId: string,
  { kind, size, offset = 0, after }: PageAsked,
): Promise<Pick<FavoriteRow, 'kind' | 'id' | 'price_fen' | 'created_ms'>[]> {
  let query = db
    .selectFrom('favorites')
    .select(['kind', 'id', 'price_fen', 'created_ms'])
    .where('member_id', '=', memberId)
    .where('removed_ms', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  if (after) {
    query = query.where(
      sql<boolean>`(-created_ms, kind, id) > (${-after.ms}::bigint, ${after.kind}, ${after.id})`,
    );
  }
  return query
    .orderBy('created_ms', 'desc')
    .orderBy('kind')
    .orderBy('id')
    .limit(size)
    .offset(offset)
    .execute();
}

/** One that was taken away within the last moment comes back as it was; false when there is none. */
export async function bringBack(
  tx: Tx,
  memberId: string,
  { kind, id }: Favorite,
  sinceMs: number,
): Promise<boolean> {
  const back = await tx
    .updateTable('favorites')
    .set({ removed_ms: null })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('removed_ms', '>=', sinceMs)
    .returning('id')
    .executeTakeFirst();
  return back !== undefined;
}

export async function insertFavorite(
  tx: Tx,
  favorite: Insertable<FavoriteTables['favorites']>,
): Promise<void> {
  const { price_fen, created_ms } = favorite;
  await tx
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'id']).doUpdateSet({ price_fen, created_ms, removed_ms: null }),
    )
    .execute();
}

/** Takes favourites away; those that are none are passed over. */
export async function takeAway(
  db: Queries,
  memberId: string,
  things: readonly Favorite[],
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('favorites')
    .set({ removed_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('removed_ms', 'is', null)
    .where((eb) => eb.or(things.map(({ kind, id }) => eb.and([eb('kind', '=', kind), eb('id', '=', id)]))))
    .execute();
}

/** Those of the things that are favourites. */
export async function favoritesAmong(
  db: Queries,
  memberId: string,
  things: readonly Favorite[],
): Promise<Favorite[]> {
  if (things.length === 0) return [];
  return db
    .selectFrom('favorites')
    .select(['kind', 'id'])
    .where('member_id', '=', memberId)
    .where('removed_ms', 'is', null)
    .where('id', 'in', [...new Set(things.map(({ id }) => id))])
    .execute();
}

/** What a thing costs now, in fen; undefined when there is no such thing. Off sale it is there still. */
export async function priceNow(
  db: Queries,
  { kind, id }: Favorite,
  days: DaySpan,
): Promise<{ priceFen: number | null } | undefined> {
  // A shop is nothing that a search finds, and has no price.
  if (kind === 'shop') return (await hasShop(db, id)) ? { priceFen: null } : undefined;
  const source = searchSources.find((one) => one.kind === kind);
  const [facts] = source ? await source.facts(db, [id], days) : [];
  return facts && { priceFen: facts.priceFen };
}

async function hasShop(db: Queries, id: string): Promise<boolean> {
  const shop = await db.selectFrom('shops').select('id').where('id', '=', id).executeTakeFirst();
  return shop !== undefined;
}
