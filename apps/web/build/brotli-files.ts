import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Sizes of what is compressed in one go, as powers of two; 0 is the compressor's own choice. Which is best depends on the file. */
const BLOCK_SIZES = [0, 16];
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);

/** Writes a `.br` file beside every text file of the build, so that the server need not compress at all. */
export function brotliFiles(): Plugin {
  let outDir = '';
  return {
    name: 'yunyou:brotli-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      await Promise.all(
        files
          .filter((file) => file.isFile() && TEXT.has(extname(file.name)))
          .map(async (file) => {
            const path = join(file.parentPath, file.name);
            await writeFile(`${path}.br`, await smallest(await readFile(path)));
          }),
      );
    },
  };
}

async function smallest(content: Buffer): Promise<Buffer> {
  const tried = await Promise.all(
    BLOCK_SIZES.map((blockSize) =>
      compress(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: blockSize },
      }),
    ),
  );
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}
