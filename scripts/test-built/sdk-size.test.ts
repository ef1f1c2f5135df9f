import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messageAreas } from '../../packages/i18n/src';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup/package.json'))(
  'esbuild',
) as typeof import('esbuild');

/** Bytes, brotli, of everything an app can come to fetch from the SDK as one file, texts with what formats them, and ciphers, apart. */
const wholeBudget = 80_000;
/** Bytes, brotli, of the code that one domain fetches when it is first used, beside the core's. */
const domainBudget = 4_000;
/** Pasted addresses hold every way to write a region; the route table every page. */
const largeParts: Readonly<Record<string, number>> = { 'parse-address': 11_000, 'product-routes': 8_000 };
/** Bytes, brotli, of what signs requests and encrypts card numbers: fetched only where a key is given, and by whoever adds a paper card. */
const cipherBudget = 7_000;

/** Texts, whose names are areas, and the library that formats those that select or count. */
const isText = (path: string): boolean => {
  const [, name = ''] = /i18n[\\/]dist[\\/]([\w-]+)-[A-Z\d]{8}\.js$/.exec(path) ?? [];
  return name === 'message-formatter' || messageAreas.some((area) => area === name);
};
const isTextOrCipher = (path: string): boolean => isText(path) || /crypto-js/.test(path);

const bundle = (isLeftOut: (path: string) => boolean, splitting: boolean) =>
  build({
    stdin: {
      contents: `export { createSdk } from './index.js';`,
      resolveDir: join(packages, 'sdk/dist'),
      loader: 'ts',
      sourcefile: 'entry.ts',
    },
    bundle: true,
    splitting,
    metafile: true,
    outdir: 'out',
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    conditions: ['import', 'module', 'browser'],
    plugins: [
      {
        name: 'leave out',
        setup({ onLoad }) {
          onLoad({ filter: /\.js$/ }, ({ path }) =>
            isLeftOut(path) ? { contents: 'export default {};' } : undefined,
          );
        },
      },
    ],
  });

async function wholeSdk(isLeftOut: (path: string) => boolean): Promise<number> {
  const { outputFiles } = await bundle(isLeftOut, false);
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

/** Bytes of each lazy part by name, with all it imports that the entry point and the transport have not. */
async function lazyParts(isLeftOut: (path: string) => boolean): Promise<Map<string, number>> {
  const { outputFiles, metafile } = await bundle(isLeftOut, true);
  const { outputs } = metafile;
  const withImports = (file: string, known: ReadonlySet<string> = new Set()): Set<string> => {
    const found = new Set<string>();
    const add = (one: string) => {
      if (found.has(one) || known.has(one)) return;
      found.add(one);
      for (const { kind, path } of outputs[one]?.imports ?? []) if (kind === 'import-statement') add(path);
    };
    add(file);
    return found;
  };
  const sizeOf = (file: string) =>
    brotliCompressSync(outputFiles.find(({ path }) => path.endsWith(file))?.contents ?? new Uint8Array())
      .length;
  const dynamic = new Set(
    Object.values(outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
    ),
  );
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint?.endsWith('entry.ts')) ?? '';
  const transport = [...dynamic].find((file) => /\/transport-/.test(file)) ?? '';
  const core = new Set([...withImports(entry), ...withImports(transport)]);
  return new Map(
    [...dynamic]
      .filter((file) => !core.has(file) && !Object.keys(outputs[file]?.inputs ?? {}).some(isText))
      .map((file) => [
        file.replace(/^out\/|(?:-[A-Z\d]{8})+\.js$/g, ''),
        [...withImports(file, core)].reduce((sum, one) => sum + sizeOf(one), 0),
      ]),
  );
}

describe('the whole SDK, with all that is fetched later', () => {
  it(`costs at most ${wholeBudget} bytes, and ciphers ${cipherBudget} more`, async () => {
    const whole = await wholeSdk(isTextOrCipher);
    const signed = await wholeSdk(isText);
    console.log(`@yunyou/sdk, whole: ${whole} bytes; ciphers: ${signed - whole} bytes more`);
    expect(whole).toBeGreaterThan(20_000);
    expect(whole).toBeLessThanOrEqual(wholeBudget);
    expect(signed - whole).toBeGreaterThan(1_000);
    expect(signed - whole).toBeLessThanOrEqual(cipherBudget);
  });

  it(`fetches at most ${domainBudget} bytes for each domain when it is first used`, async () => {
    const parts = await lazyParts(isTextOrCipher);
    console.log(`lazy parts: ${[...parts].map(([name, bytes]) => `${name} ${bytes}`).join(', ')}`);
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining([
        'order-calls',
        'traveller-calls',
        'payment-calls',
        'config-reader',
        'logins',
        'account',
      ]),
    );
    const most = (name: string) => largeParts[name] ?? domainBudget;
    expect([...parts].filter(([name, bytes]) => bytes > most(name))).toEqual([]);
  });
});
