/** The sheet's code, for `useLazyDialog`. */
export const loadExchangeSheet = () => import('./ExchangeSheet.lazy');
