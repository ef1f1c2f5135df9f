import { localeStorageKey, memberStorageKey, openIdStorageKey, tokenStorageKey } from '@yunyou/sdk';
import { appearanceStorageKey } from '@yunyou/ui';

/** What a server must know to render the page this visitor will see: the browser keeps it in cookies. */
export const cookieKeys: readonly string[] = [
  tokenStorageKey,
  memberStorageKey,
  openIdStorageKey,
  localeStorageKey,
  appearanceStorageKey,
];
