import type { UploadPolicy } from '@yunyou/contract';
import { describe, expect, it, vi } from 'vitest';
import type { ApiEvent } from '../src';
import { clientOf, errorOf, tokensOf } from './support/client';
import { plain, serve, silence, success } from './support/server';

const nowMs = 1_795_000_000_000;

function policyOf(endPoint: string, expiresAtMs = nowMs + 300_000): UploadPolicy {
  return {
    bucketName: 'bucket',
    fileName: 'avatar/7.webp',
    EndPoint: endPoint,
    AccessKeyId: 'key-id',
    SecretKey: '',
    host: 'https://files.shop.example/avatar/7.webp',
    policy: 'cG9saWN5',
    signature: 'c2lnbg==',
    expiresAtMs,
  };
}

async function setUp(answer = plain(204, ''), onEvent: (event: ApiEvent) => void = () => {}) {
  const store = await serve(answer);
  const apiServer = await serve(success(policyOf(`${store.url}/bucket`)));
  const api = clientOf(apiServer.url, { tokens: tokensOf('t'), now: () => nowMs, onEvent });
  return { store, apiServer, api };
}
const file = new Blob(['picture'], { type: 'image/webp' });

// conformance: ENT-04, VAL-04
describe('uploadFile', () => {
  // conformance: API-13
  it('posts the form of the policy with the file last, and no authorization', async () => {
    const { store, apiServer, api } = await setUp();
    expect(await api.uploadFile({ file, fileName: 'me.webp' })).toEqual({
      url: 'https://files.shop.example/avatar/7.webp',
      key: 'avatar/7.webp',
    });
    expect(apiServer.seen[0]?.query.get('fileName')).toBe('me.webp');
    const [request] = store.seen;
    expect(request?.method).toBe('POST');
    expect(request?.headers.authorization).toBeUndefined();
    expect(request?.headers['x-request-token']).toBeUndefined();
    const names = [...(request?.body ?? '').matchAll(/name="(\w+)"/g)].map((match) => match[1]);
    expect(names).toEqual([
      'key',
      'policy',
      'OSSAccessKeyId',
      'AccessKeyID',
      'Signature',
      'signature',
      'file',
    ]);
    expect(request?.body).toContain('cG9saWN5');
    expect(request?.body).toContain('picture');
  });

  it.each([200, 201, 403, 500])('counts HTTP %i of the store as a failure', async (status) => {
    const { api } = await setUp(plain(status, '<Error/>'));
    expect(await errorOf(api.uploadFile({ file, fileName: 'me.webp' }))).toMatchObject({ status });
  });

  // conformance: ERR-04
  it('refuses a missing file with the words of the spec, before anything is asked', async () => {
    const { api, apiServer } = await setUp();
    const empty = new Blob([]);
    for (const bad of [
      { file: empty, fileName: 'a.png' },
      { file, fileName: ' ' },
    ]) {
      expect(await errorOf(api.uploadFile(bad))).toMatchObject({ userMessage: 'Invalid filePath' });
    }
    expect(apiServer.seen).toHaveLength(0);
  });

  it('tells a person of a missing file like any other failure, unless the caller does', async () => {
    const onEvent = vi.fn();
    const { api } = await setUp(plain(204, ''), onEvent);
    await errorOf(api.uploadFile({ file: new Blob([]), fileName: 'a.png' }));
    await vi.waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        type: 'error',
        message: 'Invalid filePath',
        error: expect.objectContaining({ kind: 'business', field: 'file' }),
      }),
    );
    await errorOf(api.uploadFile({ file: new Blob([]), fileName: 'a.png', silent: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onEvent).toHaveBeenCalledOnce();
  });

  it('posts what is no Blob only by a postForm of its own, whose file it is', async () => {
    const { api, store } = await setUp();
    const chosen = { filePath: 'wxfile://a.png', size: 3 };
    expect(await errorOf(api.uploadFile({ file: chosen, fileName: 'a.png' }))).toMatchObject({
      name: 'ApiError',
    });
    expect(store.seen).toHaveLength(0);
  });

  // conformance: BIZ-02
  it('uses a policy it is given while that lasts by the server clock, and a new one after', async () => {
    const { api, apiServer, store } = await setUp();
    const policy = policyOf(`${store.url}/own`);
    await api.uploadFile({ file, fileName: 'a.png', policy });
    expect([apiServer.seen.length, store.seen[0]?.path]).toEqual([0, '/own']);
    await api.uploadFile({ file, fileName: 'a.png', policy: { ...policy, expiresAtMs: nowMs } });
    expect([apiServer.seen.length, store.seen[1]?.path]).toEqual([1, '/bucket']);
  });

  it('times out, and posts through what it was given with progress', async () => {
    const { api } = await setUp(silence);
    expect((await errorOf(api.uploadFile({ file, fileName: 'a.png', timeoutMs: 2_000 }))).kind).toBe(
      'timeout',
    );

    const server = await serve(success(policyOf('https://store.example/')));
    const onProgress = vi.fn();
    const withProgress = clientOf(server.url, {
      tokens: tokensOf('t'),
      async postForm(form) {
        form.onProgress?.(0.5);
        return form.fileName === 'a.png' ? 204 : 400;
      },
    });
    await withProgress.uploadFile({ file, fileName: 'a.png', onProgress });
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });
});

describe('download', () => {
  it('fetches a text without the headers of the API', async () => {
    const { url, seen } = await serve(plain(200, '<p>terms</p>'));
    const api = clientOf('https://elsewhere.example', { tokens: tokensOf('t') });
    expect(await api.download(`${url}/agreements/user.en.html`)).toBe('<p>terms</p>');
    expect(seen[0]?.headers).not.toHaveProperty('source');
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('rejects anything but 2xx and reports nothing', async () => {
    const onEvent = vi.fn();
    const { url, seen } = await serve(plain(404, ''));
    const api = clientOf(url, { onEvent, abnormalRedirect: { isOnAbnormalPage: () => false } });
    expect(await errorOf(api.download('/config/app.json'))).toMatchObject({ status: 404 });
    expect([seen.length, onEvent.mock.calls.length]).toEqual([1, 0]);
  });
});
