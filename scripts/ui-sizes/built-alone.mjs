import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../steps.mjs';

const ENTRY = 'virtual:page';
const door = join(root, 'packages/ui/src/generated/components.ts');
const brotli = (files) => files.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/**
 * Builds a page that uses these components and nothing else, as an app would; React is left out. Bytes, brotli: `script`
 * what the page needs at once, `later` what it fetches when it is wanted, `style` its style sheets without the tokens.
 */
export async function builtAlone(names) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@yunyou/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `import { ${names.join(', ')} } from '${door}'; globalThis.used = [${names.join(', ')}];`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: ENTRY, external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([result].flat()[0]);
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set();
  const take = (chunk) => {
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const name of chunk.imports) take(byName.get(name));
  };
  take(chunks.find((chunk) => chunk.isEntry));
  const code = (of) => of.map((chunk) => chunk.code);
  return {
    script: brotli(code([...atOnce])),
    later: brotli(code(chunks.filter((chunk) => !atOnce.has(chunk)))),
    style: brotli(
      output
        .filter((file) => file.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .map(({ source }) => source),
    ),
  };
}
