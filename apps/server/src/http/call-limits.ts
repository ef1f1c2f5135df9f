import type { AnyCall } from './idempotency';
import type { Limit } from './rate-limit';

/** How often one member may make a call, repeats included; others are bounded by what they do. */
export const callLimits: Partial<Record<AnyCall, Limit>> = {
  'order.create': { max: 30, windowMs: 60_000 },
};
