import type { SnapshotDetail, SnapshotSummary } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** What was seen of snapshots, so that it opens without a network. One member's at a time. */
interface Stored {
  memberId: string;
  /** Seen last first. */
  lists: { orderId: string; items: SnapshotSummary[] }[];
  details: SnapshotDetail[];
}

export const snapshotStorageKey = 'transactionSnapshots';

/** More would press on the few megabytes a browser gives. */
const maxLists = 20;
const maxDetails = 60;

export interface StoredSnapshots {
  list(orderId: string): readonly SnapshotSummary[] | undefined;
  keepList(orderId: string, items: readonly SnapshotSummary[]): void;
  detail(id: string): SnapshotDetail | undefined;
  keepDetail(detail: SnapshotDetail): void;
}

export function createStoredSnapshots(
  storage: TextStorage,
  memberId: () => string | undefined,
): StoredSnapshots {
  const read = (): Stored => {
    const present = memberId() ?? '';
    const empty: Stored = { memberId: present, lists: [], details: [] };
    const stored: Partial<Stored> = { ...Object(parseJson(storage.get(snapshotStorageKey))) };
    // Another member's is not shown, and goes with the next that is kept.
    if (stored.memberId !== present && present !== '') return empty;
    const { lists, details } = stored;
    return {
      memberId: stored.memberId ?? '',
      lists: Array.isArray(lists) ? lists : [],
      details: Array.isArray(details) ? details : [],
    };
  };
  const write = (stored: Stored) => storage.set(snapshotStorageKey, JSON.stringify(stored));
  return {
    list: (orderId) => read().lists.find((one) => one.orderId === orderId)?.items,
    keepList(orderId, items) {
      const stored = read();
      const others = stored.lists.filter((one) => one.orderId !== orderId);
      write({ ...stored, lists: [{ orderId, items: [...items] }, ...others].slice(0, maxLists) });
    },
    detail: (id) => read().details.find((one) => one.id === id),
    keepDetail(detail) {
      const stored = read();
      const others = stored.details.filter(({ id }) => id !== detail.id);
      write({ ...stored, details: [detail, ...others].slice(0, maxDetails) });
    },
  };
}
