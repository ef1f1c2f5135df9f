import {
  type GroupDetail,
  type GroupEvent,
  type GroupOwnSeat,
  type GroupProduct,
  type GroupState,
  groupJoinClosesMs,
  type Locale,
} from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import { dayOf } from '../../clock';
import type { GroupFacts } from '../activity/group-facts-store';
import { activityProductView, timeStatusOf } from '../activity/products';
import type { ProductStanding } from '../activity/products-store';
import type { AskersSeat, ShownGroup, ShownSeat } from './view-store';

type Member = GroupState['members'][number];

const personOf = ({ name, avatar, state }: ShownSeat): Member => ({
  name: maskName(name),
  avatarUrl: avatar,
  seat: state === 'left' || state === 'refunded' ? 'left' : 'member',
});

const MERCHANT: Member = { name: '', avatarUrl: '', seat: 'merchant' };

/** Who is shown: those who are in it, or were when it ended. */
function membersOf({ group, seats }: ShownGroup): Member[] {
  if (group.state === 'formed') {
    const own = seats.filter(({ state }) => state === 'formed' || state === 'refunded');
    return [...own.map(personOf), ...Array.from({ length: group.virtual_seats }, () => MERCHANT)];
  }
  const own = seats.filter(({ state }) => state === (group.state === 'failed' ? 'failed' : 'paid'));
  // Everybody has left: whoever was the last.
  return (own.length > 0 ? own : seats.slice(0, 1)).map(personOf);
}

/** Whether somebody can take a seat now. */
export const isJoinable = ({ group }: Pick<ShownGroup, 'group'>, nowMs: number): boolean =>
  group.state === 'forming' &&
  group.seats_taken < group.needed &&
  (group.ends_ms ?? 0) >= nowMs + groupJoinClosesMs;

const STATUS: Readonly<Record<ShownGroup['group']['state'], GroupState['status']>> = {
  pending: 'forming',
  forming: 'forming',
  formed: 'formed',
  failed: 'failed',
  void: 'failed',
};

export function groupView(shown: ShownGroup, memberId: string | undefined, nowMs: number): GroupState {
  const { group, seats, priceFen } = shown;
  const isIn = (seat: ShownSeat) =>
    seat.memberId === memberId && (seat.state === 'paid' || seat.state === 'formed');
  return {
    id: group.id,
    status: STATUS[group.state],
    needed: group.needed,
    members: membersOf(shown),
    seatsLeft: isJoinable(shown, nowMs) ? group.needed - group.seats_taken : 0,
    joined: seats.some(isIn),
    priceFen,
    endsAtMs: group.ends_ms ?? 0,
  };
}

/** What is sold to groups, with the time of its activity; days begin after the end of a group that is joined. */
export function groupProductView(
  standing: ProductStanding,
  {
    facts,
    locale,
    nowMs,
    group = null,
  }: {
    facts: ReadonlyMap<string, GroupFacts>;
    locale: Locale;
    nowMs: number;
    group?: ShownGroup['group'] | null;
  },
): GroupProduct {
  const { activity } = standing;
  const view = activityProductView(standing, { locale, nowMs, groups: facts });
  const endsMs = group?.ends_ms ?? null;
  return {
    ...view,
    ...(endsMs !== null && { days: standing.slots.filter((slot) => slot > dayOf(endsMs)) }),
    startsAtMs: activity.starts_ms,
    endsAtMs: activity.ends_ms,
    timeStatus: timeStatusOf(activity, nowMs),
  };
}

const OWN_SEATS: Readonly<Record<AskersSeat['state'], GroupOwnSeat>> = {
  unpaid: 'unpaid',
  paid: 'paid',
  formed: 'paid',
  failed: 'paid',
  left: 'left',
  refunded: 'left',
  closed: 'none',
};

export const ownSeatOf = (seat: AskersSeat | undefined): GroupOwnSeat => OWN_SEATS[seat?.state ?? 'closed'];

/** What happened to a group, the oldest first; money that came back is the asker's alone. */
export function timelineOf(
  { group, seats }: ShownGroup,
  refund: AskersSeat['refund'],
): GroupDetail['timeline'] {
  const at = (event: GroupEvent, atMs: number | null, name = '') =>
    atMs === null ? [] : [{ event, name: maskName(name), atMs }];
  const paid = seats.toSorted((a, b) => a.paidMs - b.paidMs);
  const events = [
    ...paid.flatMap(({ paidMs, name }, place) => at(place === 0 ? 'opened' : 'joined', paidMs, name)),
    ...paid.flatMap(({ leftMs, name }) => at('left', leftMs, name)),
    ...(group.state === 'formed' || group.state === 'failed' ? at(group.state, group.settled_ms) : []),
    ...(refund?.status === 'refunded' ? at('refunded', refund.atMs) : []),
  ];
  return events.sort((a, b) => a.atMs - b.atMs);
}
