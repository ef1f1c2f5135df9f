import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { type DocumentFrame, readFrame } from './document';

/** The chunk with the pages besides home. */
const PAGES = 'pages';

/** What the renderer knows of the app's build. */
export interface BuildFiles {
  frame: DocumentFrame;
  /** Address of the entry point. */
  entry: string;
  /** Scripts and style sheets of a route beside the entry point's. */
  ofRoute(routeId: string): { scripts: string[]; styles: string[] };
  /** Script with the texts of an area in a language. */
  textsOf(locale: string, area: string): string | undefined;
  /** What the entry point imports, and its style sheets. */
  scripts: string[];
  styles: string[];
  /** A style sheet's rules. */
  cssOf(address: string): string;
}

/** Reads the built app: the document, and the files that Vite's manifest names for each route. */
export async function readBuild(folder: string): Promise<BuildFiles> {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const frame = readFrame(await read('index.html'));

  /** The chunk with all it imports, the entry point's left out. */
  function filesOf(key: string, known: ReadonlySet<string> = new Set()) {
    const keys = new Set(known);
    const scripts: string[] = [];
    const styles: string[] = [];
    const add = (one: string) => {
      const chunk = manifest[one];
      if (!chunk || keys.has(one)) return;
      keys.add(one);
      for (const imported of chunk.imports ?? []) add(imported);
      scripts.push(`/${chunk.file}`);
      for (const css of chunk.css ?? []) styles.push(`/${css}`);
    };
    add(key);
    return { keys, scripts, styles };
  }

  const entry = filesOf('index.html');
  /** Every page but home is found by it. */
  const pagesKey = Object.keys(manifest).find((key) => manifest[key]?.name === PAGES);
  if (!pagesKey) throw new Error('The build has no file of its pages.');
  const pages = filesOf(pagesKey, entry.keys);
  const withPages = (key: string) => {
    const own = filesOf(key, pages.keys);
    return { scripts: [...pages.scripts, ...own.scripts], styles: [...pages.styles, ...own.styles] };
  };
  const routes = new Map<string, { scripts: string[]; styles: string[] }>();
  const texts = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const [, route] = /^src\/routes(\/.+)\.tsx\?/.exec(key) ?? [];
    if (route) routes.set(route === '/entry' ? '/' : route, withPages(key));
    const [, area] = /\/generated\/([\w-]+\/[\w-]+)\.ts$/.exec(key) ?? [];
    if (area) texts.set(area, `/${manifest[key]?.file}`);
  }
  const sheets = new Set([...entry.styles, ...[...routes.values()].flatMap(({ styles }) => styles)]);
  const css = new Map(await Promise.all([...sheets].map(async (path) => [path, await read(path)] as const)));
  return {
    frame,
    entry: `/${manifest['index.html']?.file}`,
    // It stands last, behind what it imports.
    scripts: entry.scripts.slice(0, -1),
    styles: entry.styles,
    ofRoute: (routeId) => routes.get(routeId) ?? { scripts: [], styles: [] },
    textsOf: (locale, area) => texts.get(`${locale}/${area}`),
    cssOf: (path) => css.get(path) ?? '',
  };
}
