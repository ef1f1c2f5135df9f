import {
  type AnswerShape,
  type BusinessRule,
  businessRules,
  fitsShape,
  serverErrorCode,
} from '@yunyou/contract';
import { ApiError, type ApiErrorKind } from './api-error';
import type { ExchangeAnswer } from './exchange';

export interface ReadOptions {
  method: string;
  path: string;
  /** The id sent, for answers that carry none. */
  requestId: string;
  successCodes: readonly number[];
  loginOutCodes: readonly number[];
  /** Epoch milliseconds, for answers that do not say when they were sent. */
  now: () => number;
  /** The outline of the answer that is expected. */
  shape: AnswerShape;
}

/**
 * The `data` of an answer.
 *
 * @throws ApiError when it is not a success, no envelope, or a success without what the call answers
 */
export function readAnswer(answer: ExchangeAnswer, options: ReadOptions): unknown {
  const { method, path } = options;
  const { status } = answer;
  const isHttpSuccess = status >= 200 && status < 300;
  const body = objectOf(parseJson(answer.text));
  const bodyCode = codeOf(body.code ?? body.status);
  if (isHttpSuccess && bodyCode !== undefined && options.successCodes.includes(bodyCode)) {
    const data = body.data ?? null;
    if (fitsShape(data, options.shape)) return data;
    const requestId = answer.header('X-Request-Id') ?? options.requestId;
    throw new ApiError({ kind: 'malformed', method, path, status, code: undefined, requestId });
  }

  const code = bodyCode === undefined || options.successCodes.includes(bodyCode) ? status : bodyCode;
  const failure = objectOf(body.data);
  throw new ApiError({
    kind: bodyCode === undefined && isHttpSuccess ? 'malformed' : kindOf(code, status, options.loginOutCodes),
    method,
    path,
    status,
    code: bodyCode === undefined && isHttpSuccess ? undefined : code,
    rule: ruleOf(failure.rule),
    field: textOrNothing(failure.field),
    fields: fieldsOf(failure.fields),
    detail: objectOf(failure.detail),
    requestId: textOrNothing(failure.requestId) ?? answer.header('X-Request-Id') ?? options.requestId,
    retryAfterSeconds: retryAfterOf(answer, options.now),
    userMessage: textOrNothing(body.message),
  });
}

function kindOf(code: number, status: number, loginOutCodes: readonly number[]): ApiErrorKind {
  if (loginOutCodes.includes(code) || code === 401) return 'auth';
  if (code === serverErrorCode.tooBusy || status === serverErrorCode.tooBusy) return 'rateLimited';
  if (code === serverErrorCode.conflict) return 'conflict';
  if (status >= 500 || (code >= 500 && code < 600)) return 'server';
  return 'business';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A code as number; `"0"` is 0, but `null` and `''` are no code although `Number` says 0. */
function codeOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const code = Number(value);
  return Number.isFinite(code) ? code : undefined;
}

function objectOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A rule this client does not know is none: the code says what to do then. */
function ruleOf(value: unknown): BusinessRule | undefined {
  return businessRules.find((rule) => rule === value);
}

function fieldsOf(value: unknown): { field: string; reason: string }[] {
  if (!Array.isArray(value)) return [];
  return value.map(objectOf).map(({ field, reason }) => ({ field: String(field), reason: String(reason) }));
}

/** Seconds. A date is counted from the answer's own, since the device's clock may be wrong. */
function retryAfterOf({ header }: ExchangeAnswer, now: () => number): number | undefined {
  const value = header('Retry-After')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const sentMs = httpDateOf(header('Date') ?? '');
  const seconds = Math.ceil((httpDateOf(value) - (Number.isNaN(sentMs) ? now() : sentMs)) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Epoch milliseconds of the three forms of RFC 9110, 5.6.7; the last of them leaves its GMT out. NaN for anything else. */
function httpDateOf(text: string): number {
  if (/^[A-Z][a-z]{2,8}, [\w -]+ \d\d:\d\d:\d\d GMT$/.test(text)) return Date.parse(text);
  return /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/.test(text)
    ? Date.parse(`${text} GMT`)
    : Number.NaN;
}
