import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { formattedAreas } from '../../../packages/i18n/src/generated';
import { builtPages } from '../src/built-pages';

/** What the server says in the page's head, so that no file has to be run before the next is asked for. */
export interface FirstLoad {
  /** By path of the page: files it needs besides the entry's, and the areas of texts its loader asks for. */
  pages: Record<string, { scripts: string[]; styles: string[]; areas: string[] }>;
  /** Files with what the router knows of the pages besides home, which fetches them once it is alive. Every other page lists them. */
  others: string[];
  /** Files that the first call of the API needs. A page rendered on a server is shown and comes alive without them. */
  calls: string[];
  /** File of an area's texts, by locale and area. */
  texts: Record<string, Record<string, string>>;
}

/** Areas that every page needs, see `createI18n`. */
const BASE_AREAS = ['base'];
/** What formats texts that select or count. */
const FORMATTER = '/i18n/src/message-formatter.ts';
/** What the router knows of the other pages than home. */
const PAGES = '/src/route-tree.ts';
/** What every call goes through. */
const TRANSPORT = '/sdk/src/transport.ts';

/** Writes `first-load.json`. A host that knows nothing of it serves the same app, a few round trips later. */
export function firstLoad(): Plugin {
  return {
    name: 'yunyou:first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const list: FirstLoad = {
        pages: {},
        others: Object.values(filesOf([PAGES], chunks)).flat(),
        calls: filesOf([TRANSPORT], chunks).scripts,
        texts: {},
      };
      for (const [path, file] of [['/', 'index.tsx'] as const, ...builtPages]) {
        const areas = [...BASE_AREAS, ...areasOf(file)];
        const formats = formattedAreas.some((area) => areas.includes(area));
        const isFirst = file === 'index.tsx' || file === 'home.tsx';
        const wanted = [`/routes/${file}?`, ...(isFirst ? [] : [PAGES]), ...(formats ? [FORMATTER] : [])];
        list.pages[path] = { ...filesOf(wanted, chunks), areas };
      }
      for (const { facadeModuleId, fileName } of chunks) {
        const [, locale, area] = /\/generated\/([\w-]+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
        if (locale && area) list.texts[locale] = { ...list.texts[locale], [area]: `/${fileName}` };
      }
      this.emitFile({ type: 'asset', fileName: 'first-load.json', source: JSON.stringify(list) });
    },
  };
}

/** Chunks whose module has one of these in its address, with all they import and without what the entry has. */
function filesOf(wanted: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Rolldown.OutputChunk | undefined, seen: Set<Rolldown.OutputChunk>) => {
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const name of chunk.imports) withImports(byName.get(name), seen);
    return seen;
  };
  const entry = withImports(
    chunks.find((chunk) => chunk.isEntry),
    new Set(),
  );
  const needed = new Set<Rolldown.OutputChunk>();
  for (const part of wanted)
    withImports(
      chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.includes(part)) ??
        // What is put together with others has no face of its own.
        chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes(part))),
      needed,
    );
  const files = [...needed].filter((chunk) => !entry.has(chunk));
  return {
    scripts: files.map(({ fileName }) => `/${fileName}`),
    styles: files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)),
  };
}

/** What the page's loader hands to `i18n.ensure`. */
function areasOf(file: string): string[] {
  const source = readFileSync(fileURLToPath(new URL(`../src/routes/${file}`, import.meta.url)), 'utf8');
  const [, names = ''] = /i18n\.ensure\(([^)]*)\)/.exec(source) ?? [];
  return [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
