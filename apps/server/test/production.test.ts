import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config';
import { createServer } from '../src/create-server';
import { cell, createDataProtection } from '../src/security/data-protection';
import { isLocalHost } from '../src/security/local-host';
import { reencrypt } from '../src/security/reencrypt-store';

import {
  addTraveller,
  newDatabase,
  placeOrder,
  startTestServer,
  type TestServer,
} from './support/test-server';

const rsa = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [merchant, platform] = [rsa(), rsa()];
const newKey = () => randomBytes(32).toString('hex');

const production = {
  YUNYOU_MODE: 'production',
  DATABASE_URL: 'postgres://localhost/yunyou',
  DATA_KEY: newKey(),
  PUBLIC_URL: 'https://shop.example',
  SMS_URL: 'https://sms.example',
  OBJECT_STORE_ENDPOINT: 'https://s3.example',
  OBJECT_STORE_BUCKET: 'uploads',
  OBJECT_STORE_ACCESS_KEY_ID: 'key-1',
  OBJECT_STORE_SECRET_KEY: 'secret',
  WECHAT_PAY_MERCHANT_ID: '1900000001',
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MERCHANT_SERIAL: 'A1',
  WECHAT_PAY_PRIVATE_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
  WECHAT_PAY_API_V3_KEY: randomBytes(16).toString('hex'),
  WECHAT_PAY_PLATFORM_SERIAL: 'B1',
  WECHAT_PAY_PLATFORM_PUBLIC_KEY: platform.publicKey.replaceAll('\n', '\\n'),
};

