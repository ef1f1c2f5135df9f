import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { ChannelSource, LoginResponse, RequestOf, ResponseOf } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import type { Events } from '../events';
import type { Later } from '../later';
import type { SdkLogger } from '../options';
import type { Entering } from './entering';
import type { SessionState, SessionStore } from './session-state';
import { type SessionUser, userOf } from './user';

export interface SessionOptions {
  later: Later;
  api: ApiClient;
  store: SessionStore;
  events: Events;
  source: () => ChannelSource;
  /** Of the visit: a platform's account that waits for its person's number is kept there. */
  sessionStorage: TextStorage;
  /** Called with every user that was loaded. */
  onUser: (user: SessionUser) => void;
  logger: SdkLogger;
}

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
    request: Pick<RequestOf<'session', 'mobileLogin'>, 'mobile' | 'code'>,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * What every login comes to: keeps the token, tells `loginSuccess`, loads the user; the launch is at its end whatever
   * happens. Rejects with LoginError unless the result is 0 or 3, or with what `call` rejected with.
   */
  enter(call: () => Promise<LoginResponse>): Promise<LoginResponse>;
  /** Ends the session here and, if it can be reached, on the server. Never rejects. */
  logout(): Promise<void>;
  /** Loads who is logged in; undefined without a token. Rejects with ApiError. */
  loadUser(): Promise<SessionUser | undefined>;
  /** Resolves when the launch has come to its end: then `isMember` is final. Never rejects. */
  waitUntilLaunched(): Promise<void>;
  /** The launch: loads the user of a stored token. Never rejects. */
  restore(): Promise<void>;
  /** The app is shown: another tab may have logged in or out, and the channel may count otherwise. */
  refresh(): void;
}

/** Where a platform's open id is kept: white lists ask for it before there is a user. */
export const openIdStorageKey = 'openid';

/** Logging out must not keep a person waiting who has no network. */
const logoutTimeoutMs = 3_000;

export function createSession(options: SessionOptions): Session {
  const { api, store, events, source, logger } = options;
  const { state } = store;
  let announceLaunch: () => void = () => {};
  const launched = new Promise<void>((resolve) => {
    announceLaunch = resolve;
  });
  if (state.launchDone) announceLaunch();
  let loading: { token: string; user: Promise<SessionUser | undefined> } | undefined;

  function finishLaunch(): void {
    state.launchDone = true;
    announceLaunch();
  }

  async function fetchUser(token: string, silent: boolean): Promise<SessionUser | undefined> {
    const user = userOf(await api.session.userInfo({ source: source() }, { silent }));
    // Logged out, or logged in as somebody else, meanwhile.
    if (state.token !== token) return state.user;
    store.setUser(user);
    options.onUser(user);
    return user;
  }

  /** Callers that come while it loads share one call. */
  async function loadUser(silent = false): Promise<SessionUser | undefined> {
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
  const loadUserQuietly = () =>
    loadUser(true).catch((error: unknown) => logger.error('The user could not be loaded', error));

  const entering = options.later(async () =>
    (await import('./entering')).createEntering({ ...options, loadUser: loadUserQuietly }),
  );

  /** A login is an end of the launch, even when its code could not be had. */
  async function attempt<Result>(login: (part: Entering) => Promise<Result>): Promise<Result> {
    try {
      return await login(await entering());
    } finally {
      finishLaunch();
    }
  }

  return {
    state,
    requestCode: async (...given) => (await entering()).requestCode(...given),
    loginByMobile: (...given) => attempt((part) => part.loginByMobile(...given)),
    enter: (call) => attempt((part) => part.enter(call)),
    async logout() {
      if (state.token !== undefined) {
        await api.session.end({}, { timeoutMs: logoutTimeoutMs }).catch(() => {});
      }
      store.clear();
      events.emit('loggedOut', { reason: 'asked' });
    },
    loadUser: () => loadUser(),
    waitUntilLaunched: () => launched,
    async restore() {
      // One that came with the page need not be asked for.
      if (state.user) options.onUser(state.user);
      else await loadUserQuietly();
      finishLaunch();
    },
    refresh() {
      if (store.reread() && state.token !== undefined) void loadUserQuietly();
    },
  };
}
