import type { ApiClient } from '@yunyou/api-client';
import { whiteListStatus } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import type { SdkNavigation } from '../navigation';
import { openIdStorageKey } from '../session/session';
import type { SessionState } from '../session/session-state';
import type { AppConfigState } from './app-config-state';

export interface WhiteListOptions {
  api: Pick<ApiClient, 'config'>;
  state: Pick<AppConfigState, 'checkWhiteListStatus'>;
  /** Where a platform's open id is kept. */
  storage: TextStorage;
  session: Readonly<Pick<SessionState, 'token' | 'user' | 'launchDone'>>;
  navigation: () => Pick<SdkNavigation, 'currentUrl' | 'enter' | 'leadToAbnormalPage'>;
}

/**
 * Asks the server who may enter, and shows out whom it refuses. A failure shuts the door (spec section 4). Whoever logs in
 * while it is asked is another person: an answer that a later question has overtaken says nothing.
 */
export function createWhiteList({ api, state, storage, session, navigation }: WhiteListOptions) {
  let asked = 0;
  return async (): Promise<boolean> => {
    asked += 1;
    const mine = asked;
    const openId = session.user?.openId || storage.get(openIdStorageKey) || undefined;
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
