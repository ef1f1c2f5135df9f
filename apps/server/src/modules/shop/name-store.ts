import type { LocalizedText } from '@yunyou/contract';
import type { Queries } from '../../database/connect';

/** What a shop is called; undefined for a seller without a page of its own. */
export async function shopNameOf(db: Queries, supplierId: string): Promise<LocalizedText | undefined> {
  const shop = await db.selectFrom('shops').select('name').where('id', '=', supplierId).executeTakeFirst();
  return shop?.name;
}
