import { describe, expect, it, vi } from 'vitest';
import { type ApiClientOptions, type ApiEvent, createApiClient } from '../src';
import { errorOf, tokensOf } from './support/client';
import { createTimers } from './support/timers';

type Reply = { code: number; status?: number; message?: string } | 'lost';

/** A client whose server answers every call by the path's reply, on timers turned by hand. */
function setUp(options: Partial<ApiClientOptions> = {}) {
  const timers = createTimers();
  const events: ApiEvent[] = [];
  const tokens = tokensOf('t-1');
  let reply: Reply = { code: 0 };
  const held: (() => void)[] = [];
  let isHolding = false;
  const api = createApiClient({
    baseUrl: '',
    source: 2,
    retries: 0,
    schedule: timers.schedule,
    tokens,
    onEvent: (event) => events.push(event),
    async fetch() {
      const answer = reply;
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      const { code, status = code >= 400 && code < 600 ? code : 200, message = `message ${code}` } = answer;
      return new Response(JSON.stringify({ code, message, data: {} }), { status });
    },
    ...options,
  });
  return {
    api,
    timers,
    events,
    tokens,
    answer: (next: Reply) => {
      reply = next;
    },
    hold: () => {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}

// conformance: ERR-02
describe('a failure', () => {
  it('is reported with the words of the server, 300 ms later', async () => {
    const { api, timers, events, answer } = setUp();
    answer({ code: 422, message: '验证码错误' });
    const error = await errorOf(api.notice.list());
    await timers.pass(299);
    expect(events).toEqual([]);
    await timers.pass(1);
    expect(events).toEqual([{ type: 'error', message: '验证码错误', error }]);
  });

  it.each<[string, Reply]>([['a lost network', 'lost']])(
    'by %s is rejected and not reported',
    async (_, reply) => {
      const { api, timers, events, answer } = setUp();
      answer(reply);
      expect((await errorOf(api.notice.list())).kind).toBe('network');
      await timers.pass(5_000);
      expect(events).toEqual([]);
    },
  );

  it('by the caller or by time is not reported', async () => {
    const { api, timers, events, hold } = setUp();
    hold();
    const cancelled = errorOf(api.notice.list({}, { signal: AbortSignal.abort() }));
    const timedOut = errorOf(api.notice.license());
    await timers.pass(10_000);
    expect([(await cancelled).kind, (await timedOut).kind]).toEqual(['cancelled', 'timeout']);
    await timers.pass(5_000);
    expect(events).toEqual([]);
  });

  it('is not reported when its code is suppressed, or the call is silent by contract or by wish', async () => {
    const { api, timers, events, answer } = setUp({ suppressedCodes: [777] });
    answer({ code: 777 });
    await errorOf(api.notice.list());
    answer({ code: 778 });
    await errorOf(api.home.phone());
    await errorOf(api.notice.list({}, { silent: true }));
    await timers.pass(5_000);
    expect(events).toEqual([]);
    await errorOf(api.home.phone({}, { silent: false }));
    await timers.pass(5_000);
    expect(events).toHaveLength(1);
  });
});

// conformance: ST-04, ERR-02
describe('the end of a login', () => {
  it('clears the token at once, and is reported once, 400 ms after the last call that failed', async () => {
    const { api, timers, events, tokens, answer } = setUp();
    answer({ code: 901 });
    await Promise.all([errorOf(api.order.counts()), errorOf(api.order.list())]);
    expect([tokens.read(), tokens.cleared()]).toEqual([undefined, 1]);
    await timers.pass(300);
    expect(events).toEqual([]);
    await timers.pass(100);
    expect(events).toEqual([{ type: 'loginExpired', requiredLogin: true }]);
  });

  it('waits 400 ms again when another call fails meanwhile', async () => {
    const { api, timers, events, answer, hold, release } = setUp();
    answer({ code: 905 });
    hold();
    const late = errorOf(api.order.list());
    await timers.settle();
    release();
    await late;
    await timers.pass(300);
    await errorOf(api.order.list());
    await timers.pass(399);
    expect(events).toEqual([]);
    await timers.pass(1);
    expect(events).toHaveLength(1);
  });

  it('is not reported again at once, and the token is cleared once', async () => {
    const { api, timers, events, tokens, answer } = setUp();
    answer({ code: 900 });
    await errorOf(api.order.list());
    await timers.pass(1_000);
    await errorOf(api.order.list());
    await timers.pass(1_000);
    expect(events).toHaveLength(1);

    tokens.set('t-2');
    api.loginSucceeded();
    await errorOf(api.order.list());
    await timers.pass(1_000);
    expect([events.length, tokens.cleared()]).toEqual([2, 2]);
  });

  it('is reported again after a pause, when a visitor makes a call that needs a login', async () => {
    const { api, timers, events, answer } = setUp();
    answer({ code: 900 });
    await errorOf(api.order.list());
    await timers.pass(400 + 2_000);
    // Nobody waits for a silent call, so it does not lead to the login again.
    await errorOf(api.order.counts());
    await timers.pass(5_000);
    expect(events).toHaveLength(1);
    await errorOf(api.order.list());
    await timers.pass(400);
    expect(events).toEqual([
      { type: 'loginExpired', requiredLogin: true },
      { type: 'loginExpired', requiredLogin: true },
    ]);
  });

  it('names the token that failed, so that another one is never cleared', async () => {
    const cleared: string[] = [];
    const tokens = { read: () => 't-1', clear: (failed: string) => void cleared.push(failed) };
    const { api, answer } = setUp({ tokens });
    answer({ code: 903 });
    await errorOf(api.order.list());
    expect(cleared).toEqual(['t-1']);
  });

  it('is no end when another window has logged in meanwhile', async () => {
    const { api, timers, events, tokens, answer } = setUp();
    answer({ code: 903 });
    await errorOf(api.order.list());
    tokens.set('t-of-the-other-window');
    await timers.pass(5_000);
    expect([events.length, tokens.read()]).toEqual([0, 't-of-the-other-window']);
  });

  it('leaves a new token alone when the answer belongs to an old one', async () => {
    const { api, timers, events, tokens, answer, hold, release } = setUp();
    answer({ code: 902 });
    hold();
    const old = errorOf(api.order.list());
    await timers.settle();
    tokens.set('t-2');
    api.loginSucceeded();
    release();
    expect((await old).kind).toBe('auth');
    await timers.pass(5_000);
    expect([tokens.read(), tokens.cleared(), events.length]).toEqual(['t-2', 0, 0]);
  });

  it('says that no login was required when only silent calls failed', async () => {
    const { api, timers, events, answer } = setUp();
    answer({ code: 903 });
    await errorOf(api.order.counts());
    await timers.pass(400);
    expect(events).toEqual([{ type: 'loginExpired', requiredLogin: false }]);
  });

  it('is told by a visitor too who makes a call that needs a login', async () => {
    const { api, timers, events, answer } = setUp({ tokens: tokensOf(undefined) });
    answer({ code: 900 });
    await errorOf(api.order.list());
    await timers.pass(400);
    expect(events).toEqual([{ type: 'loginExpired', requiredLogin: true }]);
  });

  it('is what the option says it is', async () => {
    const { api, tokens, answer } = setUp({ loginOutCodes: [40_101] });
    answer({ code: 900 });
    expect((await errorOf(api.order.list())).kind).toBe('business');
    answer({ code: 40_101 });
    expect((await errorOf(api.order.list())).kind).toBe('auth');
    expect(tokens.cleared()).toBe(1);
  });
});

// conformance: NAV-10, ERR-01
describe('the abnormal page', () => {
  const abnormalRedirect = { isOnAbnormalPage: () => false };

  it.each<[string, Reply, boolean]>([
    ['HTTP 404', { code: 404 }, false],
    ['HTTP 500', { code: 500 }, false],
    ['HTTP 429', { code: 429 }, true],
    ['body code 429', { code: 429, status: 200 }, true],
  ])('is asked for by %s, and nothing else is said', async (_, reply, isRateLimited) => {
    const { api, timers, events, answer } = setUp({ abnormalRedirect });
    answer(reply);
    const error = await errorOf(api.notice.list());
    expect(events).toEqual([{ type: 'abnormal', path: error.path, isRateLimited, error }]);
    await timers.pass(5_000);
    expect(events).toHaveLength(1);
  });

  it('is asked for once in 500 ms', async () => {
    const { api, timers, events, answer } = setUp({ abnormalRedirect });
    answer({ code: 500 });
    await Promise.all([errorOf(api.notice.list()), errorOf(api.notice.license())]);
    await timers.pass(499);
    await errorOf(api.notice.list());
    expect(events).toHaveLength(1);
    await timers.pass(1);
    await errorOf(api.notice.list());
    expect(events).toHaveLength(2);
  });

  it('has said it all when another call of the page that gave way fails too', async () => {
    let isThere = false;
    const { api, timers, events, answer } = setUp({ abnormalRedirect: { isOnAbnormalPage: () => isThere } });
    answer({ code: 404 });
    await errorOf(api.notice.list());
    isThere = true;
    await errorOf(api.notice.license());
    await timers.pass(500);
    expect(events.map(({ type }) => type)).toEqual(['abnormal']);
    await errorOf(api.notice.list());
    await timers.pass(300);
    expect(events.map(({ type }) => type)).toEqual(['abnormal', 'error']);
  });

  it.each<[string, Partial<ApiClientOptions>, object]>([
    ['it is not switched on', {}, {}],
    ['it is switched off', { abnormalRedirect: { enabled: false, isOnAbnormalPage: () => false } }, {}],
    ['it is there already', { abnormalRedirect: { isOnAbnormalPage: () => true } }, {}],
    ['the call wants to stay', { abnormalRedirect }, { abnormalRedirect: false }],
  ])('is not asked for when %s: the message is reported instead', async (_, options, callOptions) => {
    const { api, timers, events, answer } = setUp(options);
    answer({ code: 429 });
    await errorOf(api.notice.list({}, callOptions));
    await timers.pass(300);
    expect(events.map(({ type }) => type)).toEqual(['error']);
  });

  it('is not asked for by other codes, nor by silent calls', async () => {
    const { api, timers, events, answer } = setUp({ abnormalRedirect });
    answer({ code: 422 });
    await errorOf(api.notice.list());
    answer({ code: 404, status: 200 });
    await errorOf(api.notice.list());
    answer({ code: 500 });
    await errorOf(api.home.phone());
    await timers.pass(1_000);
    expect(events.map(({ type }) => type)).toEqual(['error', 'error']);
  });
});

describe('a client at rest', () => {
  it('starts no timer and sends nothing before a call, and leaves no deadline behind after it', async () => {
    const fetch = vi.fn(async () => new Response('{"code":0,"data":[]}'));
    const timers = createTimers();
    const api = createApiClient({ baseUrl: '', source: 1, fetch, schedule: timers.schedule });
    expect([timers.running(), fetch.mock.calls.length]).toEqual([0, 0]);
    await api.notice.list();
    await timers.settle();
    expect(timers.running()).toBe(0);
  });
});
