import { createDecipheriv, createHmac } from 'node:crypto';
import { encryptCardNumber } from '@yunyou/api-client/card-number';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// conformance: API-14
describe('the key for card numbers', () => {
  it('is the member’s own, the same every time, and opens what the client has shut', async () => {
    const [api, other] = await Promise.all([server.member(), server.member()]);
    const { key } = await api.config.aesKey();
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect((await api.config.aesKey()).key).toBe(key);
    expect((await other.config.aesKey()).key).not.toBe(key);

    const sent = Buffer.from(encryptCardNumber('6222020200112230', key), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), sent.subarray(0, 16));
    expect(decipher.update(sent.subarray(16)).toString() + decipher.final().toString()).toBe(
      '6222020200112230',
    );
  });

  it('is for members only', async () => {
    await expect(server.visitor().config.aesKey()).rejects.toMatchObject({ kind: 'auth' });
  });
});

// conformance: API-14
describe('the languages', () => {
  it('are the operator’s, for everybody', async () => {
    const answer = await server.visitor().config.i18n();
    expect(schemas.config.i18n.response.parse(answer)).toEqual({
      defaultLocale: 'zh-Hans',
      locales: [
        { locale: 'zh-Hans', name: '简体中文' },
        { locale: 'en', name: 'English' },
      ],
    });
  });
});

// conformance: API-02
describe('temporary credentials of the object store', () => {
  const credentialsOf = async () => {
    const credentials = await (await server.member()).upload.aliYunToken();
    return schemas.upload.aliYunToken.response.parse(credentials);
  };
  type Credentials = Awaited<ReturnType<typeof credentialsOf>>;

  /** Signs a policy of the client's own and posts a file. */
  async function post(
    credentials: Credentials,
    key: string,
    { policy, size = 7 }: { policy?: string; size?: number } = {},
  ) {
    const document = { expiration: '2100-01-01T00:00:00Z', conditions: [['eq', '$key', key]] };
    const encoded = Buffer.from(policy ?? JSON.stringify(document)).toString('base64');
    const form = new FormData();
    const fields = {
      key,
      policy: encoded,
      OSSAccessKeyId: credentials.AccessKeyId,
      Signature: createHmac('sha1', credentials.AccessKeySecret).update(encoded).digest('base64'),
      'x-oss-security-token': credentials.SecurityToken,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(size)]), 'me.png');
    return (await server.fetch(credentials.EndPoint, { method: 'POST', body: form })).status;
  }

  it('are good for files of the member, and for nobody else’s', async () => {
    const credentials = await credentialsOf();
    expect(await post(credentials, `${credentials.prefix}me.png`)).toBe(204);
    expect((await server.fetch(`${credentials.EndPoint}/${credentials.prefix}me.png`)).status).toBe(200);
    expect(await post(credentials, 'user/somebody-else/me.png')).toBe(403);
    expect(await post(credentials, `${credentials.prefix}../somebody-else/me.png`)).toBe(403);
    expect(await post(credentials, `${credentials.prefix}a/../../somebody-else/me.png`)).toBe(403);
    expect(
      await post(
        { ...credentials, ...(await credentialsOf()), prefix: credentials.prefix },
        `${credentials.prefix}x.png`,
      ),
    ).toBe(403);
  });

  it('are good for no file that is too large, with no policy that is none, and not when altered', async () => {
    const credentials = await credentialsOf();
    const key = `${credentials.prefix}me.png`;
    expect(await post(credentials, key, { size: 10 * 1024 * 1024 + 1 })).toBe(403);
    for (const policy of ['{', '[]', '{"expiration":"2100-01-01T00:00:00Z"}', '7']) {
      expect(await post(credentials, key, { policy })).toBe(403);
    }
    expect(await post({ ...credentials, SecurityToken: `${credentials.SecurityToken}x` }, key)).toBe(403);
    expect(await post({ ...credentials, AccessKeySecret: 'guess' }, key)).toBe(403);
  });

  it('end after a quarter of an hour', async () => {
    const credentials = await credentialsOf();
    await server.moveTime(16);
    expect(await post(credentials, `${credentials.prefix}late.png`)).toBe(403);
  });
});

describe('a report that comes twice under one id', () => {
  it('counts once, whichever form it comes in', async () => {
    const api = await server.member();
    const seen = { eventId: 'event-0001', productId: 'p-1', productType: 2 as const, atMs: 5 };
    await api.tracking.productView(seen);
    await api.tracking.productView(seen);
    await server.visitor().tracking.productViewPublic(seen);
    await api.tracking.productView({ ...seen, eventId: undefined });
    const rows = await server.app.db
      .selectFrom('tracking_events')
      .select(['event_id', 'at_ms', 'data'])
      .where('kind', '=', 'productView')
      .orderBy('id')
      .execute();
    expect(rows.map(({ event_id, at_ms }) => [event_id, Number(at_ms)])).toEqual([
      ['event-0001', 5],
      [null, 5],
    ]);
    expect(rows[0]?.data).toEqual({ productId: 'p-1', productType: 2 });
  });
});
