import type { ApiClient, CallOptions } from '@yunyou/api-client';

/** Nobody has asked yet: a failure is shown to nobody and leads nowhere. */
const quiet: CallOptions = { silent: true, abnormalRedirect: false };

type AnyCall = (input: unknown, options?: CallOptions) => Promise<unknown>;

/** The same calls, for what is fetched ahead of a need. */
export function quietApi(api: ApiClient): ApiClient {
  return new Proxy(api, {
    get(all, domain) {
      const group: unknown = Reflect.get(all, domain);
      if (typeof group !== 'object' || group === null) return group;
      return new Proxy(group, {
        get(calls, name) {
          const call = Reflect.get(calls, name) as AnyCall;
          return (input: unknown, options?: CallOptions) => call(input, { ...quiet, ...options });
        },
      });
    },
  });
}
