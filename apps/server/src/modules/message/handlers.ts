import { inboxDays } from '@yunyou/contract';
import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { countMessages, markRead, pageOfMessages } from './store';
import { wordsOf } from './templates';

const DEFAULT_SIZE = 10;
const DAY_MS = 86_400_000;

/** Older ones are about to be deleted. */
const keptSince = (nowMs: number): number => nowMs - inboxDays * DAY_MS;

export const message: HandlersFor<'message'> = {
  async list({ db, clock, memberId }, { page = 1, size = DEFAULT_SIZE, unread: onlyUnread = false }) {
    const sinceMs = keptSince(clock.now());
    const rows = await pageOfMessages(db, memberId, { page, size, onlyUnread, sinceMs });
    const counted = await countMessages(db, memberId, sinceMs);
    const total = onlyUnread ? counted.unread : counted.total;
    return {
      records: rows.map(({ id, template, parameters, href, read_ms, at_ms }) => ({
        id,
        ...wordsOf(template, parameters),
        href,
        readAtMs: read_ms,
        atMs: at_ms,
      })),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
      unread: counted.unread,
    };
  },

  async read({ db, clock, memberId }, { ids }) {
    const known = await markRead(db, memberId, ids, clock.now());
    if (ids && known < new Set(ids).size) throw notFound();
    const { unread } = await countMessages(db, memberId, keptSince(clock.now()));
    return { unread };
  },
};
