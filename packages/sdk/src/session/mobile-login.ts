import type { ApiClient } from '@yunyou/api-client';
import { type LoginResponse, loginResult } from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { LoginError } from './login-error';
import type { Session } from './session';
import type { SessionStore } from './session-store';
import { sharedByOf } from './share-code';

/** Storage key of the ticket that lets a login by mobile bind a platform's account. */
export const bindTicketKey = 'bindTicket';

/** Storage key of what is known of somebody new until they give their number: the user info config of the spec. */
export const newAccountKey = 'userInfoConfig';

/** What logs in. Lazy: its code is fetched when somebody does. */
export type MobileLogin = Pick<Session, 'requestCode' | 'loginByMobile' | 'enter'>;

export function createMobileLogin(
  { host, channel, events, source }: Pick<Core, 'host' | 'channel' | 'events' | 'source'>,
  api: ApiClient,
  store: SessionStore,
  loadUser: () => Promise<unknown>,
): MobileLogin {
  const { sessionStorage } = host;
  /** The code sent last, by number: its challenge goes back with the code. */
  let sent: { mobile: string; challengeId: string } | undefined;

  async function enter(call: () => Promise<LoginResponse>): Promise<LoginResponse> {
    const response = await call();
    const { token, result, data } = response;
    if (result !== loginResult.ok && result !== loginResult.okForPaymentApp)
      throw new LoginError(result, data);
    store.begin(token);
    // Whoever is in is not new any more.
    sessionStorage.remove(newAccountKey);
    sessionStorage.remove(bindTicketKey);
    api.loginSucceeded();
    events.emit('loginSuccess', {});
    await loadUser();
    return response;
  }

  return {
    enter,
    async requestCode(mobile, { picId, ...callOptions } = {}) {
      const answer = await api.session.smsCaptcha({ mobile, picId }, { ...stayOnPage, ...callOptions });
      sent = { mobile, challengeId: answer.challengeId };
      return answer;
    },
    async loginByMobile({ mobile, code }, callOptions) {
      const bindTicket = sessionStorage.get(bindTicketKey);
      const challengeId = sent?.mobile === mobile ? sent.challengeId : undefined;
      const cameBy = { source: source(), shareCode: sharedByOf(channel) };
      const request = { mobile, code, challengeId, ...cameBy, bindTicket };
      await enter(() => api.session.mobileLogin(request, { ...stayOnPage, ...callOptions }));
    },
  };
}
