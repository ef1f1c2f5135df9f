import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';
import { sdkPackages } from '../pack-sdk.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup/package.json'))(
  'esbuild',
) as typeof import('esbuild');

const packages = readdirSync(join(root, 'packages'));

/** What an app pays that imports everything of a package, minified and brotli, in bytes; React is not counted. */
const budgets: Readonly<Record<string, number>> = {
  validators: 3_000,
  'server-clock': 1_500,
  channel: 2_000,
  location: 3_000,
  subscription: 2_400,
  navigation: 5_500,
  'api-client': 16_000,
  payment: 5_000,
  sdk: 48_000,
};

describe.each(packages)('the built package %s', (name) => {
  it('is packed as its package.json says', async () => {
    const { messages } = await publint({ pkgDir: join(root, 'packages', name), strict: true });
    // The workspace's own condition names sources, which are not packed.
    const ofPacked = messages.filter(({ path }) => path.at(-1) !== '@yunyou/source');
    expect(ofPacked.filter((message) => message.type !== 'suggestion')).toEqual([]);
  });
});

/** The same as one file, with everything that is fetched by a first use: signing and its crypto code, every way of paying. */
const wholeBudgets: Readonly<Record<string, number>> = { 'api-client': 18_000, payment: 5_000 };

describe.each(Object.entries(budgets))('importing all of %s', (name, budget) => {
  it(`costs at most ${budget} bytes`, async () => {
    const outputFiles = await bundle(name, { splitting: true });
    // Chunks that are loaded later (texts, signing) are not part of the import.
    const entry = outputFiles.find((file) => file.path.endsWith('stdin.js'));
    const statics = outputFiles.filter(
      (file) =>
        file !== entry && new RegExp(`from"./${file.path.split('/').at(-1)}"`).test(entry?.text ?? ''),
    );
    expectWithin(budget, `@yunyou/${name}`, entry ? [entry, ...statics] : []);
  });
});

describe.each(Object.entries(wholeBudgets))('all of %s and what it fetches later', (name, budget) => {
  it(`costs at most ${budget} bytes`, async () => {
    expectWithin(budget, `@yunyou/${name}, whole`, await bundle(name, { splitting: false }));
  });
});

async function bundle(name: string, { splitting }: { splitting: boolean }) {
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
    splitting,
    outdir: 'out',
    logLevel: 'silent',
    conditions: ['import', 'module', 'browser'],
    alias: {
      [`@yunyou/${name}`]: join(root, 'packages', name, 'dist/index.js'),
      '@formatjs/icu-messageformat-parser': noParser(),
    },
  });
  return outputFiles;
}

function expectWithin(budget: number, what: string, files: readonly { contents: Uint8Array }[]): void {
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file.contents).length, 0);
  console.log(`${what}: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(budget);
}

function noParser(): string {
  const i18n = createRequire(join(root, 'packages/i18n/package.json'));
  return i18n.resolve('@formatjs/icu-messageformat-parser/no-parser.js');
}

describe('every package', () => {
  it.each(sdkPackages)('%s has source maps that hold the sources', (name) => {
    const dist = join(root, 'packages', name, 'dist');
    const maps = readdirSync(dist).filter((file) => file.endsWith('.js.map'));
    expect(maps).toContain('index.js.map');
    for (const map of maps) {
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(dist, map), 'utf8'));
      // A file that only hands on what another holds has no sources of its own.
      expect(sourcesContent ?? [], map).toHaveLength(sources.length);
    }
  });

  it('has a README that fits on a screen or two', () => {
    const lengths = packages.map((name) => {
      const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
      return [name, text.trimEnd().split('\n').length] as const;
    });
    expect(lengths.filter(([, lines]) => lines > 80)).toEqual([]);
  });
});
