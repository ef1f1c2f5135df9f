import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { InboxPage, RequestOf } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import { prefetchOptions } from '../core/call-options';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';

/** What is shared by everything that shows messages and notices. */
export interface InboxState {
  /** Messages the member has not read; undefined while nobody has asked. */
  readonly unread: number | undefined;
  /** Ids of notices that were read on this device. */
  readonly readNotices: readonly string[];
}

/** A member's inbox, and which notices were read on this device. Every call rejects with ApiError. */
export interface Inbox {
  /** A valtio proxy. */
  readonly state: InboxState;
  /** A page of the member's messages. */
  list(query: RequestOf<'message', 'list'>, options?: CallOptions): Promise<InboxPage>;
  /** Marks messages as read, or all of them. Quiet: nobody is told when it cannot be done. */
  read(ids: readonly string[] | 'all'): Promise<void>;
  /** Tells how many are unread, from an answer that counts them. */
  counted(unread: number): void;
  /** Marks notices as read on this device. */
  readNotices(ids: readonly string[]): void;
}

const storageKey = 'readNotices';
/** More notices than that nobody looks back to. */
const KEPT = 300;

/** The inbox over lazy calls. */
export function createInbox({ api, host, onLogout }: Pick<Core, 'api' | 'host' | 'onLogout'>): Inbox {
  const stored = parseJson(host.storage.get(storageKey));
  const state = proxy<{ unread: number | undefined; readNotices: string[] }>({
    unread: undefined,
    readNotices: Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
  });
  const message = async (): Promise<ApiClient['message']> => (await api()).message;
  onLogout(() => {
    state.unread = undefined;
  });
  return {
    state,
    async list(query, options) {
      const page = await (await message()).list(query, options);
      state.unread = page.unread;
      return page;
    },
    async read(ids) {
      const calls = await message();
      const asked = ids === 'all' ? ({ all: true } as const) : { ids: [...ids] };
      state.unread = (await calls.read(asked, prefetchOptions)).unread;
    },
    counted(unread) {
      state.unread = unread;
    },
    readNotices(ids) {
      const known = new Set(state.readNotices);
      const fresh = ids.filter((id) => !known.has(id));
      if (fresh.length === 0) return;
      state.readNotices = [...fresh, ...state.readNotices].slice(0, KEPT);
      host.storage.set(storageKey, JSON.stringify(state.readNotices));
    },
  };
}
