import { type InboxPage, tokenStorageKey } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** The first messages as they were last read, and when. */
export interface KeptInbox {
  page: InboxPage;
  atMs: number;
}

/** Storage key of the first messages. */
export const inboxStorageKey = 'inbox';

/** A login's mark: short enough to say nothing of its token, long enough to tell one from another. */
function loginMark(storage: TextStorage): string {
  let mark = 0;
  for (const letter of storage.get(tokenStorageKey) ?? '')
    mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0;
  return `${mark}`;
}

/** Keeps the first messages of the member who is logged in, in place of whatever was kept. */
export function keepInbox(storage: TextStorage, kept: KeptInbox & { memberId: string | undefined }): void {
  storage.set(inboxStorageKey, JSON.stringify({ ...kept, login: loginMark(storage) }));
}

/** What was kept, unless it is not known to be this member's: of the same login, or of one of theirs before. */
export function keptInbox(storage: TextStorage, memberId: string | undefined): KeptInbox | undefined {
  const kept: Record<string, unknown> = Object(parseJson(storage.get(inboxStorageKey)));
  const isOwn =
    memberId === undefined || kept.memberId === undefined
      ? kept.login === loginMark(storage)
      : kept.memberId === memberId;
  const { records }: Record<string, unknown> = Object(kept.page);
  // Only this file writes it, so its outline is enough.
  return isOwn && Array.isArray(records) && typeof kept.atMs === 'number'
    ? { page: kept.page as InboxPage, atMs: kept.atMs }
    : undefined;
}
