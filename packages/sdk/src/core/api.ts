import type { ApiClient, CallReport, Tokens } from '@yunyou/api-client';
import type { ChannelSource, Locale } from '@yunyou/contract';
import type { SdkNavigation } from '../navigation/navigation';
import type { Events } from './events';
import type { CreateLazy, Lazy } from './lazy';
import type { SdkOptions } from './options';

/** What the API client needs of the domains. */
export interface ApiConnection {
  tokens: Tokens;
  /** Whether calls that need no login carry the token too. */
  tokenAlways(): boolean;
  navigation(): SdkNavigation;
}

export interface ApiOptions extends ApiConnection {
  options: SdkOptions;
  events: Events;
  source: () => ChannelSource;
  locale: () => Locale;
  /** The server's time, epoch ms. */
  now: () => number;
  syncClock: () => Promise<unknown>;
  onCall: (call: CallReport) => void;
}

/** The API client, lazy: `(await api()).order.detail({ id })`, or `api.method((calls) => calls.order.detail)`. */
export const createApi = (lazy: CreateLazy, options: ApiOptions): Lazy<ApiClient> =>
  lazy(
    () => import('./transport'),
    ({ createTransport }) => createTransport(options),
  );
