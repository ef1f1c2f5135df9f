import type { ApiClient } from '@yunyou/api-client';
import { whiteListStatus } from '@yunyou/contract';
import type { Core } from '../core/core';
import type { SdkNavigation } from '../navigation/navigation';
import { openIdStorageKey } from '../session/session';
import type { SessionState } from '../session/session-store';
import type { AppConfigState } from './app-config-state';

export interface WhiteListOptions {
  api: Pick<ApiClient, 'config'>;
  state: Pick<AppConfigState, 'checkWhiteListStatus'>;
  /** Its storage has a platform's open id. */
  readonly host: Core['host'];
  session: Readonly<Pick<SessionState, 'token' | 'user' | 'launchDone'>>;
  navigation: () => Pick<SdkNavigation, 'currentUrl' | 'enter' | 'leadToAbnormalPage'>;
}

/**
 * Asks the server who may enter, and shows out whom it refuses. A failure shuts the door (spec section 4). Whoever logs in
 * while it is asked is another person: an answer that a later question has overtaken says nothing.
 */
export function createWhiteList({ api, state, host, session, navigation }: WhiteListOptions) {
  let asked = 0;
  return async (): Promise<boolean> => {
    asked += 1;
    const mine = asked;
    const openId = session.user?.openId || host.storage.get(openIdStorageKey) || undefined;
    const isAllowed = await api.config.whiteList({ openId }).then(
      ({ allowed }) => allowed,
      () => false,
    );
    if (mine !== asked) return isAllowed;
    state.checkWhiteListStatus = isAllowed ? whiteListStatus.yes : whiteListStatus.no;
    // Somebody who is logging in, or whose user is still being loaded, is asked about again when it is known who they are.
    const isKnown = session.launchDone && (session.token === undefined || session.user !== undefined);
    const { enter, currentUrl, leadToAbnormalPage } = navigation();
    if (!isAllowed && isKnown && enter(currentUrl()).redirectTo !== undefined)
      leadToAbnormalPage({ isRateLimited: false });
    return isAllowed;
  };
}
