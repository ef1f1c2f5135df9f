import { randomUUID } from 'node:crypto';
import { apiHeaders, type Failure, type Locale, loginOutCodes } from '@yunyou/contract';
import type { Context } from 'hono';
import { isDatabaseUnavailable } from '../database/unavailable';
import { overloaded, Refusal } from './refusal';

interface Log {
  error(entry: object, message: string): void;
  warn(entry: object, message: string): void;
}

/** The refusal that an error is. Our own fault goes into the log with its reason, and to the client without. */
export function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'database not available');
    return overloaded();
  }
  log.error({ err: error }, 'call failed');
  return new Refusal(500, {
    'zh-Hans': '服务开小差了，请稍后重试',
    en: 'Something went wrong on our side; please try again',
  });
}

/** A refusal as an envelope, in the language of the request. */
export function answerRefusal(context: Context, refusal: Refusal): Response {
  const { rule, fields, detail, retryAfterSeconds, status } = refusal.details;
  const requestId = requestIdOf(context);
  const data: Failure = {
    requestId,
    ...(rule && { rule }),
    ...(fields?.[0] && { field: fields[0].field, fields: [...fields] }),
    ...(detail && { detail }),
  };
  context.header(apiHeaders.requestId, requestId);
  context.header('Cache-Control', 'no-store');
  if (retryAfterSeconds) context.header('Retry-After', String(retryAfterSeconds));
  const isLoginOver = loginOutCodes.some((code) => code === refusal.code);
  return context.json(
    { code: refusal.code, message: refusal.textIn(localeOf(context)), data },
    (status ?? (isLoginOver ? 401 : refusal.code)) as 400,
  );
}

const REQUEST_ID = 'requestId';

/** The id of a request: the client's, or a new one. */
export function requestIdOf(context: Context): string {
  const known: string | undefined = context.get(REQUEST_ID);
  if (known) return known;
  const given = context.req.header(apiHeaders.requestId) ?? '';
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  context.set(REQUEST_ID, id);
  return id;
}

export const localeOf = (context: Context): Locale =>
  /^\s*en\b/i.test(context.req.header('accept-language') ?? '') ? 'en' : 'zh-Hans';
