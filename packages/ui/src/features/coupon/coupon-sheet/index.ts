export type { CouponSheetProps } from './CouponSheet.lazy';

/** The sheet's code, for `useLazySheet`. */
export const loadCouponSheet = () => import('./CouponSheet.lazy');
