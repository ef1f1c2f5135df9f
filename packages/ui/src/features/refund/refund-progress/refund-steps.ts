import type { RefundDetail, RefundStatus } from '@yunyou/contract';

/** The way of a refund that goes well. */
const way: readonly RefundStatus[] = ['applied', 'agreed', 'refunding', 'refunded'];

export interface RefundStep {
  status: RefundStatus;
  /** When it came to that; undefined for what is still ahead. */
  atMs?: number;
}

/**
 * The steps to show and which of them is the present one (their number when all is done). A refusal or a withdrawal ends
 * the way where it happened.
 */
export function refundSteps({ status, events }: Pick<RefundDetail, 'status' | 'events'>): {
  steps: RefundStep[];
  current: number;
} {
  const atMsOf = (wanted: RefundStatus) => events.findLast((event) => event.status === wanted)?.atMs;
  if (!way.includes(status)) {
    const passed = way.filter((one) => atMsOf(one) !== undefined);
    const steps = [...passed, status].map((one) => ({ status: one, atMs: atMsOf(one) }));
    return { steps, current: steps.length - 1 };
  }
  const steps = way.map((one) => ({ status: one, atMs: atMsOf(one) }));
  const at = way.indexOf(status);
  return { steps, current: status === 'refunded' ? way.length : at };
}
