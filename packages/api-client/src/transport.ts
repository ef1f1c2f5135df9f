import {
  type AnswerShape,
  apiHeaders,
  type CallDescriptor,
  calls,
  loginOutCodes,
  requestTimeoutMs,
  successCodes,
} from '@yunyou/contract';
import { ApiError } from './api-error';
import { AbortedError, pause, withDeadline } from './deadline';
import { readAnswer } from './envelope';
import type { CallReport } from './events';
import {
  createExchange,
  type ExchangeAnswer,
  type ExchangeRequest,
  NoAnswerError,
  overNetwork,
} from './exchange';
import type { ApiClientOptions, CallOptions, Tokens } from './options';
import { createId, systemRandom } from './random';
import { createReporter, type FailedCall, type Reporter } from './reporter';
import { layOut } from './request';
import { pauseBeforeRetry } from './retry';
import { timerOf } from './schedule';

/** A request to make, and how to read what comes of it. */
export interface Task<Result> {
  method: string;
  path: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** How often it may be made again. */
  retries: number;
  /** One attempt. */
  attempt: (signal: AbortSignal) => Promise<Result>;
}

type Unsigned = Omit<ExchangeRequest, 'signal'>;

export interface Transport {
  /** Makes a call of the contract and resolves to its `data`. */
  call(
    call: CallDescriptor,
    shape: AnswerShape,
    request: Readonly<Record<string, unknown>>,
    options: CallOptions,
  ): Promise<unknown>;
  /** Makes any other request under the same deadline, retry and error rules. */
  run<Result>(task: Task<Result>): Promise<Result>;
  /** One request and its whole answer. */
  send(request: ExchangeRequest): Promise<ExchangeAnswer>;
  /** An address: absolute ones stay, others get the base. */
  urlOf(path: string): string;
  now(): number;
  readonly reporter: Reporter;
}

