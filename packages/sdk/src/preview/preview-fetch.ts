import { apiHeaders, type CallDescriptor, calls, type Preview } from '@yunyou/contract';

export interface PreviewFetchOptions {
  /** The API's address, with its origin. */
  baseUrl: string;
  /** What the page shows now: asked for with every call. */
  preview: () => Preview;
  /** Words for what cannot be done in a preview. */
  refusal: () => string;
  /** The moment that is shown, epoch ms. */
  now: () => number;
  /** Default: the global one. */
  fetch?: typeof globalThis.fetch;
}

const published: readonly [string, CallDescriptor][] = Object.entries(calls).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]): [string, CallDescriptor] => [`${domain}.${name}`, call]),
);

const envelope = (code: number, data: unknown, message = ''): Response =>
  new Response(JSON.stringify({ code, message, data }), { headers: { 'content-type': 'application/json' } });

/**
 * A `fetch` for an SDK that shows a preview: answers out of the draft, reads everything else that is public without a login, and
 * does nothing. What would change something is refused in words; what is a member's own is not found; reports are dropped.
 */
export function createPreviewFetch(options: PreviewFetchOptions): typeof globalThis.fetch {
  const { baseUrl, preview, refusal, now, fetch = globalThis.fetch } = options;
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), baseUrl);
    const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
    const [name, call] = callAt(url.pathname, method) ?? [];
    if (!name || !call)
      return method === 'GET' ? fetch(url, { credentials: 'omit' }) : envelope(422, null, refusal());
    if (name === 'system.timestamp') return envelope(0, { serverTimeStamp: now() });
    if (name.startsWith('tracking.')) return envelope(0, null);
    const isRead = call.method === 'GET';
    if (!isRead) return envelope(422, null, refusal());
    const body = init.body ?? (request && method === 'POST' ? await request.text() : undefined);
    const asked = fieldsOf(url, typeof body === 'string' ? body : undefined);
    const part = preview().parts.find((one) => one.call === name && answers(one.request, asked));
    if (part) return part.answer === null ? envelope(404, null) : envelope(0, part.answer);
    if (call.access === 'member') return envelope(404, null);
    return fetch(url, {
      method,
      credentials: 'omit',
      headers: publicHeaders(init.headers ?? request?.headers),
      ...(method === 'POST' && { body: body as string }),
      signal: init.signal ?? request?.signal ?? null,
    });
  };
}

function callAt(path: string, method: string): [string, CallDescriptor] | undefined {
  return published.find(
    ([, call]) =>
      call.path === path && (call.method === method || (call.alsoPost === true && method === 'POST')),
  );
}

/** What is asked, as texts. */
function fieldsOf(url: URL, body: string | undefined): Readonly<Record<string, string>> {
  const query = Object.fromEntries(url.searchParams);
  if (body === undefined) return query;
  const json: unknown = JSON.parse(body);
  const fields = json && typeof json === 'object' ? Object.entries(json) : [];
  return { ...query, ...Object.fromEntries(fields.map(([key, value]) => [key, String(value)])) };
}

/** Whether an answer is one to what is asked: the first page is asked for without saying so, too. */
const answers = (
  request: Readonly<Record<string, string>>,
  asked: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(request).every(
    ([field, value]) => (asked[field] ?? (field === 'page' ? '1' : '')) === value,
  );

/** No login goes along. */
function publicHeaders(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  for (const name of [apiHeaders.authorization, apiHeaders.token]) headers.delete(name);
  return headers;
}
