import { cutFont, pieceOf } from './fonts';

/** A text at a place of a page, pt from its top left. */
export interface PlacedText {
  page: number;
  text: string;
  x: number;
  y: number;
  size: number;
  /** Narrower than it needs: it is drawn smaller. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  color?: string;
}

const MISSING = '?';

/** Characters that the font has. */
const shown = (text: string): string[] =>
  Array.from(text.replace(/\s/g, ' '), (character) => (pieceOf(character) ? character : MISSING));

/** Registers fonts for all these texts, and draws one text after the other. */
export async function textWriter(doc: PDFKit.PDFDocument, texts: readonly string[]) {
  const wanted = new Map<string, Set<string>>();
  for (const character of texts.flatMap(shown)) {
    const piece = pieceOf(character) ?? 'latin';
    wanted.set(piece, (wanted.get(piece) ?? new Set()).add(character));
  }
  for (const [piece, characters] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    doc.registerFont(piece, await cutFont(piece, characters));
  }

  /** Neighbours of one font are drawn together. */
  const runsOf = (text: string): { piece: string; text: string }[] => {
    const runs: { piece: string; text: string }[] = [];
    for (const character of shown(text)) {
      const piece = pieceOf(character) ?? 'latin';
      const last = runs.at(-1);
      if (last?.piece === piece) last.text += character;
      else runs.push({ piece, text: character });
    }
    return runs;
  };

  const widthOf = (text: string, size: number): number =>
    runsOf(text).reduce((sum, run) => sum + doc.font(run.piece).fontSize(size).widthOfString(run.text), 0);

  return function write({ text, x, y, size, width, align = 'left', color = '#1C2421' }: PlacedText): void {
    const natural = widthOf(text, size);
    const fitting = width !== undefined && natural > width ? (size * width) / natural : size;
    const drawn = Math.min(natural, width ?? natural);
    const free = (width ?? drawn) - drawn;
    let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    for (const run of runsOf(text)) {
      doc.font(run.piece).fontSize(fitting).fillColor(color);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  };
}
