import type { Plugin } from 'vite';

/** What libraries bring along and this app never reaches: in which file, what, and what stands in for it. */
const unreached: readonly (readonly [file: RegExp, unused: RegExp, stand: string])[] = [
  // `Route.Link`: links are those of `@yunyou/ui`. An import of `Link` from the package still works.
  [
    /\/react-router\/dist\/esm\/route\.js$/,
    /import \{ Link \} from "\.\/link\.js";/,
    'const Link = undefined;',
  ],
  // Random bytes come from the browser; without this the bundler's runtime has a `require` to fail with.
  [/\/crypto-js\/core\.js$/, /typeof require === 'function'/, 'false'],
  // `createAppRouter` hands in both.
  [
    /\/router-core\/dist\/esm\/router\.js$/,
    /import \{ defaultParseSearch, defaultStringifySearch \} from "\.\/searchParams\.js";/,
    'const defaultParseSearch = undefined, defaultStringifySearch = undefined;',
  ],
];

/** Takes 1.9 kB brotli off the entry: the bundler cannot know that nothing reaches them. */
export function leftovers(): Plugin {
  return {
    name: 'yunyou:leftovers',
    apply: 'build',
    transform: {
      filter: { id: unreached.map(([file]) => file) },
      handler(code, id) {
        const [, unused, stand] = unreached.find(([file]) => file.test(id)) ?? [];
        if (!unused || !stand) return;
        if (!unused.test(code)) throw new Error(`leftovers: ${id} has changed.`);
        return { code: code.replace(unused, stand), map: null };
      },
    },
  };
}
