import type { Plugin } from 'vite';

/** Imports of the router that this app never uses, by file, and what stands in for them. */
const leftovers: readonly (readonly [file: RegExp, imported: RegExp, stand: string])[] = [
  // `Route.Link`: links are those of `@yunyou/ui`. An import of `Link` from the package still works.
  [
    /\/react-router\/dist\/esm\/route\.js$/,
    /import \{ Link \} from "\.\/link\.js";/,
    'const Link = undefined;',
  ],
  // `createAppRouter` hands in both.
  [
    /\/router-core\/dist\/esm\/router\.js$/,
    /import \{ defaultParseSearch, defaultStringifySearch \} from "\.\/searchParams\.js";/,
    'const defaultParseSearch = undefined, defaultStringifySearch = undefined;',
  ],
];

/** The router without what is not used of it. */
export function leanRouter(): Plugin[] {
  return [oneImporterPerPage(), withoutLeftovers()];
}

/**
 * The router's build step imports a page's chunk once for its loader, once for its component and so on. They are one chunk
 * here, so one importer does for all of them. It takes half a kB brotli off the entry.
 */
function oneImporterPerPage(): Plugin {
  return {
    name: 'yunyou:one-importer-per-page',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/apps\/web[^/]*\/src\/routes\/[\w-]+\.tsx$/ },
      handler(code) {
        const [first, ...others] = code.matchAll(/const (\$\$split\w+Importer) = \(\) => import\([^)]*\);/g);
        return others.reduce(
          (shorter, [whole, name = '']) =>
            shorter.replace(whole, '').replaceAll(name, () => first?.[1] ?? name),
          code,
        );
      },
    },
  };
}

/** Takes 1.7 kB brotli off the entry: the bundler cannot know that nothing reaches them. */
function withoutLeftovers(): Plugin {
  return {
    name: 'yunyou:without-router-leftovers',
    apply: 'build',
    transform: {
      filter: { id: leftovers.map(([file]) => file) },
      handler(code, id) {
        const [, imported, stand] = leftovers.find(([file]) => file.test(id)) ?? [];
        if (!imported || !stand) return;
        if (!imported.test(code)) throw new Error(`leanRouter: ${id} has changed.`);
        return { code: code.replace(imported, stand), map: null };
      },
    },
  };
}
