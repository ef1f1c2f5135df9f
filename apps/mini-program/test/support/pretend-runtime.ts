import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { createContext, runInContext, Script } from 'node:vm';

/** A page's options as they were registered: its first data and its functions. */
type PageOptions = Readonly<Record<string, unknown>> & { data: Readonly<Record<string, unknown>> };

/** A page that is open. */
export interface OpenPage {
  route: string;
  options: Readonly<Record<string, string>>;
  data: Record<string, unknown>;
  /** Calls a handler as a tap on an element with this `data-…` does. */
  tap(handler: string, dataset?: Record<string, string>, detail?: object): unknown;
  /** Resolves when the page shows something, or says why not. */
  settled(): Promise<OpenPage>;
}

interface Runtime {
  folder: string;
  wx: object;
  config: { apiUrl: string; webUrl: string };
}

/** The platform allows so many pages one above the other. */
const maxPages = 10;

/**
 * The engine a mini-program runs in: a bare JavaScript context with `wx`, `App`, `Page`, `getApp`, `getCurrentPages`, CommonJS
 * and timers. What the language itself brings is there, except `Intl`, which engines on Android lack; nothing of a browser.
 */
export function startRuntime({ folder, wx, config }: Runtime) {
  const pages: (OpenPage & Record<string, unknown>)[] = [];
  const modules = new Map<string, { exports: unknown }>();
  const problems: unknown[] = [];
  let app: Record<string, unknown> = {};
  let registered: PageOptions | undefined;

  const platform = {
    ...wx,
    navigateTo: ({ url }: { url: string }) => open(url),
    redirectTo({ url }: { url: string }) {
      pages.pop();
      open(url);
    },
    reLaunch({ url }: { url: string }) {
      pages.length = 0;
      open(url);
    },
    navigateBack() {
      if (pages.length < 2) return;
      pages.pop();
      call(pages.at(-1), 'onShow');
    },
  };
  const context = createContext({
    wx: platform,
    App: (options: Record<string, unknown>) => {
      app = options;
    },
    Page: (options: PageOptions) => {
      registered = options;
    },
    getApp: () => app,
    getCurrentPages: () => [...pages],
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    console: { ...console, error: (...said: unknown[]) => void problems.push(said) },
  });
  runInContext(
    'delete globalThis.Intl; delete globalThis.WebAssembly; delete globalThis.SharedArrayBuffer;',
    context,
  );

  /** CommonJS as the platform has it: each file once, relative paths without their ending. */
  function load(file: string): unknown {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: file === join(folder, 'config.js') ? config : {} };
    modules.set(file, module);
    if (module.exports === config) return config;
    const require = (path: string) => load(`${normalize(join(dirname(file), path))}.js`);
    const source = `(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`;
    new Script(source, { filename: file }).runInContext(context)(require, module, module.exports);
    return module.exports;
  }

  function call(page: Record<string, unknown> | undefined, name: string, ...given: unknown[]): unknown {
    const handler = page?.[name];
    return typeof handler === 'function' ? handler.apply(page, given) : undefined;
  }

  function open(url: string): void {
    const [path = '', query = ''] = url.replace(/^\//, '').split('?');
    if (pages.length >= maxPages) throw new Error('navigateTo:fail webview count limit exceed');
    registered = undefined;
    // A page's file runs once per program; its options are kept for every time it opens.
    const known = options.get(path);
    if (!known) load(join(folder, `${path}.js`));
    const found = known ?? registered;
    if (!found) throw new Error(`navigateTo:fail page "${path}" is not found`);
    options.set(path, found);
    const data: Record<string, unknown> = asSent(found.data);
    const page: OpenPage & Record<string, unknown> = {
      ...found,
      route: path,
      options: Object.fromEntries(new URLSearchParams(query)),
      data,
      setData(change: Record<string, unknown>) {
        Object.assign(data, asSent(change));
      },
      tap: (handler, dataset = {}, detail = {}) => {
        if (typeof page[handler] !== 'function') throw new Error(`${path} has no handler ${handler}`);
        return call(page, handler, { currentTarget: { dataset }, target: { dataset }, detail });
      },
      async settled() {
        await until(() => data.screen !== 'loading');
        return page;
      },
    };
    pages.push(page);
    call(page, 'onLoad', page.options);
    call(page, 'onShow');
  }
  const options = new Map<string, PageOptions>();

  return {
    context,
    problems,
    /** Opens the program at its first page. */
    launch() {
      load(join(folder, 'app.js'));
      call(app, 'onLaunch', {});
      open('/pages/home/index');
    },
    /** What the program called `App` with. */
    get app() {
      return app;
    },
    get page(): OpenPage {
      const top = pages.at(-1);
      if (!top) throw new Error('No page is open.');
      return top;
    },
    /** Opens a page above the one that is shown. */
    open,
    back: () => platform.navigateBack(),
    depth: () => pages.length,
    /** Resolves with the page of this name, once it is on top and shows something. */
    async shown(name: string): Promise<OpenPage> {
      await until(() => pages.at(-1)?.route === `pages/${name}/index`);
      return this.page.settled();
    },
  };
}

/** `setData` sends JSON to where the page is drawn: what JSON cannot say gets lost there, and the platform warns. */
function asSent(data: object): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => {
      if (value === undefined || typeof value === 'function') throw new Error(`setData cannot send ${key}`);
      return value;
    }),
  );
}

/** Waits for something that comes by itself. */
export async function until(condition: () => boolean, timeoutMs = 10_000): Promise<void> {
  const endsAt = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > endsAt) throw new Error(`Waited in vain for ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
