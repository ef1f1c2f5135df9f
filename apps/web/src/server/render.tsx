import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { serverErrorCode } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { abnormalPageUrl } from '@yunyou/navigation';
import { createSdk, type Sdk, type SdkEvents, type SdkOptions, type SdkSnapshot } from '@yunyou/sdk';
import { appearanceStorageKey, parseAppearance } from '@yunyou/ui';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { isNotFound } from '../not-found';
import { appRoutes, pageRouteTree } from '../pages';
import { createAppRouter } from '../router';
import { type BuildFiles, readBuild } from './build-files';
import { cleanHtml } from './clean-html';
import type { DocumentParts } from './document';
import earlyScript from './early.js?raw';
import { headOf } from './head';
import { attributes } from './html';
import { createInlineElements, type InlineElements, type InlineSources } from './inline';
import { LedAway, RenderFailed } from './render-failed';
import { createSharedConfig } from './shared-config';
import { createSharedPages, type SharedPage } from './shared-page';
import { failureOf, statusOf } from './status';
import { endedCookies, pageFor, visitorHost } from './visitor';

/** What the server that serves the pages gives the renderer. */
export interface RendererOptions {
  /** Folder of the built app. */
  folder: string;
  /** Address of the app as browsers see it, without a slash at the end. */
  publicUrl: string;
  /** The server's clock, epoch ms. */
  now: () => number;
  signing?: SdkOptions['signing'];
  onError: (message: string, error: unknown) => void;
}

export interface PageRequest {
  request: Request;
  /** Answers the SDK's calls, in this process. */
  fetch: typeof globalThis.fetch;
}

export interface RenderedPage {
  response: Response;
  /** What the answer's Content-Security-Policy has to allow; nothing for a redirect. */
  inline: InlineSources;
  /** Whether everything the page asked for was there: it may be kept for others. */
  isComplete: boolean;
}

export interface PageRenderer {
  /** The page at the request's address; rejects when it cannot be rendered. */
  render(page: PageRequest): Promise<RenderedPage>;
  /** What a request has in common with those of other visitors; undefined where its page must be rendered for it alone. */
  shared(request: Request): SharedPage | undefined;
}

/** Reads the built app once; every request gets a router and an SDK of its own. */
export async function createPageRenderer(options: RendererOptions): Promise<PageRenderer> {
  const { publicUrl, now, onError } = options;
  const built = await readBuild(options.folder);
  const sharedConfig = createSharedConfig(now);
  const sdkOptions = {
    baseUrl: '',
    routes: appRoutes(),
    now,
    signing: options.signing,
    retries: 0,
    // Who a page was refused is told by the page; the log has the call itself.
    logger: { error: () => {} },
  };

  const noCalls: typeof globalThis.fetch = () => Promise.reject(new Error('This SDK asks nothing.'));
  const sharedPageOf = createSharedPages(publicUrl, (request) =>
    createSdk({ ...sdkOptions, fetch: noCalls, host: visitorHost(request) }),
  );

  async function renderFor(sdk: Sdk, request: Request, inline: InlineElements): Promise<Response> {
    const handle = createRequestHandler({
      request,
      createRouter() {
        const router = createAppRouter(sdk, {
          routeTree: pageRouteTree,
          origin: publicUrl,
          cleanHtml,
          errorComponent: RenderFailed,
        });
        // Not among the options above: their type wants to see that every answer of the API is plain data.
        Object.assign(router.options, { dehydrate: () => snapshotOf(sdk) });
        return router;
      },
    });
    let ledAway: SdkEvents['abnormal'] | undefined;
    sdk.on('abnormal', (event) => {
      ledAway = event;
    });
    return handle(async ({ router }) => {
      // With the words of the not-found page.
      if (ledAway || isNotFound(failureOf(router))) await sdk.i18n.ensure('shell');
      const body = await renderToReadableStream(
        <StrictMode>
          <LedAway value={ledAway}>
            <RouterProvider router={router} />
          </LedAway>
        </StrictMode>,
        {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onError: (error) => onError('A part of a page was not rendered', error),
        },
      );
      // Whoever has no script sees the whole page too.
      await body.allReady;
      const page = await new Response(body).text();
      const parts = partsOf(built, { publicUrl, router, sdk, inline });
      return new Response(built.frame.before(parts) + page + built.frame.after(parts), {
        status: statusOf(router),
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          // Of one visitor: nobody between keeps it, and the browser asks again.
          'Cache-Control': 'private, no-cache',
          Vary: 'Cookie, Accept-Language, User-Agent',
        },
      });
    });
  }

  return {
    async render(page) {
      const { request } = page;
      const { fetch, hasFailed } = watchCalls(page.fetch);
      const inline = createInlineElements();
      if (!isReadable(request))
        return { response: redirectTo(abnormalPageUrl('/')), inline: inline.sources(), isComplete: false };
      const config = await sharedConfig(
        () => createSdk({ ...sdkOptions, fetch, host: createMemoryHost({ href: request.url }) }).config,
      );
      const host = visitorHost(request);
      const sdk = createSdk({ ...sdkOptions, fetch, host, snapshot: { config } });
      sdk.channel.readQuery(Object.fromEntries(new URL(request.url).searchParams));
      void sdk.session.restore();
      try {
        const response = await renderFor(sdk, request, inline);
        response.headers.set('X-Page-For', pageFor(host));
        for (const cookie of endedCookies(request, host)) response.headers.append('Set-Cookie', cookie);
        return { response, inline: inline.sources(), isComplete: config !== undefined && !hasFailed() };
      } finally {
        sdk.dispose();
      }
    },
    shared: (request) => (isReadable(request) ? sharedPageOf(request) : undefined),
  };
}

