import type { ApiError, ApiErrorKind } from './api-error';

/** A failure a person should read about, 300 ms after it happened. */
export interface ErrorEvent {
  type: 'error';
  /** The server's words in the request's language, or `invalidFilePathMessage`; empty when it said nothing. */
  message: string;
  error: ApiError;
}

/**
 * The login is over; the token is cleared already. Comes once per login, and again, 2 s later at the earliest, for a visitor's
 * calls that need one.
 */
export interface LoginExpiredEvent {
  type: 'loginExpired';
  /** Whether one of the calls that failed needs a login, so that the person must log in now. */
  requiredLogin: boolean;
}

/** The page should give way to the abnormal page. */
export interface AbnormalEvent {
  type: 'abnormal';
  /** Path of the call that failed. */
  path: string;
  /** Whether the server was too busy (429). */
  isRateLimited: boolean;
  error: ApiError;
}

/** A call of the contract that has ended, retries included. Nothing of its request, answer or member is in it. */
export interface CallReport {
  method: string;
  /** The contract's path, parameters by name. */
  path: string;
  /** The answer's code, 0 for a success; how it failed where there was no answer. */
  code: number | ApiErrorKind;
  durationMs: number;
}

export type ApiEvent = ErrorEvent | LoginExpiredEvent | AbnormalEvent;
