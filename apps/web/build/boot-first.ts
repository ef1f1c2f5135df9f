import type { Plugin } from 'vite';

/**
 * Moves the style sheet behind the boot picture, which brings its own few rules: the picture is painted with the first
 * packet, and the script still waits for the styles, as scripts do for every sheet before them.
 */
export function bootFirst(): Plugin {
  return {
    name: 'yunyou:boot-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        return sheets
          .reduce((rest, sheet) => rest.replace(sheet, ''), html)
          .replace('  </body>', `${sheets.join('')}  </body>`);
      },
    },
  };
}
