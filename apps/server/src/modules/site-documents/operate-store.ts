import type { Queries } from '../../database/connect';

/** Writes a document of the operator anew. */
export async function writeSiteDocument(db: Queries, key: string, data: object): Promise<void> {
  const json = JSON.stringify(data);
  await db
    .insertInto('site_documents')
    .values({ key, data: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ data: json }))
    .execute();
}
