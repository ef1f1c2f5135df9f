import type { CallTypes, EntityTypes, FailureType, FileTypes } from './call-types';
import type { Calls } from './calls';

export type { CallTypes };

/** Name of a domain. */
type Domains = keyof CallTypes;

/** Name of a call within its domain. */
export type CallName<Domain extends Domains> = keyof CallTypes[Domain] & keyof Calls[Domain];

type CallOf<Domain extends Domains, Name extends CallName<Domain>> = CallTypes[Domain][Name];

/** What a call takes, such as `RequestOf<'order', 'create'>`. */
export type RequestOf<Domain extends Domains, Name extends CallName<Domain>> =
  CallOf<Domain, Name> extends { request: infer Request } ? Request : never;

/** What a call answers, such as `ResponseOf<'order', 'detail'>`. */
export type ResponseOf<Domain extends Domains, Name extends CallName<Domain>> =
  CallOf<Domain, Name> extends { response: infer Response } ? Response : never;

/** The `data` of an answer that is not a success. */
export type Failure = FailureType;

/** Every answer's envelope. */
export interface Envelope<Data = unknown> {
  code: number;
  message: string;
  data: Data;
}

export type HomeLayout = ResponseOf<'home', 'layout'>;
export type HomeLayoutComponent = HomeLayout['components'][number];
export type HomePage = ResponseOf<'home', 'page'>;
export type CityInfo = ResponseOf<'home', 'cityInfo'>;
export type GeocoderAnswer = ResponseOf<'location', 'geocoder'>;
export type IpLocationAnswer = ResponseOf<'location', 'ipByMap'>;
export type LocalizedText = HomePage['helloText'];
export type SpotSummary = HomePage['spots'][number];
export type SpotDetail = ResponseOf<'scenicSpot', 'detail'>;
export type SpotProfile = ResponseOf<'scenicSpot', 'profile'>;
export type TextBlock = SpotProfile['blocks'][number];
export type Picture = SpotSummary['picture'];
export type TicketSummary = ResponseOf<'ticket', 'list'>[number];
export type TicketDetail = ResponseOf<'ticket', 'detail'>;
export type RefundRule = TicketSummary['refundRule'];
export type PriceCalendar = ResponseOf<'ticket', 'priceCalendar'>;
export type PriceCalendarDay = PriceCalendar['days'][number];
export type MemberInfo = ResponseOf<'session', 'userInfo'>;
export type LoginResponse = ResponseOf<'session', 'mobileLogin'>;
export type MemberProfile = ResponseOf<'member', 'profile'>;
export type Contact = ResponseOf<'contacts', 'detail'>;
export type CheckedContact = ResponseOf<'contacts', 'list'>[number];
export type ContactInput = RequestOf<'contacts', 'add'>;
export type Address = ResponseOf<'address', 'detail'>;
export type AddressInput = RequestOf<'address', 'add'>;
export type OrderLineRequest = RequestOf<'order', 'quote'>['lines'][number];
export type QuoteLine = ResponseOf<'order', 'quote'>['lines'][number];
export type Quote = ResponseOf<'order', 'quote'>;
export type BreakdownRow = Quote['breakdown'][number];
export type OrderSummary = ResponseOf<'order', 'list'>['records'][number];
export type OrderLine = OrderSummary['lines'][number];
export type OrderDetail = ResponseOf<'order', 'detail'>;
export type RefundQuote = ResponseOf<'refund', 'quote'>;
export type RefundRequestDetail = ResponseOf<'refund', 'detail'>;
export type RefundOptions = ResponseOf<'refund', 'options'>;
export type RefundSummary = ResponseOf<'refund', 'list'>['records'][number];
export type VoucherSheet = ResponseOf<'order', 'vouchers'>;
export type Voucher = VoucherSheet['vouchers'][number];
export type PayChannel = ResponseOf<'payment', 'channels'>[number];
export type PaymentState = ResponseOf<'payment', 'state'>;
export type JsapiParameters = ResponseOf<'payment', 'wxMiniPay'>;
export type Transfer = ResponseOf<'payment', 'transfer'>;
export type TransferTicket = ResponseOf<'payment', 'transferTicket'>;
export type TransferPay = ResponseOf<'payment', 'transferPay'>;
export type UnifiedPay = ResponseOf<'payment', 'unifyPay'>;
export type HotelSearch = ResponseOf<'hotel', 'search'>;
export type HotelSummary = HotelSearch['records'][number];
export type HotelBasic = ResponseOf<'hotel', 'basic'>;
export type HotelDetail = ResponseOf<'hotel', 'detail'>;
export type HotelProfile = ResponseOf<'hotel', 'profile'>;
export type HotelPhotos = ResponseOf<'hotel', 'photoDetail'>;
export type HotelRooms = ResponseOf<'hotel', 'hotelRoomList'>;
export type HotelRoom = HotelRooms['rooms'][number];
export type HotelRate = HotelRoom['hotelRatesVoList'][number];
export type HotelRateDetail = ResponseOf<'hotel', 'hotelratesDetail'>;
export type CancelDeadline = HotelRate['cancelDeadlines'][number];
export type TieredRefundRule = HotelRate['refundRule'];
export type NightCalendar = ResponseOf<'hotel', 'priceCalendar'>;
export type NightCalendarDay = NightCalendar['days'][number];
export type StayRoom = OrderDetail['stayRooms'][number];
export type SearchPage = ResponseOf<'search', 'index'>;
export type SearchRecord = SearchPage['records'][number];
export type SearchCensus = ResponseOf<'search', 'census'>;
export type SearchSuggestion = ResponseOf<'search', 'suggest'>[number];
export type Special = ResponseOf<'special', 'detail'>;
export type SpecialComponent = Special['components'][number];
export type SpecialSummary = ResponseOf<'special', 'list'>['records'][number];
export type Region = ResponseOf<'region', 'relateList'>[number];
export type ShopSummary = ResponseOf<'goods', 'home'>['shops'][number];
export type ShopHome = ResponseOf<'shop', 'home'>;
export type ShopDetail = ResponseOf<'shop', 'detail'>;
export type GoodsHome = ResponseOf<'goods', 'home'>;
export type GoodsCategory = GoodsHome['categories'][number];
export type GoodsDetail = ResponseOf<'goods', 'detail'>;
export type ServiceDetail = ResponseOf<'service', 'detail'>;
export type Sku = GoodsDetail['skus'][number];
export type SkuSpec = GoodsDetail['specs'][number];
export type BundleContent = NonNullable<GoodsDetail['bundle']>;
export type BundlePart = BundleContent['parts'][number];
export type BundleCalendar = ResponseOf<'service', 'priceCalendar'>;
export type GoodsEstimate = ResponseOf<'goods', 'estimate'>;
export type ReviewSummary = ResponseOf<'review', 'summary'>;
export type Cart = ResponseOf<'cart', 'list'>;
export type CouponOffer = ResponseOf<'coupon', 'detail'>;
export type MemberCoupon = ResponseOf<'coupon', 'mine'>['records'][number];
export type MemberCouponDetail = ResponseOf<'coupon', 'mineDetail'>;
export type CouponClaimStates = ResponseOf<'coupon', 'states'>;
export type ActivityOffer = GoodsDetail['activities'][number];
export type ActivityRule = ActivityOffer['rule'];
export type ActivityDetail = ResponseOf<'activity', 'detail'>;
export type ActivityProduct = ActivityDetail['products'][number];
/** An activity with a price of its own for a product. */
export type ActivityOfProduct = ResponseOf<'activity', 'ofProduct'>['activities'][number];
export type ListedActivity = ResponseOf<'activity', 'list'>['records'][number];
export type FlashSession = ResponseOf<'flashSale', 'sessions'>['sessions'][number];
export type FlashItem = ResponseOf<'flashSale', 'items'>['records'][number];
export type FlashState = ResponseOf<'flashSale', 'state'>['states'][number];
export type FlashEntry = ResponseOf<'flashSale', 'entry'>;
export type Grab = ResponseOf<'flashSale', 'grabbed'>;
export type GroupProduct = ResponseOf<'groupBuy', 'list'>['records'][number];
export type GroupDetail = ResponseOf<'groupBuy', 'group'>;
export type BargainProduct = ResponseOf<'bargain', 'list'>['records'][number];
export type BargainDetail = ResponseOf<'bargain', 'detail'>;
export type BargainHelp = ResponseOf<'bargain', 'help'>;
export type LotteryDetail = ResponseOf<'lottery', 'detail'>;
export type OwnLottery = ResponseOf<'lottery', 'own'>;
export type DrawRecord = ResponseOf<'lottery', 'records'>['records'][number];
export type DrawPrize = LotteryDetail['prizes'][number];
export type DrawTask = ResponseOf<'lottery', 'tasks'>['tasks'][number];
export type DrawWinner = ResponseOf<'lottery', 'winners'>['records'][number];
export type PrizeOfMine = ResponseOf<'prize', 'list'>['records'][number];
export type JumpTarget = ResponseOf<'jump', 'resolve'>;
export type JumpBlock = JumpTarget['blocks'][number];
export type SharedVoucher = ResponseOf<'voucher', 'shared'>;
export type VoucherLink = NonNullable<ResponseOf<'order', 'voucherLink'>>;
export type GroupLeave = ResponseOf<'groupBuy', 'leave'>;
export type QuotedOrder = Quote['orders'][number];
export type QuotedCoupon = Quote['coupons'][number];
export type QuotedAddOn = Quote['addOns'][number];
export type UnusedOffer = Quote['unused'][number];
export type OfferReason = UnusedOffer['reason'];
export type NextStep = NonNullable<QuotedOrder['nextStep']>;
export type Shipments = ResponseOf<'order', 'shipments'>;
export type Shipment = Shipments['shipments'][number];
export type OrderDelivery = NonNullable<OrderDetail['delivery']>;
export type UploadPolicy = ResponseOf<'upload', 'policy'>;
export type NoticeSummary = ResponseOf<'notice', 'list'>[number];
export type NoticeDetail = ResponseOf<'notice', 'detail'>;
export type License = ResponseOf<'notice', 'license'>;
export type TabBarFile = FileTypes['tabBarFile'];
export type SideBarFile = FileTypes['sideBarFile'];
export type AppFile = FileTypes['appFile'];
export type UpdateConfigFile = FileTypes['updateConfigFile'];
export type SubscribeConfigFile = FileTypes['subscribeConfigFile'];
export type SubscribeTaskFile = FileTypes['subscribeTaskFile'];

