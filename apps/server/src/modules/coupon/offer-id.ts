const CLAIM = 'claim:';

/** The id under which a coupon takes part that ordering would claim. */
export const claimOfferId = (couponId: string): string => `${CLAIM}${couponId}`;

/** The coupon that ordering has to claim for this offer, or null when the member holds it already. */
export const couponToClaim = (offerId: string): string | null =>
  offerId.startsWith(CLAIM) ? offerId.slice(CLAIM.length) : null;
