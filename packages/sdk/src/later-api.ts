import type { ApiClient, ApiMethods, CallOptions } from '@yunyou/api-client';
import { type Timers, within } from './later';

type AnyCall = (...given: unknown[]) => Promise<unknown>;

/**
 * An API client whose code is fetched by the first call. A call that cannot have it rejects with an ApiError of kind
 * `network`, and the next one tries again; one with a time or a signal of its own does not wait for it any longer.
 *
 * Domains and names are the client's own, so the type holds by construction; the compiler cannot follow the proxies.
 */
export function createLaterApi(fetchClient: () => Promise<ApiClient>, timers?: Timers): ApiClient {
  let fetched: ApiClient | undefined;
  const client = async (options?: Pick<CallOptions, 'timeoutMs' | 'signal'>): Promise<ApiClient> => {
    fetched ??= await within(fetchClient(), options, timers);
    return fetched;
  };
  const groupOf = (domain: PropertyKey) =>
    new Proxy(
      {},
      {
        get: (_, name) => async (request: unknown, options?: CallOptions) =>
          (Reflect.get(Reflect.get(await client(options), domain), name) as AnyCall)(request, options),
      },
    );
  const own: Omit<ApiClient, keyof ApiMethods> = {
    uploadFile: async (upload) => (await client(upload)).uploadFile(upload),
    download: async (url, options) => (await client(options)).download(url, options),
    // Nothing to forget before the first call: it is a call that finds a login over.
    loginSucceeded: () => fetched?.loginSucceeded(),
  };
  return new Proxy(own as ApiClient, {
    get(all, key) {
      if (!(key in all)) Reflect.set(all, key, groupOf(key));
      return Reflect.get(all, key);
    },
  });
}
