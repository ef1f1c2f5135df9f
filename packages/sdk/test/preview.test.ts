import { calls, type Preview } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createPreviewFetch, createPreviewReader, PreviewRefused } from '../src/preview';

const BASE = 'https://api.shop.example';
const preview: Preview = {
  ...{ page: 'goods-home', id: null, isDraft: true, version: '1', updatedAtMs: 0, problems: [], nowMs: 5 },
  parts: [
    { call: 'goods.home', request: {}, answer: { drafted: true } },
    { call: 'goods.list', request: { page: '1' }, answer: { records: [] } },
    { call: 'special.detail', request: { id: 'a' }, answer: null },
  ],
};

/** A preview's fetch, and what it asked the server for. */
function previewing() {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = createPreviewFetch({
    ...{ baseUrl: BASE, preview: () => preview, refusal: () => 'Not available in a preview', now: () => 7 },
    fetch: async (input, init) => {
      asked.push({ url: String(input), init });
      return Response.json({ code: 0, message: '', data: 'published' });
    },
  });
  const ask = async (path: string, init?: RequestInit) =>
    (await (await fetch(BASE + path, init)).json()) as { code: number; message: string; data: unknown };
  return { ask, asked };
}

describe('what a preview answers', () => {
  it('is the draft for what it has, and what is published for all else', async () => {
    const { ask, asked } = previewing();
    expect(await ask(calls.goods.home.path)).toMatchObject({ code: 0, data: { drafted: true } });
    expect(await ask(`${calls.goods.list.path}?sort=price`)).toMatchObject({ data: { records: [] } });
    expect(asked).toEqual([]);
    expect(await ask(`${calls.goods.list.path}?page=2`)).toMatchObject({ data: 'published' });
    expect(await ask(`${calls.special.detail.path}?id=b`)).toMatchObject({ data: 'published' });
  });

  it('is not found for a broken part, and for what is a member’s own', async () => {
    const { ask, asked } = previewing();
    expect((await ask(`${calls.special.detail.path}?id=a`)).code).toBe(404);
    expect((await ask(calls.cart.list.path)).code).toBe(404);
    expect(asked).toEqual([]);
  });

  it('refuses in words whatever would change something, and drops reports', async () => {
    const { ask, asked } = previewing();
    expect(await ask(calls.order.quote.path, { method: 'POST', body: '{}' })).toMatchObject({
      code: 422,
      message: 'Not available in a preview',
    });
    expect(await ask(calls.tracking.productViewPublic.path, { method: 'POST', body: '{}' })).toMatchObject({
      code: 0,
    });
    expect(asked).toEqual([]);
  });

  it('has the time of the moment that is shown', async () => {
    expect(await previewing().ask(calls.system.timestamp.path)).toMatchObject({
      data: { serverTimeStamp: 7 },
    });
  });

  it('asks for what is published without a login, also where the question is posted', async () => {
    const { ask, asked } = previewing();
    const headers = { Authorization: 'Bearer secret', 'X-Request-Token': 'secret', source: '2' };
    const body = JSON.stringify({ page: 1 });
    expect(await ask(calls.hotel.search.path, { method: 'POST', body, headers })).toMatchObject({
      data: 'published',
    });
    const [{ init } = { init: undefined }] = asked;
    expect(init).toMatchObject({ method: 'POST', body, credentials: 'omit' });
    expect(Object.fromEntries(init?.headers as Headers)).toEqual({ source: '2' });
  });
});

describe('reading a preview', () => {
  const asked = { page: 'goods-home', key: 'k', locale: 'en' } as const;

  it('answers nothing while nothing has changed', async () => {
    const tags: (string | undefined)[] = [];
    const { read } = createPreviewReader({
      baseUrl: BASE,
      fetch: async (url, init) => {
        const tag = (init?.headers as Record<string, string> | undefined)?.['If-None-Match'];
        tags.push(tag);
        expect(String(url)).toBe(`${BASE}${calls.preview.detail.path}?page=goods-home&key=k&locale=en`);
        if (tag === '"1"') return new Response(null, { status: 304 });
        return Response.json({ code: 0, message: '', data: preview }, { headers: { etag: '"1"' } });
      },
    });
    expect(await read(asked)).toEqual(preview);
    expect(await read(asked)).toBeUndefined();
    expect(tags).toEqual([undefined, '"1"']);
  });

  it.each([
    [410, 'linkOver'],
    [404, 'notFound'],
    [429, 'failed'],
  ])('tells why nothing is shown: %i', async (code, reason) => {
    const { read } = createPreviewReader({
      baseUrl: BASE,
      fetch: async () => Response.json({ code, message: '', data: null }, { status: code }),
    });
    await expect(read(asked)).rejects.toMatchObject({ name: 'PreviewRefused', reason });
    await expect(read(asked)).rejects.toBeInstanceOf(PreviewRefused);
  });

  it('tells of a network that is not there', async () => {
    const { read } = createPreviewReader({
      baseUrl: BASE,
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    await expect(read(asked)).rejects.toMatchObject({ reason: 'failed' });
  });
});
