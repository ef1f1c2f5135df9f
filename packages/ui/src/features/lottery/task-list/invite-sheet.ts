/** The sheet's code, for `useLazySheet`. */
export const loadInviteSheet = () => import('./InviteSheet.lazy');
