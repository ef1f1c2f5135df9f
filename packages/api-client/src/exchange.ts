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

/** There was no whole answer. Anything else that is thrown on the way is a mistake in a program. */
export class NoAnswerError extends Error {}

/** Rejects with NoAnswerError instead: for code and forms that come over the network too. */
export const overNetwork = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new NoAnswerError('', { cause });
  });

/** What a header can carry: Latin-1 without line breaks. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (!headerValue.test(value))
      throw new TypeError(`The header ${name} has characters that cannot be sent.`);
}

/** Node's `fetch` rejects an address that is none as it rejects a lost connection. */
const isBadAddress = (error: unknown): boolean =>
  error instanceof TypeError && /parse url/i.test(error.message);

export function createExchange(fetch: typeof globalThis.fetch | undefined): Exchange {
  const send = createFetch({ fetch: (input, init) => (fetch ?? globalThis.fetch)(input, init) });
  return async ({ url, query, ...options }) => {
    checkHeaders(options.headers);
    const byName: Record<string, string[]> = {};
    for (const [name, value] of query) {
      byName[name] ??= [];
      byName[name].push(value);
    }
    const response = await send
      .raw<string>(url, {
        ...options,
        query: byName,
        retry: false,
        ignoreResponseError: true,
        parseResponse: (text) => text,
      })
      .catch((error: unknown) => {
        const { cause = error } = Object(error);
        if (isBadAddress(cause)) throw cause;
        throw new NoAnswerError('', { cause });
      });
    return {
      status: response.status,
      text: response._data ?? '',
      header: (name) => response.headers.get(name),
    };
  };
}
