import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { ServerConfig } from '../config';

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

export interface PageRenderer {
  /** `fetch` answers the page's calls in this process. Rejects when the page cannot be rendered. */
  render(page: { request: Request; nonce: string; fetch: typeof globalThis.fetch }): Promise<Response>;
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
