import type { CallOptions } from '@yunyou/api-client';
import type { LoginResponse, ResponseOf, SessionMobileLoginRequest } from '@yunyou/contract';
import { abortable } from '../core/abortable';
import type { Core } from '../core/core';
import type { MobileLogin } from './mobile-login';
import type { SessionState, SessionStore } from './session-store';
import { type SessionUser, userOf } from './user';

/** Who is logged in, and the login by mobile number. */
export interface Session {
  readonly state: Readonly<SessionState>;
  /**
   * Sends a verification code by SMS. Rejects with ApiError, `retryAfterSeconds` set when it is too soon; with rule
   * `pictureNeeded` it takes a picture solved by `sdk.logins()`, handed in as `picId`.
   */
  requestCode(
    mobile: string,
    options?: CallOptions & { picId?: string },
  ): Promise<ResponseOf<'session', 'smsCaptcha'>>;
  /**
   * Logs in, or joins, and binds the account of a platform where a login by it came first. Resolves when the user is loaded
   * too. Rejects with ApiError or LoginError.
   */
  loginByMobile(
    request: Pick<SessionMobileLoginRequest, 'mobile' | 'code'>,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * What every login comes to: keeps the token, tells `loginSuccess`, loads the user; the launch is at its end whatever
   * happens. Rejects with LoginError unless the result is 0 or 3, or with what `call` rejected with.
   */
  enter(call: () => Promise<LoginResponse>): Promise<LoginResponse>;
  /** Ends the session here and, if it can be reached, on the server. Never rejects. */
  logout(): Promise<void>;
  /** Loads who is logged in; undefined without a token. An aborted `signal` ends the caller's own wait. Rejects with ApiError. */
  loadUser(options?: Pick<CallOptions, 'signal'>): Promise<SessionUser | undefined>;
  /** Resolves when the launch has come to its end: then `isMember` is final. Never rejects. */
  waitUntilLaunched(): Promise<void>;
  /** The launch: loads the user of a stored token. Never rejects. */
  restore(): Promise<void>;
  /** The app is shown: another tab may have logged in or out, and the channel may count otherwise. */
  refresh(): void;
}

/** Storage key of a platform's open id: white lists ask for it before there is a user. */
export const openIdStorageKey = 'openid';

/** Logging out must not keep a person waiting who has no network. */
const logoutTimeoutMs = 3_000;

/** @param onUser called with every user that was loaded */
export function createSession(core: Core, store: SessionStore, onUser: (user: SessionUser) => void): Session {
  const { api, events, source, logger } = core;
  const { state } = store;
  const fetchUserInfo = api.method((calls) => calls.session.userInfo);
  let resolveLaunched: () => void = () => {};
  const launched = new Promise<void>((resolve) => {
    resolveLaunched = resolve;
  });
  if (state.launchDone) resolveLaunched();
  let loading: { token: string; user: Promise<SessionUser | undefined> } | undefined;

  function finishLaunch(): void {
    state.launchDone = true;
    resolveLaunched();
  }

  async function fetchUser(token: string, silent: boolean): Promise<SessionUser | undefined> {
    const user = userOf(await fetchUserInfo({ source: source() }, { silent }));
    // Logged out, or logged in as somebody else, meanwhile.
    if (state.token !== token) return state.user;
    store.setUser(user);
    onUser(user);
    return user;
  }

  /** Callers that come while it loads share one call. */
  async function loadUser(silent: boolean): Promise<SessionUser | undefined> {
    const { token } = state;
    if (token === undefined) return undefined;
    if (loading?.token === token) return loading.user;
    const user = fetchUser(token, silent).finally(() => {
      if (loading?.user === user) loading = undefined;
    });
    loading = { token, user };
    return user;
  }

  /** A user that cannot be loaded leaves the login as it is: the next page tries again. */
  const loadUserSilently = () =>
    loadUser(true).catch((error: unknown) => logger.error('The user could not be loaded', error));

  const login = core.lazy(
    () => import('./mobile-login'),
    ({ createMobileLogin }, client) => createMobileLogin(core, client, store, loadUserSilently),
  );

  /** A login is an end of the launch, even when its code could not be had. */
  async function attempt<Result>(run: (part: MobileLogin) => Promise<Result>): Promise<Result> {
    try {
      return await run(await login());
    } finally {
      finishLaunch();
    }
  }

  return {
    state,
    requestCode: login.method((part) => part.requestCode),
    loginByMobile: (...given) => attempt((part) => part.loginByMobile(...given)),
    enter: (call) => attempt((part) => part.enter(call)),
    async logout() {
      if (store.isLoggedIn()) {
        const end = api.method((calls) => calls.session.end);
        await end({}, { timeoutMs: logoutTimeoutMs }).catch(() => {});
      }
      store.clear();
      events.emit('loggedOut', { reason: 'asked' });
    },
    loadUser: (options) =>
      options ? abortable(loadUser(false), options, core.options.schedule) : loadUser(false),
    waitUntilLaunched: () => launched,
    async restore() {
      // A hydrated user need not be asked for.
      if (state.user) onUser(state.user);
      else await loadUserSilently();
      finishLaunch();
    },
    refresh() {
      if (store.reread() && store.isLoggedIn()) void loadUserSilently();
    },
  };
}
