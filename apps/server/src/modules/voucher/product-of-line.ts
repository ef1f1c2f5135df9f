import { goodsTypeOfKind, type SharedVoucher } from '@yunyou/contract';
import type { OrderKinds, StoredLine, UsedAt } from '../../core/kinds';
import type { Queries } from '../../database/connect';

/** Whose page shows what a line is; null where there is none. */
export function productOfLine(
  { kind, product_id }: Pick<StoredLine, 'kind' | 'product_id'>,
  usedAt: UsedAt | undefined,
): SharedVoucher['product'] {
  const goodsType = goodsTypeOfKind[kind];
  return goodsType === null ? null : { goodsType, id: usedAt?.pageId ?? product_id };
}

/** Where a line is used, as its kind says. */
export const usedAtOf = (
  { db, kinds }: { db: Queries; kinds: OrderKinds },
  line: StoredLine,
): Promise<UsedAt | undefined> => kinds.of(line.kind).usedAt?.(db, line) ?? Promise.resolve(undefined);
