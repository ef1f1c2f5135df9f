import type { Plugin } from 'vite';

/**
 * Asks the browser to compile the files' functions while they are fetched, beside the page's own work, instead of one by
 * one when they are first called: most of what is fetched is called at once. Browsers that do not know the mark lose
 * nothing. https://developer.chrome.com/blog/explicit-compile-hints
 */
const MARK = '//# allFunctionsCalledOnLoad\n';

/** Files smaller than this, in characters, are compiled before the mark is read. */
const WORTHWHILE = 2_000;

/** Marks the scripts; after the minifiers, which take comments away. */
export function compileAhead(): Plugin {
  return {
    name: 'yunyou:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > WORTHWHILE) file.code = MARK + file.code;
      },
    },
  };
}
