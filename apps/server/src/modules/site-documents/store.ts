import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';

/** Documents the operator edits, by key: home layout, cities, licence, static files. */
export async function siteDocument<Value extends object>(db: Queries, key: string): Promise<Value> {
  const found = await siteDocumentIfAny<Value>(db, key);
  if (!found) throw notFound();
  return found;
}

/** One that the operator may not have; undefined then. */
export async function siteDocumentIfAny<Value extends object>(
  db: Queries,
  key: string,
): Promise<Value | undefined> {
  const row = await db.selectFrom('site_documents').select('data').where('key', '=', key).executeTakeFirst();
  return row?.data as Value | undefined;
}
