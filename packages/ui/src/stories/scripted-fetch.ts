import { type CallDomain, type CallName, calls, type RequestOf, type ResponseOf } from '@yunyou/contract';

/** An answer that never comes: the story stays in its loading state. */
export const pending = Symbol('pending');
/** There is no connection to the server. */
export const unreachable = Symbol('unreachable');

/** The server says no. `message` is what a person is told. */
export class Refusal {
  constructor(
    readonly code: number,
    readonly message = '',
    readonly data: object = {},
  ) {}
}

/** The server says no, such as `refused(422, '所选日期余票不足', { rule: 'soldOut' })`; with `retryAfterSeconds` when to come again. */
export const refused = (code: number, message?: string, data?: object) => new Refusal(code, message, data);

type Outcome<Value> = Value | typeof pending | typeof unreachable | Refusal;

/** What a call answers: a value, or a function of the request, called each time it is asked. */
export type Answer<Request, Value> = Outcome<Value> | ((request: Request) => Outcome<Value>);

/** Answers by domain and call: `{ scenicSpot: { detail: spot, list: pending } }`. Values have the contract's types. */
export type Answers = {
  [Domain in CallDomain]?: {
    [Name in CallName<Domain>]?: Answer<RequestOf<Domain, Name>, ResponseOf<Domain, Name>>;
  };
};

/** Where `config.cdn` of the fixture points; files below it are answered from `files`. */
export const cdnUrl = '/cdn/';

interface Route {
  method: string;
  path: RegExp;
  answer: unknown;
}

const domains: Readonly<Record<string, Readonly<Record<string, { method: string; path: string }>>>> = calls;

/** `/x/{id}` as a pattern with the group `id`. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function routesOf(answers: Answers): Route[] {
  return Object.entries(answers).flatMap(([domain, byName]) =>
    Object.entries(byName).flatMap(([name, answer]) => {
      const call = domains[domain]?.[name];
      return call ? [{ method: call.method, path: patternOf(call.path), answer }] : [];
    }),
  );
}

const envelope = (code: number, message: string, data: unknown, init: ResponseInit = {}) =>
  Response.json({ code, message, data }, init);

/** Later answers win over earlier ones; a call that nobody scripted is refused with 404. */
export function scriptedFetch(layers: readonly Answers[], files: Readonly<Record<string, string>>) {
  const routes = layers.flatMap(routesOf).reverse();
  return async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://localhost');
    const file = url.pathname.startsWith(cdnUrl) ? files[url.pathname.slice(cdnUrl.length)] : undefined;
    if (file !== undefined) return new Response(file);
    const method = init.method ?? 'GET';
    const route = routes.find((one) => one.method === method && one.path.test(url.pathname));
    if (!route) return envelope(404, `Nobody scripted ${method} ${url.pathname}`, null, { status: 404 });
    const request = {
      ...Object.fromEntries(url.searchParams),
      ...route.path.exec(url.pathname)?.groups,
      ...(typeof init.body === 'string' ? JSON.parse(init.body) : {}),
    };
    const { answer } = route;
    const outcome: unknown = typeof answer === 'function' ? answer(request) : answer;
    if (outcome === pending) {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    if (outcome === unreachable) throw new TypeError('Failed to fetch');
    if (outcome instanceof Refusal) {
      const { code, message, data } = outcome;
      const { retryAfterSeconds }: { retryAfterSeconds?: number } = data;
      return envelope(code, message, data, {
        status: code >= 900 ? 401 : code,
        ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
      });
    }
    return envelope(0, '', outcome);
  };
}
