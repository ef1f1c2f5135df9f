export type { AppendSheetProps } from './AppendSheet.lazy';

/** The sheet's code, for `useLazySheet`. */
export const loadAppendSheet = () => import('./AppendSheet.lazy');
