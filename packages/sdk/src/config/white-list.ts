import type { ApiClient } from '@yunyou/api-client';
import { whiteListStatus } from '@yunyou/contract';
import type { AppConfigState } from './app-config-state';

/**
 * Whether the person may enter: anybody while white-list mode is not open, else who the server says. A failure shuts the
 * door (spec section 4).
 */
export async function checkWhiteList(
  api: Pick<ApiClient, 'config'>,
  state: Pick<AppConfigState, 'isOpenWhiteList' | 'checkWhiteListStatus'>,
  openId: string | undefined,
): Promise<boolean> {
  let isAllowed = true;
  if (state.isOpenWhiteList) {
    isAllowed = await api.config.whiteList({ openId: openId || undefined }).then(
      ({ allowed }) => allowed,
      () => false,
    );
  }
  state.checkWhiteListStatus = isAllowed ? whiteListStatus.yes : whiteListStatus.no;
  return isAllowed;
}
