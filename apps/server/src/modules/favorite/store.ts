import type { FavoriteKind } from '@yunyou/contract';
import type { Insertable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { type DaySpan, searchSources } from '../search/sources';
import type { FavoriteTables } from './tables';

interface Favorite {
  kind: FavoriteKind;
  id: string;
}

/** Locks a member, so that two of theirs are not counted as one. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

export async function countFavorites(db: Queries, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertFavorite(
  tx: Tx,
  favorite: Insertable<FavoriteTables['favorites']>,
): Promise<void> {
  await tx
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavorite(tx: Tx, memberId: string, { kind, id }: Favorite): Promise<void> {
  await tx
    .deleteFrom('favorites')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('id', '=', id)
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
