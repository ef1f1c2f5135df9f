import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup/package.json'))(
  'esbuild',
) as typeof import('esbuild');

/** Bytes, brotli, of everything an app can come to fetch from the SDK as one file, texts with what formats them and signing apart. */
const wholeBudget = 45_000;
/** Bytes, brotli, of the same with what signs requests, which is fetched only where a key is given. */
const signingBudget = 2_700;

/** Texts such as `i18n/dist/order-….js`, and the library that formats those that select or count. */
const texts = /i18n[\\/]dist[\\/](?:base|home|kit|market|member|order|shop|spot|message-formatter)-/;

async function wholeSdk(leftOut: RegExp): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createSdk } from './index.js';`,
      resolveDir: join(packages, 'sdk/dist'),
      loader: 'ts',
    },
    bundle: true,
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
          onLoad({ filter: leftOut }, () => ({ contents: 'export default {};' }));
        },
      },
    ],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

describe('the whole SDK, with all that is fetched later', () => {
  it(`costs at most ${wholeBudget} bytes, and signing ${signingBudget} more`, async () => {
    const whole = await wholeSdk(new RegExp(`${texts.source}|crypto-js`));
    const signed = await wholeSdk(texts);
    console.log(`@yunyou/sdk, whole: ${whole} bytes; signing: ${signed - whole} bytes more`);
    expect(whole).toBeGreaterThan(20_000);
    expect(whole).toBeLessThanOrEqual(wholeBudget);
    expect(signed - whole).toBeGreaterThan(1_000);
    expect(signed - whole).toBeLessThanOrEqual(signingBudget);
  });
});
