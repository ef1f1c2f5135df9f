import type { HandlersFor } from '../../http/request-context';
import { listActivities } from './list';
import { activityProviders } from './providers';

export const myActivity: HandlersFor<'myActivity'> = {
  list: ({ db, locale, clock, memberId }, asked) =>
    listActivities(db, activityProviders, { memberId, locale, nowMs: clock.now() }, asked),
};
