import { createHash, createHmac } from 'node:crypto';
import { signingHeaders, signingString } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// conformance: API-13
describe('the object store', () => {
  const upload = async (change: (form: FormData) => void = () => {}, body = new Blob(['picture'])) => {
    const api = await server.member();
    const policy = await api.upload.policy({ fileName: 'avatar.png' });
    const form = new FormData();
    form.set('key', policy.fileName);
    form.set('policy', policy.policy);
    form.set('OSSAccessKeyId', policy.AccessKeyId);
    form.set('Signature', policy.signature);
    form.set('file', body, 'avatar.png');
    change(form);
    return { policy, response: await server.fetch(policy.EndPoint, { method: 'POST', body: form }) };
  };

  it('takes a file with a signed policy, answers 204, and shows it', async () => {
    const { policy, response } = await upload();
    expect(response.status).toBe(204);
    const shown = await server.fetch(policy.host);
    expect(await shown.text()).toBe('picture');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(policy.SecretKey).toBe('');
  });

  it.each([
    ['another key', (form: FormData) => form.set('key', '../outside.png')],
    [
      'a changed policy',
      (form: FormData) => form.set('policy', btoa('{"expiration":"2999-01-01","conditions":[]}')),
    ],
    ['a wrong signature', (form: FormData) => form.set('Signature', 'bm8=')],
  ])('refuses %s', async (_, change) => {
    expect((await upload(change)).response.status).toBe(403);
  });

  it('refuses a file that is larger than allowed', async () => {
    const { response } = await upload(undefined, new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]));
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('EntityTooLarge');
  });

  it('says of an empty file that it is too small', async () => {
    const { response } = await upload(undefined, new Blob([]));
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('EntityTooSmall');
  });
});

describe('signed requests', () => {
  const secret = 'a-secret-for-tests';
  const PATH = '/cuser/public/api/notice/list';
  let signed: TestServer;
  beforeAll(async () => {
    signed = await startTestServer({ signing: { clientKey: 'client', clientSecret: secret } });
  });
  afterAll(() => signed.close());

  const send = (
    changes: Partial<{ nonce: string; timestampMs: number; secret: string; path: string }> = {},
  ) => {
    const { nonce = crypto.randomUUID(), timestampMs = signed.app.clock.now(), path = PATH } = changes;
    const signature = createHmac('sha256', changes.secret ?? secret)
      .update(
        signingString({
          method: 'GET',
          path: PATH,
          query: [],
          bodySha256: createHash('sha256').update('').digest('hex'),
          timestampMs,
          nonce,
        }),
      )
      .digest('hex');
    return signed.fetch(`http://yunyou.test${path}`, {
      headers: {
        [signingHeaders.clientKey]: 'client',
        [signingHeaders.timestamp]: String(timestampMs),
        [signingHeaders.nonce]: nonce,
        [signingHeaders.signature]: signature,
      },
    });
  };

  it('are answered when the signature is right, and refused without one', async () => {
    expect((await send()).status).toBe(200);
    expect((await signed.fetch(`http://yunyou.test${PATH}`)).status).toBe(403);
  });

  it('are not needed to learn the server’s time', async () => {
    expect((await signed.fetch('http://yunyou.test/cgateway/timestamp')).status).toBe(200);
  });

  it('are refused when they come twice', async () => {
    const nonce = crypto.randomUUID();
    expect((await send({ nonce })).status).toBe(200);
    expect((await send({ nonce })).status).toBe(403);
  });

  it.each([
    ['signed with another secret', () => ({ secret: 'other' })],
    ['more than five minutes old', () => ({ timestampMs: signed.app.clock.now() - 301_000 })],
    ['more than five minutes ahead', () => ({ timestampMs: signed.app.clock.now() + 301_000 })],
    ['for another address', () => ({ path: `${PATH}?a=1` })],
  ])('are refused when they are %s', async (_, changes) => {
    expect((await send(changes())).status).toBe(403);
  });

  it('are what the SDK sends when signing is on', async () => {
    const api = signed.visitor({ signing: { clientKey: 'client', clientSecret: secret } });
    await expect(api.scenicSpot.list({ keyword: '云 a*b', size: 2 })).resolves.toMatchObject({ current: 1 });
    await expect(api.session.smsCaptcha({ mobile: '13812345678' })).resolves.toBeDefined();
  });
});

describe('the server’s edges', () => {
  it('answer an unknown call with 404 in an envelope', async () => {
    const response = await server.fetch('http://yunyou.test/cuser/no/such/call');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404 });
  });

  it('carry a request id from the client to the answer', async () => {
    const response = await server.fetch('http://yunyou.test/cgateway/timestamp', {
      headers: { 'x-request-id': 'request-12345' },
    });
    expect(response.headers.get('x-request-id')).toBe('request-12345');
  });

  it('speak the request’s language', async () => {
    const say = async (language: string) => {
      const response = await server.fetch('http://yunyou.test/cuser/public/api/ticket/detail?id=x', {
        headers: { 'accept-language': language },
      });
      return (await readJson<{ message: string }>(response)).message;
    };
    expect(await say('en-GB')).toMatch(/no longer available/);
    expect(await say('zh-CN')).toMatch(/不存在/);
  });

  it('are healthy while the database is there', async () => {
    expect(await (await server.fetch('http://yunyou.test/health')).json()).toEqual({ status: 'ok' });
  });

  it('have no sandbox in production', async () => {
    const { createApp } = await import('../src/app');
    const production = createApp(server.app);
    expect((await production.fetch(new Request('http://yunyou.test/sandbox/console'))).status).toBe(404);
  });
});

describe('an address with NUL in it', () => {
  it.each([
    '/%00',
    '/pages/home/home%00',
    '/assets/%00.js',
    '/cuser/auth/callback?state=%00',
    '/cuser/product/public/api/scenic-spot/detail?id=%00',
    '/sandbox/objects/user/%00.png',
    '/sandbox/console?done=%00',
    '/docs/api?x=%00',
    '/health?%00=1',
  ])('%s is refused as bad input', async (path) => {
    expect((await server.fetch(`http://yunyou.test${path}`)).status).toBe(400);
  });
});
