import {
  apiHeaders,
  type BusinessRule,
  type CallDescriptor,
  type ChannelSource,
  calls,
  channelSource,
  isChannelSource,
  type Preview,
} from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppContext } from '../context';
import { markCall } from '../observability/observe';
import { nameSpan } from '../observability/tracing';
import { hashOf } from '../security/ids';
import { answerRefusal, localeOf, refusalOf, requestIdOf } from './answer-refusal';
import { callLimits } from './call-limits';
import { clientAddressOf } from './client-address';
import {
  type AnyCall,
  claimKey,
  gatheredCalls,
  idempotencyKeyOf,
  isKeyKnown,
  NOBODY,
  oncePerKey,
  repeatableCalls,
} from './idempotency';
import { parseInput } from './input';
import { countAttempts, uncountAttempt } from './rate-limit';
import { badInput, Refusal } from './refusal';
import type { AllHandlers, GatheredRequest, IdempotentRequest, VisitorRequest } from './request-context';
import { memberOfToken, tokenOf } from './session';
import { createSharedReads, type KeptAnswer } from './shared-reads';
import { checkSignature } from './signature';
import { checkWhiteList } from './white-list';

type AnyHandler = ((
  request: VisitorRequest | GatheredRequest | IdempotentRequest,
  input: unknown,
) => Promise<unknown>) & {
  /** The first step of a handler that has two. */
  prepare?: (request: VisitorRequest, input: unknown) => Promise<unknown>;
};

const isGathered = (call: string): boolean => gatheredCalls.some((one) => one === call);

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
      const call = `${domain}.${name}`;
      const own = shared.has(call) ? { ...app, db: app.publicDb } : app;
      // A nonce is written and a login may be a moment old: the primary.
      const primary = shared.has(call) ? { ...app, db: app.reservedDb } : app;
      const methods = descriptor.alsoPost ? [descriptor.method, 'POST'] : [descriptor.method];
      hono.on(methods, spellingsOf(route), (context) =>
        answer(own, call, context, async (base) => {
          const body = context.req.method === 'GET' ? '' : await context.req.text();
          // A client whose clock is wrong must be able to learn the right time before it signs anything.
          if (descriptor !== calls.system.timestamp) await checkSignature(primary, context.req.raw, body);
          const request = await identify(base, descriptor, context.req.raw.headers);
          await checkWhiteList(primary, call, tokenOf(context.req.raw.headers));
          const input = parseInput(schema.request, context, body);
          if (call === 'preview.detail')
            return new PreviewAnswer((await handler(request, input)) as Preview, input);
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

/** A path that the customer writes with a double slash is answered without it too. */
const spellingsOf = (route: string): string[] => [...new Set([route, route.replaceAll('//', '/')])];

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

/** A preview is kept by nobody; who asks for it every few seconds is told when there is nothing new. */
class PreviewAnswer {
  constructor(
    private readonly preview: Preview,
    private readonly asked: unknown,
  ) {}

  for(context: Context): Response {
    const { version, page, id } = this.preview;
    const etag = `"${hashOf(JSON.stringify([page, id, version, this.asked])).slice(0, 22)}"`;
    context.header('ETag', etag);
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    return context.json({ code: 0, message: '', data: this.preview });
  }
}

interface Run {
  app: AppContext;
  call: string;
  descriptor: CallDescriptor;
  handler: AnyHandler;
  request: VisitorRequest;
  input: unknown;
  context: Context;
}

async function runOnce(run: Run): Promise<unknown> {
  const { app, call, request, input } = run;
  const { memberId } = request;
  if (!memberId) return runForAnybody(run);
  const limits = (callLimits[call as AnyCall] ?? [])
    .filter(({ counts }) => !counts || counts(input))
    .map((limit) => ({ ...limit, key: `${call}:${limit.name}:${memberId}` }));
  const countedMs = app.clock.now();
  if (limits.length > 0) await countAttempts(app, limits);
  let refusedBy: BusinessRule | undefined;
  try {
    return await runCounted(run, memberId);
  } catch (error) {
    if (error instanceof Refusal) refusedBy = error.details.rule;
    throw error;
  } finally {
    // Counted before it is known how it ends, so that attempts at the same moment are counted, too.
    for (const limit of limits) {
      if (limit.refusedBy && limit.refusedBy !== refusedBy) {
        await uncountAttempt(app.db, limit.key, countedMs, limit);
      }
    }
  }
}

/** Without a login; a call that carries a key leads to the same result however often it runs. */
async function runForAnybody({
  app,
  call,
  descriptor,
  handler,
  request,
  input,
  context,
}: Run): Promise<unknown> {
  if (descriptor.idempotent) {
    if (!isRepeatable(call)) throw new Error(`${call} would be stored under a key of nobody's`);
    const key = idempotencyKeyOf(context.req.raw.headers);
    await claimKey(app, { memberId: NOBODY, call, key, input });
  }
  return handler(request, input);
}

async function runCounted(run: Run, memberId: string): Promise<unknown> {
  const { app, call, descriptor, handler, request, input, context } = run;
  if (!descriptor.idempotent) return handler(request, input);
  const { db, publicDb, reservedDb, pool, ...facts } = request;
  const key = idempotencyKeyOf(context.req.raw.headers);
  if (isGathered(call)) return handler({ ...request, memberId, idempotencyKey: key }, input);
  const keyed = { memberId, call, key, input };
  if (isRepeatable(call)) {
    await claimKey(app, keyed);
    return handler(request, input);
  }
  const prepared =
    handler.prepare && !(await isKeyKnown(app, keyed)) ? await handler.prepare(request, input) : undefined;
  const waiting: ((app: AppContext) => Promise<void>)[] = [];
  const afterCommit: IdempotentRequest['afterCommit'] = (work) => waiting.push(work);
  const response = await oncePerKey(app, keyed, (tx) =>
    handler({ ...facts, memberId, tx, prepared, afterCommit }, input),
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
  return { ...base, tokenHash: token === '' ? '' : hashOf(token) };
}

/** Makes the request's context, runs `work`, and turns what comes of it into an envelope. */
async function answer(
  app: AppContext,
  call: string,
  context: Context,
  work: (request: VisitorRequest) => Promise<unknown>,
): Promise<Response> {
  const requestId = requestIdOf(context);
  const startedAt = performance.now();
  const log = app.log.child({ requestId, method: context.req.method, path: context.req.path });
  markCall(context, call);
  nameSpan(call);
  context.header(apiHeaders.requestId, requestId);
  context.header('Cache-Control', 'no-store');
  let code = 0;
  try {
    const data = await work({
      ...app,
      log,
      requestId,
      source: sourceOf(context.req.raw.headers),
      locale: localeOf(context),
      ip: clientAddressOf(context),
      userAgent: context.req.header('user-agent') ?? '',
      tokenHash: '',
      memberId: undefined,
    });
    return data instanceof SharedAnswer || data instanceof PreviewAnswer
      ? data.for(context)
      : context.json({ code: 0, message: '', data });
  } catch (error) {
    const refusal = refusalOf(error, log);
    code = refusal.code;
    return answerRefusal(context, refusal);
  } finally {
    const ms = performance.now() - startedAt;
    app.metrics.called(call, code, ms / 1_000);
    log.info({ code, ms: Math.round(ms) }, 'call');
  }
}

function sourceOf(headers: Headers): ChannelSource {
  const header = headers.get(apiHeaders.source);
  if (header === null) return channelSource.desktopBrowser;
  const value = Number(header);
  if (!isChannelSource(value)) throw badInput([{ field: apiHeaders.source, reason: 'No such channel' }]);
  return value;
}
