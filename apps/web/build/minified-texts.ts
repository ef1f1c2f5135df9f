import { transformFile } from '@swc/core';
import type { Plugin } from 'vite';

const MINIFIED = /\?minified$/;
const EXPORT = /^export default (.+?);?\s*$/s;

/** Imports of `./file?minified` are the text of the file's default export, for a script that stands in a page. */
export function minifiedTexts(): Plugin {
  return {
    name: 'yunyou:minified-texts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!MINIFIED.test(source)) return null;
      const file = await this.resolve(source.replace(MINIFIED, ''), importer);
      return file && `${file.id}?minified`;
    },
    load: {
      filter: { id: MINIFIED },
      async handler(id) {
        const file = id.replace(MINIFIED, '');
        this.addWatchFile(file);
        const { code } = await transformFile(file, {
          jsc: {
            parser: { syntax: 'typescript' },
            target: 'es2022',
            minify: { compress: true, mangle: true },
          },
          minify: true,
        });
        const [, text] = EXPORT.exec(code) ?? [];
        if (text === undefined) throw new Error(`minifiedTexts: ${file} is more than a default export.`);
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}
