import type { Picture } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

/** What browsers send for an `<img>`. */
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const OLD_SAFARI = 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5';

let server: TestServer;
let picture: Picture;
beforeAll(async () => {
  server = await startTestServer();
  const { records } = await server.visitor().scenicSpot.list({ page: 1, size: 1 });
  const [spot] = records;
  if (!spot) throw new Error('The demo has no spots.');
  picture = spot.picture;
});
afterAll(() => server.close());

async function get(url: string, accept?: string, headers: Record<string, string> = {}) {
  const answer = await server.fetch(`http://yunyou.test${url}`, {
    headers: { ...(accept === undefined ? {} : { Accept: accept }), ...headers },
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** The type a file says it has, by its first bytes. */
function typeWithin(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes.slice(0, 12));
  if (text.slice(4) === 'ftypavif') return 'image/avif';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'image/webp' : 'unknown';
}

const phoneUrl = () => {
  const source = picture.sources.find(({ width }) => width === 750);
  if (!source) throw new Error('The picture has no file for a phone.');
  return source.url;
};

describe('a picture', () => {
  it.each([
    ['AVIF for a browser that names it', CHROME, 'image/avif'],
    ['WebP for a browser that does not', OLD_SAFARI, 'image/webp'],
    ['WebP for whoever refuses AVIF', 'image/avif;q=0, image/webp', 'image/webp'],
    ['WebP for whoever takes anything', '*/*', 'image/webp'],
    ['WebP for whoever says nothing', undefined, 'image/webp'],
    ['AVIF however it is spelled', 'IMAGE/AVIF ; q=0.8, */*', 'image/avif'],
  ])('is %s', async (_, accept, type) => {
    const { answer, bytes } = await get(phoneUrl(), accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(typeWithin(bytes)).toBe(type);
  });

  it('may be kept for ever by caches that keep the types apart', async () => {
    for (const accept of [CHROME, OLD_SAFARI]) {
      const { headers } = (await get(phoneUrl(), accept)).answer;
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toMatch(/(^|, )Accept(,|$)/);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('has a strong ETag for each type, and is not sent again to whoever has it', async () => {
    const avif = (await get(phoneUrl(), CHROME)).answer.headers.get('etag') ?? '';
    const webp = (await get(phoneUrl(), OLD_SAFARI)).answer.headers.get('etag') ?? '';
    expect(avif).toMatch(/^"[^"]+"$/);
    expect(webp).toMatch(/^"[^"]+"$/);
    expect(avif).not.toBe(webp);

    const again = await get(phoneUrl(), CHROME, { 'If-None-Match': avif });
    expect(again.answer.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.answer.headers.get('etag')).toBe(avif);
    expect(again.answer.headers.get('vary')).toContain('Accept');
    // A cache that took one type for the other would be told so here.
    expect((await get(phoneUrl(), OLD_SAFARI, { 'If-None-Match': avif })).answer.status).toBe(200);
  });

  it('is there for every browser at every width, and light on a phone', async () => {
    for (const { url } of picture.sources) {
      for (const accept of [CHROME, OLD_SAFARI]) {
        expect((await get(url, accept)).answer.status, url).toBe(200);
      }
    }
    for (const accept of [CHROME, OLD_SAFARI]) {
      expect((await get(phoneUrl(), accept)).bytes.length).toBeLessThanOrEqual(20_000);
    }
  });

  it('answers a mark of the operator as SVG, and nothing where there is no picture', async () => {
    const { answer } = await get('/cdn/pictures/logo.svg', CHROME);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    for (const name of ['no-such-picture', 'no-such-mark.svg', 'manifest.json']) {
      expect((await get(`/cdn/pictures/${name}`, CHROME)).answer.status, name).toBe(404);
    }
  });
});
