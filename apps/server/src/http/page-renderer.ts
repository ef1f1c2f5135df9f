import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { ServerConfig } from '../config';
import type { InlineSources } from './security-headers';

/** What the web app's build exports for servers (`apps/web/src/server/render.tsx`). */
interface RendererModule {
  createPageRenderer(options: {
    folder: string;
    publicUrl: string;
    now: () => number;
    signing: ServerConfig['signing'];
    onError: (message: string, error: unknown) => void;
  }): Promise<PageRenderer>;
}

export interface RenderedPage {
  response: Response;
  /** What the answer's Content-Security-Policy has to allow. */
  inline: InlineSources;
  /** Whether everything the page asked for was there: it may be kept for others. */
  isComplete: boolean;
}

/** A page as every visitor of its kind gets it. */
export interface SharedPage {
  key: string;
  /** The request in canonical form: nothing in it is one visitor's alone. */
  request(): Request;
}

export interface PageRenderer {
  /** `fetch` answers the page's calls in this process. Rejects when the page cannot be rendered. */
  render(page: { request: Request; fetch: typeof globalThis.fetch }): Promise<RenderedPage>;
  /** What a request has in common with those of other visitors; undefined where its page must be rendered for it alone. */
  shared(request: Request): SharedPage | undefined;
}

/** The renderer of the web app's pages; undefined where it is not built or not wanted: the browser then renders. */
export async function loadPageRenderer(
  config: ServerConfig,
  { clock, log }: { clock: Clock; log: Logger },
): Promise<PageRenderer | undefined> {
  const { webDir, webRenderer, publicUrl, signing } = config;
  if (!webDir || !webRenderer || !existsSync(webRenderer)) return undefined;
  const module: RendererModule = await import(pathToFileURL(webRenderer).href);
  return module.createPageRenderer({
    folder: webDir,
    publicUrl,
    now: () => clock.now(),
    signing,
    onError: (message, error) => log.error({ err: error }, message),
  });
}
