import type { ConfirmMode, LocalizedText, ShopState } from '@yunyou/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ShopTables } from './tables';

export type FreightTemplateRow = Selectable<ShopTables['freight_templates']>;

/** A shop as a checkout sees it, with the asked templates of it. */
export interface SellingShop {
  supplierId: string;
  name: LocalizedText;
  freeFreightFromFen: number | null;
  openState: ShopState;
  confirmMode: ConfirmMode;
  stocking: boolean;
  templates: FreightTemplateRow[];
}

/** Shops with those of their freight templates that are asked for, in one query. */
export const sellingShopsQuery = (
  supplierIds: readonly string[],
  templateIds: readonly string[],
): RawBuilder<SellingShop> =>
  sql<SellingShop>`
    select s.id as "supplierId", s.name, s.free_freight_from_fen as "freeFreightFromFen",
      s.open_state as "openState", s.confirm_mode as "confirmMode", s.stocking,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from freight_templates t
        where t.supplier_id = s.id and t.id = any(${[...templateIds]})), '[]') as templates
    from shops s
    where s.id = any(${[...supplierIds]})
    order by s.id`;

export const sellingShops = async (
  db: Queries,
  ...asked: Parameters<typeof sellingShopsQuery>
): Promise<SellingShop[]> => (await sellingShopsQuery(...asked).execute(db)).rows;
