import { TextResponse } from './text-response';
import { abortError } from './web-abort';
import { WebHeaders } from './web-headers';
import type { MiniProgramWx, WxRequest } from './wx';

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'];
const isMethod = (method: string): method is WxRequest['method'] => methods.includes(method);

/**
 * `fetch` over `wx.request`, for `fetch` of the SDK: texts only, and only to the domains the mini-program is registered for.
 * Rejects with a TypeError when nothing could be reached and with an AbortError when it was given up.
 */
export function createMiniProgramFetch(wx: Pick<MiniProgramWx, 'request'>): typeof globalThis.fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal, body } = init;
      const url = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
      const method = (init.method ?? 'GET').toUpperCase();
      if (!isMethod(method) || (body !== undefined && body !== null && typeof body !== 'string')) {
        throw new TypeError(`A mini-program cannot send this: ${method} ${url}`);
      }
      if (signal?.aborted) throw abortError();

      const task = wx.request({
        url,
        method,
        header: Object.fromEntries(new WebHeaders(init.headers)),
        ...(typeof body === 'string' && { data: body }),
        dataType: 'text',
        success({ statusCode, header, data }) {
          signal?.removeEventListener('abort', abort);
          const text = typeof data === 'string' ? data : JSON.stringify(data);
          resolve(new TextResponse(url, statusCode, headersOf(header), text));
        },
        fail({ errMsg }) {
          signal?.removeEventListener('abort', abort);
          reject(new TypeError(errMsg));
        },
      });
      function abort(): void {
        reject(abortError());
        task.abort();
      }
      signal?.addEventListener('abort', abort);
    });
}

/** Values may be lists here, such as cookies. */
function headersOf(header: Record<string, unknown>): WebHeaders {
  const headers = new WebHeaders();
  for (const [name, value] of Object.entries(header)) {
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
  }
  return headers;
}
