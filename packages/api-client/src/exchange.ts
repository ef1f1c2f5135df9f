import { createFetch } from 'ofetch';

export interface ExchangeRequest {
  url: string;
  method: string;
  query: readonly (readonly [string, string])[];
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  signal: AbortSignal;
}

/** An answer that arrived whole, whatever its status. */
export interface ExchangeAnswer {
  status: number;
  text: string;
  header(name: string): string | null;
}

/** One request and its whole answer. Rejects when there is none; timeouts, retries and meaning are for others. */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

export function createExchange(fetch: typeof globalThis.fetch | undefined): Exchange {
  const send = createFetch({ fetch: (input, init) => (fetch ?? globalThis.fetch)(input, init) });
  return async ({ url, query, ...options }) => {
    const byName: Record<string, string[]> = {};
    for (const [name, value] of query) {
      byName[name] ??= [];
      byName[name].push(value);
    }
    const response = await send.raw<string>(url, {
      ...options,
      query: byName,
      retry: false,
      ignoreResponseError: true,
      parseResponse: (text) => text,
    });
    return {
      status: response.status,
      text: response._data ?? '',
      header: (name) => response.headers.get(name),
    };
  };
}
