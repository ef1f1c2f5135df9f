import { type ActivityReads, createActivityReads } from './activity/activities';
import { type AnnualCardReads, createAnnualCardReads } from './annual-card/annual-card-reads';
import { type BargainReads, createBargainReads } from './bargain/bargain-reads';
import { type BlindBoxReads, createBlindBoxReads } from './blind-box/blind-box-reads';
import type { CreateRead } from './core/cache';
import type { Core } from './core/core';
import { type CouponReads, createCouponReads } from './coupon/coupon-reads';
import { createFlashReads, type FlashReads } from './flash-sale/flash-reads';
import { createGoodsReads, type GoodsReads } from './goods/goods';
import { createGroupReads, type GroupReads } from './group-buy/group-reads';
import { createLayout, type Layout } from './home/home';
import { createHotelReads, type HotelReads } from './hotel/hotels';
import type { Localiser } from './international/localiser';
import { createLotteryReads, type LotteryReads } from './lottery/lottery-reads';
import { createNftReads, type NftReads } from './nft/nft-reads';
import { createNoticeReads, type NoticeReads } from './notice/notices';
import { createRegionReads, type RegionReads } from './region/regions';
import { createReviewReads, type ReviewReads } from './review/reviews';
import { createSpotReads, type SpotReads } from './scenic-spot/spots';
import { createSearchReads, type SearchReads } from './search/search';
import { createServiceReads, type ServiceReads } from './service/services';
import { createShopReads, type ShopReads } from './shop/shops';
import { createSpecialReads, type SpecialReads } from './special/specials';
import { createTicketReads, type TicketReads } from './ticket/tickets';

/** What is sold and said, in the person's language. Every read rejects with ApiError and can be peeked at. */
export interface Catalogue
  extends SpotReads,
    TicketReads,
    NoticeReads,
    HotelReads,
    SearchReads,
    SpecialReads,
    RegionReads,
    GoodsReads,
    ServiceReads,
    ShopReads,
    ReviewReads,
    CouponReads,
    ActivityReads,
    FlashReads,
    GroupReads,
    BargainReads,
    LotteryReads,
    BlindBoxReads,
    AnnualCardReads,
    NftReads {}

/** The public reads: once as they are, and once as a prefetch. */
export interface PublicReads {
  readonly layout: Layout;
  readonly catalogue: Catalogue;
}

export const createPublicReads = (
  read: CreateRead,
  localiser: Localiser,
  core: Pick<Core, 'lazy'>,
): PublicReads => ({
  layout: createLayout(read, localiser),
  catalogue: {
    ...createSpotReads(read, localiser),
    ...createTicketReads(read, localiser),
    ...createNoticeReads(read),
    ...createHotelReads(read, localiser, core),
    ...createSearchReads(read),
    ...createSpecialReads(read),
    ...createRegionReads(read),
    ...createGoodsReads(read),
    ...createServiceReads(read),
    ...createShopReads(read),
    ...createReviewReads(read),
    ...createCouponReads(read),
    ...createActivityReads(read),
    ...createFlashReads(read),
    ...createGroupReads(read),
    ...createBargainReads(read),
    ...createLotteryReads(read),
    ...createBlindBoxReads(read),
    ...createAnnualCardReads(read),
    ...createNftReads(read),
  },
});
