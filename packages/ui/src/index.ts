export {
  AppFrame,
  type AppFrameProps,
  AppPage,
  type AppPageProps,
  AppProviders,
  type AppProvidersProps,
  errorText,
  useAppConfig,
  useAppearance,
  useOnline,
  useSdk,
  useSession,
} from './app';
export { ContactForm, type ContactFormProps } from './blocks/contact-form';
export { ContactList, type ContactListProps } from './blocks/contact-list';
export { LoginForm, type LoginFormProps } from './blocks/login-form';
export { TravellerPicker, type TravellerPickerProps } from './blocks/traveller-picker';
