import type { OrderLineRequest, QuoteLine } from '@yunyou/contract';
import {
  openSkuLine,
  type SkuCheckoutLine,
  type SkuLineChange,
  type SkuLineOpening,
} from '../goods/sku-line';
import {
  openStayLine,
  type StayCheckoutLine,
  type StayLineChange,
  type StayLineOpening,
} from '../stay/stay-line';
import {
  openTicketLine,
  type TicketCheckoutLine,
  type TicketLineChange,
  type TicketLineOpening,
} from '../ticket/ticket-line';

/** What is to be bought, with the product whose rules count. A kind adds its own. */
export type CheckoutLineOpening = TicketLineOpening | StayLineOpening | SkuLineOpening;

/** The state of one line, told apart by `kind`. */
export type CheckoutLine = TicketCheckoutLine | StayCheckoutLine | SkuCheckoutLine;

/** What a person changes about a line; its `kind` must be the line's. */
export type CheckoutLineChange = TicketLineChange | StayLineChange | SkuLineChange;

/** Why a refusal is said: there is no price, or the order was not placed. */
export type RefusedCall = 'quote' | 'order';

/** What the checkout asks of a line, whatever it sells. */
export interface LinePart<Change extends CheckoutLineChange = CheckoutLineChange> {
  /** A valtio proxy. */
  readonly state: CheckoutLine;
  /** What to ask the price of; undefined while something is missing for that. */
  quoteRequest(): OrderLineRequest | undefined;
  /** The line as it is ordered, with its people. `agreed`: the quote whose terms the person has seen. */
  orderRequest(agreed?: QuoteLine): OrderLineRequest;
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
}

/**
 * Opens a line of any kind.
 *
 * @param stored what the draft has of this line
 * @param all the openings of the whole checkout
 */
export function openLine(
  opening: CheckoutLineOpening,
  stored: unknown,
  all: readonly CheckoutLineOpening[],
): LinePart {
  const part = partOf(opening, stored, all);
  return {
    ...part,
    // A change of another kind's line is nobody's.
    change: (change) => (change.kind === opening.kind ? part.change(change) : undefined),
  };
}

function partOf(
  opening: CheckoutLineOpening,
  stored: unknown,
  all: readonly CheckoutLineOpening[],
): LinePart {
  switch (opening.kind) {
    case 'ticket':
      return openTicketLine(opening, stored) as LinePart;
    case 'stay':
      return openStayLine(
        opening,
        stored,
        all.filter((one) => one.kind === 'stay'),
      ) as LinePart;
    case 'goods':
    case 'service':
    case 'bundle':
      return openSkuLine(opening, stored) as LinePart;
    default:
      return unknownKind(opening);
  }
}

function unknownKind(opening: never): never {
  throw new TypeError(`A checkout knows no lines of the kind "${String(Object(opening).kind)}".`);
}
