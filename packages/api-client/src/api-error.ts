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
  readonly kind: ApiErrorKind;
  readonly method: string;
  readonly path: string;
  readonly status: number | undefined;
  readonly code: number | undefined;
  readonly rule: BusinessRule | undefined;
  readonly field: string | undefined;
  readonly fields: readonly { field: string; reason: string }[];
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly userMessage: string;

  constructor(details: ApiErrorDetails) {
    super(describe(details), { cause: details.cause });
    this.kind = details.kind;
    this.method = details.method;
    this.path = details.path;
    this.status = details.status;
    this.code = details.code;
    this.rule = details.rule;
    this.field = details.field;
    this.fields = details.fields ?? [];
    this.detail = details.detail ?? {};
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.userMessage = details.userMessage ?? '';
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
