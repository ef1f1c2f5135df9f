import {
  type AnswerShape,
  answerShapes,
  type CallDescriptor,
  calls,
  transferTimeoutMs as defaultTransferTimeoutMs,
} from '@yunyou/contract';
import { ApiError } from './api-error';
import { overNetwork } from './exchange';
import type { ApiMethods } from './methods';
import type { ApiClientOptions, CallOptions } from './options';
import { createTransport } from './transport';
import type { Uploaded, UploadOptions } from './upload';

export interface ApiClient extends ApiMethods {
  /**
   * Puts a file into the object store: fetches a policy, posts the form to its `EndPoint`, expects 204.
   *
   * @throws ApiError; with `userMessage` 'Invalid filePath', reported as an event too, when there is no file
   */
  uploadFile(options: UploadOptions): Promise<Uploaded>;
  /**
   * Fetches a text from anywhere, such as a configuration file of the CDN: none of the API's headers, no token, nothing
   * reported. Relative addresses get the base.
   *
   * @throws ApiError unless the answer is 2xx
   */
  download(url: string, options?: Pick<CallOptions, 'signal' | 'timeoutMs' | 'retries'>): Promise<string>;
  /** Says that a login succeeded, so that the next expiry is reported again. */
  loginSucceeded(): void;
}

type UntypedMethod = (request?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/** A typed method for every call of the contract, over one transport. Nothing is sent or scheduled before a call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const transport = createTransport(options);
  const { transferTimeoutMs = defaultTransferTimeoutMs, retries = 2 } = options;
  const methods = methodsOf(
    (call, shape) =>
      (request = {}, callOptions = {}) =>
        transport.call(call, shape, request, callOptions),
  );

  return {
    ...methods,
    // Its code is fetched with the first upload: few pages have one.
    async uploadFile(upload) {
      const { path, method } = calls.upload.policy;
      const { uploadFile } = await transport.run({
        method,
        path,
        timeoutMs: upload.timeoutMs ?? transferTimeoutMs,
        signal: upload.signal,
        retries: 0,
        attempt: () => overNetwork(import('./upload')),
      });
      return uploadFile({ transport, fetchPolicy: methods.upload.policy, ...options }, upload);
    },
    async download(path, { signal, timeoutMs = transferTimeoutMs, retries: asked = retries } = {}) {
      const url = transport.urlOf(path);
      return transport.run({
        method: 'GET',
        path: url,
        timeoutMs,
        signal,
        retries: asked,
        async attempt(attemptSignal) {
          const request = { url, method: 'GET', query: [], headers: {}, body: undefined };
          const { status, text } = await transport.send({ ...request, signal: attemptSignal });
          if (status >= 200 && status < 300) return text;
          const kind = status >= 500 ? 'server' : 'business';
          throw new ApiError({ kind, method: 'GET', path: url, status, code: status });
        },
      });
    },
    loginSucceeded: () => transport.reporter.loginSucceeded(),
  };
}

/** Domains and names are those of `calls`, so the type holds by construction; the compiler cannot follow the loop. */
function methodsOf(make: (call: CallDescriptor, shape: AnswerShape) => UntypedMethod): ApiMethods {
  const shapes = new Map(Object.entries(answerShapes));
  const domains = Object.entries(calls).map(([domain, group]) => {
    const methods = Object.entries(group).map(([name, call]) => [
      name,
      make(call, shapes.get(domain)?.[name] ?? null),
    ]);
    return [domain, Object.fromEntries(methods)];
  });
  return Object.fromEntries(domains);
}
