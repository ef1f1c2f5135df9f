import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { PageRenderer } from './page-renderer';
import { createPages } from './pages';
import { nonceOf } from './security-headers';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/** What `index.html` has in place of the nonce of each answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** A file as it is, and as it was compressed once. */
interface Asset {
  body: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer> | undefined;
  etag: string;
}

/** Whoever has it once needs not ask again: its address is of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface WebAppOptions {
  log: Pick<Logger, 'error'>;
  clock: Clock;
  /** Renders pages; absent: every page is `index.html`, and the browser renders it. */
  pages?: PageRenderer | undefined;
  /** How long a page that is the same for every visitor is kept, ms. Default 0: not at all. */
  pagesFreshMs?: number;
  /** Answers a call of the page that is rendered, in this process; `env` is of the request for it. */
  answer: (request: Request, env?: Context['env']) => Response | Promise<Response>;
  /** What the calls' relative addresses are relative to. */
  publicUrl: string;
}

/**
 * Serves the built web app. Hashed files are kept for ever, everything else is asked for again each time; every other
 * address of the app is a page: rendered, or `index.html`. Brotli files made at build
 * time are sent to whoever takes them.
 */
export function webAppRoutes(folder: string, options: WebAppOptions): Hono {
  const { log, pages: renderer, clock, pagesFreshMs = 0, answer, publicUrl } = options;
  const hono = new Hono();
  const fetchFor = (env?: Context['env']) => inProcess(publicUrl, (request) => answer(request, env));
  const pages = renderer && createPages({ renderer, clock, freshMs: pagesFreshMs, fetchFor });
  /** By their path on disk, and only those that are there: of addresses there is no end. */
  const assets = new Map<string, Asset>();
  const asset = async (address: string) => {
    const path = join(folder, address);
    const found = assets.get(path) ?? (await readAsset(path, folder));
    if (found) assets.set(path, found);
    return found;
  };

  hono.get('*', async (context) => {
    const path = decodePath(context.req.path);
    const extension = extname(path);
    if (extension && TYPES[extension] && extension !== '.html') {
      const found = await asset(path);
      if (!found) return context.notFound();
      const hashed = path.startsWith('/assets/');
      const headers: Record<string, string> = {
        'Content-Type': TYPES[extension] ?? 'application/octet-stream',
        'Cache-Control': hashed ? FOR_EVER : 'no-cache',
        ETag: found.etag,
        Vary: 'Accept-Encoding',
      };
      if (context.req.header('if-none-match') === found.etag) return context.body(null, 304, headers);
      return send(context, found, headers);
    }
    // Asked for by its name, it is the app without any page in it: a service worker keeps it for every address.
    if (pages && path !== '/index.html') {
      try {
        return await pages.answer(context);
      } catch (error) {
        // The browser may still manage.
        log.error({ err: error, path: context.req.path }, 'page not rendered');
      }
    }
    const index = await asset('/index.html');
    if (!index) return context.text('The web app is not built: run npm start.', 503);
    const nonce = nonceOf(context);
    const page = Buffer.from(index.body).toString('utf8').replaceAll(NONCE_PLACEHOLDER, nonce);
    return context.body(page, 200, { 'Content-Type': TYPES['.html'] ?? '', 'Cache-Control': 'no-cache' });
  });
  return hono;
}

function send(context: Context, { body, brotli }: Asset, headers: Record<string, string>) {
  const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
  return takesBrotli && brotli
    ? context.body(brotli, 200, { ...headers, 'Content-Encoding': 'br' })
    : context.body(body, 200, headers);
}

/** A `fetch` that asks this server without a socket, and every other by its own way. */
function inProcess(
  publicUrl: string,
  answer: (request: Request) => Response | Promise<Response>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), publicUrl), init);
    return new URL(request.url).origin === new URL(publicUrl).origin
      ? answer(request)
      : globalThis.fetch(request);
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}

async function readAsset(path: string, folder: string): Promise<Asset | undefined> {
  const normal = normalize(path);
  if (!normal.startsWith(normalize(folder) + sep) || !existsSync(normal)) return undefined;
  if (!(await stat(normal)).isFile()) return undefined;
  const body = new Uint8Array(await readFile(normal));
  const brotli = existsSync(`${normal}.br`) ? new Uint8Array(await readFile(`${normal}.br`)) : undefined;
  return { body, brotli, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
