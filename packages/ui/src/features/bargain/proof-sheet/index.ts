/** The sheet's code, for `useLazySheet`. */
export const loadProofSheet = () => import('./ProofSheet.lazy');
