import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup/package.json'))(
  'esbuild',
) as typeof import('esbuild');

const packages = readdirSync(join(root, 'packages'));

/** What an app pays that imports everything of a package, minified and brotli, in bytes; React is not counted. */
const budgets: Readonly<Record<string, number>> = {
  validators: 2_500,
  'server-clock': 1_000,
  channel: 1_560,
  location: 2_000,
  subscription: 2_000,
  navigation: 4_000,
  'api-client': 12_000,
  payment: 5_000,
  sdk: 36_000,
};

describe.each(packages)('the built package %s', (name) => {
  it('is packed as its package.json says', async () => {
    const { messages } = await publint({ pkgDir: join(root, 'packages', name), strict: true });
    expect(messages.filter((message) => message.type !== 'suggestion')).toEqual([]);
  });
});

describe.each(Object.entries(budgets))('importing all of %s', (name, budget) => {
  it(`costs at most ${budget} bytes`, async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from '@yunyou/${name}';`,
        resolveDir: join(root, 'packages', name),
        loader: 'ts',
      },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      splitting: true,
      outdir: 'out',
      conditions: ['import', 'module', 'browser'],
      alias: {
        [`@yunyou/${name}`]: join(root, 'packages', name, 'dist/index.js'),
        '@formatjs/icu-messageformat-parser': noParser(),
      },
    });
    // Chunks that are loaded later (texts, signing) are not part of the import.
    const entry = outputFiles.find((file) => file.path.endsWith('stdin.js'));
    const shared = outputFiles.filter(
      (file) => file !== entry && entry?.text.includes(file.path.split('/').at(-1) ?? '-'),
    );
    const statics = shared.filter((file) =>
      new RegExp(`from"./${file.path.split('/').at(-1)}"`).test(entry?.text ?? ''),
    );
    const bytes = [entry, ...statics].reduce(
      (sum, file) => sum + brotliCompressSync(file?.contents ?? new Uint8Array()).length,
      0,
    );
    console.log(`@yunyou/${name}: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});

function noParser(): string {
  const i18n = createRequire(join(root, 'packages/i18n/package.json'));
  return i18n.resolve('@formatjs/icu-messageformat-parser/no-parser.js');
}

describe('every package', () => {
  it('has a README that fits on a screen or two', () => {
    const lengths = packages.map((name) => {
      const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
      return [name, text.split('\n').length] as const;
    });
    expect(lengths.filter(([, lines]) => lines > 80)).toEqual([]);
  });
});
