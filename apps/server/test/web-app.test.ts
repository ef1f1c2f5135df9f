import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/http/security-headers';
import { webAppRoutes } from '../src/http/web-app';

const html = '<html><head><script nonce="__CSP_NONCE__"></script></head><body></body></html>';
/** Without a renderer. */
const alone = {
  log: { error: () => {} },
  clock: { now: () => 0 },
  answer: () => new Response(),
  publicUrl: 'http://localhost',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yunyou-web-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'web.js'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open(path: string) {
  const app = new Hono().use(securityHeaders).route('/', webAppRoutes(folder, alone));
  const answer = await app.request(path);
  return { answer, text: await answer.text() };
}

describe('a page of the web app', () => {
  it('gives its scripts the nonce of its own answer', async () => {
    const { answer, text } = await open('/pages/web/web');
    const nonces = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(nonces).toHaveLength(1);
    expect(new Set(nonces).size).toBe(1);
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`);
    expect((await open('/pages/web/web')).text).not.toBe(text);
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
