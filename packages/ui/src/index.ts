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
} from './app';
export { AgreementView, type AgreementViewProps } from './blocks/agreement-view';
export { BookingForm, type BookingFormProps } from './blocks/booking-form';
export { ContactForm, type ContactFormProps } from './blocks/contact-form';
export { ContactList, type ContactListProps } from './blocks/contact-list';
export { homeHero } from './blocks/home-layout';
export { type HomeHrefs, HomePending, HomeView, type HomeViewProps } from './blocks/home-view';
export { LicenseTable, type LicenseTableProps } from './blocks/license-table';
export { LoginCard, LoginForm, type LoginFormProps } from './blocks/login-form';
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
export { PaymentPanel, type PaymentPanelProps } from './blocks/payment-panel';
export { PaymentResult, type PaymentResultProps } from './blocks/payment-result';
export { refundRuleText } from './blocks/refund-rule';
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
