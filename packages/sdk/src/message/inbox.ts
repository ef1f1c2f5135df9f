import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import type { InboxPage, MessageListRequest } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import { prefetchOptions } from '../core/call-options';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
import type { SessionStore } from '../session/session-store';
import { inboxStorageKey, keepInbox, keptInbox } from './kept-inbox';

/** What is shared by everything that shows messages and notices. */
export interface InboxState {
  /** Messages the member has not read; undefined while nobody has asked. */
  readonly unread: number | undefined;
  /** Ids of notices that were read on this device. */
  readonly readNotices: readonly string[];
}

/** A page of messages; `keptAtMs` says when it was read, where it comes from this device for want of an answer. */
export type ListedInbox = InboxPage & { keptAtMs?: number };

/** A member's inbox, and which notices were read on this device. Every call rejects with ApiError. */
export interface Inbox {
  /** A valtio proxy. */
  readonly state: InboxState;
  /**
   * A page of the member's messages. The first page is kept on this device until the logout, and stands in when there is no answer;
   * one member's is never shown to another.
   */
  list(query: MessageListRequest, options?: CallOptions): Promise<ListedInbox>;
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
export function createInbox(
  { api, host, clock, onLogout }: Pick<Core, 'api' | 'host' | 'clock' | 'onLogout'>,
  { memberId }: Pick<SessionStore, 'memberId'>,
): Inbox {
  const stored = parseJson(host.storage.get(storageKey));
  const state = proxy<{ unread: number | undefined; readNotices: string[] }>({
    unread: undefined,
    readNotices: Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
  });
  const message = async (): Promise<ApiClient['message']> => (await api()).message;
  onLogout(() => {
    state.unread = undefined;
    host.storage.remove(inboxStorageKey);
  });
  return {
    state,
    async list(query, options) {
      const isFirst = (query.page ?? 1) === 1 && !query.unread;
      try {
        const page = await (await message()).list(query, options);
        state.unread = page.unread;
        if (isFirst) keepInbox(host.storage, { page, atMs: clock.now(), memberId: memberId() });
        return page;
      } catch (error) {
        const kept =
          isFirst && !wasAnswered(error) && !options?.signal?.aborted && keptInbox(host.storage, memberId());
        if (!kept) throw error;
        // What was kept is all there is.
        return { ...kept.page, pages: 1, keptAtMs: kept.atMs };
      }
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

/** Whether the server has said anything; code that could not be loaded has not. */
const wasAnswered = (error: unknown): boolean =>
  isApiError(error) && !error.retryable && error.kind !== 'malformed';
