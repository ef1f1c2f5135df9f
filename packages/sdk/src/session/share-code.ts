import { isShareCode, shareCodeParameter } from '@yunyou/contract';
import type { Core } from '../core/core';

/** The share code of the member by whose link this visit came: kept as its campaign is. Whose it is the server knows. */
export function sharedByOf({ campaign }: Core['channel']): string | undefined {
  const code = campaign?.parameters[shareCodeParameter];
  return code !== undefined && isShareCode(code) ? code : undefined;
}
