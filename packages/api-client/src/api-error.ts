import type { BusinessRule } from '@yunyou/contract';

/**
 * Why a call failed:
 * - `network`: no answer, or the connection broke while it was read
 * - `timeout`: no whole answer in time
 * - `cancelled`: the caller's signal was aborted
 * - `auth`: the login is over or missing (codes 900 to 905, HTTP 401)
 * - `business`: the server refused it, and asking again changes nothing (400, 403, 404, 410, 422 and others)
 * - `rateLimited`: too busy (429)
 * - `conflict`: the thing's present state does not allow it (409)
 * - `server`: the server's fault (5xx)
 * - `malformed`: an answer that is no envelope
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'auth'
  | 'business'
  | 'rateLimited'
  | 'conflict'
  | 'server'
  | 'malformed';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  method: string;
  path: string;
  /** HTTP status; undefined when there was no answer. */
  status?: number;
  /** Body code, or the HTTP status of an answer without one. Branch on this and on `rule`, never on a text. */
  code?: number;
  /** Business rule that refused it. */
  rule?: BusinessRule;
  /** First field that is wrong, such as `lines.0.day`. */
  field?: string;
  fields?: readonly { field: string; reason: string }[];
  /** What the rule knows, such as the new total of `priceChanged`. */
  detail?: Readonly<Record<string, unknown>>;
  /** Finds the call in the server's log. */
  requestId?: string;
  retryAfterSeconds?: number;
  /** The server's words for a person, in the request's language; empty when it said nothing. */
  userMessage?: string;
  cause?: unknown;
}

/** The only error a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  declare readonly method: string;
  declare readonly path: string;
  declare readonly status: number | undefined;
  declare readonly code: number | undefined;
  declare readonly rule: BusinessRule | undefined;
  declare readonly field: string | undefined;
  declare readonly fields: readonly { field: string; reason: string }[];
  declare readonly detail: Readonly<Record<string, unknown>>;
  declare readonly requestId: string | undefined;
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly userMessage: string;

  constructor(details: ApiErrorDetails) {
    const { fields = [], detail = {}, userMessage = '', cause } = details;
    super(describe(details), { cause });
    Object.assign(this, details, { fields, detail, userMessage });
  }

  /** Whether the same call may succeed a little later. A write still needs its idempotency key for that. */
  get retryable(): boolean {
    if (this.kind === 'conflict') return this.rule === 'idempotencyPending';
    return ['network', 'timeout', 'rateLimited', 'server'].includes(this.kind);
  }
}

/** Whether something caught is an `ApiError`, also one of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}

function describe({ kind, method, path, code, rule, requestId, userMessage }: ApiErrorDetails): string {
  const answer = [code, rule, userMessage].filter((part) => part !== undefined && part !== '').join(' ');
  const id = requestId ? ` (request ${requestId})` : '';
  return `${method} ${path} failed: ${kind}${answer && `, ${answer}`}${id}`;
}
