import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClientOptions, ApiError, type ApiEvent, createApiClient, isApiError } from '../src';
import { createTimers } from './support/timers';

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));
beforeEach(() => {
  unhandled.length = 0;
});

type Fetch = NonNullable<ApiClientOptions['fetch']>;

const brokenBody = (error: unknown) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":0,"da'));
      controller.error(error);
    },
  });

/** Everything a network can do to a call. */
const networks: Record<string, Fetch> = {
  'never answers': () => new Promise(() => {}),
  'never ends its body': async () => new Response(new ReadableStream({ start() {} })),
  'is reset before the answer': async () => {
    throw new TypeError('Failed to fetch');
  },
  'is reset in the middle of the body': async () => new Response(brokenBody(new TypeError('terminated'))),
  'breaks the body with something that is no error': async () => new Response(brokenBody('reset')),
  'throws instead of rejecting': () => {
    throw new DOMException('no', 'SecurityError');
  },
  'rejects with nothing': () => Promise.reject(undefined),
  'answers HTML': async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  'answers half of a JSON': async () => new Response('{"code":0,"data":'),
  'answers bytes that are no text': async () => new Response(new Uint8Array([0xff, 0xfe, 0x00, 0xd8])),
  'answers nothing at all': async () => new Response(null, { status: 204 }),
  'answers 304': async () => new Response(null, { status: 304 }),
  'is too busy': async () => new Response('', { status: 429 }),
  'is too busy for a second': async () => new Response('', { status: 429, headers: { 'Retry-After': '1' } }),
  'is too busy for a year': async () =>
    new Response('', { status: 429, headers: { 'Retry-After': '31536000' } }),
  'is too busy until a date': async () =>
    new Response('', { status: 429, headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } }),
  'is too busy for a negative time': async () =>
    new Response('', { status: 429, headers: { 'Retry-After': '-1' } }),
  'has a gateway that is down': async () => new Response('<h1>502</h1>', { status: 502 }),
  'says the login is over': async () => Response.json({ code: 901, message: 'over', data: null }),
};

const broken = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Everything the device can do to a call. */
const devices: Record<string, Partial<ApiClientOptions>> = {
  'is well': {},
  'has storage that throws': { tokens: { read: broken, clear: broken } },
  'has a clock that jumps back and forth': {
    now: (() => {
      let jump = 1;
      return () => {
        jump *= -3;
        return Date.UTC(2026, 4, 1) + jump * 86_400_000;
      };
    })(),
    signing: { clientKey: 'k', clientSecret: 's' },
  },
  'has a clock that shows nothing': {
    now: () => Number.NaN,
    signing: { clientKey: 'k', clientSecret: 's' },
  },
  'cannot learn the time': {
    serverTimeFirst: () => {
      throw new Error('no time');
    },
  },
  'never learns the time': { serverTimeFirst: () => new Promise(() => {}) },
  'does not know its language': { locale: broken },
  'does not know its channel': { source: broken },
};

const cases = Object.entries(networks).flatMap(([network, fetch]) =>
  Object.entries(devices).map(([device, options]) => ({ network, device, fetch, options })),
);

describe('a call always settles with an ApiError', () => {
  it.each(cases)('when the network $network and the device $device', async ({ fetch, options }) => {
    const timers = createTimers();
    const tokens = { read: () => 't-1', clear: () => {} };
    const api = createApiClient({
      baseUrl: 'https://api.example',
      source: 2,
      schedule: timers.schedule,
      tokens,
      fetch,
      ...options,
    });
    const outcomes: unknown[] = [];
    const settle = (call: Promise<unknown>) =>
      call.then(
        () => outcomes.push('done'),
        (error) => outcomes.push(error),
      );
    void settle(api.notice.list());
    void settle(api.order.counts());
    void settle(api.order.cancel({ id: '1' }));
    void settle(api.download('/file.json', { timeoutMs: 10_000 }));
    void settle(api.uploadFile({ file: new Blob(['x']), fileName: 'a.png', timeoutMs: 10_000 }));
    // Code that is fetched with the first call of its kind comes in its own time.
    for (let round = 0; round < 50 && outcomes.length < 5; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await timers.pass(3_000);
    }
    expect(outcomes).toHaveLength(5);
    // A download asks for no envelope: whatever arrives whole is what was asked for.
    const errors = outcomes.filter((outcome) => outcome !== 'done');
    expect(errors.length).toBeGreaterThanOrEqual(4);
    for (const error of errors) expect(isApiError(error), String(error)).toBe(true);
    await timers.pass(60_000);
    expect(timers.running()).toBe(0);
    expect(unhandled).toEqual([]);
  });
});

