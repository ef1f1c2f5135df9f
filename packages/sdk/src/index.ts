export {
  ApiError,
  type ApiErrorKind,
  type CallOptions,
  isApiError,
  type RuleDetails,
} from '@yunyou/api-client';
export { tokenStorageKey } from '@yunyou/contract';
export { cityStorageKey } from '@yunyou/location/place';
export type { Share } from './bridge/share';
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
export { createSdk } from './create-sdk';
export type * from './entities';
export type { Layout, LayoutState } from './home/home';
export type { SdkLocation } from './location/location';
export { AuthorisationError } from './login/authorisation-error';
export type { Logins, PlatformLogin } from './login/logins';
export type {
  MessagingAppLaunch,
  MessagingAppLogin,
  MessagingAppLoginOptions,
} from './login/messaging-app-login';
export type { PhoneAnswer } from './login/phone-authorisation';
export type { Account } from './member/account';
export type { SdkNavigation } from './navigation/navigation';
export type { CreateOrderOptions, Orders, VoucherView } from './order/orders';
export type { SdkPayment } from './payment/payment';
export type { SpotSearch } from './scenic-spot/spots';
export type { Sdk } from './sdk';
export { LoginError } from './session/login-error';
export { openIdStorageKey, type Session } from './session/session';
export { memberStorageKey, type SessionState } from './session/session-store';
export type { SessionUser } from './session/user';
export type { SdkSnapshot } from './snapshot';
export type { SdkSubscription } from './subscription/subscription';
export type { CalendarSpan } from './ticket/tickets';
export type { Tracking } from './tracking/tracking';
