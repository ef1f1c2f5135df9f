import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import type { SnapshotContent, SnapshotDetail, SnapshotSummary } from '@yunyou/contract';
import sha256 from 'crypto-js/sha256';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import { createStoredSnapshots } from './stored-snapshots';

/** What was agreed on the member's orders, and whether it is still what was written then. Seen once, it opens offline. */
export interface TransactionSnapshots {
  /** Of an order: its own, then one of each line. Empty for orders from before there were any. */
  list(orderId: string, options?: CallOptions): Promise<readonly SnapshotSummary[]>;
  /** One snapshot: the canonical text and its hash. */
  detail(id: string, options?: CallOptions): Promise<SnapshotDetail>;
  /** Whether the content has the hash it was written with, computed on this device. */
  verify(snapshot: Pick<SnapshotDetail, 'canonical' | 'sha256'>): boolean;
  /** The content; undefined where it can not be read. */
  content(snapshot: Pick<SnapshotDetail, 'canonical'>): SnapshotContent | undefined;
}

export function createTransactionSnapshots(
  { host }: Pick<Core, 'host'>,
  { transactionSnapshot }: Pick<ApiClient, 'transactionSnapshot'>,
  { memberId, isLoggedIn }: Pick<SessionStore, 'memberId' | 'isLoggedIn'>,
): TransactionSnapshots {
  const stored = createStoredSnapshots(host.storage, memberId);

  /** The server's answer, which is kept; what is kept when it can not be asked. */
  async function kept<Value>(
    ask: () => Promise<Value>,
    keep: (value: Value) => void,
    read: () => Value | undefined,
  ): Promise<Value> {
    try {
      const value = await ask();
      // Whoever logs out leaves nothing behind, nor what comes after them.
      if (isLoggedIn()) keep(value);
      return value;
    } catch (error) {
      const known = isApiError(error) && error.retryable ? read() : undefined;
      if (known === undefined) throw error;
      return known;
    }
  }

  return {
    list: (orderId, options) =>
      kept<readonly SnapshotSummary[]>(
        () => transactionSnapshot.list({ orderId }, options),
        (items) => stored.keepList(orderId, items),
        () => stored.list(orderId),
      ),
    detail: (id, options) =>
      kept(
        () => transactionSnapshot.detail({ id }, options),
        (detail) => stored.keepDetail(detail),
        () => stored.detail(id),
      ),
    // crypto-js reads a text as UTF-8.
    verify: (snapshot) => sha256(snapshot.canonical).toString() === snapshot.sha256,
    content(snapshot) {
      try {
        const content: SnapshotContent = JSON.parse(snapshot.canonical);
        return content.kind === 'order' || content.kind === 'line' ? content : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
