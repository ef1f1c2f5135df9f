import type { Plugin } from 'vite';

interface Leftover {
  /** Where it stands. */
  file: RegExp;
  /** What nobody reaches. */
  unused: RegExp;
  /** What stands in for it. Default nothing. */
  stand?: string;
  /** How code of ours or of a library would reach it after all. Default: it cannot. */
  reached?: RegExp;
}

/** How React is asked for files ahead by a call. Pages name theirs in their heads. */
const preloading =
  /\b(?:preconnect|prefetchDNS|preinit|preinitModule|preloadModule)\b|\bReactDOM\w*\.preload\b/;

/** What libraries bring along and the entry never reaches. */
const unreached: readonly Leftover[] = [
  // `Route.Link`: links are those of `@yunyou/ui`. An import of `Link` from the package still works.
  {
    file: /\/react-router\/dist\/esm\/route\.js$/,
    unused: /import \{ Link \} from "\.\/link\.js";/,
    stand: 'const Link = undefined;',
  },
  // Random bytes come from the browser; without this the bundler's runtime has a `require` to fail with.
  { file: /\/crypto-js\/core\.js$/, unused: /typeof require === 'function'/, stand: 'false' },
  // `keepPlaces` does it, later.
  {
    file: /\/router-core\/dist\/esm\/router\.js$/,
    unused: /import \{ setupScrollRestoration \} from "\.\/scroll-restoration\.js";/,
    stand: 'const setupScrollRestoration = () => {};',
  },
  // `createAppRouter` hands in both.
  {
    file: /\/router-core\/dist\/esm\/router\.js$/,
    unused: /import \{ defaultParseSearch, defaultStringifySearch \} from "\.\/searchParams\.js";/,
    stand: 'const defaultParseSearch = undefined, defaultStringifySearch = undefined;',
  },
  // The app stands at the root of its host, and no address is shown in place of another.
  {
    file: /\/router-core\/dist\/esm\/router\.js$/,
    unused: /import \{ executeRewriteInput, executeRewriteOutput, rewriteBasepath \} from "\.\/rewrite\.js";/,
    stand:
      'const executeRewriteInput = (_, url) => url, executeRewriteOutput = executeRewriteInput, rewriteBasepath = undefined;',
  },
  {
    file: /\/router-core\/dist\/esm\/router\.js$/,
    unused: /this\.options\.routeMasks/,
    stand: 'undefined',
  },
  {
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    unused: /exports\.preconnect = [\s\S]*?(?=exports\.requestFormReset = )/,
    reached: preloading,
  },
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    unused:
      /,\s*D: prefetchDNS,\s*C: preconnect,\s*L: preload,\s*m: preloadModule,\s*X: preinitScript,\s*S: preinitStyle,\s*M: preinitModuleScript(?=\s*\};)/,
    reached: preloading,
  },
  // Only a parser, which stays out, would ask for it, and looking it up wakes `Intl.NumberFormat`: 20 ms of a desktop's processor.
  {
    file: /\/intl-messageformat\/index\.js$/,
    unused: /this\.resolvedLocale = IntlMessageFormat\.resolveLocale\(locales\);/,
  },
  // Forms here are sent by the SDK, not by React's actions.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    unused: /use(?:FormState|ActionState): \w+,/,
    reached: /\buse(?:FormState|ActionState)\b/,
  },
  // To name the components around an error, React calls them once more. The error itself says where it was thrown.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    unused: /stack: getStackByFiberInDevAndProd\(source\)/,
    stand: 'stack: ""',
    reached: /\.componentStack\b/,
  },
];

/** Takes them off the entry: the bundler cannot know that nothing reaches them. Fails when something does. */
export function leftovers(): Plugin {
  return {
    name: 'yunyou:leftovers',
    apply: 'build',
    transform(code, id) {
      let left = code;
      for (const { file, unused, stand = '', reached } of unreached) {
        if (!file.test(id)) {
          if (reached?.test(code) && !/\/node_modules\/(?:react|react-dom)\//.test(id))
            throw new Error(`leftovers: ${id} reaches what ${file.source} is left without.`);
          continue;
        }
        if (!unused.test(left)) throw new Error(`leftovers: ${id} has changed.`);
        left = left.replace(new RegExp(unused, 'g'), stand);
      }
      return left === code ? null : { code: left, map: null };
    },
  };
}
