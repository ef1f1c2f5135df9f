import type { CallOptions } from '@yunyou/api-client';
import {
  type FavoriteKind,
  type FavoriteListRequest,
  type FavoritePage,
  favoriteStatesMax,
  favoritesRemoveMax,
} from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import { prefetchOptions, stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
import type { SessionStore } from '../session/session-store';

/** What can be a favourite. */
export interface FavoriteTarget {
  readonly kind: FavoriteKind;
  readonly id: string;
}

/** A member's favourites, as far as pages have asked. */
export interface Favorites {
  /** A valtio proxy: true or false by `kind:id`; missing while it is not known. */
  readonly state: { readonly known: Readonly<Record<string, boolean>> };
  /** Asks which of these are favourites, once for a page. Never rejects; a visitor has none. */
  load(targets: readonly FavoriteTarget[]): Promise<void>;
  /**
   * Sets the wanted state: at once in `state`, and back when it is refused. Quick ones for the same thing are sent one after
   * the other, and the last one stands. Rejects with ApiError, which nobody else is told of.
   */
  set(target: FavoriteTarget, favorite: boolean): Promise<void>;
  /** A page of the member's favourites, the newest first, and how many there are of each kind. Rejects with ApiError. */
  list(query: FavoriteListRequest, options?: CallOptions): Promise<FavoritePage>;
  /** Takes several away, however many. Rejects with ApiError; what was taken away until then stays away. */
  remove(targets: readonly FavoriteTarget[], options?: CallOptions): Promise<void>;
  /** A visitor wants it: kept for when they come back from the login. */
  wish(target: FavoriteTarget): void;
  /** Carries out a visitor's wish for this after the login, once. Resolves to whether there was one. Rejects with ApiError. */
  carryOut(target: FavoriteTarget): Promise<boolean>;
}

const wishKey = 'favoriteWish';
const keyOf = ({ kind, id }: FavoriteTarget) => `${kind}:${id}`;

export function createFavorites(
  { api, host, onLogout }: Pick<Core, 'api' | 'host' | 'onLogout'>,
  { isLoggedIn }: Pick<SessionStore, 'isLoggedIn'>,
): Favorites {
  const state = proxy<{ known: Record<string, boolean> }>({ known: {} });
  /** What the server said last, by key. */
  const confirmed = new Map<string, boolean>();
  /** The last call under way, by key. */
  const sending = new Map<string, Promise<void>>();
  /** How often each was set on the server: a state that was asked for before the last time may be older. */
  const timesSet = new Map<string, number>();
  const { sessionStorage } = host;
  onLogout(() => {
    state.known = {};
    confirmed.clear();
    sessionStorage.remove(wishKey);
  });

  async function send({ kind, id }: FavoriteTarget, favorite: boolean, before: Promise<void> | undefined) {
    await before?.catch(() => {});
    await (await api()).favorite.set({ kind, id, favorite }, prefetchOptions);
    const key = keyOf({ kind, id });
    confirmed.set(key, favorite);
    timesSet.set(key, (timesSet.get(key) ?? 0) + 1);
  }

  async function set(target: FavoriteTarget, favorite: boolean): Promise<void> {
    const key = keyOf(target);
    state.known[key] = favorite;
    const mine = send(target, favorite, sending.get(key));
    sending.set(key, mine);
    const isLast = () => sending.get(key) === mine;
    try {
      await mine;
    } catch (error) {
      if (isLast()) state.known[key] = confirmed.get(key) ?? false;
      throw error;
    } finally {
      if (isLast()) sending.delete(key);
    }
  }

  return {
    state,
    async load(targets) {
      if (!isLoggedIn() || targets.length === 0) return;
      try {
        const items = targets.slice(0, favoriteStatesMax).map(keyOf);
        const before = new Map(items.map((key) => [key, timesSet.get(key)]));
        const flags = await (await api()).favorite.state({ items });
        for (const flag of flags) {
          const key = keyOf(flag);
          if (timesSet.get(key) !== before.get(key)) continue;
          confirmed.set(key, flag.favorite);
          // What the person is just setting is newer than this answer.
          if (!sending.has(key)) state.known[key] = flag.favorite;
        }
      } catch {
        // Not known: hearts stay empty.
      }
    },
    set,
    list: async (query, options) => (await api()).favorite.list(query, options),
    async remove(targets, options) {
      const { favorite } = await api();
      for (let from = 0; from < targets.length; from += favoritesRemoveMax) {
        const some = targets.slice(from, from + favoritesRemoveMax).map(keyOf);
        await favorite.remove({ ids: some }, { ...stayOnPage, ...options });
        for (const key of some) {
          confirmed.set(key, false);
          timesSet.set(key, (timesSet.get(key) ?? 0) + 1);
          state.known[key] = false;
        }
      }
    },
    wish: (target) => sessionStorage.set(wishKey, JSON.stringify(keyOf(target))),
    async carryOut(target) {
      if (!isLoggedIn() || parseJson(sessionStorage.get(wishKey)) !== keyOf(target)) return false;
      sessionStorage.remove(wishKey);
      await set(target, true);
      return true;
    },
  };
}
