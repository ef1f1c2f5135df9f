import type { Plugin } from 'vite';
import { chunkLoadErrorName, chunkTimeoutMs } from '../../../packages/contract/src/constants';

/** The module with Vite's function around every dynamic import of the build. */
const PRELOAD_HELPER = /^\0?vite\/preload-helper(?:\.js)?$/;
const VITE_PRELOAD = 'export const __vitePreload';

/** Style sheets that stand in a rendered page are not fetched once more. */
const wrapper = `
export const __vitePreload = (load, files = []) =>
  new Promise((resolve, reject) => {
    const fail = (cause) =>
      reject(Object.assign(new Error('A part of the app did not arrive', { cause }), { name: '${chunkLoadErrorName}' }));
    const timer = setTimeout(() => {
      dispatchEvent(new Event('vite:preloadError'));
      fail();
    }, ${chunkTimeoutMs});
    vitePreload(load, files.filter((file) => !document.querySelector(\`style[data-href="/\${file}"]\`)))
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
`;

/**
 * Lazy loading that fails with `ChunkLoadError`, at the latest after 120 s (spec sections 7 and 8): browsers have no limit
 * of their own, and each names the failure in its own way. Goes around Vite's helper, which stays as it is.
 */
export function chunkErrors(): Plugin {
  let isFound = false;
  return {
    name: 'yunyou:chunk-errors',
    apply: 'build',
    transform: {
      filter: { id: PRELOAD_HELPER },
      handler(code) {
        if (!code.includes(VITE_PRELOAD)) throw new Error("chunkErrors: Vite's preload helper has changed.");
        isFound = true;
        return { code: code.replace(VITE_PRELOAD, 'const vitePreload') + wrapper, map: null };
      },
    },
    generateBundle() {
      if (!isFound) throw new Error("chunkErrors: Vite's preload helper was not found.");
    },
  };
}
