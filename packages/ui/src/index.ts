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
export { BookingForm, type BookingFormProps } from './blocks/booking-form';
export { ContactForm, type ContactFormProps } from './blocks/contact-form';
export { ContactList, type ContactListProps } from './blocks/contact-list';
export { LoginCard, LoginForm, type LoginFormProps } from './blocks/login-form';
export { OrderCard, type OrderCardProps } from './blocks/order-card';
export {
  OrderDetailView,
  type OrderDetailViewProps,
  OrderStatusHeader,
  type OrderStatusHeaderProps,
} from './blocks/order-detail';
export { OrderList, type OrderListProps } from './blocks/order-list';
export { PaymentPanel, type PaymentPanelProps } from './blocks/payment-panel';
export { PaymentResult, type PaymentResultProps } from './blocks/payment-result';
export { refundRuleText } from './blocks/refund-rule';
export { TravellerPicker, type TravellerPickerProps } from './blocks/traveller-picker';
export { VoucherSheet, type VoucherSheetProps } from './blocks/voucher-sheet';
export { useToast } from './components/toast';
export { TextsProvider, type TextsProviderProps, useTexts } from './texts';
