import type { Scope } from './input';

/** How much a scope may name. */
const limits = { ids: 500, excludedProductIds: 200 };

/** Whether a scope names no more than can be matched at once; one that names nothing concerns nothing. */
export function isScopeFitting({ kind, ids = [], excludedProductIds = [] }: Scope): boolean {
  return (
    (kind === 'all' || ids.length > 0) &&
    ids.length <= limits.ids &&
    excludedProductIds.length <= limits.excludedProductIds
  );
}
