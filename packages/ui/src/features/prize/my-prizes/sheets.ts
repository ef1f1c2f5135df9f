/** The sheets' code, for `useLazyDialog`. */
export const loadPrizeSheet = () => import('./PrizeSheet.lazy');
export const loadClaimSheet = () => import('./ClaimSheet.lazy');
