import type { ActivityType, Locale, OrderStatus, PrizeOfMine } from '@yunyou/contract';
import type { ShownPrize } from './store';

export const prizeView = (
  { prize, state, activeType, supplierId, shopName, orderStatus }: ShownPrize,
  locale: Locale,
): PrizeOfMine => {
  const isClaimed = state === 'claimed';
  return {
    prizeOfMineId: prize.id,
    source: prize.source,
    activeId: prize.activity_id,
    activeType: activeType as ActivityType | null,
    activityName: prize.activity_name[locale],
    kind: prize.kind,
    name: prize.name[locale],
    picture: prize.picture,
    valueFen: prize.value_fen,
    state,
    wonAtMs: prize.won_ms,
    expiresAtMs: prize.expires_ms,
    shop: supplierId === null || shopName === null ? null : { supplierId, name: shopName[locale] },
    orderId: isClaimed ? prize.order_id : null,
    orderStatus: isClaimed ? (orderStatus as OrderStatus | null) : null,
    memberCouponId: prize.member_coupon_id,
  };
};
