import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { apiPrefixes } from '../../../packages/contract/src/path-prefixes';
import { type PageEntry, pages } from '../../../packages/navigation/src/pages';

const offline = Object.values<PageEntry>(pages).filter((page) => page.offline !== undefined);

/** The SDK's lazy parts, the catalogues with their formatter, and the pictures of pages that could not be loaded. */
const KEPT = [
  '/apps/web/src/pages.ts',
  '/packages/sdk/src/',
  '/packages/i18n/src/',
  '/packages/ui/src/components/scene/',
];

/**
 * Writes `service-worker.js`: the worker's source with the files of the shell and of the pages that open offline.
 * Everything else is kept when it is first used.
 */
export function offlineShell(): Plugin {
  return {
    name: 'yunyou:offline-shell',
    apply: 'build',
    generateBundle: {
      // `index.html` is written by then.
      order: 'post',
      handler(_, bundle) {
        const files = shellFiles(bundle);
        const source = readFileSync(
          fileURLToPath(new URL('../service-worker/service-worker.js', import.meta.url)),
          'utf8',
        );
        const version = createHash('sha256')
          .update(files.join('\n'))
          .update(source)
          .digest('hex')
          .slice(0, 12);
        const keptBySdk = offline.filter((page) => page.offline === 'data').map(({ path }) => path);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source
            .replace("'__VERSION__'", JSON.stringify(version))
            .replace("'__API_PREFIXES__'", apiPrefixes.map((prefix) => JSON.stringify(prefix)).join(', '))
            .replace("['__KEPT_BY_SDK__']", JSON.stringify(keptBySdk))
            .replace("['__SHELL__']", JSON.stringify(files.map((file) => `/${file}`))),
        });
      },
    },
  };
}

/** The entry point, the offline pages and what is kept, each with all that it imports and its style sheets. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (wanted.has(chunk.fileName)) return;
    wanted.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) wanted.add(css);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) add(imported);
    }
  };
  for (const chunk of chunks) {
    const isOffline = offline.some(({ path }) => chunk.facadeModuleId?.includes(`/routes${path}.tsx`));
    const isKept = chunk.moduleIds.some((id) => KEPT.some((folder) => id.includes(folder)));
    if (chunk.isEntry || isOffline || isKept) add(chunk);
  }
  return [...wanted].sort();
}
