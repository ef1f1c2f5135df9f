import type { ApiClient } from '@yunyou/api-client';
import type { Channel } from '@yunyou/channel';
import type { Environment } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import type { I18n } from '@yunyou/i18n';
import type { Payment } from '@yunyou/payment';
import type { ServerClock } from '@yunyou/server-clock';
import type { Subscription } from '@yunyou/subscription';
import type { Catalogue } from './catalogue/catalogue';
import type { AppConfig } from './config/app-config';
import type { Drafts } from './drafts';
import type { EventSource } from './events';
import type { Layout } from './layout';
import type { LocaleChoice } from './locale';
import type { SdkLocation } from './location';
import type { SdkNavigation } from './navigation';
import type { Orders } from './orders/orders';
import type { Account } from './session/account';
import type { Logins } from './session/logins';
import type { Session } from './session/session';
import type { Share } from './share';
import type { SdkSnapshot } from './snapshot';
import type { Tracking } from './tracking/tracking';
import type { Travellers } from './travellers';

/** Everything an app needs besides its pages. One object per app, per test, per rendered request. */
export interface Sdk extends EventSource {
  readonly host: Host;
  /** Every call of the contract, for what the parts below do not cover. */
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly environment: Environment;
  /** The server's time; starts with `start`. */
  readonly clock: ServerClock;
  readonly i18n: I18n;
  readonly locale: LocaleChoice;
  readonly navigation: SdkNavigation;
  readonly session: Session;
  /** The ways in besides the mobile number. Their code is fetched by the first call; rejects with ApiError without it. */
  logins(): Promise<Logins>;
  /** What a member does with their own account. Fetched by the first call too. */
  account(): Promise<Account>;
  readonly config: AppConfig;
  readonly layout: Layout;
  readonly catalogue: Catalogue;
  /** The same reads for what a visitor may want next: kept for them, and silent when they fail. */
  readonly ahead: { readonly layout: Layout; readonly catalogue: Catalogue };
  /** Where the visitor is: the city chosen by hand, the device, the IP address, the default. */
  readonly location: SdkLocation;
  /** Subscribe messages of mini-programs. */
  readonly subscription: Subscription;
  readonly travellers: Travellers;
  readonly orders: Orders;
  readonly payment: Payment;
  readonly drafts: Drafts;
  readonly share: Share;
  readonly tracking: Tracking;
  /** The launch: channel, server time, texts, configuration, stored login. Never rejects; a second call joins the first. */
  start(): Promise<void>;
  /** Everything known so far, for the browser that shows the page rendered with this SDK. */
  snapshot(): SdkSnapshot;
  /** Stops timers and listeners. The object is of no use afterwards. */
  dispose(): void;
}
