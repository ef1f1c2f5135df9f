import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createMiniProgramFetch, createMiniProgramPostForm, provideWebApis } from '../src/mini-program';
import { WebAbortController } from '../src/mini-program/web-abort';
import { WebHeaders } from '../src/mini-program/web-headers';
import { createPretendMiniProgram } from './pretend-mini-program';

/** The bundler tsup brings along; its own types are not reachable from here. */
const bundler: { build(options: object): Promise<{ outputFiles: { text: string }[] }> } = createRequire(
  createRequire(import.meta.url).resolve('tsup/package.json'),
)('esbuild');

describe('fetch over wx.request', () => {
  it('sends method, headers and text, and reads status, headers and text', async () => {
    const app = createPretendMiniProgram();
    app.respond(() => ({
      statusCode: 422,
      header: { 'Retry-After': '3', 'Set-Cookie': ['a=1', 'b=2'] },
      data: '{"code":422}',
    }));
    const response = await createMiniProgramFetch(app.wx)('https://api.example/x?a=1', {
      method: 'post',
      headers: { Source: '4' },
      body: '{}',
    });
    expect(app.named('request')).toEqual([
      {
        url: 'https://api.example/x?a=1',
        method: 'POST',
        header: { source: '4' },
        data: '{}',
        dataType: 'text',
      },
    ]);
    expect([response.status, response.ok, response.headers.get('retry-after')]).toEqual([422, false, '3']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.clone().json()).toEqual({ code: 422 });
    expect(await response.text()).toBe('{"code":422}');
    await expect(response.text()).rejects.toThrow(TypeError);
    await expect(response.blob()).rejects.toThrow(TypeError);
  });

  it('rejects with a TypeError when nothing could be reached, as fetch does', async () => {
    const app = createPretendMiniProgram();
    app.fail('request', 'url not in domain list');
    await expect(createMiniProgramFetch(app.wx)('https://a.example/')).rejects.toThrow(
      new TypeError('request:fail url not in domain list'),
    );
  });

  it('refuses what the platform cannot send', async () => {
    const fetch = createMiniProgramFetch(createPretendMiniProgram().wx);
    await expect(fetch('https://a.example/', { method: 'PATCH' })).rejects.toThrow(TypeError);
    await expect(fetch('https://a.example/', { method: 'POST', body: new Blob() })).rejects.toThrow(
      TypeError,
    );
  });

  it('gives up a request whose signal is aborted, before or while it runs', async () => {
    const app = createPretendMiniProgram();
    const fetch = createMiniProgramFetch(app.wx);
    const controller = new WebAbortController();
    const running = fetch('https://a.example/', { signal: controller.signal });
    controller.abort();
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(app.aborted()).toBe(1);
    await expect(fetch('https://a.example/', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(app.named('request')).toHaveLength(1);
    expect(() => controller.signal.throwIfAborted()).toThrow('aborted');
  });
});

describe('posting a form over wx.uploadFile', () => {
  const form = {
    url: 'https://store.example/',
    fields: [['key', 'k']] as const,
    file: { filePath: 'wxfile://a' },
  };

  it('puts the fields before the file and tells the progress', async () => {
    const app = createPretendMiniProgram();
    const parts: number[] = [];
    const { signal } = new WebAbortController();
    const post = createMiniProgramPostForm(app.wx);
    expect(await post({ ...form, signal, onProgress: (part) => void parts.push(part) })).toBe(204);
    expect(app.named('uploadFile')).toEqual([
      { url: form.url, filePath: 'wxfile://a', name: 'file', formData: { key: 'k' } },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(parts).toEqual([0.5]);
  });

  it('rejects without a path, when it fails and when it is given up', async () => {
    const app = createPretendMiniProgram();
    const post = createMiniProgramPostForm(app.wx);
    const controller = new WebAbortController();
    const { signal } = controller;
    await expect(post({ ...form, file: {}, signal })).rejects.toMatchObject({ code: 'unsupported' });
    app.fail('uploadFile', 'timeout');
    await expect(post({ ...form, signal })).rejects.toThrow(TypeError);
    const running = post({ ...form, signal });
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('what a mini-program lacks of the web', () => {
  it('is put in its place, and nothing that is there is replaced', () => {
    const context: { Headers?: unknown; AbortController?: unknown } = { Headers: 1 };
    provideWebApis(context);
    expect(context).toEqual({ Headers: 1, AbortController: WebAbortController });
  });

  it('are headers with names in any case, in order', () => {
    const headers = new WebHeaders([
      ['B', '1'],
      ['a', '2'],
      ['b', '3'],
    ]);
    headers.set('C', '4');
    headers.delete('A');
    const seen: string[] = [];
    headers.forEach((value, name) => void seen.push(`${name}=${value}`));
    expect([[...headers], [...headers.keys()], [...headers.values()], headers.has('c'), seen]).toEqual([
      [
        ['b', '1, 3'],
        ['c', '4'],
      ],
      ['b', 'c'],
      ['1, 3', '4'],
      true,
      ['b=1, 3', 'c=4'],
    ]);
  });

  it('is all it needs: the code runs where there is nothing but wx', async () => {
    const { outputFiles } = await bundler.build({
      entryPoints: [fileURLToPath(new URL('../src/mini-program/index.ts', import.meta.url))],
      bundle: true,
      format: 'iife',
      globalName: 'host',
      conditions: ['@yunyou/source'],
      write: false,
    });
    const app = createPretendMiniProgram();
    app.respond(() => ({ statusCode: 200, header: {}, data: 'hello' }));
    const context = createContext({ wx: app.wx });
    const ran: unknown = runInContext(
      `${outputFiles[0]?.text}
       (async () => {
         host.provideWebApis(globalThis);
         const its = host.createMiniProgramHost(wx, { origin: 'https://shop.example' });
         its.storage.set('a', 'b');
         const controller = new AbortController();
         const response = await host.createMiniProgramFetch(wx)('https://a.example/', {
           headers: new Headers({ Source: '4' }),
           signal: controller.signal,
         });
         return [its.storage.get('a'), await its.loginCode(), await response.text(), typeof fetch, typeof URL].join();
       })()`,
      context,
    );
    expect(await ran).toBe('b,code-1,hello,undefined,undefined');
  });
});
