import { review, reviewInput } from './after-sales';
import { cartItem, goodsSummary } from './goods';
import { activitySummary, bargainState, couponSummary, draw, groupState, prize } from './marketing';

/** Entities whose calls come later: what blocks are typed by until then. */
export const entities = {
  Review: review,
  ReviewInput: reviewInput,
  CartItem: cartItem,
  GoodsSummary: goodsSummary,
  ActivitySummary: activitySummary,
  BargainState: bargainState,
  CouponSummary: couponSummary,
  Draw: draw,
  GroupState: groupState,
  Prize: prize,
};
