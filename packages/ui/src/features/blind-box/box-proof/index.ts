/** The sheet's code, for `useLazySheet`. */
export const loadBoxProofSheet = () => import('./BoxProofSheet.lazy');
