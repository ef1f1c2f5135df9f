import type { Appearance } from '@yunyou/ui';
import { attributes } from './html';

/** What surrounds the rendered page. */
export interface DocumentParts {
  lang: string;
  appearance: Appearance;
  /** The operator's themes, as `DocumentLook` of the UI sets them. */
  isGray: boolean;
  homeThemeColor: string | undefined;
  /** Metadata and style sheets. */
  head: string;
  /** Scripts that follow the page. */
  tail: string;
}

/** The document before and after the page itself. */
export interface DocumentFrame {
  before(parts: DocumentParts): string;
  after(parts: Pick<DocumentParts, 'tail'>): string;
}

/**
 * Cuts the built `index.html` at the place of the app. What stands between `<!--alone-->` and `<!--/alone-->` is for the
 * app without a rendering server, and so are its script, its style sheets and its nonce: the page brings its own along.
 */
export function readFrame(indexHtml: string): DocumentFrame {
  const html = indexHtml
    .replace(/<!--alone-->[\s\S]*?<!--\/alone-->/g, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/g, '')
    .replace(/\n\s*/g, '\n');
  const place = '<div id="app">';
  const [start, end] = html.split(place, 2);
  if (start === undefined || end === undefined) throw new Error(`index.html has no ${place}.`);
  return {
    before: (parts) =>
      `${start
        .replace(/<html[^>]*>/, () => `<html${attributesOf(parts)}>`)
        .replace('</head>', () => `${parts.head}</head>`)}${place}`,
    after: ({ tail }) => end.replace('</body>', () => `${tail}</body>`),
  };
}

const attributesOf = ({ lang, appearance, isGray, homeThemeColor }: DocumentParts): string =>
  attributes({
    lang,
    'data-theme': appearance.theme,
    'data-text': appearance.textSize,
    'data-gray': isGray,
    'data-home-theme': homeThemeColor !== undefined,
    style: homeThemeColor && `--yy-home-theme-color: ${homeThemeColor}`,
  });
