import {
  type CardActivityCheckoutLine,
  type CardActivityLineChange,
  type CardActivityLineOpening,
  cardActivityLineKind,
} from '../annual-card/card-activity-line';
import {
  type CardCheckoutLine,
  type CardLineChange,
  type CardLineOpening,
  cardLineKind,
} from '../annual-card/card-line';
import {
  type BoxCheckoutLine,
  type BoxLineChange,
  type BoxLineOpening,
  boxLineKind,
} from '../blind-box/box-line';
import {
  type SkuCheckoutLine,
  type SkuLineChange,
  type SkuLineOpening,
  skuLineKind,
} from '../goods/sku-line';
import {
  type StayCheckoutLine,
  type StayLineChange,
  type StayLineOpening,
  stayLineKind,
} from '../stay/stay-line';
import {
  type TicketCheckoutLine,
  type TicketLineChange,
  type TicketLineOpening,
  ticketLineKind,
} from '../ticket/ticket-line';
import type { LineKind, LinePart } from './line-kind';

/** What is to be bought, with the product whose rules count. A kind adds its own. */
export type CheckoutLineOpening =
  | TicketLineOpening
  | StayLineOpening
  | SkuLineOpening
  | BoxLineOpening
  | CardLineOpening
  | CardActivityLineOpening;

/** The state of one line, told apart by `kind`. */
export type CheckoutLine =
  | TicketCheckoutLine
  | StayCheckoutLine
  | SkuCheckoutLine
  | BoxCheckoutLine
  | CardCheckoutLine
  | CardActivityCheckoutLine;

/** What a person changes about a line; its `kind` must be the line's. */
export type CheckoutLineChange =
  | TicketLineChange
  | StayLineChange
  | SkuLineChange
  | BoxLineChange
  | CardLineChange
  | CardActivityLineChange;

type Kind = CheckoutLineOpening['kind'];

/** Every kind that can be bought. A kind adds one entry; an app can add one of its own before it opens a checkout. */
export const lineKinds: { [Name in Kind]: LineKind<Extract<CheckoutLineOpening, { kind: Name }>, never> } = {
  ticket: ticketLineKind,
  stay: stayLineKind,
  goods: skuLineKind,
  service: skuLineKind,
  bundle: skuLineKind,
  box: boxLineKind,
  annualCard: cardLineKind,
  cardActivity: cardActivityLineKind,
};

/** The kind of a line. */
export function lineKindOf({ kind }: { kind: Kind }): LineKind {
  if (!Object.hasOwn(lineKinds, kind)) {
    throw new TypeError(`A checkout knows no lines of the kind "${kind}".`);
  }
  return lineKinds[kind] as LineKind;
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
  const { kind } = opening;
  const part = lineKindOf(opening).open(
    opening,
    stored,
    all.filter((one) => one.kind === kind),
  );
  return {
    ...part,
    // A change of another kind's line is nobody's.
    change: (change) => (change.kind === kind ? part.change(change) : undefined),
  };
}
