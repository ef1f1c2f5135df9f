import type { Quote, ResponseOf } from '@yunyou/contract';
import type { LineTerms } from './agreed-terms';
import type { CheckoutDraft, CheckoutField } from './checkout-draft';
import type { CheckoutLine, CheckoutLineChange, CheckoutLineOpening } from './checkout-line';
import type { CheckoutProblem, ProblemsBy } from './checkout-problems';

/** What a checkout is opened with. */
export interface CheckoutOpening {
  /** What is to be bought, in the order it is shown. */
  lines: readonly CheckoutLineOpening[];
  /** The lines are items of the cart, which they leave when they are ordered. Default false. */
  fromCart?: boolean;
  /** Brings back what was typed before. Default true; false while a rendered page is hydrated: its server knew nothing of it. */
  restore?: boolean;
}

/** The total that was agreed to, and the one it is now. */
export interface PriceChange {
  readonly beforeFen: number;
  readonly afterFen: number;
  /** What was agreed to, line by line, where it has prices and terms of its own. Default: nowhere. */
  readonly before?: LineTerms;
  /** The same as it is sold now; placing agrees to these terms. */
  readonly now?: LineTerms;
}

/** Terms that are others now, at the same total: those that were agreed to, line by line, and those that placing agrees to. */
export interface TermsChange {
  readonly before: LineTerms;
  readonly now: LineTerms;
  readonly totalFen: number;
}

/** What is chosen and typed, what it costs by the server's word, what is wrong, and how placing it stands. */
export interface CheckoutState {
  readonly draft: CheckoutDraft;
  /** What has to be said besides the lines: where to send, whom it is for. */
  readonly needs: { readonly address: boolean; readonly contact: boolean };
  /** In the order they were opened in. */
  readonly lines: readonly CheckoutLine[];
  /** The last price; stays while another is asked for, and goes when that is refused. */
  readonly quote: Quote | undefined;
  /** `none`: something is missing to ask with. `refused`: what is chosen has no price now. */
  readonly pricing: 'none' | 'asking' | 'known' | 'refused';
  /** The total to agree to; undefined unless the price is known. */
  readonly totalFen: number | undefined;
  /** Why there is no price, where that has to do with no field. */
  readonly quoteProblem: CheckoutProblem | undefined;
  /** What is wrong beside the lines; each line has its own. */
  readonly problems: ProblemsBy<CheckoutField>;
  /** The price was another when the order came: to be asked about, then placed at the new total. */
  readonly priceChange: PriceChange | undefined;
  /** The terms were others when the order came: to be shown and agreed to, then placed again. */
  readonly termsChange: TermsChange | undefined;
  /** The last try was not answered: the order may or may not have been placed. Trying again is safe. */
  readonly unanswered: boolean;
  /** The order is being placed. */
  readonly busy: boolean;
}

/** The orders of a checkout that was placed. */
export type PlacedCheckout = ResponseOf<'order', 'create'>;

/** One checkout, from choosing to the order. Nothing here rejects: `state` says what is the matter. */
export interface CheckoutStore {
  /** A valtio proxy. */
  readonly state: CheckoutState;
  /** Begins: asks for the price, offers the member's own number, stores the draft. Nothing is sent or stored before. */
  start(): void;
  /** Calls `listener` after changes of `state`, once for those made together. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Takes what a person typed about the order as a whole. */
  change(part: Partial<CheckoutDraft>): void;
  /** Takes what a person changed about a line; the price is asked for again where it may be another. */
  changeLine(index: number, change: CheckoutLineChange): void;
  /** Asks for the price again, or waits for it where it is being asked for. Resolves when that is over. */
  quoteAgain(): Promise<void>;
  /**
   * Places the order, unless something is missing. Resolves to undefined when it was not placed.
   *
   * @param totalFen the total the person has agreed to: `state.totalFen`, `state.priceChange.afterFen` or
   * `state.termsChange.totalFen`; without one only what is missing is said
   */
  place(totalFen: number | undefined): Promise<PlacedCheckout | undefined>;
  /** The person does not agree to the new price or the new terms. */
  dismissPriceChange(): void;
  /** The page is left: nothing comes in any more. What was typed stays in the drafts; `start` goes on. */
  dispose(): void;
}
