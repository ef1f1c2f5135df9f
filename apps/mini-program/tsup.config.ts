import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { textAreas } from './src/text-areas';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const i18n = createRequire(import.meta.url).resolve('@yunyou/i18n/package.json');
const noMessageParser = createRequire(i18n).resolve('@formatjs/icu-messageformat-parser/no-parser.js');
const here = fileURLToPath(new URL('.', import.meta.url));
/** Leaves out the texts of features that only the web app has. */
const ownTextsOnly: Plugin = {
  name: 'own-texts-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]generated[\\/][\w-]+[\\/][\w-]+\.ts$/ }, ({ path }) => {
      const isOwn = ['index', ...textAreas].includes(basename(path, '.ts'));
      return isOwn ? undefined : { contents: 'export default {}' };
    });
  },
};
/** `OUT_DIR`: where tests want it. */
const outDir = resolve(here, process.env.OUT_DIR ?? 'dist');

/**
 * One file for the whole program: the platform loads CommonJS files and has no `import()`, so what the SDK fetches later
 * is in there too. ES2018 is what its engines run on phones without the platform's own, slower and larger, translation.
 */
export default defineConfig({
  entry: { program: 'src/program.ts' },
  outDir,
  format: ['cjs'],
  target: 'es2018',
  platform: 'browser',
  splitting: false,
  minify: true,
  clean: true,
  // Everything goes into the bundle, the workspace's packages from their source.
  noExternal: [/.*/],
  esbuildPlugins: [ownTextsOnly],
  esbuildOptions(options) {
    // Chinese as it is takes half the bytes of its escapes.
    options.charset = 'utf8';
    options.conditions = ['@yunyou/source', 'module', 'import'];
    // Messages are parsed ahead; the parser stays out.
    options.alias = { '@formatjs/icu-messageformat-parser': noMessageParser };
  },
  outExtension: () => ({ js: '.js' }),
  async onSuccess() {
    await cp(join(here, 'native'), outDir, { recursive: true });
    await writeFile(join(outDir, 'app.js'), "require('./program').start(require('./config'));\n");
    // The platform wants every page registered from a file of its own.
    const { pages }: { pages: string[] } = JSON.parse(await readFile(join(here, 'native/app.json'), 'utf8'));
    for (const page of pages) {
      const [, name] = page.split('/');
      await writeFile(join(outDir, `${page}.js`), `require('../../program').pages.${name}();\n`);
    }
  },
});
