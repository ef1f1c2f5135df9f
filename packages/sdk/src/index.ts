export { ApiError, type ApiErrorKind, type CallOptions, isApiError } from '@yunyou/api-client';
export { tokenStorageKey } from '@yunyou/contract';
export type { CachedRead, ReadOptions } from './catalogue/cached-read';
export type { CalendarSpan, Catalogue, SpotSearch } from './catalogue/catalogue';
export type { AppConfig } from './config/app-config';
export type { AppConfigState } from './config/app-config-state';
export { createSdk } from './create-sdk';
export type { Drafts } from './drafts';
export type * from './entities';
export type {
  EventSource,
  LoggedOutEvent,
  LoginExpiredEvent,
  SdkEvents,
  SdkEventType,
} from './events';
export type { Layout, LayoutState } from './layout';
export { type LocaleChoice, type LocaleState, languageParameter, localeStorageKey } from './locale';
export type { SdkLocation } from './location';
export type { SdkNavigation } from './navigation';
export type { SdkHost, SdkLogger, SdkOptions } from './options';
export type { CreateOrderOptions, Orders, VoucherView } from './orders/orders';
export { type PagedRead, pages } from './pages';
export type { Schedule } from './schedule';
export type { Sdk } from './sdk';
export type { Account } from './session/account';
export { AuthorisationError } from './session/authorisation-error';
export { LoginError } from './session/login-error';
export type { Logins, PlatformLogin } from './session/logins';
export type {
  MessagingAppArrival,
  MessagingAppLogin,
  MessagingAppLoginOptions,
} from './session/messaging-app-login';
export type { PhoneAnswer } from './session/phone-authorisation';
export { openIdStorageKey, type Session } from './session/session';
export { memberStorageKey, type SessionState } from './session/session-state';
export type { SessionUser } from './session/user';
export type { Share } from './share';
export type { SdkSnapshot } from './snapshot';
export type { Tracking } from './tracking/tracking';
export type { TravellerQuery, Travellers } from './travellers';
