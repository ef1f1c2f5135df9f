export {
  activityKey,
  bargainOf,
  boxOf,
  fixedQuantityOf,
  groupOf,
  type HeldPlace,
  heldOf,
  isDayOf,
  type LineActivity,
  type LineBargain,
  type LineBox,
  type LineGroup,
} from '../activity-line/activity-line';
export { namesBox } from '../activity-line/line-box';
export {
  type CardActivityCheckoutLine,
  type CardActivityField,
  type CardActivityLineChange,
  type CardActivityLineDraft,
  type CardActivityLineOpening,
  type CardActivityProblem,
  type CardActivityProduct,
  cardActivityLineOf,
} from '../annual-card/card-activity-line';
export {
  type CardCheckoutLine,
  type CardField,
  type CardLineChange,
  type CardLineDraft,
  type CardLineOpening,
  type CardProblem,
  type CardProduct,
  cardLineOf,
} from '../annual-card/card-line';
export {
  type BoxCheckoutLine,
  type BoxField,
  type BoxLineChange,
  type BoxLineOpening,
  type BoxProduct,
  boxLineOf,
} from '../blind-box/box-line';
export { type BoughtAgain, type BuyAgainParts, buyAgain } from '../cart/buy-again';
export type {
  SkuCheckoutLine,
  SkuField,
  SkuLineChange,
  SkuLineDraft,
  SkuLineOpening,
  SkuProblem,
  SkuProduct,
} from '../goods/sku-line';
export { type SkuChoice, skuOpeningsOf } from '../goods/sku-opening';
export { type ChosenRooms, chosenRoomsOf, chosenRoomsText } from '../stay/chosen-rooms';
export { arrivalHours, isGuestName } from '../stay/guests';
export type {
  StayCheckoutLine,
  StayField,
  StayLineChange,
  StayLineDraft,
  StayLineOpening,
  StayProblem,
  StayProduct,
} from '../stay/stay-line';
export { arrivalHoursOf } from '../stay/stay-line';
export type { TicketLineDraft } from '../ticket/ticket-draft';
export type {
  TicketCheckoutLine,
  TicketField,
  TicketLineChange,
  TicketLineOpening,
  TicketProblem,
} from '../ticket/ticket-line';
export type { LineTerm, LineTerms } from './agreed-terms';
export type {
  CheckoutOpening,
  CheckoutState,
  CheckoutStore,
  PlacedCheckout,
  PriceChange,
  TermsChange,
} from './checkout';
export type { AddOnChoice, CheckoutDraft, CheckoutField, CouponChoice } from './checkout-draft';
export {
  type CheckoutLine,
  type CheckoutLineChange,
  type CheckoutLineOpening,
  lineKinds,
} from './checkout-line';
export type { CheckoutProblem, ProblemsBy } from './checkout-problems';
export { type CheckoutParts, openCheckout } from './checkout-store';
export type { LineKind, LinePart, RefusedCall } from './line-kind';
