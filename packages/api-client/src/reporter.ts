import {
  abnormalBodyCodes,
  abnormalHttpStatuses,
  abnormalRedirectThrottleMs,
  type CallDescriptor,
  errorToastDelayMs,
  loginExpiryDebounceMs,
} from '@yunyou/contract';
import type { ApiError } from './api-error';
import type { ApiEvent } from './events';
import type { AbnormalRedirectOptions, CallOptions, Tokens } from './options';
import type { StartTimer } from './schedule';

/** How long a visitor's calls that need a login are refused before one of them leads to the login again. */
const expiryPauseMs = 2_000;

export interface ReporterOptions {
  tokens: Tokens;
  loginOutCodes: readonly number[];
  suppressedCodes: readonly number[];
  abnormalRedirect: AbnormalRedirectOptions | undefined;
  startTimer: StartTimer;
  onEvent: (event: ApiEvent) => void;
}

/** A call that failed, with the token it was sent with, if any. */
export interface FailedCall {
  call: CallDescriptor;
  options: CallOptions;
  sentToken?: string | undefined;
}

/** Turns failures into what a person should be told, each once (spec section 8). */
export interface Reporter {
  report(error: ApiError, failed: FailedCall): void;
  /** A login succeeded: the next expiry is reported again. */
  loginSucceeded(): void;
}

export function createReporter(options: ReporterOptions): Reporter {
  const { tokens, startTimer, onEvent, abnormalRedirect } = options;
  let hasExpired = false;
  let isPaused = false;
  let requiredLogin = false;
  let cancelExpiry: (() => void) | undefined;
  let isThrottled = false;

  /** The token is cleared at once and once; the event waits until no further call fails for 400 ms. */
  function expire({ call, sentToken }: FailedCall, isSilent: boolean): void {
    const isCurrent = sentToken === (tokens.read() ?? undefined);
    // An answer to an older token says nothing about the one a later login has brought.
    if (!isCurrent && !cancelExpiry) return;
    const needsLogin = call.access === 'member' && !isSilent;
    if (isCurrent && sentToken !== undefined) tokens.clear(sentToken);
    else if (hasExpired && !cancelExpiry && (isPaused || !needsLogin)) return;
    hasExpired = true;
    requiredLogin ||= needsLogin;
    cancelExpiry?.();
    cancelExpiry = startTimer(tellExpiry, loginExpiryDebounceMs);
  }

  function tellExpiry(): void {
    const event = { type: 'loginExpired', requiredLogin } as const;
    cancelExpiry = undefined;
    requiredLogin = false;
    // Another window has logged in meanwhile.
    if (tokens.read()) return;
    isPaused = true;
    startTimer(() => {
      isPaused = false;
    }, expiryPauseMs);
    onEvent(event);
  }

  function leadsToAbnormalPage(error: ApiError, callOptions: CallOptions): boolean {
    if (!abnormalRedirect || abnormalRedirect.enabled === false) return false;
    if (callOptions.abnormalRedirect === false || !isAbnormal(error)) return false;
    // Several calls of one page fail together: the first has led away, and the others have nothing to add.
    return isThrottled || !abnormalRedirect.isOnAbnormalPage();
  }

  function leadToAbnormalPage(error: ApiError): void {
    if (isThrottled) return;
    isThrottled = true;
    startTimer(() => {
      isThrottled = false;
    }, abnormalRedirectThrottleMs);
    const isRateLimited = error.kind === 'rateLimited';
    onEvent({ type: 'abnormal', path: error.path, isRateLimited, error });
  }

  return {
    report(error, failed) {
      const isSilent = failed.options.silent ?? failed.call.silent ?? false;
      if (error.code !== undefined && options.loginOutCodes.includes(error.code)) expire(failed, isSilent);
      else if (isSilent || isUnspoken(error)) return;
      else if (leadsToAbnormalPage(error, failed.options)) leadToAbnormalPage(error);
      else if (error.code === undefined || !options.suppressedCodes.includes(error.code)) {
        startTimer(() => onEvent({ type: 'error', message: error.userMessage, error }), errorToastDelayMs);
      }
    },
    loginSucceeded() {
      hasExpired = false;
      requiredLogin = false;
      cancelExpiry?.();
      cancelExpiry = undefined;
    },
  };
}

/** A lost network is rejected without a message (spec section 8), and so is what the caller ended or got wrong. */
function isUnspoken({ kind }: ApiError): boolean {
  return ['network', 'timeout', 'cancelled', 'program'].includes(kind);
}

function isAbnormal({ status, code }: ApiError): boolean {
  return (
    abnormalHttpStatuses.some((abnormal) => abnormal === status) ||
    abnormalBodyCodes.some((abnormal) => abnormal === code)
  );
}
