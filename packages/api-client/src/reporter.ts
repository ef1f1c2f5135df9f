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
  let requiredLogin = false;
  let cancelExpiry: (() => void) | undefined;
  let isThrottled = false;

  /** The token is cleared at once and once; the event waits until no further call fails for 400 ms. */
  function expire(failed: FailedCall, isSilent: boolean): void {
    // An answer to an older token says nothing about the one a later login has brought.
    if (failed.sentToken !== (tokens.read() ?? undefined) && !cancelExpiry) return;
    if (!hasExpired) {
      hasExpired = true;
      tokens.clear();
    } else if (!cancelExpiry) return;
    requiredLogin ||= failed.call.access === 'member' && !isSilent;
    cancelExpiry?.();
    cancelExpiry = startTimer(() => {
      const event = { type: 'loginExpired', requiredLogin } as const;
      cancelExpiry = undefined;
      requiredLogin = false;
      onEvent(event);
    }, loginExpiryDebounceMs);
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

/** A lost network is rejected without a message (spec section 8), and so is what the caller ended. */
function isUnspoken({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'cancelled';
}

function isAbnormal({ status, code }: ApiError): boolean {
  return (
    abnormalHttpStatuses.some((abnormal) => abnormal === status) ||
    abnormalBodyCodes.some((abnormal) => abnormal === code)
  );
}
