export {
  ApiError,
  type ApiErrorKind,
  type CallOptions,
  isApiError,
  type RuleDetails,
} from '@yunyou/api-client';
export {
  appointmentStatus,
  deliveryStatus,
  orderStatus,
  paymentStatus,
  stayState,
  timeStatus,
  tokenStorageKey,
} from '@yunyou/contract';
export { cityStorageKey } from '@yunyou/location/place';
export type { LineActivity } from './activity-line/activity-line';
export type { ActivityLines, LineActivityQuery } from './activity-line/activity-lines';
export type { AddressChoice, Addresses, AddressesState } from './address/addresses';
export type { ParsedRegion, RegionNames } from './address/find-regions';
export type { ParsedAddress, ParsedField } from './address/parse-address';
export type { Advice } from './advice/advice';
export type { AnnualCards, EntryCodeView, MinePage, OwnCardView } from './annual-card/annual-cards';
export type { Appointments } from './appointment/appointments';
export type {
  ListedVisitor,
  ListProblem,
  PastedList,
  PastedListOptions,
  WrongLine,
} from './appointment/pasted-list';
export type { BargainCheck, BargainEvidence } from './bargain/bargain-proof';
export type { Bargains, BargainWanted } from './bargain/bargains';
export type { AgeStatement, BlindBoxes, BoxOpening } from './blind-box/blind-boxes';
export type { BoxCheck, BoxEvidence } from './blind-box/box-proof';
export type { Share } from './bridge/share';
export type { CardActivation, ConsentGift } from './card-activation/card-activation';
export type { HolderDraft, HolderDrafts } from './card-activation/holder-drafts';
export type { Catalogue, PublicReads } from './catalogue';
export type { AppConfig } from './config/app-config';
export type { AppConfigState } from './config/app-config-state';
export type { TravellerQuery, Travellers } from './contacts/travellers';
export type { CachedRead, ReadOptions } from './core/cache';
export type { Drafts } from './core/drafts';
export type {
  EventSource,
  LoggedOutEvent,
  LoginExpiredEvent,
  SdkEvents,
  SdkEventType,
} from './core/events';
export type { Lazy } from './core/lazy';
export { type LocaleChoice, type LocaleState, languageParameter, localeStorageKey } from './core/locale';
export type { SdkHost, SdkLogger, SdkOptions } from './core/options';
export { type PagedRead, pages } from './core/pages';
export type { RecentCall } from './core/recent-calls';
export type { Schedule } from './core/schedule';
export type { Coupons, CouponsState, KnownCoupon } from './coupon/coupons';
export { createSdk } from './create-sdk';
export type * from './entities';
export type { Favorites, FavoriteTarget } from './favorite/favorites';
export type { FlashSales, GrabRequest } from './flash-sale/flash-sale';
export type { GoodsQuery } from './goods/goods';
export type { GroupBuys, GroupKey } from './group-buy/group-buy';
export type { Layout, LayoutState } from './home/home';
export type { HotelOptions, HotelQuery, NightSpan, NightsOf, StayQuery } from './hotel/hotels';
export { stayQueryOf } from './hotel/stay-query';
export type { Invoices } from './invoice/invoices';
export type { Jump, JumpPart, Jumps, JumpWay } from './jump/jumps';
export { distanceM } from './location/distance';
export type { SdkLocation } from './location/location';
export type { ChosenPlace, PlaceChoice, PlaceChoiceStart } from './location/place-choice';
export { AuthorisationError } from './login/authorisation-error';
export type { Logins, PlatformLogin } from './login/logins';
export type {
  MessagingAppLaunch,
  MessagingAppLogin,
  MessagingAppLoginOptions,
} from './login/messaging-app-login';
export type { PhoneAnswer } from './login/phone-authorisation';
export { type BrowseRun, keptBrowseRun } from './lottery/browse-run';
export type { DrawCheck, DrawEvidence, DrawProof } from './lottery/draw-proof';
export { createInvitations } from './lottery/invitations';
export type { DrawWanted, Lotteries } from './lottery/lotteries';
export type { Account } from './member/account';
export type { ChosenPicture, PictureChoice } from './member/picture-choice';
export type { Inbox, InboxState, ListedInbox } from './message/inbox';
export type { SdkNavigation } from './navigation/navigation';
export type { ActivityTime } from './nft/activity-time';
export type { CertificateCheck, CertificateEvidence, CertifiedPiece } from './nft/certificate-check';
export type { Collectibles, NftOriginal } from './nft/collectibles';
export type { UsablePiece } from './nft/suggested-pieces';
export type { CreateOrderOptions, Orders, VoucherView } from './order/orders';
export type { SdkPayment } from './payment/payment';
export type { Transfers } from './payment/transfers';
export type { Prizes } from './prize/prizes';
export type { Refunds } from './refund/refunds';
export type { KnownReview, ReviewDraft, Reviews, ReviewsState } from './review/own-reviews';
export type { ReviewQuery, ReviewsOf } from './review/reviews';
export type { SpotSearch } from './scenic-spot/spots';
export type { Sdk } from './sdk';
export type { SearchHistory } from './search/history';
export type { FoundPage, Search, SearchQuery } from './search/search';
export { openSuggestions, type Suggestions } from './search/suggestions';
export { LoginError } from './session/login-error';
export { openIdStorageKey, type Session } from './session/session';
export { memberStorageKey, type SessionState } from './session/session-store';
export type { SessionUser } from './session/user';
export type { SdkSnapshot } from './snapshot';
export { addDays, nightsBetween } from './stay/days';
export {
  firstArrival,
  type OpenedStay,
  type Stay,
  type StayChoice,
  type StayText,
  shanghaiTime,
  stayText,
} from './stay/stay';
export type { SdkSubscription } from './subscription/subscription';
export type { CalendarSpan } from './ticket/tickets';
export type { Tracking } from './tracking/tracking';
export type { TransactionSnapshots } from './transaction-snapshot/transaction-snapshots';
export type { UploadRequest, Uploads } from './upload/uploads';
export type { UserCenter } from './user-center/user-center';
export type { SharedVoucherView, VoucherLinks } from './voucher/voucher-links';
