import type { CoreTables } from '../core/tables';
import type { HttpTables } from '../http/tables';
import type { ActivityTables } from '../modules/activity/tables';
import type { AddressTables } from '../modules/address/tables';
import type { AdviceTables } from '../modules/advice/tables';
import type { AnnualCardTables } from '../modules/annual-card/tables';
import type { AppointmentTables } from '../modules/appointment/tables';
import type { BargainTables } from '../modules/bargain/tables';
import type { BlindBoxTables } from '../modules/blind-box/tables';
import type { CardActivityTables } from '../modules/card-activity/tables';
import type { CartTables } from '../modules/cart/tables';
import type { ConsentTables } from '../modules/consent/tables';
import type { ContactTables } from '../modules/contacts/tables';
import type { CouponTables } from '../modules/coupon/tables';
import type { DeliveryTables } from '../modules/delivery/tables';
import type { FavoriteTables } from '../modules/favorite/tables';
import type { FlashSaleTables } from '../modules/flash-sale/tables';
import type { GoodsTables } from '../modules/goods/tables';
import type { GroupBuyTables } from '../modules/group-buy/tables';
import type { HotelTables } from '../modules/hotel/tables';
import type { IdentityTables } from '../modules/identity/tables';
import type { InternationalTables } from '../modules/international/tables';
import type { InvoiceTables } from '../modules/invoice/tables';
import type { JumpTables } from '../modules/jump/tables';
import type { LotteryTables } from '../modules/lottery/tables';
import type { MemberTables } from '../modules/member/tables';
import type { MessageTables } from '../modules/message/tables';
import type { NftTables } from '../modules/nft/tables';
import type { NoticeTables } from '../modules/notice/tables';
import type { PaymentTables } from '../modules/payment/tables';
import type { PreviewTables } from '../modules/preview/tables';
import type { PrizeTables } from '../modules/prize/tables';
import type { ReviewTables } from '../modules/review/tables';
import type { ScenicSpotTables } from '../modules/scenic-spot/tables';
import type { SearchTables } from '../modules/search/tables';
import type { ServiceTables } from '../modules/service/tables';
import type { SessionTables } from '../modules/session/tables';
import type { ShopTables } from '../modules/shop/tables';
import type { SiteDocumentTables } from '../modules/site-documents/tables';
import type { SpecialTables } from '../modules/special/tables';
import type { SubscriptionTables } from '../modules/subscription/tables';
import type { TicketTables } from '../modules/ticket/tables';
import type { TrackingTables } from '../modules/tracking/tables';
import type { UploadTables } from '../modules/upload/tables';
import type { VoucherTables } from '../modules/voucher/tables';
import type { OperatorTables } from '../operator/tables';
import type { StoredValueTables } from '../outside/pay-systems/tables';
import type { PlatformTables } from '../outside/platforms/tables';
import type { SandboxTables } from '../sandbox/tables';

/** Every table; each part of the server declares its own. */
export interface Database
  extends CoreTables,
    TicketTables,
    VoucherTables,
    MemberTables,
    SessionTables,
    SearchTables,
    SpecialTables,
    FavoriteTables,
    FlashSaleTables,
    GroupBuyTables,
    BargainTables,
    AnnualCardTables,
    IdentityTables,
    NftTables,
    PreviewTables,
    CardActivityTables,
    BlindBoxTables,
    ConsentTables,
    LotteryTables,
    PrizeTables,
    JumpTables,
    OperatorTables,
    AdviceTables,
    AppointmentTables,
    MessageTables,
    ContactTables,
    AddressTables,
    ScenicSpotTables,
    HotelTables,
    InternationalTables,
    InvoiceTables,
    NoticeTables,
    SiteDocumentTables,
    TrackingTables,
    UploadTables,
    SubscriptionTables,
    PaymentTables,
    PlatformTables,
    StoredValueTables,
    HttpTables,
    SandboxTables,
    ShopTables,
    GoodsTables,
    ReviewTables,
    CartTables,
    ActivityTables,
    CouponTables,
    DeliveryTables,
    ServiceTables {}
