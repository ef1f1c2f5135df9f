import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { createMemoryHost } from '@yunyou/host/memory';
import { abnormalPageUrl } from '@yunyou/navigation';
import { createSdk, type Sdk, type SdkEvents, type SdkOptions, type SdkSnapshot } from '@yunyou/sdk';
import { appearanceStorageKey, parseAppearance } from '@yunyou/ui';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { FirstLoad } from '../../build/first-load';
import { appRoutes } from '../app-routes';
import { isFirstPage } from '../first-pages';
import { routeTree } from '../route-tree';
import { createAppRouter } from '../router';
import { cleanHtml } from './clean-html';
import { type DocumentFrame, type DocumentParts, readFrame } from './document';
import { earlyScript } from './early-script';
import { headOf } from './head';
import { LedAway } from './loader-failed';
import { createSharedConfig } from './shared-config';
import { createSharedData, type DataFile, type SharedData } from './shared-data';
import { failureOf, statusOf } from './status';
import { classesIn, readSheet, type StyleSheet } from './used-styles';
import { endedCookies, isVisitor, pageFor, visitorHost } from './visitor';

/** What the server that serves the pages gives the renderer. */
export interface RendererOptions {
  /** Folder of the built app. */
  folder: string;
  /** Address of the app as browsers see it, without a slash at the end. */
  publicUrl: string;
  /** What the addresses begin with that the server answers with `data`. */
  dataPath: string;
  /** The server's clock, epoch ms. */
  now: () => number;
  signing?: SdkOptions['signing'];
  onError: (message: string, error: unknown) => void;
}

export interface PageRequest {
  request: Request;
  /** Of this answer's Content-Security-Policy. */
  nonce: string;
  /** Answers the SDK's calls, in this process. */
  fetch: typeof globalThis.fetch;
}

export interface PageRenderer {
  /** The page at the request's address; rejects when it cannot be rendered. */
  render(page: PageRequest): Promise<Response>;
  /** The data of pages at this path, of which rendered pages name the address; undefined when there is none. */
  data(path: string): Promise<DataFile> | undefined;
}

/** Reads the built app once; every request gets a router and an SDK of its own. */
export async function createPageRenderer(options: RendererOptions): Promise<PageRenderer> {
  const { publicUrl, now, onError } = options;
  const built = await readBuild(options.folder);
  const sharedConfig = createSharedConfig(now);
  const sharedData = createSharedData(options.dataPath);
  const sdkOptions = {
    baseUrl: '',
    routes: appRoutes(),
    now,
    signing: options.signing,
    retries: 0,
    // Who a page was refused is told by the page; the log has the call itself.
    logger: { error: () => {} },
  };

  async function renderFor(sdk: Sdk, { request, nonce }: PageRequest): Promise<Response> {
    // With the router's own data, so that what both have is written once.
    let renderedAtMs = now();
    const handOver = async (router: AnyRouter) => {
      await Promise.all([sdk.session.waitUntilLaunched(), sdk.i18n.ensure()]);
      const snapshot = sdk.snapshot();
      renderedAtMs = snapshot.nowMs;
      return bringsAlong(router.state.location.pathname)
        ? snapshot
        : { ...snapshot, texts: namesOnly(snapshot.texts) };
    };
    const handle = createRequestHandler({
      request,
      createRouter() {
        const router = createAppRouter(sdk, { pages: routeTree, origin: publicUrl, nonce, cleanHtml });
        // Not among the options above: their type wants to see that every answer of the API is plain data.
        Object.assign(router.options, { dehydrate: () => handOver(router) });
        return router;
      },
    });
    let ledAway: SdkEvents['abnormal'] | undefined;
    sdk.on('abnormal', (event) => {
      ledAway = event;
    });
    return handle(async ({ router }) => {
      // With the words of the page-lost page.
      if (ledAway) await sdk.i18n.ensure('shop');
      const body = await renderToReadableStream(
        <StrictMode>
          <LedAway value={ledAway}>
            <RouterProvider router={router} />
          </LedAway>
        </StrictMode>,
        {
          nonce,
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onError: (error) => onError('A part of a page was not rendered', error),
        },
      );
      // Whoever has no script sees the whole page too.
      await body.allReady;
      const page = await new Response(body).text();
      const parts = partsOf(built, {
        publicUrl,
        router,
        sdk,
        nonce,
        page,
        sharedData,
        renderedAtMs,
      });
      return new Response(built.frame.before(parts) + page + built.frame.after(parts), {
        status: statusOf(router),
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          // Made for one visitor: nobody between keeps it, and the browser asks again.
          'Cache-Control': 'private, no-cache',
          Vary: 'Cookie, Accept-Language',
        },
      });
    });
  }

  return {
    data: sharedData.at,
    async render(page) {
      const { request, fetch } = page;
      if (!isReadable(request)) return redirectTo(abnormalPageUrl('/'));
      const config = await sharedConfig(
        () => createSdk({ ...sdkOptions, fetch, host: createMemoryHost({ href: request.url }) }).config,
      );
      const host = visitorHost(request);
      const sdk = createSdk({ ...sdkOptions, fetch, host, snapshot: { config } });
      sdk.channel.readQuery(Object.fromEntries(new URL(request.url).searchParams));
      void sdk.session.restore();
      try {
        const response = await renderFor(sdk, page);
        response.headers.set('X-Page-For', pageFor(host));
        for (const cookie of endedCookies(request, host)) response.headers.append('Set-Cookie', cookie);
        return response;
      } finally {
        sdk.dispose();
      }
    },
  };
}

