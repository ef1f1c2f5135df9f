import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/http/security-headers';
import { webAppRoutes } from '../src/http/web-app';

const html = '<html><head><script nonce="__CSP_NONCE__"></script></head><body></body></html>';
const firstLoad = {
  pages: {
    '/': { scripts: [], styles: [], areas: ['ui'] },
    '/pages/web/web': { scripts: ['/assets/web.js'], styles: ['/assets/web.css'], areas: ['ui', 'shop'] },
  },
  calls: ['/assets/transport.js'],
  texts: {
    'zh-Hans': { ui: '/assets/ui-zh.js', shop: '/assets/shop-zh.js' },
    en: { ui: '/assets/ui-en.js' },
  },
};

/** Without a renderer. */
const alone = { log: { error: () => {} }, answer: () => new Response(), publicUrl: 'http://localhost' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yunyou-web-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'web.js'), 'export {};');
  writeFileSync(join(folder, 'first-load.json'), JSON.stringify(firstLoad));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open(path: string, language?: string) {
  const app = new Hono().use(securityHeaders).route('/', webAppRoutes(folder, alone));
  const answer = await app.request(path, { headers: language ? { 'Accept-Language': language } : {} });
  const text = await answer.text();
  return { answer, text, hrefs: [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href) };
}

describe('a page of the web app', () => {
  it('names the files it needs, texts in the language the browser asks for', async () => {
    expect((await open('/pages/web/web?url=x', 'fr, zh-TW;q=0.8, en;q=0.5')).hrefs).toEqual([
      '/assets/web.js',
      '/assets/transport.js',
      '/assets/ui-zh.js',
      '/assets/shop-zh.js',
      '/assets/web.css',
    ]);
    expect((await open('/', 'en-GB,zh;q=0.9')).hrefs).toEqual(['/assets/transport.js', '/assets/ui-en.js']);
    expect((await open('/', undefined)).hrefs).toEqual(['/assets/transport.js', '/assets/ui-zh.js']);
    expect((await open('/', 'fr')).hrefs).toEqual(['/assets/transport.js', '/assets/ui-zh.js']);
  });

  it('gives every script, style and hint the nonce of its own answer', async () => {
    const { answer, text } = await open('/pages/web/web');
    const nonces = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(nonces).toHaveLength(6);
    expect(new Set(nonces).size).toBe(1);
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`);
    expect((await open('/pages/web/web')).text).not.toBe(text);
  });

  it('comes without hints when its path is not known, or the build left no list', async () => {
    expect((await open('/no/such/page')).hrefs).toEqual([]);
    rmSync(join(folder, 'first-load.json'));
    const { answer, hrefs } = await open('/');
    expect([answer.status, hrefs]).toEqual([200, []]);
  });

  it('may be kept by nobody, its hashed files for ever', async () => {
    expect((await open('/')).answer.headers.get('cache-control')).toBe('no-cache');
    expect((await open('/assets/web.js')).answer.headers.get('cache-control')).toContain('immutable');
    expect((await open('/assets/gone.js')).answer.status).toBe(404);
  });
});

describe('the files of the web app', () => {
  const serving = () => new Hono().route('/', webAppRoutes(folder, alone));

  it('are kept, once each however their address is written', async () => {
    const app = serving();
    expect((await app.request('/assets/web.js')).status).toBe(200);
    rmSync(join(folder, 'assets', 'web.js'));
    for (const address of [
      '/assets/web.js',
      '/assets//web.js',
      '/assets/%2e/web.js',
      '/x%2f../assets/web.js',
    ])
      expect((await app.request(address)).status, address).toBe(200);
  });

  it('are all that is kept: of an address without a file nothing is remembered', async () => {
    const app = serving();
    expect((await app.request('/assets/later.js')).status).toBe(404);
    writeFileSync(join(folder, 'assets', 'later.js'), 'export {};');
    expect((await app.request('/assets/later.js')).status).toBe(200);
  });
});
