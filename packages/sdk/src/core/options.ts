import type { ApiClientOptions, Random } from '@yunyou/api-client';
import type { EnvironmentHosts } from '@yunyou/channel/environment';
import type { ChannelSource, Locale } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import type { CatalogueLoader, MessageArea } from '@yunyou/i18n';
import type { RawRoute } from '@yunyou/navigation';
import type { MessagingAppBridge, PayPlatforms } from '@yunyou/payment';
import type { SubscriptionPlatform } from '@yunyou/subscription';
import type { MessagingAppLoginOptions } from '../login/messaging-app-login';
import type { SdkSnapshot } from '../snapshot';
import type { Schedule } from './schedule';

/** Where what nobody is shown goes; `console` fits. */
export interface SdkLogger {
  /** Takes something nobody is shown. */
  error(message: string, ...details: unknown[]): void;
}

/** Options of the API client that an app may set. */
type TransportOptions = Pick<
  ApiClientOptions,
  | 'fetch'
  | 'postForm'
  | 'signing'
  | 'timeoutMs'
  | 'transferTimeoutMs'
  | 'retries'
  | 'retryAfterLimitMs'
  | 'successCodes'
  | 'loginOutCodes'
  | 'suppressedCodes'
>;

/** What surrounds the app. The hosts of `@yunyou/host` that have something to pay with hand it in themselves. */
export interface SdkHost extends Host {
  /** What the surrounding app pays with, asked for when somebody is to pay. Must settle. Default: nothing. */
  payPlatforms?(): PayPlatforms | Promise<PayPlatforms>;
}

/** What `createSdk` is given; only `baseUrl` and `host` are needed. */
export interface SdkOptions extends TransportOptions {
  /** The API's address, `https://api.shop.example`; `''` for the page's own origin. */
  baseUrl: string;
  /** What surrounds the app: `createBrowserHost(window)`, `createMemoryHost()`. */
  host: SdkHost;
  /** What a rendered page brought along: `sdk.snapshot()` of the SDK that rendered it. Parts may be left out. Default: nothing. */
  snapshot?: Partial<SdkSnapshot>;
  /** Default: the snapshot's, then the stored choice, then the host's languages, then zh-Hans. */
  locale?: Locale;
  /**
   * The pages there are, or what loads them at the launch; until then the table has home alone. Default: loads the whole route
   * table; an app that has built some of it hands in those.
   */
  routes?: readonly RawRoute[] | (() => Promise<readonly RawRoute[]>);
  /** Sources whose visitors count as logged in. Default `[20]` (decisions, section 1). */
  memberSources?: readonly ChannelSource[];
  /** Whether HTTP 404, 429 and 500 lead to the abnormal page. Default true (spec section 8). */
  abnormalRedirect?: boolean;
  /** Whether the first call waits for the server's clock. Default: only when requests are signed. */
  serverTimeFirst?: boolean;
  /** Which hosts are acceptance and production; see `environmentOf` of `@yunyou/channel/environment`. */
  environmentHosts?: EnvironmentHosts;
  /** What the product's own app shell adds to its user agent. Without it source 9 is never inferred. */
  productToken?: string;
  /** Asks the messaging app whether the page runs inside its mini-program. Default: nobody is asked. */
  probe?: () => Promise<boolean>;
  /** The messaging app's own calls, for paying in its in-app browser. Default: none. */
  messagingAppBridge?: MessagingAppBridge;
  /**
   * What the surrounding app pays with besides what its host hands in, such as `{ bankApp }`, or what finds it out when
   * somebody is to pay; that must settle. Default: nothing.
   */
  payPlatforms?: PayPlatforms | (() => PayPlatforms | Promise<PayPlatforms>);
  /** A mini-program and its own calls, for subscribe messages: `miniProgramPlatform(wx)`. Default: there are none. */
  subscription?: { appId: string; platform: SubscriptionPlatform };
  /**
   * Logs in by the messaging platform at the launch, in its in-app browser only: once per visit, asking the person nothing.
   * Default: nobody is sent there unless `logins().messagingApp.ask()` is called.
   */
  messagingAppLogin?: MessagingAppLoginOptions;
  /**
   * The app registered with the platform this client runs in: mini-program, short-video or payment app. Default: none; in
   * the payment app, the server's.
   */
  platformAppId?: string;
  /**
   * The launch reads the operator's configuration when this has settled, so that six small files do not stand in the first
   * page's way. Default: at once.
   */
  firstPageShown?: Promise<unknown>;
  /** Where texts come from. Default: the catalogues of `@yunyou/i18n`. */
  loadCatalogue?: CatalogueLoader;
  /**
   * Areas of texts whose screens show no day or time: while they are the only ones asked for, the formats of days and times
   * are not fetched. Default none.
   */
  areasWithoutDays?: readonly MessageArea[];
  /** Spots and tickets read within this time are not read again. Default 60 000 ms. */
  staleAfterMs?: number;
  /** Device clock, epoch ms. Default: one that does not jump when somebody sets the device's clock. */
  now?: () => number;
  /** Default: `crypto`, or `Math.random` in hosts without it. */
  random?: Random;
  /** Default: the global timers. */
  schedule?: Schedule;
  /** Default: `console`. */
  logger?: SdkLogger;
}
