import type { SnapshotSeller } from '@yunyou/contract';
import { sql } from 'kysely';
import type { SellersById } from '../../core/papers';
import type { Queries } from '../../database/connect';

/** Reads who suppliers are in trade: a shop by its licence, others as they are entered. */
export const sellersRead = (supplierIds: readonly string[]) => sql<SnapshotSeller>`
  select w.id, s.name as "shopName", coalesce(s.license->'company', e.name) as "companyName",
    coalesce(s.license->>'uscc', e.tax_id) as "taxId", s.license->>'uscc' as "licenseNumber"
  from unnest(${[...new Set(supplierIds)]}::text[]) as w(id)
  left join shops s on s.id = w.id
  left join sellers e on e.id = w.id`;

export const sellersById = (rows: readonly SnapshotSeller[]): SellersById =>
  new Map(rows.map((seller) => [seller.id, seller]));

export async function sellersOf(db: Queries, supplierIds: readonly string[]): Promise<SellersById> {
  return sellersById((await sellersRead(supplierIds).execute(db)).rows);
}
