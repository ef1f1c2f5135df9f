/**
 * Timeouts, delays, polls and countdowns. Polls bound the wait: a waiter is released within the interval. Plain numbers: a
 * bundler keeps what would have to be reckoned, used or not.
 */

export const requestTimeoutMs = 10_000;
/** Uploads and downloads. */
export const transferTimeoutMs = 60_000;
export const chunkTimeoutMs = 120_000;
/** A page that loads later than the delay shows a pending state; past the timeout it shows an error. */
export const asyncPageDelayMs = 200;
export const asyncPageTimeoutMs = 20_000;

export const errorToastDelayMs = 300;
/** Only one move to the abnormal page in this time. */
export const abnormalRedirectThrottleMs = 500;
export const loginExpiryDebounceMs = 400;
/** The second of two navigations within this time is ignored. */
export const navigationGuardMs = 500;

export const loginCheckPollMs = 300;
export const configPollMs = 100;
export const cdnUrlPollMs = 300;
export const appConfigPollMs = 300;
/** All intervals other waiters may use. */
export const pollIntervalsMs = [30, 100, 300] as const;

export const serverTimeResyncMs = 10_000;
export const serverTimeTickMs = 1_000;

/** An unpaid order closes after this: half an hour. */
export const paymentCountdownMs = 1_800_000;

/** So long after joining a member is new, and may be asked to tell others: a day. */
export const newUserShareMs = 86_400_000;
/** The countdown never shows less than this while the order is open. */
export const paymentCountdownMinMinutes = 1;
/** A signed request's timestamp may be off by this, and its nonce is remembered this long: five minutes. */
export const signatureWindowMs = 300_000;

export const paymentAppButtonTimeoutMs = 2_000;
export const paymentAppButtonRetryMs = 20;

/** Relative time says "just now" below this, five minutes, then minutes, hours and days up to `relativeTimeMaxDays`. */
export const relativeTimeJustNowMs = 300_000;
export const relativeTimeMaxDays = 30;
/** The product's short date format. */
export const shortDateFormat = 'YY-MM-DD';
