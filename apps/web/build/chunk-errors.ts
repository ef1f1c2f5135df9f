import { chunkLoadErrorName, chunkTimeoutMs } from '@yunyou/contract';
import type { Plugin } from 'vite';

/** Vite's function around every dynamic import of the build. */
const PRELOAD_HELPER = /^\0?vite\/preload-helper(?:\.js)?$/;

/**
 * A part of the app that does not arrive fails with `ChunkLoadError`, at the latest after 120 s (spec sections 7 and 8):
 * browsers have no limit of their own, and each names the failure in its own way.
 */
export function chunkErrors(): Plugin {
  return {
    name: 'yunyou:chunk-errors',
    apply: 'build',
    transform: {
      filter: { id: PRELOAD_HELPER },
      handler(code) {
        const exported = /export const __vitePreload\b/;
        if (!exported.test(code)) throw new Error("chunkErrors: Vite's preload helper has changed.");
        return `${code.replace(exported, 'const fetchChunk')}
export const __vitePreload = (...parts) =>
  new Promise((resolve, reject) => {
    const fail = (cause) =>
      reject(Object.assign(new Error('A part of the app did not arrive', { cause }), { name: '${chunkLoadErrorName}' }));
    const timer = setTimeout(() => {
      dispatchEvent(new Event('vite:preloadError'));
      fail();
    }, ${chunkTimeoutMs});
    fetchChunk(...parts).then(resolve, fail).finally(() => clearTimeout(timer));
  });
`;
      },
    },
  };
}
