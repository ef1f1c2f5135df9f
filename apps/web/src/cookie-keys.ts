import {
  cityStorageKey,
  localeStorageKey,
  memberStorageKey,
  openIdStorageKey,
  tokenStorageKey,
} from '@yunyou/sdk';
import { appearanceStorageKey } from '@yunyou/ui';

/** Cookie keys: what a server must know to render the page this visitor will see. */
export const cookieKeys: readonly string[] = [
  tokenStorageKey,
  memberStorageKey,
  openIdStorageKey,
  localeStorageKey,
  cityStorageKey,
  appearanceStorageKey,
];
