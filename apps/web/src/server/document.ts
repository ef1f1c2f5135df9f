import type { Appearance } from '@yunyou/ui';
import { escapeHtml } from './html';

/** What surrounds the rendered page. */
export interface DocumentParts {
  lang: string;
  appearance: Appearance;
  /** The operator's themes, as `DocumentLook` of the UI sets them. */
  isGray: boolean;
  homeThemeColor: string | undefined;
  /** Tags for the head: title, description, share picture and so on. */
  head: string;
  /** The styles of the page, in their order. */
  styles: readonly PageStyle[];
  /** Scripts that follow the page. */
  tail: string;
  nonce: string;
}

export interface PageStyle {
  css: string;
  /** Address of the sheet of which this is a part; undefined for all of one. */
  partOf?: string;
}

/** The document before and after the page itself. */
export interface DocumentFrame {
  /** Addresses of the app's own scripts, in the order they are to be run. */
  scripts: readonly string[];
  /** Addresses of its style sheets. */
  styles: readonly string[];
  before(parts: DocumentParts): string;
  after(parts: Pick<DocumentParts, 'tail' | 'nonce'>): string;
}

/**
 * Cuts the built `index.html` at the place of the app. What stands between `<!--alone-->` and `<!--/alone-->` is for the
 * app without a rendering server, and so are its script and its style sheets, which the page brings along.
 */
export function readFrame(indexHtml: string): DocumentFrame {
  const html = indexHtml
    .replace(/<!--alone-->[\s\S]*?<!--\/alone-->/g, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '\n');
  const place = '<div id="app">';
  const [start, end] = html.split(place, 2);
  if (start === undefined || end === undefined) throw new Error(`index.html has no ${place}.`);
  return {
    scripts: addresses(indexHtml, /<script type="module"[^>]* src="([^"]+)"/g),
    styles: addresses(indexHtml, /<link rel="stylesheet"[^>]* href="([^"]+)"/g),
    before: (parts) =>
      `${start
        .replace(/<html[^>]*>/, () => `<html${attributesOf(parts)}>`)
        .replace(
          '</head>',
          () => `${parts.head}${parts.styles.map((style) => tagOf(style, parts)).join('')}</head>`,
        )
        .replaceAll('__CSP_NONCE__', parts.nonce)}${place}`,
    after: ({ tail, nonce }) =>
      end.replaceAll('__CSP_NONCE__', nonce).replace('</body>', () => `${tail}</body>`),
  };
}

const tagOf = ({ css, partOf }: PageStyle, { nonce }: DocumentParts): string =>
  `<style nonce="${nonce}"${partOf ? ` data-part-of="${partOf}"` : ''}>${css}</style>`;

const addresses = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

function attributesOf({ lang, appearance, isGray, homeThemeColor }: DocumentParts): string {
  const attributes: Record<string, string | undefined> = {
    lang,
    'data-theme': appearance.theme,
    'data-text': appearance.textSize,
    'data-gray': isGray ? '' : undefined,
    'data-home-theme': homeThemeColor === undefined ? undefined : '',
    style: homeThemeColor && `--yy-home-theme-color: ${homeThemeColor}`,
  };
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');
}
