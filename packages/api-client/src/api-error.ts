import type { BusinessRule } from '@yunyou/contract';
import type { RuleDetails } from './rule-details';

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
 * - `malformed`: an answer that is no envelope, or one without what the call answers
 * - `program`: a mistake in a program, ours or the caller's, such as an address that is none; `cause` says which
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
  | 'malformed'
  | 'program';

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
  /** Where the call went, for the message of one that was not answered. */
  baseUrl?: string;
  /** The server's words for a person, in the request's language; empty when it said nothing. */
  userMessage?: string;
  cause?: unknown;
}

/** What every error of a call says. */
interface AnyApiError extends Error {
  /** The same for every kind; `isApiError` tells it apart. */
  readonly name: 'ApiError';
  /** The call's HTTP method. */
  readonly method: string;
  /** The call's path, without host and query. */
  readonly path: string;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** First field that is wrong, such as `lines.0.day`; undefined when it is none of them. */
  readonly field: string | undefined;
  /** Every field that is wrong, with the reason for a log; empty when it is none of them. */
  readonly fields: readonly { field: string; reason: string }[];
  /** Finds the call in the server's log; undefined when there was no answer. */
  readonly requestId: string | undefined;
  /** When to ask again at the earliest, where the server said so. */
  readonly retryAfterSeconds: number | undefined;
  /** Words for a person, in the request's language; empty where there are none. */
  readonly userMessage: string;
  /** Whether the same call may succeed a little later. A write still needs its idempotency key for that. */
  readonly retryable: boolean;
}

/** There was no answer that could be read: neither code nor rule. */
interface UnansweredError extends AnyApiError {
  /** Why there is no answer; see `ApiErrorKind`. */
  readonly kind: 'network' | 'timeout' | 'cancelled' | 'malformed';
  /** None: no answer says one. */
  readonly code: undefined;
  /** None: the server refused nothing. */
  readonly rule: undefined;
  /** Empty: there is no rule that would know something. */
  readonly detail: RuleDetails<undefined>;
}

/** What was wrong before anything was sent is in `cause`. */
interface ProgramError extends AnyApiError {
  /** A mistake in a program, ours or the caller's. */
  readonly kind: 'program';
  /** None: nothing was asked. */
  readonly code: undefined;
  /** None: the server refused nothing. */
  readonly rule: undefined;
  /** Empty: there is no rule that would know something. */
  readonly detail: RuleDetails<undefined>;
  /** The error that says what is wrong. */
  readonly cause: unknown;
}

/** Refused for what it asked, or whatever it asked: the login, the crowd or the server is the reason. */
type RefusedKind = 'business' | 'conflict' | 'auth' | 'rateLimited' | 'server';

/** A refusal: the rule says why where there is one, and narrows `detail`. */
interface RefusedBy<Rule extends BusinessRule | undefined> extends AnyApiError {
  /** What kind of refusal; see `ApiErrorKind`. */
  readonly kind: RefusedKind;
  /** Body code, or the HTTP status of an answer without one. */
  readonly code: number;
  /**
   * The business rule that refused it, such as `priceChanged` or `soldOut`; undefined where the code says all. Branch on this,
   * never on a text: it narrows `detail`. All rules are in `businessRules` of `@yunyou/contract`.
   */
  readonly rule: Rule;
  /** What the rule knows: under `priceChanged` the new `totalFen`. */
  readonly detail: RuleDetails<Rule>;
}

type RefusedError<Rule = BusinessRule | undefined> = Rule extends BusinessRule | undefined
  ? RefusedBy<Rule>
  : never;

/** The only error a call rejects with. Its `kind` narrows `code` and `rule`, its `rule` what `detail` has. */
export type ApiError = UnansweredError | ProgramError | RefusedError;

interface ApiErrorConstructor {
  new (details: ApiErrorDetails): ApiError;
  readonly prototype: ApiError;
}

class CallError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  declare readonly rule: BusinessRule | undefined;

  constructor(details: ApiErrorDetails) {
    const { fields = [], detail = {}, userMessage = '', cause, baseUrl: _, ...own } = details;
    super(describe(details), { cause });
    Object.assign(this, own, { fields, detail, userMessage });
  }

  get retryable(): boolean {
    if (this.kind === 'conflict') return this.rule === 'idempotencyPending';
    return ['network', 'timeout', 'rateLimited', 'server'].includes(this.kind);
  }
}

/** The only error a call rejects with. Details and kind belong together by what makes them; the compiler cannot follow. */
export const ApiError = CallError as unknown as ApiErrorConstructor;

/** Whether something caught is an `ApiError`, also one of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}

/** For whoever reads a log: what was refused and why, which fields it is about, or who did not answer. */
function describe(details: ApiErrorDetails): string {
  const { kind, method, path, code, rule, requestId, userMessage, fields = [], baseUrl } = details;
  const answer = [code, rule, userMessage].filter((part) => part !== undefined && part !== '').join(' ');
  const where = fields.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
  const id = requestId ? ` (request ${requestId})` : '';
  const who = baseUrl ? ` by ${baseUrl}` : '';
  return `${method} ${path} failed: ${kind}${who}${answer && `, ${answer}`}${where && `; ${where}`}${id}`;
}
