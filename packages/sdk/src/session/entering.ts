import { type LoginResponse, loginResult } from '@yunyou/contract';
import { staying } from '../staying';
import { LoginError } from './login-error';
import type { Session, SessionOptions } from './session';

/** Where the ticket is kept that lets a login by mobile bind a platform's account. */
export const bindTicketKey = 'bindTicket';

/** Where what is known of somebody new is kept until they give their number: the user info config of the spec. */
export const newAccountKey = 'userInfoConfig';

/** What logs in. Its code is fetched when somebody does. */
export type Entering = Pick<Session, 'requestCode' | 'loginByMobile' | 'enter'>;

export function createEntering(options: SessionOptions & { loadUser: () => Promise<unknown> }): Entering {
  const { api, store, events, source, sessionStorage, loadUser } = options;

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
    requestCode: (mobile, { picId, ...callOptions } = {}) =>
      api.session.smsCaptcha({ mobile, picId }, { ...staying, ...callOptions }),
    async loginByMobile({ mobile, code }, callOptions) {
      const bindTicket = sessionStorage.get(bindTicketKey);
      const request = { mobile, code, source: source(), bindTicket };
      await enter(() => api.session.mobileLogin(request, { ...staying, ...callOptions }));
    },
  };
}
