import type { Shop } from './shop';

/** So many plans may be priced for one request: to choose, to tell why, and for all next steps. */
export const planLimit = 2_000;

/** Of these, one search may price so many; what it has not found by then is chosen by size. */
export const searchLimit = 1_000;

/** So many checks cost what pricing a plan does: of a line against an offer, or of what a set of coupons costs at least. */
const checksPerPlan = 100;

/** What pricing one request may still cost, in plans, and what can be used again for a larger cart. */
export interface Work {
  left: number;
  /** Shops with their own coupons, by what they sell and what it costs before coupons. */
  shops: Map<string, Shop>;
}

export const newWork = (left = planLimit): Work => ({ left, shops: new Map() });

export const countPlan = (work: Work): void => {
  work.left -= 1;
};

export const countChecks = (work: Work, checks: number): void => {
  work.left -= checks / checksPerPlan;
};

/** Whether more was asked for than may be priced: what was found then is not the whole answer. */
export const isSpent = ({ left }: Work): boolean => left < 0;

/** Tells when a search that begins now has priced as much as it may. */
export function searchEnd(work: Work): () => boolean {
  const end = Math.max(0, work.left - searchLimit);
  return () => work.left < end;
}
