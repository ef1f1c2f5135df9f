export type { SkuPurpose, SkuSheetProps } from './SkuSheet.lazy';
export { costOf, isSellable, priceOf, type SkuProduct } from './sku-choice';
export { type GoodsChoice, type SkuChoice, useSkuChoice } from './use-sku-choice';

/** The sheet's code, for `useLazySheet`. */
export const loadSkuSheet = () => import('./SkuSheet.lazy');
/** The same fields without a sheet, for a desktop. */
export const loadSkuFields = () => import('./SkuFields.lazy');
