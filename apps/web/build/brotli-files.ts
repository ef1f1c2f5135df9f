import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
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
            await writeFile(`${path}.br`, await compress(await readFile(path)));
          }),
      );
    },
  };
}
