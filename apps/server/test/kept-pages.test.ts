import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compression } from '../src/http/compression';
import type { PageRenderer } from '../src/http/page-renderer';
import { securityHeaders } from '../src/http/security-headers';
import { webAppRoutes } from '../src/http/web-app';
import { startTestServer, type TestServer } from './support/test-server';

const FRESH_MS = 1_000;
/** Marks a page for which a call has failed. */
const INCOMPLETE = 'X-Incomplete';
const html = (text: string) => `<!doctype html><html><body>${text.repeat(200)}</body></html>`;

/** Pages from a renderer that counts. A visitor is whoever has no cookie. */
function site(rendered: (count: number, request: Request) => Response | Promise<Response>) {
  let nowMs = 1_000_000;
  let count = 0;
  const pages: PageRenderer = {
    shared: (request) =>
      request.headers.has('cookie')
        ? undefined
        : { key: new URL(request.url).pathname, request: () => new Request(request.url) },
    async render({ request }) {
      count += 1;
      const response = await rendered(count, request);
      return {
        response,
        inline: { scripts: [`'sha256-${count}'`], styles: [] },
        isComplete: !response.headers.has(INCOMPLETE),
      };
    },
  };
  const app = new Hono()
    .use(compression)
    .use(securityHeaders)
    .route(
      '/',
      webAppRoutes(tmpdir(), {
        log: { error: () => {} },
        clock: { now: () => nowMs },
        pages,
        pagesFreshMs: FRESH_MS,
        answer: () => new Response(),
        publicUrl: 'http://localhost',
      }),
    );
  return {
    ask: (path = '/', headers: Record<string, string> = {}) => app.request(path, { headers }),
    pass: (ms: number) => {
      nowMs += ms;
    },
    count: () => count,
  };
}

const page = (text: string, { status = 200, headers = {} } = {}) =>
  new Response(html(text), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, Accept-Language, User-Agent',
      'X-Page-For': 'visitor',
      ...headers,
    },
  });

describe('a page that is the same for every visitor', () => {
  it('is rendered once for all who ask, and for whoever asks next', async () => {
    const { ask, count } = site((turn) => page(`page ${turn}`));
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const answer of [...answers, await ask()]) expect(await answer.text()).toBe(html('page 1'));
    expect(count()).toBe(1);
  });

  it('is sent while a new one is rendered, and rendered anew when it is older than that', async () => {
    const { ask, pass, count } = site((turn) => page(`page ${turn}`));
    const read = async () => (await ask()).text();
    await read();
    pass(FRESH_MS);
    expect(await read()).toBe(html('page 1'));
    await expect.poll(count).toBe(2);
    expect(await read()).toBe(html('page 2'));
    pass(2 * FRESH_MS);
    expect(await read()).toBe(html('page 3'));
  });

  it('is compressed as it is taken, with a tag for each form, and not sent to whoever has it', async () => {
    const { ask } = site(() => page('page'));
    const forms = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    const tags = new Set<string>();
    for (const [encoding, read] of Object.entries(forms)) {
      const answer = await ask('/', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(read(Buffer.from(await answer.arrayBuffer())).toString()).toBe(html('page'));
      const etag = answer.headers.get('etag') ?? '';
      tags.add(etag);
      const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': `"other", W/${etag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      for (const name of ['content-security-policy', 'vary', 'cache-control', 'etag'])
        expect(again.headers.get(name), name).toBe(answer.headers.get(name));
      expect(again.headers.get('vary')).toBe('Cookie, Accept-Language, User-Agent, Accept-Encoding');
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect(tags.size).toBe(3);
  });

  it('has the policy of its own bytes, and the time it is sent', async () => {
    const { ask, pass } = site((turn) => page(`page ${turn}`));
    const first = await ask();
    pass(FRESH_MS / 2);
    const second = await ask();
    for (const answer of [first, second])
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-1'/);
    const sentMs = (answer: Response) => Number(answer.headers.get('server-timing')?.match(/\d+/)?.[0]);
    expect(sentMs(second) - sentMs(first)).toBe(FRESH_MS / 2);
  });

  it.each([
    ['with a cookie of its own', page('page', { headers: { 'Set-Cookie': 'a=b' } })],
    ['that failed', page('page', { status: 503 })],
    ['for which a call has failed', page('page', { headers: { [INCOMPLETE]: '1' } })],
    ['that leads elsewhere', new Response(null, { status: 302, headers: { Location: '/?of=one' } })],
  ])('is not kept: a page %s', async (_, answer) => {
    const { ask, count } = site(() => answer.clone());
    for (const before of [count(), 1]) {
      const got = await ask();
      expect(got.status).toBe(answer.status);
      expect(got.headers.get('location')).toBe(answer.headers.get('location'));
      expect(count()).toBeGreaterThan(before);
    }
  });

  it('is kept without what it asked for in vain', async () => {
    const { ask, count } = site(() => page('nothing here', { status: 404 }));
    await ask('/nowhere');
    expect((await ask('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
    expect(count()).toBe(1);
  });

  it('is never a member’s', async () => {
    const { ask, count } = site((turn, request) => page(`${request.headers.get('cookie')} ${turn}`));
    await ask();
    const own = await ask('/', { cookie: 'token=a' });
    expect(await own.text()).toBe(html('token=a 2'));
    expect(own.headers.get('etag')).toBeNull();
    expect(await (await ask()).text()).toBe(html('null 1'));
    expect(await (await ask('/', { cookie: 'token=b' })).text()).toBe(html('token=b 3'));
    expect(count()).toBe(3);
  });
});

/** A renderer as the web app's build exports one: a page of one spot, asked for through `fetch`. */
const RENDERER = `
export const createPageRenderer = async ({ publicUrl }) => ({
  shared: (request) => ({ key: request.url, request: () => new Request(request.url) }),
  async render({ fetch }) {
    const answer = await fetch(publicUrl + '/cuser/public/api/scenicSpot/detail?id=spot-feilian-gorge', {
      headers: { source: '2' },
    });
    const response = new Response(await answer.text(), { headers: { 'Content-Type': 'text/html' } });
    return { response, inline: { scripts: [], styles: [] }, isComplete: true };
  },
});`;

describe('a change by the operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yunyou-kept-'));
  const servers: TestServer[] = [];
  beforeAll(async () => {
    const webRenderer = join(folder, 'render.mjs');
    mkdirSync(join(folder, 'dist'));
    writeFileSync(webRenderer, RENDERER);
    const config = { sharedCacheMs: FRESH_MS, webDir: join(folder, 'dist'), webRenderer };
    const first = await startTestServer(config);
    servers.push(first, await startTestServer(config, undefined, first.databaseUrl));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true });
  });

  it('is on the pages of every process within five seconds, however much they are asked for', async () => {
    const read = (server: TestServer) =>
      server.fetch('http://yunyou.test/some-page').then((answer) => answer.text());
    for (const server of servers) expect(await read(server)).toContain('飞练峡');
    const subtitle = '刚刚改过的页面';
    await servers[0]?.app.db
      .updateTable('spots')
      .set({ content: sql`jsonb_set(content, '{subtitle}', to_jsonb(${subtitle}::text))` })
      .where('id', '=', 'spot-feilian-gorge')
      .execute();
    const changedAtMs = Date.now();
    const waiting = new Set(servers);
    while (waiting.size > 0) {
      expect(Date.now() - changedAtMs).toBeLessThan(5_000);
      for (const server of waiting) if ((await read(server)).includes(subtitle)) waiting.delete(server);
      await sleep(50);
    }
  });
});
