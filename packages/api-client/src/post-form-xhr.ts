import type { PostForm } from './upload';

/** What is used of a browser's XMLHttpRequest. */
interface FormSender {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  readonly status: number;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: 'POST', url: string): void;
  send(form: FormData): void;
  abort(): void;
}

const senderClass = (): (new () => FormSender) | undefined =>
  (globalThis as unknown as { XMLHttpRequest?: new () => FormSender }).XMLHttpRequest;

/** Of what browsers have, only XMLHttpRequest knows how much of a form was sent; undefined where there is none. */
export function postFormByXhr(): PostForm | undefined {
  const Sender = senderClass();
  return (
    Sender &&
    (({ url, fields, file, fileName, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        form.append('file', file as Blob, fileName);
        const request = new Sender();
        const abort = () => request.abort();
        const end = (work: () => void) => () => {
          signal.removeEventListener('abort', abort);
          work();
        };
        request.open('POST', url);
        request.upload.onprogress = ({ loaded, total }) => {
          // The answer is still to come.
          if (total > 0) onProgress?.(Math.min(0.99, loaded / total));
        };
        request.onload = end(() => {
          onProgress?.(1);
          resolve(request.status);
        });
        request.onerror = end(() => reject(new TypeError('The form was not sent.')));
        request.onabort = end(() => reject(signal.reason));
        signal.addEventListener('abort', abort);
        request.send(form);
      }))
  );
}
