/** The sheet's code, for `useLazySheet`. */
export const loadFairnessSheet = () => import('./FairnessSheet.lazy');