describe('what cannot be sent', () => {
  it('is refused as bad input, whatever stands in it', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const api = createApiClient({ baseUrl: '', source: 2, fetch: networks['never answers'] });
    for (const mobile of [circular, 7n, { toJSON: broken }]) {
      const error = await Reflect.apply(api.session.smsCaptcha, undefined, [{ mobile }]).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ name: 'ApiError', kind: 'business', code: 400 });
    }
  });

  it('is an upload whose permission says nothing of where to', async () => {
    const fetch: Fetch = async () => Response.json({ code: 0, message: '', data: null });
    const api = createApiClient({ baseUrl: 'https://api.example', source: 2, fetch });
    const upload = api.uploadFile({ file: new Blob(['x']), fileName: 'a.png' });
    await expect(upload).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' });
  });
});

describe('somebody who throws while hearing of a failure', () => {
  it('takes the error from nobody who made the call', async () => {
    const timers = createTimers();
    const api = createApiClient({
      baseUrl: '',
      source: 2,
      retries: 0,
      schedule: timers.schedule,
      abnormalRedirect: { isOnAbnormalPage: () => false },
      onEvent: () => {
        throw new Error('broken listener');
      },
      fetch: async () => new Response('', { status: 500 }),
    });
    await expect(api.notice.list()).rejects.toBeInstanceOf(ApiError);
    // It is thrown again where nobody waits for it.
    await expect(timers.pass(0)).rejects.toThrow('broken listener');
  });
});

// conformance: ERR-01
describe('the error catalogue', () => {
  const loginOut = (code: number) => code >= 900 && code <= 905;

  /** What the catalogue of the spec says of an answer that is no success. */
  function outcomeOf(status: number, code: number): ApiEvent['type'] {
    if (loginOut(code)) return 'loginExpired';
    return [404, 429, 500].includes(status) || code === 429 ? 'abnormal' : 'error';
  }

  const status = fc.oneof(
    fc.constantFrom(200, 400, 401, 403, 404, 409, 410, 422, 429, 500, 502, 503),
    fc.integer({ min: 200, max: 599 }).filter((number) => ![204, 205, 304].includes(number)),
  );
  const code = fc.oneof(
    fc.constantFrom(0, 400, 404, 409, 422, 429, 500, 899, 900, 901, 902, 903, 904, 905, 906),
    fc.integer(),
  );

  it('gives every status and code exactly one outcome', async () => {
    await fc.assert(
      fc.asyncProperty(status, code, fc.boolean(), async (httpStatus, bodyCode, asText) => {
        const timers = createTimers();
        const events: ApiEvent[] = [];
        let cleared = 0;
        let token: string | undefined = 't-1';
        const api = createApiClient({
          baseUrl: '',
          source: 2,
          retries: 0,
          schedule: timers.schedule,
          tokens: {
            read: () => token,
            clear: () => {
              token = undefined;
              cleared += 1;
            },
          },
          abnormalRedirect: { isOnAbnormalPage: () => false },
          onEvent: (event) => void events.push(event),
          fetch: async () => {
            const answer = {
              code: asText ? String(bodyCode) : bodyCode,
              message: 'm',
              data: { records: [] },
            };
            return new Response(JSON.stringify(answer), { status: httpStatus });
          },
        });
        const outcome = await api.order.list().then(
          () => 'done',
          (error: unknown) => error,
        );
        await timers.pass(5_000);
        const isDone = httpStatus < 300 && bodyCode === 0;
        expect(outcome === 'done').toBe(isDone);
        expect(isDone || isApiError(outcome)).toBe(true);
        expect(events.map(({ type }) => type)).toEqual(isDone ? [] : [outcomeOf(httpStatus, bodyCode)]);
        expect(cleared).toBe(!isDone && loginOut(bodyCode) ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });
});
