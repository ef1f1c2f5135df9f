import { inboxDays } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { HandlersFor } from '../../http/request-context';
import { recentlyUsedLines } from '../review/may-review';
import { summaryOf } from './store';

const DAY_MS = 86_400_000;

export const userCenter: HandlersFor<'userCenter'> = {
  async summary({ db, kinds, clock, locale, memberId }) {
    const nowMs = clock.now();
    return summaryOf(db, memberId, {
      usedLines: await recentlyUsedLines({ db, kinds, nowMs }, memberId),
      today: dayOf(nowMs),
      nowMs,
      locale,
      inboxSinceMs: nowMs - inboxDays * DAY_MS,
    });
  },
};
