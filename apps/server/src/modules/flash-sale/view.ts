import { flashPollMaxMs, flashPollMinMs, type Grab } from '@yunyou/contract';
import { soldKinds } from '../activity/sold-kinds';
import type { ActivityProductKind } from '../activity/tables';
import type { GrabRow } from './grab-store';

/** Each of those who come before adds so much to the time until the next look. */
const POLL_STEP_MS = 40;

/** When a waiting client asks again: later, the more come before it. */
export const pollAfter = (ahead: number): number =>
  Math.min(flashPollMaxMs, flashPollMinMs + ahead * POLL_STEP_MS);

type Shown = Pick<
  GrabRow,
  'id' | 'activity_product_id' | 'quantity' | 'slots' | 'state' | 'hold_until_ms' | 'order_id'
>;

/** A place as its member sees it. By the server's clock a hold is over before a job has seen it. */
export function grabView(
  row: Shown,
  { kind, ahead, nowMs }: { kind: ActivityProductKind; ahead: number; nowMs: number },
): Grab {
  const { slots, state, hold_until_ms } = row;
  const isOver = state === 'granted' && (hold_until_ms ?? 0) <= nowMs;
  return {
    grabId: row.id,
    activityProductId: row.activity_product_id,
    quantity: row.quantity,
    ...soldKinds[kind].shown(slots),
    state: isOver ? 'lapsed' : state,
    ahead: state === 'queued' ? ahead : 0,
    holdUntilMs: state === 'granted' && !isOver ? hold_until_ms : null,
    orderId: row.order_id,
    pollAfterMs: pollAfter(state === 'queued' ? ahead : 0),
    nowMs,
  };
}
