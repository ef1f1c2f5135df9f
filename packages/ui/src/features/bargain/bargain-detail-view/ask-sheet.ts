/** The sheet's code, for `useLazySheet`. */
export const loadAskSheet = () => import('./AskSheet.lazy');