const redirectTo = (url: string) => new Response(null, { status: 302, headers: { Location: url } });

/** Whether the path can be decoded: a torn one is no page's. */
function isReadable(request: Request): boolean {
  try {
    return decodeURIComponent(new URL(request.url).pathname) !== '';
  } catch {
    return false;
  }
}

interface Build {
  frame: DocumentFrame;
  list: FirstLoad;
  /** Style sheets by address. */
  sheets: ReadonlyMap<string, StyleSheet>;
}

async function readBuild(folder: string): Promise<Build> {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const list: FirstLoad = JSON.parse(await read('first-load.json'));
  const frame = readFrame(await read('index.html'));
  const sheets = new Map<string, StyleSheet>();
  for (const path of [...frame.styles, ...Object.values(list.pages).flatMap(({ styles }) => styles)])
    sheets.set(path, readSheet(await read(path)));
  return { frame, list, sheets };
}

/**
 * Whether a page has all its styles in itself, and its texts in its data. Most visits begin with the home page, which needs
 * nearly all of its styles and few texts, and shows every visitor the same: there the data is a file. Others are in the first
 * round trip of the network with their data, and fetch files of texts and styles that stay in the browser's cache.
 */
const bringsAlong = isFirstPage;

/** Areas whose texts the SDK in the browser is to fetch. */
const namesOnly = (texts: SdkSnapshot['texts']): SdkSnapshot['texts'] =>
  Object.fromEntries(Object.keys(texts).map((area) => [area, undefined]));

interface Rendered {
  publicUrl: string;
  router: AnyRouter;
  sdk: Sdk;
  nonce: string;
  /** What stands in the document's `#app`. */
  page: string;
  /** The moment it is of, epoch ms. */
  renderedAtMs: number;
  sharedData: SharedData;
}

function partsOf(
  { frame, list, sheets }: Build,
  { publicUrl, router, sdk, nonce, page, renderedAtMs, sharedData }: Rendered,
): DocumentParts {
  const { locale, loaded } = sdk.i18n;
  const { isGrayTheme, homeTheme } = sdk.config.state;
  const { pathname } = router.state.location;
  const { scripts = [], styles: ofPage = [] } = list.pages[pathname] ?? {};
  const styles = [...frame.styles, ...ofPage];
  const texts = Object.keys(loaded).flatMap((area) => list.texts[locale]?.[area] ?? []);
  // A page without its data starts anew in the browser, which may have better luck.
  const handsOver = failureOf(router) === undefined;
  const isWhole = bringsAlong(pathname) || !handsOver;
  const classes = classesIn(page);
  const cssOf = (path: string) => sheets.get(path)?.css ?? '';
  const data = handsOver ? dataOf(router) : '';
  // What a member is handed is nobody else's.
  const isShared = handsOver && bringsAlong(pathname) && isVisitor(sdk.host);
  const files = {
    data: isShared ? sharedData.keep(data, momentsIn(router, renderedAtMs)) : undefined,
    scripts: frame.scripts,
    ahead: isWhole ? scripts : [...scripts, ...texts],
    styles: isWhole ? styles : [],
  };
  return {
    lang: locale,
    appearance: parseAppearance(sdk.host.storage.get(appearanceStorageKey)),
    isGray: isGrayTheme,
    homeThemeColor: homeTheme.isOpen ? homeTheme.config.color : undefined,
    head: headOf(router, sdk, { publicUrl, status: statusOf(router), nonce }),
    styles: isWhole
      ? [{ css: styles.map(cssOf).join('') }]
      : styles.map((path) => ({ css: sheets.get(path)?.usedBy(classes) ?? '', partOf: path })),
    tail: [
      data && !isShared ? `<script type="text/plain" nonce="${nonce}" data-handed-over>${data}</script>` : '',
      `<script nonce="${nonce}">${isShared ? `${RENDERED_AT}=${renderedAtMs};` : ''}${earlyScript(files)}</script>`,
    ].join(''),
    nonce,
  };
}

/** Where a page has its moment, epoch ms, whose data is a file for many. */
const RENDERED_AT = 'renderedAt';

/** What in a page's data is of its moment, and says the same in a file that is not. */
const momentsIn = (router: AnyRouter, renderedAtMs: number): Record<string, string> => ({
  // When the router's parts had their data, by the device's clock.
  ...Object.fromEntries(router.state.matches.map(({ updatedAt }) => [`u:${updatedAt}`, 'u:Date.now()'])),
  [`nowMs:${renderedAtMs}`]: `nowMs:${RENDERED_AT}`,
});

/** What the router and the SDK know, for their likes in the browser. The early script runs it, once the page is painted. */
function dataOf(router: AnyRouter): string {
  const scripts = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];
  return scripts.map(({ children }) => children).join(';');
}
