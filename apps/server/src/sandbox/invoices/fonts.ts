import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'),
);

type Range = readonly [from: number, to: number];

/** The font comes in pieces of a hundred characters or so; which has what is told beside them. */
function readPieces(): { name: string; ranges: Range[] }[] {
  const listed = JSON.parse(readFileSync(join(packageFolder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const pieces = Object.entries(listed).map(([key, text]) => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: text.split(',').map((range): Range => {
      const [from = '', to = from] = range.slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
  // Latin letters first: their digits stand in one line with each other.
  return pieces.sort((a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'));
}

let pieces: ReturnType<typeof readPieces> | undefined;

/** The piece of the font that has a character; undefined for none. */
export function pieceOf(character: string): string | undefined {
  pieces ??= readPieces();
  const code = character.codePointAt(0) ?? 0;
  return pieces.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.name;
}

/** A plain font of some characters of a piece, at regular weight. The same characters make the same font. */
export const cutFont = (piece: string, characters: Iterable<string>): Promise<Buffer> =>
  subsetFont(
    readFileSync(join(packageFolder, 'files', `noto-sans-sc-${piece}-wght-normal.woff2`)),
    [...characters].sort().join(''),
    { targetFormat: 'sfnt', variationAxes: { wght: 400 } },
  );
