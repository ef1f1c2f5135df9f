import { describe, expect, it } from 'vitest';
import { createApiClient } from '../src';
import { clientOf, errorOf, tokensOf } from './support/client';
import {
  envelope,
  plain,
  refusal,
  resetInTheMiddle,
  serve,
  silence,
  stallInTheMiddle,
  success,
} from './support/server';

const once = { retries: 0 };

// conformance: API-01
describe('an answer', () => {
  it('is a success with code 0, as number or as text, and under either name', async () => {
    const { url } = await serve(
      success([1]),
      envelope('0', [2]),
      plain(200, '{"status":0,"data":[3]}', 'application/json'),
      plain(200, '{"code":null,"status":"0","data":[4]}', 'text/plain'),
    );
    const api = clientOf(url);
    const answers = [await api.notice.list(), await api.notice.list(), await api.notice.list()];
    expect([...answers, await api.notice.list()]).toEqual([[1], [2], [3], [4]]);
  });

  it('resolves to null where there is no data', async () => {
    const { url } = await serve(plain(200, '{"code":0}', 'application/json'));
    expect(await clientOf(url).session.end()).toBeNull();
  });

  it('may have other success codes', async () => {
    const { url } = await serve(envelope(200, [1]), envelope(0));
    const api = clientOf(url, { successCodes: [200] });
    expect(await api.notice.list()).toEqual([1]);
    expect(await errorOf(api.notice.list())).toMatchObject({ kind: 'business', code: 0 });
  });

  it('that is refused says everything the server knows', async () => {
    const data = {
      requestId: 'r-1',
      rule: 'priceChanged',
      field: 'lines.0.day',
      fields: [{ field: 'lines.0.day', reason: 'closed' }],
      detail: { totalFen: 9_900 },
    };
    const { url } = await serve(refusal(409, data, {}, '价格已变动'));
    const error = await errorOf(clientOf(url, { tokens: tokensOf('t') }).order.cancel({ id: '1' }));
    expect(error).toMatchObject({
      kind: 'conflict',
      status: 409,
      code: 409,
      ...data,
      userMessage: '价格已变动',
      retryable: false,
      method: 'POST',
      path: '/cuser/member/orders/cancel',
    });
    expect(error.message).toMatch(
      /^POST \/cuser\/member\/orders\/cancel failed: conflict, 409 priceChanged 价格已变动; lines\.0\.day: closed \(request /,
    );
  });

  it.each([
    [400, 'business'],
    [403, 'business'],
    [404, 'business'],
    [409, 'conflict'],
    [410, 'business'],
    [422, 'business'],
    [429, 'rateLimited'],
    [500, 'server'],
    [900, 'auth'],
    [905, 'auth'],
  ])('with code %i is an error of kind %s, whatever its HTTP status', async (code, kind) => {
    const { url } = await serve(refusal(code), envelope(code));
    const api = clientOf(url, once);
    expect(await errorOf(api.notice.list())).toMatchObject({ kind, code });
    expect(await errorOf(api.notice.list())).toMatchObject({ kind, code, status: 200 });
  });

  it('takes the request id from its header, or the one that was sent', async () => {
    const { url, seen } = await serve(refusal(422, {}, { 'X-Request-Id': 'from-header' }), refusal(422));
    const api = clientOf(url);
    expect((await errorOf(api.notice.list())).requestId).toBe('from-header');
    expect((await errorOf(api.notice.list())).requestId).toBe(seen[1]?.headers['x-request-id']);
  });

  it('does not pass on a rule this client does not know, nor fields of another shape', async () => {
    const { url } = await serve(refusal(422, { rule: 'newRule', field: 7, fields: 'x', detail: [1] }));
    expect(await errorOf(clientOf(url).notice.list())).toMatchObject({
      code: 422,
      rule: undefined,
      field: undefined,
      fields: [],
      detail: {},
    });
  });

  it.each([
    ['HTML', plain(200, '<!doctype html><p>Portal</p>')],
    ['nothing', plain(200, '', 'application/json')],
    ['204', plain(204, '')],
    ['half of a JSON', plain(200, '{"code":0,"da', 'application/json')],
    ['a list', plain(200, '[]', 'application/json')],
    ['null', plain(200, 'null', 'application/json')],
    ['no code', plain(200, '{"data":1}', 'application/json')],
    ['a null code', envelope(null)],
    ['an empty code', envelope('')],
    ['a code that is no number', envelope('ok')],
  ])('of %s is malformed', async (_, answer) => {
    const { url } = await serve(answer);
    expect(await errorOf(clientOf(url).notice.list())).toMatchObject({ kind: 'malformed', code: undefined });
  });

  it.each([
    ['nothing', null],
    ['an empty record', {}],
    ['a text', 'ok'],
    ['true', true],
  ])('of code 0 with %s where a list of records is expected is malformed', async (_, data) => {
    const { url } = await serve(success(data));
    expect(await errorOf(clientOf(url).notice.list())).toMatchObject({ kind: 'malformed', code: undefined });
  });

  it.each([
    ['nothing', null],
    ['an empty record', {}],
    ['an empty list', []],
    ['records that are none', { records: null, total: 0, size: 10, current: 1, pages: 0 }],
  ])('of code 0 with %s where a page is expected is malformed', async (_, data) => {
    const { url } = await serve(success(data));
    const error = await errorOf(clientOf(url, { tokens: tokensOf('t') }).order.list());
    expect(error).toMatchObject({ kind: 'malformed', status: 200, retryable: false });
  });

  it.each([
    [404, 'business'],
    [401, 'auth'],
    [429, 'rateLimited'],
    [502, 'server'],
  ])('of a gateway with HTTP %i and no envelope counts by its status', async (status, kind) => {
    const { url } = await serve(plain(status, '<h1>gateway</h1>'));
    expect(await errorOf(clientOf(url, once).notice.list())).toMatchObject({ kind, status, code: status });
  });

  it('with code 0 under HTTP 500 is no success', async () => {
    const { url } = await serve(plain(500, '{"code":0,"data":1}', 'application/json'));
    expect(await errorOf(clientOf(url, once).notice.list())).toMatchObject({ kind: 'server', code: 500 });
  });
});

describe('a call without a whole answer', () => {
  it('times out, also in the middle of the body', async () => {
    const { url } = await serve(silence, stallInTheMiddle);
    const api = clientOf(url, { ...once, timeoutMs: 2_000 });
    const [first, second] = await Promise.all([
      errorOf(api.notice.list()),
      errorOf(api.notice.license({}, { timeoutMs: 2_100 })),
    ]);
    expect([first.kind, second.kind]).toEqual(['timeout', 'timeout']);
    expect(first.retryable).toBe(true);
  });

  it('is a network error when the connection breaks in the middle of the body, or is refused', async () => {
    const { url } = await serve(resetInTheMiddle);
    const broken = await errorOf(clientOf(url, once).notice.list());
    expect(broken).toMatchObject({ kind: 'network', userMessage: '' });
    expect(broken.status).toBeUndefined();
    expect((await errorOf(clientOf('http://127.0.0.1:9', once).notice.list())).kind).toBe('network');
  });

  it('ends at once when it is cancelled, before, while it waits and while it pauses', async () => {
    const { url } = await serve(silence);
    const api = clientOf(url, { retries: 5 });
    const before = AbortSignal.abort();
    expect((await errorOf(api.notice.list({}, { signal: before }))).kind).toBe('cancelled');
    const waiting = new AbortController();
    const call = errorOf(api.notice.list({}, { signal: waiting.signal }));
    setTimeout(() => waiting.abort(), 50);
    expect((await call).kind).toBe('cancelled');

    const pausing = new AbortController();
    const slow = clientOf('http://127.0.0.1:9', {
      retries: 5,
      schedule: {
        setTimeout: (run, ms) => setTimeout(run, ms),
        clearTimeout: (timer: never) => clearTimeout(timer),
      },
    });
    const paused = errorOf(slow.notice.list({}, { signal: pausing.signal }));
    setTimeout(() => pausing.abort(), 60);
    expect((await paused).kind).toBe('cancelled');
  });

  it('is given up on the wire too', async () => {
    let close: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const { url } = await serve((response) => void response.on('close', close));
    const call = new AbortController();
    const error = errorOf(clientOf(url, once).notice.list({}, { signal: call.signal }));
    setTimeout(() => call.abort(), 50);
    expect((await error).kind).toBe('cancelled');
    await closed;
  });

  it('settles although the fetch it was given never does and knows no signal', async () => {
    const api = clientOf('', { ...once, timeoutMs: 2_000, fetch: () => new Promise(() => {}) });
    expect((await errorOf(api.notice.list())).kind).toBe('timeout');
  });

  it('is a network error when the fetch throws instead of rejecting', async () => {
    const api = clientOf('', {
      ...once,
      fetch() {
        throw new TypeError('no fetch here');
      },
    });
    expect((await errorOf(api.notice.list())).kind).toBe('network');
  });
});

describe('a mistake in the program', () => {
  const source = (): never => {
    throw new TypeError('source is not ready');
  };

  it('is of kind program with what was thrown, and nothing is reported', async () => {
    const events: unknown[] = [];
    const api = clientOf('http://127.0.0.1:9', { source, onEvent: (event) => events.push(event) });
    const error = await errorOf(api.notice.list());
    expect(error).toMatchObject({ kind: 'program', retryable: false });
    expect(error.cause).toEqual(new TypeError('source is not ready'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(events).toEqual([]);
  });

  it.each([
    ['an address that is none', 'not an address', {}],
    ['a header that cannot be sent', 'http://127.0.0.1:9', { headers: { 'X-Name': '云游' } }],
  ])('such as %s is not made again and is no lost network', async (_, baseUrl, options) => {
    const pauses: number[] = [];
    const schedule = {
      setTimeout(run: () => void, afterMs: number) {
        pauses.push(afterMs);
        return setTimeout(run, afterMs);
      },
      clearTimeout: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
    };
    const api = createApiClient({ baseUrl, source: 2, schedule });
    expect((await errorOf(api.notice.list({}, options))).kind).toBe('program');
    expect(pauses.filter((ms) => ms < 2_000)).toEqual([]);
  });
});
