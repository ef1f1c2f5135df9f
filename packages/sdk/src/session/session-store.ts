import { tokenStorageKey } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import type { SessionUser } from './user';

/** Who is logged in. */
export interface SessionState {
  /** The login's token; undefined for a visitor. Set by logins, and by another window's. */
  token: string | undefined;
  /**
   * Who is logged in, once the server has said so: undefined for a visitor, while it is loaded, and where that failed (the next page
   * asks again). Whether there is a member at all is `isMember`, which is known at once.
   */
  user: SessionUser | undefined;
  /** The user has a mobile number, or the channel counts as logged in. */
  isMember: boolean;
  /** True once the launch, or a login, has come to its end, failed or not. */
  launchDone: boolean;
}

/** Storage key of whether the token belongs to a member, so that a page that needs one opens before the user is loaded. */
export const memberStorageKey = 'isMember';

/** The state of a session, its token storage, and the few ways both change. */
export interface SessionStore {
  readonly state: SessionState;
  /** A login brought a token. */
  begin(token: string): void;
  setUser(user: SessionUser): void;
  /** Clears the token; that empties the user too. */
  clear(): void;
  /** The server has ended the login of a token; that of a newer one stays. */
  expire(token: string): void;
  /** Reads what another tab may have changed. Returns whether the token is another. */
  reread(): boolean;
  memberId(): string | undefined;
  isLoggedIn(): boolean;
}

/** The session store, hydrated from the snapshot. */
export function createSessionStore({
  host: { storage },
  channel,
  events,
  drafts,
  options: { snapshot = {} },
}: Pick<Core, 'host' | 'channel' | 'events' | 'drafts' | 'options'>): SessionStore {
  // A cookie that was emptied is no login.
  const readToken = () => storage.get(tokenStorageKey) || undefined;
  const state = proxy<SessionState>({
    token: readToken(),
    user: undefined,
    isMember: false,
    launchDone: snapshot.launchDone ?? false,
  });
  const isLoggedIn = () => state.token !== undefined;
  const isKnownMember = () => isLoggedIn() && storage.get(memberStorageKey) === '1';

  function setMembership(): void {
    state.isMember = channel.countsAsMember || (state.user ? state.user.phoneNumber !== '' : isKnownMember());
  }

  let lastMemberId: string | undefined;
  function setUser(user: SessionUser): void {
    // Another person than the one whose login had expired.
    if (lastMemberId !== undefined && lastMemberId !== user.memberId) drafts.clear();
    lastMemberId = user.memberId;
    state.user = user;
    storage.set(memberStorageKey, user.phoneNumber === '' ? '0' : '1');
    setMembership();
  }

  function clear(): void {
    storage.remove(tokenStorageKey);
    storage.remove(memberStorageKey);
    state.token = undefined;
    state.user = undefined;
    setMembership();
  }

  if (snapshot.user && isLoggedIn()) setUser(snapshot.user);
  else setMembership();

  return {
    state,
    begin(token) {
      storage.set(tokenStorageKey, token);
      // Whoever logs in by mobile has one; the user that is loaded next has the last word.
      storage.set(memberStorageKey, '1');
      state.token = token;
      state.user = undefined;
      setMembership();
    },
    setUser,
    clear,
    expire(token) {
      if (state.token !== token) return;
      clear();
      events.emit('loggedOut', { reason: 'expired' });
    },
    reread() {
      const token = readToken();
      const isOther = token !== state.token;
      if (isOther) {
        state.token = token;
        state.user = undefined;
      }
      setMembership();
      return isOther;
    },
    memberId: () => state.user?.memberId,
    isLoggedIn,
  };
}
