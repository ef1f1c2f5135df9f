/** The sheet's code, for `useLazySheet`. */
export const loadPassOnSheet = () => import('./PassOnSheet.lazy');
