import type { CallReport } from '@yunyou/api-client';

/** A call that has ended, numbered in the order of their ends. */
export interface RecentCall extends CallReport {
  id: number;
}

/** How many are kept. */
const KEPT_CALLS = 20;

/** The last calls, the newest first. */
export function createRecentCalls() {
  let calls: readonly RecentCall[] = [];
  return {
    all: () => calls,
    add(report: CallReport) {
      calls = [{ ...report, id: (calls[0]?.id ?? 0) + 1 }, ...calls].slice(0, KEPT_CALLS);
    },
  };
}
