import type { CardActivity, CardStatus, JoinableActivity, Locale } from '@yunyou/contract';
import { cleanHtml } from '../../clean-html';
import { instantOf } from '../../clock';
import type { JoinedPlace, ShownActivity } from './shown-store';

interface Viewer {
  locale: Locale;
  nowMs: number;
}

/** A card as far as it decides what can be joined with it. */
interface Joining {
  status: CardStatus;
  first_day: string | null;
  last_day: string | null;
}

const IN_USE: readonly CardStatus[] = ['active', 'frozen'];

const activityView = (activity: ShownActivity, locale: Locale): CardActivity => ({
  ...{ id: activity.id, name: activity.name[locale], picture: activity.picture },
  ...{ intro: cleanHtml(activity.intro[locale]), typeIds: activity.type_ids },
  ...{ priceFen: activity.price_fen, perCard: activity.per_card, refundRule: activity.refund_rule },
  sessions: activity.sessions.map((session) => ({
    ...session,
    startsAtMs: instantOf(session.day, session.from),
  })),
});

/** Those that are over last, otherwise as they were. */
function overLast<One extends CardActivity>(activities: readonly One[], nowMs: number): One[] {
  const isOver = ({ sessions }: One) => sessions.every(({ startsAtMs }) => startsAtMs <= nowMs);
  return [...activities.filter((one) => !isOver(one)), ...activities.filter(isOver)];
}

/** What holders of a type can join. */
export const activitiesView = (
  activities: readonly ShownActivity[],
  { locale, nowMs }: Viewer,
): CardActivity[] =>
  overLast(
    activities.map((one) => activityView(one, locale)),
    nowMs,
  );

/**
 * What a card can join, on its days, and what its persons have joined. Of a card that is over what was joined is left;
 * one that has not begun has none.
 */
export function joinableView(
  activities: readonly ShownActivity[],
  { card, joined }: { card: Joining; joined: readonly JoinedPlace[] },
  { locale, nowMs }: Viewer,
): JoinableActivity[] {
  const { first_day, last_day, status } = card;
  if (first_day === null || last_day === null) return [];
  const shown = activities.map((activity): JoinableActivity => {
    const own = joined.filter(({ activityId }) => activityId === activity.id);
    const view = activityView(activity, locale);
    return {
      ...view,
      sessions: view.sessions.filter(
        ({ id, day }) =>
          (first_day <= day && day <= last_day) || own.some(({ sessionId }) => sessionId === id),
      ),
      joined: own.map(({ activityId: _, ...place }) => place),
    };
  });
  return overLast(
    shown.filter((one) => one.joined.length > 0 || (IN_USE.includes(status) && one.sessions.length > 0)),
    nowMs,
  );
}
