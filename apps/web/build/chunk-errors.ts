import type { Plugin } from 'vite';
import { chunkLoadErrorName, chunkTimeoutMs } from '../../../packages/contract/src/constants';

/** Vite's function around every dynamic import of the build. */
const PRELOAD_HELPER = /^\0?vite\/preload-helper(?:\.js)?$/;

/**
 * Ours in its place, by the same contract: `deps` are the files of a part, relative to the root; a style sheet that stands
 * in the document is there already; `vite:preloadError` tells of every failure. A file that failed is asked for again.
 */
const helper = `
const links = {};
const fetchFile = (file) =>
  (links[file] ??= new Promise((resolve, reject) => {
    const href = '/' + file;
    const isStyle = file.endsWith('.css');
    if (document.querySelector('link[href="' + href + '"]')) return resolve();
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    link.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? '';
    document.head.append(link);
    if (!isStyle) return resolve();
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete links[file];
      reject(new Error(href));
    };
  }));
export const __vitePreload = (load, files = []) =>
  new Promise((resolve, reject) => {
    const fail = (cause) => {
      dispatchEvent(new Event('vite:preloadError'));
      reject(Object.assign(new Error('A part of the app did not arrive', { cause }), { name: '${chunkLoadErrorName}' }));
    };
    const timer = setTimeout(fail, ${chunkTimeoutMs});
    Promise.all(files.map(fetchFile)).then(load).then(resolve, fail).finally(() => clearTimeout(timer));
  });
`;

/**
 * A part of the app that does not arrive fails with `ChunkLoadError`, at the latest after 120 s (spec sections 7 and 8):
 * browsers have no limit of their own, and each names the failure in its own way. The helper is half a kB brotli smaller
 * than Vite's, which knows more ways to serve files than this app has.
 */
export function chunkErrors(): Plugin {
  let isFound = false;
  return {
    name: 'yunyou:chunk-errors',
    apply: 'build',
    transform: {
      filter: { id: PRELOAD_HELPER },
      handler(code) {
        if (!/export const __vitePreload\b/.test(code))
          throw new Error("chunkErrors: Vite's preload helper has changed.");
        isFound = true;
        return { code: helper, map: null };
      },
    },
    generateBundle() {
      if (!isFound) throw new Error("chunkErrors: Vite's preload helper was not found.");
    },
  };
}
