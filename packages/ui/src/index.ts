export {
  type Appearance,
  AppFrame,
  type AppFrameProps,
  AppPage,
  type AppPageProps,
  AppProviders,
  type AppProvidersProps,
  appearanceStorageKey,
  errorText,
  type IsNewPage,
  LowerPart,
  type LowerPartProps,
  PageBody,
  PageError,
  type PageErrorProps,
  PagePending,
  parseAppearance,
  type Resource,
  type TextSize,
  type ThemeChoice,
  useAppConfig,
  useAppearance,
  useOnline,
  useResource,
  useSdk,
  useSession,
  useUpperPartPainted,
} from './app';
export {
  ActivityCard,
  type ActivityCardProps,
  ActivityList,
  type ActivityListProps,
  timeStatusOf,
} from './blocks/activity-card';
export { AddressPicker, type AddressPickerProps, addressLine } from './blocks/address-picker';
export { AgreementView, type AgreementViewProps } from './blocks/agreement-view';
export {
  AnnualCardList,
  type AnnualCardListProps,
  AnnualCardOffer,
  type AnnualCardOfferProps,
  MemberAnnualCard,
  type MemberAnnualCardProps,
} from './blocks/annual-card';
export { AppointmentSlots, type AppointmentSlotsProps } from './blocks/appointment-slots';
export { BargainProgress, type BargainProgressProps } from './blocks/bargain-progress';
export { BookingForm, type BookingFormProps } from './blocks/booking-form';
export { CityBar, type CityBarProps } from './blocks/city-bar';
export { ContactForm, type ContactFormProps } from './blocks/contact-form';
export { ContactList, type ContactListProps } from './blocks/contact-list';
export { CouponCard, type CouponCardProps, CouponList, type CouponListProps } from './blocks/coupon-card';
export { DateBar, type DateBarProps } from './blocks/date-bar';
export { BlindBox, type DrawBlockProps, NineGridDraw, PrizeWheel } from './blocks/draw';
export { GoodsCard, type GoodsCardProps, GoodsList, type GoodsListProps } from './blocks/goods-card';
export { GroupProgress, type GroupProgressProps } from './blocks/group-progress';
export { homeHero } from './blocks/home-layout';
export { type HomeHrefs, HomePending, HomeView, type HomeViewProps } from './blocks/home-view';
export { HotelCard, type HotelCardProps, HotelList, type HotelListProps } from './blocks/hotel-card';
export { LicenseTable, type LicenseTableProps } from './blocks/license-table';
export {
  ConsentLogin,
  type ConsentLoginProps,
  LoginCard,
  LoginForm,
  type LoginFormProps,
} from './blocks/login-form';
export { MediaViewer, type MediaViewerProps, previewMediaStorageKey } from './blocks/media-viewer';
export {
  NoticeArticle,
  type NoticeArticleProps,
  NoticeList,
  type NoticeListProps,
} from './blocks/notice-list';
export { OrderCard, type OrderCardProps } from './blocks/order-card';
export {
  OrderDetailView,
  type OrderDetailViewProps,
  OrderStatusHeader,
  type OrderStatusHeaderProps,
} from './blocks/order-detail';
export { OrderList, type OrderListProps, ordersPerPage } from './blocks/order-list';
export { PageFailed, type PageFailedProps, PageLost, type PageLostProps } from './blocks/page-lost';
export { PayMethodList, type PayMethodListProps } from './blocks/pay-method-list';
export { PaymentPanel, type PaymentPanelProps } from './blocks/payment-panel';
export { PaymentResult, type PaymentResultProps } from './blocks/payment-result';
export { PriceBreakdown, type PriceBreakdownProps } from './blocks/price-breakdown';
export { RefundProgress, type RefundProgressProps } from './blocks/refund-progress';
export { refundRuleText } from './blocks/refund-rule';
export { ResourceView, type ResourceViewProps } from './blocks/resource-view';
export {
  ReviewEditor,
  type ReviewEditorProps,
  ReviewItem,
  type ReviewItemProps,
  ReviewList,
  type ReviewListProps,
} from './blocks/review';
export { RoomList, type RoomListProps, RoomRow, type RoomRowProps } from './blocks/room-row';
export {
  SpotList,
  SpotListPending,
  type SpotListProps,
  spotFiltersOf,
  spotSearchOf,
  themesOf,
} from './blocks/spot-list';
export { SpotProfileView, type SpotProfileViewProps, spotProfileHero } from './blocks/spot-profile';
export { SpotPending, SpotView, type SpotViewProps, spotHero } from './blocks/spot-view';
export { type TicketChoice, TicketPending, TicketView, type TicketViewProps } from './blocks/ticket-view';
export { TravellerPicker, type TravellerPickerProps } from './blocks/traveller-picker';
export { UserCenter, type UserCenterHrefs, type UserCenterProps } from './blocks/user-center';
export { VoucherSheet, type VoucherSheetProps } from './blocks/voucher-sheet';
export { WebFrame, type WebFrameProps } from './blocks/web-frame';
export { type PicturePreload, picturePreload, type ShownPicture } from './components/picture';
export { allowedHtml, type CleanHtml } from './components/rich-text';
export { useToast } from './components/toast';
export { TextsProvider, type TextsProviderProps, useTexts } from './texts';
