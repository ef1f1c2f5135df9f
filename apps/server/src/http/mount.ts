import { randomUUID } from 'node:crypto';
import {
  apiHeaders,
  type CallDescriptor,
  type ChannelSource,
  calls,
  channelSource,
  type Failure,
  isChannelSource,
  type Locale,
} from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppContext } from '../context';
import { hashOf } from '../security/ids';
import { callLimits } from './call-limits';
import { clientAddressOf } from './client-address';
import { type AnyCall, claimKey, idempotencyKeyOf, oncePerKey, repeatableCalls } from './idempotency';
import { MAX_BODY_BYTES, parseInput } from './input';
import { countAttempt } from './rate-limit';
import { badInput, Refusal } from './refusal';
import type { AllHandlers, IdempotentRequest, VisitorRequest } from './request-context';
import { memberOfToken, tokenOf } from './session';
import { createSharedReads, type KeptAnswer } from './shared-reads';
import { checkSignature } from './signature';
import { checkWhiteList } from './white-list';

type AnyHandler = (request: VisitorRequest | IdempotentRequest, input: unknown) => Promise<unknown>;

const isRepeatable = (call: string): boolean => repeatableCalls.some((one) => one === call);

/** Every call of the contract as a route: login check, input check, idempotency and error mapping in one place. */
export function mountContract(app: AppContext, handlers: AllHandlers): Hono {
  const hono = new Hono();
  const shared = createSharedReads(app);
  for (const [domain, group] of Object.entries(calls)) {
    for (const [name, descriptor] of Object.entries(group) as [string, CallDescriptor][]) {
      const schema = (schemas as unknown as Record<string, Record<string, { request: z.ZodObject }>>)[
        domain
      ]?.[name];
      const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[domain]?.[name];
      if (!schema || !handler) throw new Error(`${domain}.${name} has no schema or no handler`);
      const route = descriptor.path.replace(/\{(\w+)\}/g, ':$1');
      hono.on(descriptor.method, route, (context) =>
        answer(app, context, async (base) => {
          const body = await readBody(context);
          // A client whose clock is wrong must be able to learn the right time before it signs anything.
          if (descriptor !== calls.system.timestamp) await checkSignature(app, context.req.raw, body);
          const request = await identify(base, descriptor, context.req.raw.headers);
          const call = `${domain}.${name}`;
          await checkWhiteList(app, call, tokenOf(context.req.raw.headers));
          const input = parseInput(descriptor, schema.request, context, body);
          if (!shared.has(call)) return runOnce({ app, call, descriptor, handler, request, input, context });
          const { locale, source } = request;
          const kept = await shared.read({ call, input, locale, source }, () => handler(request, input));
          return new SharedAnswer(kept);
        }),
      );
    }
  }
  return hono;
}

/** An answer that is the same for everybody: whoever has it is told so. */
class SharedAnswer {
  constructor(private readonly kept: KeptAnswer) {}

  for(context: Context): Response {
    const { body, etag } = this.kept;
    context.header('Cache-Control', 'no-cache');
    context.header('ETag', etag);
    context.header('Vary', `Accept-Language, ${apiHeaders.source}`);
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    return context.body(body, 200, { 'Content-Type': 'application/json' });
  }
}

async function runOnce(run: {
  app: AppContext;
  call: string;
  descriptor: CallDescriptor;
  handler: AnyHandler;
  request: VisitorRequest;
  input: unknown;
  context: Context;
}): Promise<unknown> {
  const { app, call, descriptor, handler, request, input, context } = run;
  const { db, pool, memberId, ...facts } = request;
  if (!descriptor.idempotent || !memberId) return handler(request, input);
  const limit = callLimits[call as AnyCall];
  if (limit) await countAttempt(app, `${call}:${memberId}`, limit);
  const key = idempotencyKeyOf(context.req.raw.headers);
  const keyed = { memberId, call, key, input };
  if (isRepeatable(call)) {
    await claimKey(app, keyed);
    return handler(request, input);
  }
  const waiting: ((app: AppContext) => Promise<void>)[] = [];
  const afterCommit: IdempotentRequest['afterCommit'] = (work) => waiting.push(work);
  const response = await oncePerKey(app, keyed, (tx) =>
    handler({ ...facts, memberId, tx, afterCommit }, input),
  );
  for (const work of waiting) {
    await work(app).catch((error) => request.log.error({ err: error }, 'work after the commit failed'));
  }
  return response;
}

async function identify(
  base: VisitorRequest,
  call: CallDescriptor,
  headers: Headers,
): Promise<VisitorRequest> {
  const token = tokenOf(headers);
  if (call.access === 'member') {
    return { ...base, memberId: await memberOfToken(base, token), tokenHash: hashOf(token) };
  }
  return base;
}

async function readBody(context: Context): Promise<string> {
  if (context.req.method === 'GET') return '';
  if (Number(context.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const body = await context.req.text();
  if (body.length > MAX_BODY_BYTES) throw tooLarge();
  return body;
}

const tooLarge = () => badInput([{ field: '', reason: `The body is larger than ${MAX_BODY_BYTES} bytes` }]);

/** Makes the request's context, runs `work`, and turns what comes of it into an envelope. */
async function answer(
  app: AppContext,
  context: Context,
  work: (request: VisitorRequest) => Promise<unknown>,
): Promise<Response> {
  const requestId = requestIdOf(context.req.raw.headers);
  const startedAt = performance.now();
  const log = app.log.child({ requestId, method: context.req.method, path: context.req.path });
  const locale = localeOf(context.req.header('accept-language'));
  context.header(apiHeaders.requestId, requestId);
  context.header('Cache-Control', 'no-store');
  let code = 0;
  try {
    const data = await work({
      ...app,
      log,
      requestId,
      source: sourceOf(context.req.raw.headers),
      locale,
      ip: clientAddressOf(context),
      tokenHash: '',
      memberId: undefined,
    });
    return data instanceof SharedAnswer ? data.for(context) : context.json({ code: 0, message: '', data });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error, log);
    code = refusal.code;
    return refuseWith(context, refusal, requestId, locale);
  } finally {
    log.info({ code, ms: Math.round(performance.now() - startedAt) }, 'call');
  }
}

/** Our fault. The reason goes into the log, never to the client. */
function unexpected(error: unknown, log: AppContext['log']): Refusal {
  log.error({ err: error }, 'call failed');
  return new Refusal(500, {
    'zh-Hans': '服务开小差了，请稍后重试',
    en: 'Something went wrong on our side; please try again',
  });
}

function refuseWith(context: Context, refusal: Refusal, requestId: string, locale: Locale): Response {
  const { rule, fields, detail, retryAfterSeconds } = refusal.details;
  const data: Failure = {
    requestId,
    ...(rule && { rule }),
    ...(fields?.[0] && { field: fields[0].field, fields: [...fields] }),
    ...(detail && { detail }),
  };
  if (retryAfterSeconds) context.header('Retry-After', String(retryAfterSeconds));
  const status = refusal.code >= 900 ? 401 : refusal.code;
  return context.json({ code: refusal.code, message: refusal.textIn(locale), data }, status as 400);
}

function sourceOf(headers: Headers): ChannelSource {
  const header = headers.get(apiHeaders.source);
  if (header === null) return channelSource.desktopBrowser;
  const value = Number(header);
  if (!isChannelSource(value)) throw badInput([{ field: apiHeaders.source, reason: 'No such channel' }]);
  return value;
}

function requestIdOf(headers: Headers): string {
  const given = headers.get(apiHeaders.requestId) ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const localeOf = (header: string | undefined): Locale => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-Hans');
