import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';

/** Documents the operator edits, by key: home layout, cities, licence, static files. */
export async function siteDocument<Value extends object>(db: Queries, key: string): Promise<Value> {
  const row = await db.selectFrom('site_documents').select('data').where('key', '=', key).executeTakeFirst();
  if (!row) throw notFound();
  return row.data as Value;
}
