import { hotWordMinDevices } from '@yunyou/contract';
import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { SearchTables } from './tables';

export async function insertQueries(
  db: Queries,
  queries: readonly Insertable<SearchTables['search_queries']>[],
): Promise<void> {
  await db
    .insertInto('search_queries')
    .values([...queries])
    .execute();
}

/** The key that devices are told apart with on a day: the same in every process. */
export async function keyOfDay(db: Queries, made: { day: string; key: string; created_ms: number }) {
  await db
    .insertInto('search_day_keys')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('search_day_keys')
    .select('key')
    .where('day', '=', made.day)
    .executeTakeFirstOrThrow();
  return key;
}

/** Words with results that enough devices searched since an instant, the most searched first. */
export async function popularWords(db: Queries, sinceMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_queries')
    .select('word')
    .where('at_ms', '>=', sinceMs)
    .where('hits', '>', 0)
    .groupBy('word')
    .having(sql<number>`count(distinct device)`, '>=', hotWordMinDevices)
    .orderBy(sql`count(distinct device)`, 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
  return rows.map(({ word }) => word);
}

/** What is searched in vain, most often first. */
export const wordsInVain = (db: Queries, sinceMs: number, limit: number) =>
  db
    .selectFrom('search_queries')
    .select((eb) => ['word', eb.fn.countAll<number>().as('times'), eb.fn.max('at_ms').as('lastMs')])
    .where('at_ms', '>=', sinceMs)
    .groupBy('word')
    .having((eb) => eb(eb.fn.max('hits'), '=', 0))
    .orderBy('times', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
