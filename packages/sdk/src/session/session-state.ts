import { tokenStorageKey } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { proxy } from 'valtio/vanilla';
import type { SessionUser } from './user';

/** Who is logged in. */
export interface SessionState {
  token: string | undefined;
  user: SessionUser | undefined;
  /** The user has a mobile number, or the channel counts as logged in. */
  isMember: boolean;
  /** True once the launch, or a login, has come to its end, failed or not. */
  launchDone: boolean;
}

/** Remembers that the token belongs to a member, so that a page that needs one opens before the user is loaded. */
export const memberStorageKey = 'isMember';

/** The state of a session and the few ways it changes. */
export interface SessionStore {
  readonly state: SessionState;
  /** A login brought a token. */
  begin(token: string): void;
  setUser(user: SessionUser): void;
  /** Clears the token; that empties the user too. */
  clear(): void;
  /** Reads what another tab may have changed. Returns whether the token is another. */
  reread(): boolean;
}

export function createSessionStore(storage: TextStorage, countsAsMember: () => boolean): SessionStore {
  const isKnownMember = () => state.token !== undefined && storage.get(memberStorageKey) === '1';
  const state = proxy<SessionState>({
    token: storage.get(tokenStorageKey),
    user: undefined,
    isMember: false,
    launchDone: false,
  });

  function setMembership(): void {
    state.isMember = countsAsMember() || (state.user ? state.user.phoneNumber !== '' : isKnownMember());
  }
  setMembership();

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
    setUser(user) {
      state.user = user;
      storage.set(memberStorageKey, user.phoneNumber === '' ? '0' : '1');
      setMembership();
    },
    clear() {
      storage.remove(tokenStorageKey);
      storage.remove(memberStorageKey);
      state.token = undefined;
      state.user = undefined;
      setMembership();
    },
    reread() {
      const token = storage.get(tokenStorageKey);
      const isOther = token !== state.token;
      if (isOther) {
        state.token = token;
        state.user = undefined;
      }
      setMembership();
      return isOther;
    },
  };
}
