/** Types of entities whose calls come later: what blocks are typed by until then. */
export type {
  Address,
  AppointmentSlot,
  RefundDetail,
  RefundStatus,
  Review,
  ReviewInput,
} from './after-sales';
export type { AnnualCardSummary, CartItem, GoodsSummary, MemberAnnualCard } from './goods';
export type { HotelRate, HotelRoom, HotelSummary } from './hotel';
export type { ActivitySummary, BargainState, CouponSummary, Draw, GroupState, Prize } from './marketing';
