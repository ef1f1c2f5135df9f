import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Clock } from '../clock';
import { compressed, type Encoding, encodingFor } from './compression';
import type { PageRenderer, RenderedPage } from './page-renderer';
import { allowInline, type InlineSources } from './security-headers';
import { createSharedCache } from './shared-cache';

export interface PagesOptions {
  renderer: PageRenderer;
  clock: Clock;
  /** How long a page is kept, ms; up to twice as old it is sent while a new one is rendered. 0: nothing is kept. */
  freshMs: number;
  /** Answers the calls of a page, for a request with this environment or for nobody's. */
  fetchFor: (env?: Context['env']) => typeof globalThis.fetch;
}

/** A document as it is sent to every visitor of its kind, compressed once for each encoding. */
interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  inline: InlineSources;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  isComplete: boolean;
  as(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

/** Pages at the most: some 130 kB each with their compressed copies. */
const MAX_PAGES = 300;
/** What is kept of a rendered answer's headers. A cookie is one visitor's. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary', 'x-page-for'];
/** A failure goes to everybody who waits for the page, and is not kept. */
const KEPT_STATUSES: readonly number[] = [200, 404];

/**
 * Rendered pages. Those that are the same for every visitor are kept for a moment: one rendering at a time for all who wait,
 * an entity tag for whoever has it already. A member's page is rendered for that member alone.
 */
export function createPages({ renderer, clock, freshMs, fetchFor }: PagesOptions) {
  const cache = createSharedCache<KeptPage | undefined>({
    clock,
    freshMs,
    maxEntries: MAX_PAGES,
    mayKeep: (page) => page?.isComplete === true && KEPT_STATUSES.includes(page.status),
  });

  async function renderAlone(context: Context): Promise<Response> {
    const page = await renderer.render({ request: context.req.raw, fetch: fetchFor(context.env) });
    allowInline(context, page.inline);
    if (page.response.body) page.response.headers.set('Server-Timing', timeOf(clock));
    return page.response;
  }

  return {
    /** The page at the address asked for. Rejects when it cannot be rendered. */
    async answer(context: Context): Promise<Response> {
      const shared = freshMs > 0 ? renderer.shared(context.req.raw) : undefined;
      if (!shared) return renderAlone(context);
      const { key, request } = shared;
      const page = await cache.read(key, async (before) =>
        keptPage(await renderer.render({ request: request(), fetch: fetchFor() }), before),
      );
      return page ? send(context, page, clock) : renderAlone(context);
    },
  };
}

/**
 * Undefined where an answer is one visitor's: a redirect leads to an address with what was asked for in it. A page that has
 * not changed goes on with its compressed copies.
 */
async function keptPage(
  { response, inline, isComplete }: RenderedPage,
  before: KeptPage | undefined,
): Promise<KeptPage | undefined> {
  const { status, headers } = response;
  if (!response.body || headers.has('set-cookie')) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (isComplete && before?.etag === etag && before.status === status) return before;
  const copies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    status,
    headers: Object.fromEntries(KEPT_HEADERS.map((name) => [name, headers.get(name) ?? ''])),
    inline,
    etag,
    body,
    isComplete,
    as(encoding) {
      const copy = copies.get(encoding) ?? compressed(body, encoding);
      copies.set(encoding, copy);
      return copy;
    },
  };
}

async function send(context: Context, page: KeptPage, clock: Clock): Promise<Response> {
  const encoding = encodingFor(context.req.header('accept-encoding'));
  // A tag is of the bytes sent: each encoding has its own.
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag;
  const headers = new Headers({ ...page.headers, ETag: etag, 'Server-Timing': timeOf(clock) });
  headers.append('Vary', 'Accept-Encoding');
  // With 304 too: a browser may take its policy for that of the document it has, whose bytes are the same.
  allowInline(context, page.inline);
  if (page.status === 200 && namesTag(context.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = encoding ? await page.as(encoding) : page.body;
  headers.set('Content-Length', String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}

/** Whether `If-None-Match` has the tag; a proxy may have made it weak. */
const namesTag = (header = '', etag: string): boolean =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** The server's time as a page is sent, which may have been rendered before: `early.js` of the web app reads it. */
const timeOf = (clock: Clock): string => `clock;desc="${clock.now()}"`;