/** A slot of what can be appointed. */
export type AppointmentSlot = ResponseOf<'appointment', 'slots'>['slots'][number];
export type AppointmentSlotDay = ResponseOf<'appointment', 'slots'>['days'][number];
export type AppointmentSlots = ResponseOf<'appointment', 'slots'>;
export type AppointmentItemSummary = ResponseOf<'appointment', 'items'>['records'][number];
export type AppointmentItem = ResponseOf<'appointment', 'item'>;
export type AppointmentRight = ResponseOf<'appointment', 'rights'>['records'][number];
export type AppointmentCard = ResponseOf<'appointment', 'list'>['records'][number];
export type AppointmentDetail = ResponseOf<'appointment', 'detail'>;
export type AppointmentCodes = ResponseOf<'appointment', 'codes'>;
export type AppointmentCheck = ResponseOf<'appointment', 'check'>;
export type AppointmentRequest = RequestOf<'appointment', 'create'>;
export type WaitingEntry = ResponseOf<'appointment', 'waiting'>['records'][number];
export type Review = EntityTypes['Review'];
export type ReviewInput = EntityTypes['ReviewInput'];
/** One of a member's favourites. */
export type FavoriteRecord = ResponseOf<'favorite', 'list'>['records'][number];
/** A page of favourites. */
export type FavoritePage = ResponseOf<'favorite', 'list'>;
/** One of a member's suggestions in their list. */
export type AdviceSummary = ResponseOf<'advice', 'list'>['records'][number];
export type AdviceDetail = ResponseOf<'advice', 'detail'>;
/** A message in a member's inbox. */
export type InboxMessage = ResponseOf<'message', 'list'>['records'][number];
export type InboxPage = ResponseOf<'message', 'list'>;
/** What the user center counts. */
export type UserCenterSummary = ResponseOf<'userCenter', 'summary'>;
/** Something that a member takes part in. */
export type MyActivity = ResponseOf<'myActivity', 'list'>['records'][number];
export type MemberReview = ResponseOf<'review', 'detail'>;
export type ReviewStates = ResponseOf<'review', 'states'>;
export type ReviewTodo = ResponseOf<'review', 'todo'>['records'][number];
export type ReviewForm = ResponseOf<'review', 'form'>;
export type AnnualCardSummary = ResponseOf<'annualCard', 'list'>['records'][number];
export type AnnualCardDetail = ResponseOf<'annualCard', 'detail'>;
export type AnnualCardRole = AnnualCardSummary['roles'][number];
export type AnnualCardSpot = AnnualCardDetail['spots'][number];
export type OwnAnnualCard = ResponseOf<'annualCard', 'own'>;
export type CardActivity = AnnualCardDetail['activities'][number];
export type JoinableActivity = OwnAnnualCard['activities'][number];
export type AnnualCardPerson = OwnAnnualCard['persons'][number];
export type AnnualCardEntry = ResponseOf<'annualCard', 'entries'>['records'][number];
export type AnnualCardApplication = ResponseOf<'annualCard', 'examine'>['application'];
export type AnnualCardEntryCode = ResponseOf<'annualCard', 'entryCode'>;
export type ActivationInput = RequestOf<'annualCard', 'activate'>;
export type ConsentDocument = ResponseOf<'consent', 'document'>;
export type GivenConsent = ResponseOf<'consent', 'list'>[number];
export type CartItem = EntityTypes['CartItem'];
export type GoodsSummary = EntityTypes['GoodsSummary'];
export type MemberAnnualCard = ResponseOf<'annualCard', 'mine'>['records'][number];
export type ActivitySummary = EntityTypes['ActivitySummary'];
export type AgreedRules = ResponseOf<'activityRules', 'asAgreed'>['versions'][number];
export type BlindBoxDetail = ResponseOf<'blindBox', 'detail'>;
export type BlindBoxStanding = ResponseOf<'blindBox', 'standing'>;
export type BoxUnit = ResponseOf<'blindBox', 'mine'>['records'][number];
export type BoxRecord = NonNullable<BoxUnit['record']>;
export type BoxLedgerEntry = ResponseOf<'blindBox', 'ledger'>['records'][number];
export type NftActivity = ResponseOf<'nft', 'detail'>;
export type NftCollection = ResponseOf<'nft', 'collections'>['records'][number];
export type NftProduct = ResponseOf<'nft', 'productList'>['records'][number];
export type NftPiece = ResponseOf<'nft', 'myCollections'>['records'][number];
export type NftCollectible = ResponseOf<'nft', 'collectionsDetail'>;
export type NftCertificate = NonNullable<NftCollectible['certificate']>;
export type NftFiles = ResponseOf<'nft', 'collectionsFile'>;
export type NftProgress = ResponseOf<'nft', 'userIndex'>;
export type NftHolder = ResponseOf<'nft', 'userInfo'>;
export type IdentityCheck = ResponseOf<'nft', 'verifiedConfig'>;
export type Preview = ResponseOf<'preview', 'detail'>;
export type PreviewPart = Preview['parts'][number];
export type BargainState = EntityTypes['BargainState'];
export type CouponSummary = EntityTypes['CouponSummary'];
export type Draw = EntityTypes['Draw'];
export type GroupState = EntityTypes['GroupState'];
export type Prize = EntityTypes['Prize'];

/** A page of records. */
export interface Page<Record> {
  records: Record[];
  total: number;
  size: number;
  current: number;
  pages: number;
}
export type InvoiceableOrder = ResponseOf<'invoice', 'orders'>['records'][number];
export type InvoicePreview = ResponseOf<'invoice', 'preview'>;
export type InvoiceSummary = ResponseOf<'invoice', 'list'>['records'][number];
export type InvoiceDetail = ResponseOf<'invoice', 'detail'>;
export type InvoiceTitle = ResponseOf<'invoice', 'titles'>[number];
export type InvoiceTitleInput = RequestOf<'invoice', 'addTitle'>;
export type SnapshotSummary = ResponseOf<'transactionSnapshot', 'list'>[number];
export type SnapshotDetail = ResponseOf<'transactionSnapshot', 'detail'>;
