/** The sheet's code, for `useLazySheet`. */
export const loadAgreedRulesSheet = () => import('./AgreedRulesSheet.lazy');