describe('a server that starts in production', () => {
  it('takes complete settings', () => {
    expect(readConfig(production, '.')).toMatchObject({ mode: 'production', hostname: '0.0.0.0' });
  });

  it('has other sites of its own only where they are named', () => {
    const own = (WEB_OWN_HOSTS?: string) => readConfig({ ...production, WEB_OWN_HOSTS }, '.').webOwnHosts;
    expect([own(), own(''), own(' Guide.Shop.example, map.shop.example:8443 ')]).toEqual([
      ...[[], []],
      ['guide.shop.example', 'map.shop.example:8443'],
    ]);
    expect(readConfig({}, '.').webOwnHosts).toEqual(['www.example.net']);
  });

  it('knows two keys of the platform while one replaces the other', () => {
    const { weChatPay } = readConfig(
      {
        ...production,
        WECHAT_PAY_NEXT_PLATFORM_SERIAL: 'B2',
        WECHAT_PAY_NEXT_PLATFORM_PUBLIC_KEY: rsa().publicKey,
      },
      '.',
    );
    expect(weChatPay?.platformKeys.map(({ serial }) => serial)).toEqual(['B1', 'B2']);
  });

  it.each([
    ['a mode that is misspelt', { YUNYOU_MODE: 'prod' }, 'YUNYOU_MODE'],
    ['an address without https', { PUBLIC_URL: 'http://shop.example' }, 'https'],
    ['an address that is none', { PUBLIC_URL: 'shop' }, 'PUBLIC_URL'],
    ['a data key that is too short', { DATA_KEY: 'abc' }, 'DATA_KEY'],
    ['a private key that is a public one', { WECHAT_PAY_PRIVATE_KEY: platform.publicKey }, "can't sign"],
    ['a public key that is torn', { WECHAT_PAY_PLATFORM_PUBLIC_KEY: 'MIIB' }, "can't verify"],
    ['a key of notifications that is too long', { WECHAT_PAY_API_V3_KEY: newKey() }, '32 bytes'],
    ['an object store without a bucket', { OBJECT_STORE_BUCKET: '' }, 'OBJECT_STORE_BUCKET'],
    ['own hosts with a path', { WEB_OWN_HOSTS: 'guide.shop.example/map' }, 'WEB_OWN_HOSTS'],
    ['own hosts with a user name', { WEB_OWN_HOSTS: 'shop@evil.example' }, 'WEB_OWN_HOSTS'],
    ['proxies that are no networks', { TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES'],
  ])('refuses %s', (_, change, reason) => {
    expect(() => readConfig({ ...production, ...change }, '.')).toThrow(ConfigError);
    expect(() => readConfig({ ...production, ...change }, '.')).toThrow(reason);
  });

  it('has the operator console and no sandbox, and tells browsers to come by https', async () => {
    const server = await createServer(
      readConfig({ ...production, WEB_RENDERER: 'off', WEB_DIR: 'none' }, '.'),
      await newDatabase(),
      pino({ level: 'silent' }),
    );
    const get = (path: string) => server.hono.request(`https://shop.example${path}`);
    expect((await get('/sandbox/console')).status).not.toBe(200);
    expect((await get('/operator/sign-in')).status).toBe(200);
    expect((await get('/operator')).headers.get('location')).toBe('/operator/sign-in?next=%2Foperator');
    expect((await get('/health')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    await server.close();
  });
});

describe('a sandbox', () => {
  it('is for this machine unless it is told otherwise', () => {
    expect(readConfig({}, '.')).toMatchObject({ mode: 'sandbox', hostname: '127.0.0.1' });
    expect(readConfig({ HOST: '0.0.0.0' }, '.').hostname).toBe('0.0.0.0');
    expect(() => readConfig({ PUBLIC_URL: 'https://shop.example' }, '.')).toThrow('SANDBOX_IN_PUBLIC');
    expect(readConfig({ PUBLIC_URL: 'https://shop.example', SANDBOX_IN_PUBLIC: 'yes' }, '.').publicUrl).toBe(
      'https://shop.example',
    );
    expect(readConfig({ PUBLIC_URL: 'http://192.168.1.20:5173' }, '.').publicUrl).toContain('192.168.1.20');
  });

  it.each([
    ['localhost', true],
    ['127.9.9.9', true],
    ['[::1]', true],
    ['172.31.255.1', true],
    ['172.32.0.1', false],
    ['8.8.8.8', false],
    ['localhost.example', false],
    ['nb.local', true],
  ])('takes %s for local: %s', (host, expected) => {
    expect(isLocalHost(host)).toBe(expected);
  });
});

describe('personal data', () => {
  let server: TestServer;
  const [oldKey, key] = [newKey(), newKey()];
  beforeAll(async () => {
    // A database of its own: the demo member of the others is encrypted with their key.
    server = await startTestServer({ dataKeys: { encryption: [oldKey] } }, undefined, await newDatabase());
  });
  afterAll(() => server.close());

  it('can be read in its own cell only', () => {
    const protection = createDataProtection({ encryption: [oldKey] });
    const cipher = protection.encrypt('李云', cell('contacts', 'name_cipher', 'one'));
    expect(protection.decrypt(cipher, cell('contacts', 'name_cipher', 'one'))).toBe('李云');
    for (const other of [
      cell('contacts', 'name_cipher', 'two'),
      cell('contacts', 'cert_cipher', 'one'),
      cell('line_people', 'name_cipher', 'one'),
    ]) {
      expect(() => protection.decrypt(cipher, other)).toThrow();
    }
  });

  it('is encrypted again with a new key, and the old one is needed no more', async () => {
    const api = await server.member();
    const contactId = await addTraveller(api, '李云');
    const { id: orderId } = await placeOrder(api);
    const before = await Promise.all([api.contacts.list({}), api.order.detail({ id: orderId })]);
    const { db } = server.app;
    const dataKeys = { encryption: [key, oldKey], index: oldKey };
    const done = await reencrypt(db, createDataProtection(dataKeys));
    expect(done.map(({ column }) => column)).toContain('line_people.cert_cipher');
    expect(done.reduce((sum, { encrypted }) => sum + encrypted, 0)).toBeGreaterThan(8);
    expect(done.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(0);
    expect(
      (await reencrypt(db, createDataProtection(dataKeys))).every(({ encrypted }) => encrypted === 0),
    ).toBe(true);

    const successor = await startTestServer(
      { dataKeys: { encryption: [key], index: oldKey } },
      undefined,
      server.databaseUrl,
    );
    const same = successor.visitor({ tokens: { read: () => api.token, clear: () => {} } });
    const after = await Promise.all([same.contacts.list({}), same.order.detail({ id: orderId })]);
    expect(after).toEqual(before);
    expect(after[0].map((one) => one.memberFrequentContactsId)).toContain(contactId);
    await successor.close();
  });
});

describe('the console', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('takes posts of its own pages and of programs, not of another site', async () => {
    const post = (origin?: string) =>
      server.fetch('http://yunyou.test/sandbox/console/time/move', {
        method: 'POST',
        headers: { accept: 'application/json', ...(origin && { origin }) },
        body: new URLSearchParams({ minutes: '1' }),
        redirect: 'manual',
      });
    const before = server.app.clock.now();
    expect((await post('https://evil.example')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
    expect(server.app.clock.now() - before).toBeLessThan(60_000);
    expect((await post('http://yunyou.test')).status).toBeLessThan(400);
    expect((await post()).status).toBeLessThan(400);
  });
});
