import type { OrderLineRequest, QuoteLine } from '@yunyou/contract';
import type { LineTerm } from './agreed-terms';
import type { CheckoutLine, CheckoutLineChange, CheckoutLineOpening } from './checkout-line';

/** Why a refusal is said: there is no price, or the order was not placed. */
export type RefusedCall = 'quote' | 'order';

/** What the checkout asks of a line, whatever it sells. */
export interface LinePart<Change extends CheckoutLineChange = CheckoutLineChange> {
  /** A valtio proxy. */
  readonly state: CheckoutLine;
  /** What to ask the price of; undefined while something is missing for that. */
  quoteRequest(): OrderLineRequest | undefined;
  /** The line as it is ordered, with its people. `agreed`: the terms that the person has seen. */
  orderRequest(agreed?: LineTerm): OrderLineRequest;
  /** Plain data for the draft. */
  toStored(): unknown;
  /** Takes a change. Returns the name of who could be called about the order, where the change names somebody. */
  change(change: Change): string | undefined;
  /** Says what is missing before the server needs to be asked. Returns whether nothing is. */
  check(): boolean;
  /** The price came; undefined when there is none. `parts`: of a bundle, all of its lines. */
  priced(line: QuoteLine | undefined, parts: readonly QuoteLine[]): void;
  /** Says a refusal beside the field it is about. Returns whether it is about one of this line. */
  refuse(call: RefusedCall, error: unknown): boolean;
  /** Terms that can change between the price and the order. Default: it has none. */
  readonly terms?: {
    /** Those it was quoted with; undefined while there is no quote. */
    quoted(): LineTerm | undefined;
    /** Those in a refusal, which is unchecked; undefined where they cannot be read. */
    told(line: unknown): LineTerm | undefined;
  };
}

/** What the checkout asks of a kind before its lines are open, and of all of them together. */
export interface LineKind<
  Opening extends CheckoutLineOpening = CheckoutLineOpening,
  Change extends CheckoutLineChange = CheckoutLineChange,
> {
  /**
   * Opens a line.
   *
   * @param stored what the draft has of this line
   * @param all the openings of this kind in the checkout
   */
  open(opening: Opening, stored: unknown, all: readonly Opening[]): LinePart<Change>;
  /** What the draft of a checkout that begins with it is called. Default: by what all lines sell. */
  draftName?(first: Opening): string;
  /** What a draft has of a line. Default: what it has in its place. */
  storedOf?(opening: Opening, stored: readonly unknown[]): unknown;
  /** Whether it is sent somewhere. Default: it is not. */
  isShipped?(opening: Opening): boolean;
  /** Whether somebody is to be called about it. Default: yes. */
  needsContact?(opening: Opening): boolean;
  /** Shares out among its lines what is the whole order's. Lines of other kinds pass. Default: nothing is. */
  share?(lines: readonly OrderLineRequest[]): OrderLineRequest[];
}
