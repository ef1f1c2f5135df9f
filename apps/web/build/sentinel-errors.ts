import type { Plugin } from 'vite';

/** Errors React compares by identity and never shows, made once when its file is evaluated. */
const sentinels = /Error\(formatProdErrorMessage\((?:460|461|474|519|542)\)\)/g;
const SENTINELS = 5;

/**
 * React's sentinels without a stack. Whoever watches with the developer's tools (Lighthouse does) looks up the place of every
 * error made, and for one made while a file is evaluated the browser parses the whole script a second time: 18 ms of
 * processor time of a home page, 160 at 9 times slow-down, that no visitor ever waits for.
 */
export function sentinelErrors(): Plugin {
  return {
    name: 'yunyou:sentinel-errors',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code, id) {
        if (code.match(sentinels)?.length !== SENTINELS)
          throw new Error(`sentinelErrors: ${id} has changed.`);
        return { code: code.replace(sentinels, 'Object.create(Error.prototype)'), map: null };
      },
    },
  };
}
