import type { CardActivity } from '@yunyou/contract';

type Session = CardActivity['sessions'][number];

/** How an activity stands. `next`: the first session with places, else the first to come; `others`: further ones with places. */
export interface ActivityState {
  state: 'open' | 'full' | 'over';
  next: Session | undefined;
  others: number;
}

/** How an activity stands by the server's clock: what has begun is not joined any more. */
export function stateOfActivity({ sessions }: Pick<CardActivity, 'sessions'>, nowMs: number): ActivityState {
  const coming = sessions.filter(({ startsAtMs }) => startsAtMs > nowMs);
  const open = coming.find(({ left }) => left > 0);
  const next = open ?? coming[0];
  if (!next) return { state: 'over', next, others: 0 };
  const others = coming.filter((one) => one !== next && one.left > 0).length;
  return { state: open ? 'open' : 'full', next, others };
}
