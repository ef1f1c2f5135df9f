/** The sheet's code, for `useLazySheet`. */
export const loadPosterSheet = () => import('./PosterSheet.lazy');
