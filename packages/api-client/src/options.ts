import type { ChannelSource, Locale } from '@yunyou/contract';
import type { ApiEvent, CallReport } from './events';
import type { Random } from './random';
import type { Schedule } from './schedule';
import type { PostForm } from './upload';

/** Token storage. A token that cannot be read, because storage is shut, is none. */
export interface Tokens {
  /** The present token, asked for at every call: another window may have changed it. */
  read(): string | null | undefined;
  /** The server has ended the login of `failed`. A newer token, such as another window's, must stay. */
  clear(failed: string): void;
}

/** Request signing. A secret in a browser is no secret: it tells clients apart, no permission may depend on it. */
export interface SigningOptions {
  clientKey: string;
  clientSecret: string;
}

export interface AbnormalRedirectOptions {
  /** Default true where these options are given. */
  enabled?: boolean;
  /** Whether the person sees the abnormal page already; then nothing leads there. */
  isOnAbnormalPage(): boolean;
}

export interface ApiClientOptions {
  /** Put before every path that is not absolute: `https://api.shop.example`, or `''` for the page's own origin. */
  baseUrl: string;
  /** Channel number for the `source` header; a function where it may change. */
  source: ChannelSource | (() => ChannelSource);
  /** Default: `globalThis.fetch`, looked up at every call so that tests and tools may replace it. */
  fetch?: typeof globalThis.fetch;
  /** Default: nobody is logged in. */
  tokens?: Tokens;
  /**
   * Whether calls that need no login carry the token too, such as while white-list mode is open and the server must know who
   * asks. Default: they do not.
   */
  tokenAlways?: () => boolean;
  /** Language of the server's words (`Accept-Language`). Default: not sent, the server takes zh-Hans. */
  locale?: () => Locale;
  /** How long one attempt may take, its body included. Default 10 000 ms (spec section 9). */
  timeoutMs?: number;
  /** The same for uploads and downloads. Default 60 000 ms (spec section 9). */
  transferTimeoutMs?: number;
  /** Body codes that are a success. Default `[0]` (decisions, section 1); `"0"` reads as 0. */
  successCodes?: readonly number[];
  /** Body codes that end the login. Default 900 to 905 (spec section 8). */
  loginOutCodes?: readonly number[];
  /** Body codes whose message is never reported. Default none (decisions, section 1). */
  suppressedCodes?: readonly number[];
  /** HMAC-SHA256 signing (decisions, section 5). Default off; the crypto code is not loaded then. */
  signing?: SigningOptions;
  /**
   * Syncs the server's clock; the first call waits for it, at most its own timeout. Default: nothing is waited for.
   * The call for the time itself never waits.
   */
  serverTimeFirst?: () => Promise<unknown>;
  /** Epoch ms on the server's clock, for signatures and upload policies. Default `Date.now`. */
  now?: () => number;
  /**
   * How often a read is repeated after a lost network, a timeout or 502, 503, 504, and a write under its idempotency
   * key. Default 2. Writes without a key are never repeated.
   */
  retries?: number;
  /** A 429 is repeated when its `Retry-After` is no longer than this, after the usual pause at least. Default 3 000 ms. */
  retryAfterLimitMs?: number;
  /** HTTP 404, 429, 500 and body code 429 lead to the abnormal page (spec section 8). Default: they do not. */
  abnormalRedirect?: AbnormalRedirectOptions;
  /** Default: `crypto`, or `Math.random` in hosts without it. */
  random?: Random;
  /** Default: the global timers. */
  schedule?: Schedule;
  /** How a form with a file is posted. Default: `fetch` with `FormData`, which cannot tell progress. */
  postForm?: PostForm;
  /** Hears what a person should be told. Must not throw. Default: nobody hears it. */
  onEvent?: (event: ApiEvent) => void;
  /** Hears of every call that has ended, for those who test an app. Must not throw. Default: nobody hears it. */
  onCall?: (call: CallReport) => void;
}

/** What a single call may ask for. */
export interface CallOptions {
  /** Cancels the call: it rejects with kind `cancelled`. */
  signal?: AbortSignal;
  /** Default: the client's. */
  timeoutMs?: number;
  /** Nothing is reported when it fails, neither a message nor the abnormal page. Default: what the contract says. */
  silent?: boolean;
  /** `false`: a failure never leads to the abnormal page, its message is reported instead. */
  abnormalRedirect?: false;
  /**
   * The key of a write the caller may make again, such as an order after a lost network: the same key with the same
   * request is one order. Default: a fresh key per call.
   */
  idempotencyKey?: string;
  /** Default: the client's. */
  retries?: number;
  headers?: Readonly<Record<string, string>>;
}
