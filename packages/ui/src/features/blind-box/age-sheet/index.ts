/** The sheet's code, for `useLazySheet`. */
export const loadAgeSheet = () => import('./AgeSheet.lazy');
