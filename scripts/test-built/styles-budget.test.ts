import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

/** Every style of the library in one file: tokens, themes, components and blocks; brotli. */
const ALL_STYLES_BYTES = 36_000;

const published = fileURLToPath(new URL('../../packages/ui/dist/styles.css', import.meta.url));

describe("the component library's styles", () => {
  it(`are at most ${ALL_STYLES_BYTES} bytes in all`, () => {
    const bytes = brotliCompressSync(readFileSync(published)).length;
    console.log(`@yunyou/ui/styles.css: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(ALL_STYLES_BYTES);
  });
});
