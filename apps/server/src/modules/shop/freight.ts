import type { LocalizedText } from '@yunyou/contract';
import type { FreightTables, FreightTemplate } from '../../core/pricing';
import type { Queries } from '../../database/connect';
import { type FreightTemplateRow, type SellingShop, sellingShops, sellingShopsQuery } from './freight-store';

export interface Freight {
  /** For the price engine. The reason of a refusal is a key of `reasons`. */
  tables: FreightTables;
  shops: Map<string, Omit<SellingShop, 'templates'>>;
  /** Why a place is not delivered to, in both languages. */
  reasons: Map<string, LocalizedText>;
}

/** What delivery costs for these lines, and the shops they are of. One query. */
export const freightTables = async (db: Queries, asked: FreightQuestion): Promise<Freight> =>
  freightOf(await sellingShops(db, ...readOf(asked)), asked);

/** The read of `freightTables`, to be run together with others. */
export const freightRead = (asked: FreightQuestion) => sellingShopsQuery(...readOf(asked));

export interface FreightQuestion {
  /** Six digits of the address; null while none is known. */
  adcode: string | null;
  lines: readonly { supplierId: string; freightTemplateId: string | null }[];
}

const readOf = ({ lines }: FreightQuestion): [string[], string[]] => [
  [...new Set(lines.map(({ supplierId }) => supplierId))],
  [...new Set(lines.flatMap(({ freightTemplateId }) => freightTemplateId ?? []))],
];

/** What `freightTables` makes of the shops it has read. */
export function freightOf(found: readonly SellingShop[], asked: FreightQuestion): Freight {
  const rows = found.flatMap(({ templates }) => templates);
  return {
    tables: {
      adcode: asked.adcode,
      templates: rows.map(templateOf),
      freeFromFen: Object.fromEntries(
        found.flatMap(({ supplierId, freeFreightFromFen }) =>
          freeFreightFromFen === null ? [] : [[supplierId, freeFreightFromFen]],
        ),
      ),
    },
    shops: new Map(found.map(({ templates: _, ...shop }) => [shop.supplierId, shop])),
    reasons: new Map(
      rows.flatMap(({ id, refused }) =>
        refused.map(({ reason }, index) => [reasonKey(id, index), reason] as const),
      ),
    ),
  };
}

const reasonKey = (templateId: string, index: number): string => `${templateId} ${index}`;

const templateOf = (row: FreightTemplateRow): FreightTemplate => ({
  id: row.id,
  chargeBy: row.charge_by,
  rules: row.rules,
  defaultRule: row.default_rule,
  refused: row.refused.map(({ regionCodes }, index) => ({ regionCodes, reason: reasonKey(row.id, index) })),
});
