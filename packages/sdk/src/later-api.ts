import type { ApiClient, ApiMethods } from '@yunyou/api-client';

type AnyCall = (...given: unknown[]) => Promise<unknown>;

/**
 * An API client whose code is fetched by the first call. A call that cannot have it rejects with an ApiError of kind
 * `network`, and the next one tries again.
 *
 * Domains and names are the client's own, so the type holds by construction; the compiler cannot follow the proxies.
 */
export function createLaterApi(fetchClient: () => Promise<ApiClient>): ApiClient {
  let fetched: ApiClient | undefined;
  const client = async (): Promise<ApiClient> => {
    fetched ??= await fetchClient();
    return fetched;
  };
  const groupOf = (domain: PropertyKey) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          async (...given: unknown[]) =>
            (Reflect.get(Reflect.get(await client(), domain), name) as AnyCall)(...given),
      },
    );
  const own: Omit<ApiClient, keyof ApiMethods> = {
    uploadFile: async (upload) => (await client()).uploadFile(upload),
    download: async (...given) => (await client()).download(...given),
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
