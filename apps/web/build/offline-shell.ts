import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Pages that must open without a network once they have been seen. */
const OFFLINE_PAGES = ['electronic-ticket', 'order-details', 'order-list', 'user-center'];

/** The SDK's later parts, the catalogues with their formatter, and the pictures of pages that could not be loaded. */
const KEPT = ['/packages/sdk/src/', '/packages/i18n/src/', '/packages/ui/src/components/scene/'];

/**
 * Writes `service-worker.js`: the worker's source with the list of files that make the shell and the offline pages.
 * Everything else is kept when it is first used.
 */
export function offlineShell(): Plugin {
  return {
    name: 'yunyou:offline-shell',
    apply: 'build',
    generateBundle: {
      // When the page is written and it is known which files there are: an entry that only imports is not one of them.
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
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source
            .replace("'__VERSION__'", JSON.stringify(version))
            .replace("['__SHELL__']", JSON.stringify(files.map((file) => `/${file}`))),
        });
      },
    },
  };
}

/** What the page names, the offline pages, the SDK's later parts every message catalogue and its formatter, each with all that they import. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (wanted.has(chunk.fileName)) return;
    wanted.add(chunk.fileName);
    for (const css of cssOf(chunk)) wanted.add(css);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) add(imported);
    }
  };
  for (const chunk of chunks) {
    const isOfflinePage = OFFLINE_PAGES.some((page) => chunk.facadeModuleId?.includes(`/routes/${page}.tsx`));
    const isKept = chunk.moduleIds.some((id) => KEPT.some((folder) => id.includes(folder)));
    const isNamed = html.includes(`/${chunk.fileName}`);
    if (isNamed || isOfflinePage || isKept) add(chunk);
  }
  return [...wanted].sort();
}

const cssOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? []),
];
