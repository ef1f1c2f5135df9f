import type { CardActivityProblem } from '../annual-card/card-activity-line';
import type { CardProblem } from '../annual-card/card-line';
import type { SkuProblem } from '../goods/sku-line';
import type { StayProblem } from '../stay/stay-line';
import type { TicketProblem } from '../ticket/ticket-line';

/**
 * What is wrong with a checkout, for the app to say in its own words. `failed`: the server's refusal or the network's; an
 * ApiError's `userMessage` has the words, its `rule` the reason.
 */
export type CheckoutProblem =
  | { readonly code: 'contactNameMissing' | 'contactMobileInvalid' | 'addressMissing' }
  | SkuProblem
  | CardProblem
  | CardActivityProblem
  | TicketProblem
  | StayProblem
  | { readonly code: 'failed'; readonly error: unknown };

/** Problems by the field they stand beside. */
export type ProblemsBy<Field extends string> = Partial<Record<Field, CheckoutProblem>>;

/** The problems of some fields, from two sources: what was found when placing, and why there is no price. */
export interface ProblemFields<Field extends string> {
  /** What was found when placing, in place of what was found before. Returns whether that is nothing. */
  find(problems: ProblemsBy<Field>): boolean;
  /** Why the price was refused, in place of an earlier reason. Hidden by what was found at the same field. */
  refuse(problems: ProblemsBy<Field>): void;
  /** These fields were changed: what was found there is over. */
  solve(...fields: readonly Field[]): void;
}

/** Writes both, merged, into `target.problems`. */
export function createProblemFields<Field extends string>(target: {
  problems: ProblemsBy<Field>;
}): ProblemFields<Field> {
  let found: ProblemsBy<Field> = {};
  let refused: ProblemsBy<Field> = {};
  const show = () => {
    target.problems = { ...refused, ...found };
  };
  return {
    find(problems) {
      found = problems;
      show();
      return Object.keys(problems).length === 0;
    },
    refuse(problems) {
      refused = problems;
      show();
    },
    solve(...fields) {
      const left = { ...found };
      for (const field of fields) delete left[field];
      found = left;
      show();
    },
  };
}
