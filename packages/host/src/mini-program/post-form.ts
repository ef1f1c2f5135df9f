import { HostError } from '../host-error';
import { abortError } from './web-abort';
import type { MiniProgramCalls } from './wx';

/** A file as the platform names it: a path in the mini-program's own file system. */
export interface MiniProgramFile {
  readonly filePath: string;
}

/** A form with a file; fits `postForm` of the API client. */
export interface MiniProgramForm {
  url: string;
  fields: readonly (readonly [name: string, value: string])[];
  file: object;
  signal: AbortSignal;
  onProgress?: (part: number) => void;
}

/**
 * Posts a form by `wx.uploadFile` and resolves to the HTTP status. `file` must carry a `filePath`, as the chosen pictures of
 * the platform do; the platform puts the file after the fields, as object stores want it.
 */
export function createMiniProgramPostForm(
  wx: Pick<MiniProgramCalls, 'uploadFile'>,
): (form: MiniProgramForm) => Promise<number> {
  return ({ url, fields, file, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const filePath: unknown = Reflect.get(file, 'filePath');
      if (typeof filePath !== 'string' || filePath === '') throw new HostError('unsupported', 'postForm');
      if (signal.aborted) throw abortError();
      const task = wx.uploadFile({
        url,
        filePath,
        name: 'file',
        formData: Object.fromEntries(fields),
        success({ statusCode }) {
          signal.removeEventListener('abort', abort);
          resolve(statusCode);
        },
        fail({ errMsg }) {
          signal.removeEventListener('abort', abort);
          reject(new TypeError(errMsg));
        },
      });
      task.onProgressUpdate(({ progress }) => onProgress?.(progress / 100));
      function abort(): void {
        reject(abortError());
        task.abort();
      }
      signal.addEventListener('abort', abort);
    });
}