export function createTransport(options: ApiClientOptions): Transport {
  const { baseUrl, now = Date.now, random = systemRandom } = options;
  const tokens = unfailing(options.tokens);
  const { retries = 2, retryAfterLimitMs = 3_000, timeoutMs = requestTimeoutMs } = options;
  const codes = {
    successCodes: options.successCodes ?? successCodes,
    loginOutCodes: options.loginOutCodes ?? loginOutCodes,
  };
  const startTimer = timerOf(options.schedule);
  const send = createExchange(options.fetch);
  const reporter = createReporter({
    tokens,
    loginOutCodes: codes.loginOutCodes,
    suppressedCodes: options.suppressedCodes ?? [],
    abnormalRedirect: options.abnormalRedirect,
    startTimer,
    onEvent: options.onEvent ?? (() => {}),
  });
  let clockSynced: Promise<unknown> | undefined;

  const urlOf = (path: string) =>
    /^(?:https?:)?\/\//i.test(path) ? path : `${baseUrl.replace(/\/+$/, '')}${path}`;

  async function run<Result>(task: Task<Result>): Promise<Result> {
    const { method, path, signal } = task;
    for (let made = 0; ; made += 1) {
      try {
        return await withDeadline(startTimer, task, task.attempt);
      } catch (thrown) {
        const error = asApiError(thrown, { method, path, baseUrl });
        const pauseMs =
          made < task.retries ? pauseBeforeRetry(error, made, { random, retryAfterLimitMs }) : undefined;
        if (pauseMs === undefined) throw error;
        await pause(startTimer, pauseMs, signal).catch((ended) => {
          throw asApiError(ended, { method, path, baseUrl });
        });
      }
    }
  }

  /** Whoever hears of a failure must not become another one; what they throw is thrown again where nobody waits. */
  function tell(error: ApiError, failed: FailedCall): void {
    try {
      reporter.report(error, failed);
    } catch (broken) {
      startTimer(() => {
        throw broken;
      }, 0);
    }
  }

  /** The first call waits for the server's clock; whether that could be had does not matter. */
  async function awaitClock(call: CallDescriptor, deadline: { timeoutMs: number; signal?: AbortSignal }) {
    if (!options.serverTimeFirst || call.path === calls.system.timestamp.path) return;
    clockSynced ??= Promise.resolve().then(options.serverTimeFirst);
    const synced = clockSynced;
    await withDeadline(startTimer, deadline, () => synced).catch((error) => {
      if (error instanceof AbortedError && error.reason === 'cancelled')
        throw asApiError(error, { ...call, baseUrl });
    });
  }

  function headersOf(call: CallDescriptor, token: string | undefined, requestId: string, extra: CallOptions) {
    const { source, locale } = options;
    const headers: Record<string, string> = {
      [apiHeaders.source]: String(typeof source === 'function' ? source() : source),
      [apiHeaders.requestId]: requestId,
      Accept: 'application/json',
    };
    if (call.method !== 'GET') headers['Content-Type'] = 'application/json';
    if (locale) headers['Accept-Language'] = locale();
    if (token) {
      headers[apiHeaders.authorization] = `Bearer ${token}`;
      headers[apiHeaders.token] = token;
    }
    if (call.idempotent) headers[apiHeaders.idempotencyKey] = extra.idempotencyKey ?? createId(random);
    return { ...headers, ...extra.headers };
  }

  async function sign({ method, url, query, body = '' }: Unsigned): Promise<Record<string, string>> {
    if (!options.signing) return {};
    const parts = { method, url, query, body, timestampMs: Math.round(now()), nonce: createId(random) };
    return (await overNetwork(import('./signing'))).signatureHeaders(options.signing, parts);
  }

  return {
    run,
    send,
    urlOf,
    now,
    reporter,
    async call(call, shape, request, callOptions) {
      const deadline = { timeoutMs: callOptions.timeoutMs ?? timeoutMs, signal: callOptions.signal };
      const { method } = call;
      const beganMs = now();
      const ended = (code: CallReport['code']) =>
        options.onCall?.({
          method,
          path: call.path,
          code,
          durationMs: Math.max(0, Math.round(now() - beganMs)),
        });
      const { path, query, body } = layOut(call, request);
      await awaitClock(call, deadline);
      const needsToken =
        call.access === 'member' || call.knowsMember === true || options.tokenAlways?.() === true;
      const sentToken = (needsToken && tokens.read()) || undefined;
      const requestId = createId(random);
      const mayRepeat = method === 'GET' || call.idempotent === true;
      try {
        const headers = headersOf(call, sentToken, requestId, callOptions);
        const data = await run({
          method,
          path,
          ...deadline,
          retries: mayRepeat ? (callOptions.retries ?? retries) : 0,
          async attempt(signal) {
            const unsigned = { url: urlOf(path), method, query, body, headers };
            const signed = { ...headers, ...(await sign(unsigned)) };
            const answer = await send({ ...unsigned, headers: signed, signal });
            return readAnswer(answer, { method, path, requestId, now, shape, ...codes });
          },
        });
        ended(0);
        return data;
      } catch (thrown) {
        const error = asApiError(thrown, { method, path, baseUrl });
        ended(error.code ?? error.kind);
        tell(error, { call, options: callOptions, sentToken });
        throw error;
      }
    },
  };
}

/** Storage may be shut: a token that cannot be read is none. */
function unfailing(tokens: Tokens | undefined): Tokens {
  const tried = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return { read: () => tried(() => tokens?.read()), clear: (failed) => tried(() => tokens?.clear(failed)) };
}

/** Whatever ended an attempt, as `ApiError`: what is no deadline and no broken connection is a mistake in a program. */
function asApiError(
  thrown: unknown,
  { method, path, baseUrl }: { method: string; path: string; baseUrl: string },
): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof AbortedError) {
    const late = thrown.reason === 'timeout' ? { baseUrl } : {};
    return new ApiError({ kind: thrown.reason, method, path, ...late });
  }
  const isNetwork = thrown instanceof NoAnswerError;
  return new ApiError({
    ...(isNetwork ? { kind: 'network', baseUrl } : { kind: 'program' }),
    method,
    path,
    cause: isNetwork ? thrown.cause : thrown,
  });
}