/** A `fetch` that notes whether a call failed, or was refused to whoever asks too often. */
function watchCalls(fetch: typeof globalThis.fetch) {
  let failed = false;
  const watched: typeof globalThis.fetch = async (...call) => {
    const response = await fetch(...call).catch((error) => {
      failed = true;
      throw error;
    });
    failed ||= response.status >= 500 || response.status === serverErrorCode.tooBusy;
    return response;
  };
  return { fetch: watched, hasFailed: () => failed };
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

/**
 * What the SDK knows, for its like in the browser. Texts go by their names: their files stay in the browser's cache. The time
 * is not in the document, which may be some seconds old: the answer's `Server-Timing` has it, and `early.js` reads it.
 */
async function snapshotOf(sdk: Sdk): Promise<Omit<SdkSnapshot, 'nowMs'>> {
  await Promise.all([sdk.session.waitUntilLaunched(), sdk.i18n.ensure()]);
  const { texts, nowMs: _, ...snapshot } = sdk.snapshot();
  return { ...snapshot, texts: Object.fromEntries(Object.keys(texts).map((area) => [area, undefined])) };
}

interface Rendered {
  publicUrl: string;
  router: AnyRouter;
  sdk: Sdk;
  inline: InlineElements;
}

function partsOf(built: BuildFiles, { publicUrl, router, sdk, inline }: Rendered): DocumentParts {
  const { locale, loaded } = sdk.i18n;
  const { isGrayTheme, homeTheme } = sdk.config.state;
  const route = built.ofRoute(router.state.matches.at(-1)?.routeId ?? '');
  // With the list of the language's files, where it is a chunk of its own.
  const texts = ['index', ...Object.keys(loaded)].flatMap((area) => built.textsOf(locale, area) ?? []);
  const styles = [...built.styles, ...route.styles].map((href) =>
    styleSheet(inline, href, built.cssOf(href)),
  );
  const files = { scripts: [built.entry], preloads: [...built.scripts, ...route.scripts, ...texts] };
  return {
    lang: locale,
    appearance: parseAppearance(sdk.host.storage.get(appearanceStorageKey)),
    isGray: isGrayTheme,
    homeThemeColor: homeTheme.isOpen ? homeTheme.config.color : undefined,
    head: headOf(router, sdk, { publicUrl, status: statusOf(router), inline }) + styles.join(''),
    tail: dataOf(router, inline) + inline.script(earlyScript, { 'data-files': JSON.stringify(files) }),
  };
}

/**
 * A sheet, inline: the first view is in the first answer. The disabled link, which browsers do not fetch, tells Vite's preload
 * helper that the page has the sheet already.
 */
const styleSheet = (inline: InlineElements, href: string, css: string): string =>
  `${inline.style(css)}<link rel="stylesheet"${attributes({ href, disabled: true })}>`;

/**
 * When the router loaded each match, which nothing reads: without it a page that says the same is the same, byte for byte. In
 * what the router writes, as it has no hook between loading and writing; in a text the quote would be escaped.
 */
const MATCH_TIMES = /(?<=,u:)\d{13}(?=,s:")/g;

/** The router's own script tags with its data and the SDK's. A page without its data starts anew in the browser. */
function dataOf(router: AnyRouter, inline: InlineElements): string {
  if (failureOf(router) !== undefined) return '';
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];
  return tags
    .map(({ attrs, children = '' }) => inline.script(children.replace(MATCH_TIMES, '0'), { ...attrs }))
    .join('');
}
