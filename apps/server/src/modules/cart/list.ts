import type { Cart, Locale } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import type { SeenBy } from '../goods/sku-store';
import { nextSteps } from './next-steps';
import { isBuyable, itemOf } from './rules';
import { type CartRow, cartRows } from './store';

export type CartReader = SeenBy & { memberId: string; locale: Locale };

/** The cart, shop by shop, what was added last first; what cannot be bought as it stands is apart. Five queries. */
export async function cartList(db: Queries, reader: CartReader): Promise<Cart> {
  const rows = await cartRows(db, reader);
  const good = rows.filter(isBuyable);
  const steps = await nextSteps(db, good, reader);
  const shops = new Map<string, CartRow[]>();
  for (const row of good) shops.set(row.supplierId, [...(shops.get(row.supplierId) ?? []), row]);
  return {
    shops: [...shops].map(([supplierId, own]) => ({
      supplierId,
      shopName: own[0]?.shopName[reader.locale] ?? '',
      items: own.map((row) => itemOf(row, reader.locale)),
      nextStep: steps.get(supplierId) ?? null,
    })),
    invalid: rows.filter((row) => !isBuyable(row)).map((row) => itemOf(row, reader.locale)),
    count: piecesOf(good),
  };
}

/** Pieces of what can be bought. */
export const piecesOf = (rows: readonly CartRow[]): number => rows.reduce((sum, row) => sum + row.amount, 0);
