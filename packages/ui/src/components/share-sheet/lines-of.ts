/** Characters that may stand alone at the end of a line: Chinese, Japanese and Korean ones, and everything full width. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** Parts that are never broken: a Latin word with what follows it, or one Chinese character. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let word = '';
  for (const letter of text) {
    if (WIDE.test(letter)) {
      if (word) parts.push(word);
      word = '';
      parts.push(letter);
    } else {
      word += letter;
      if (letter === ' ') {
        parts.push(word);
        word = '';
      }
    }
  }
  return word ? [...parts, word] : parts;
}

/** The text with an ellipsis, so that it fits. */
function cut(text: string, maxWidth: number, measure: (text: string) => number): string {
  let letters = [...text.trimEnd()];
  while (letters.length > 0 && measure(`${letters.join('')}…`) > maxWidth) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

/**
 * A text in lines no wider than `maxWidth`, for a canvas, which knows no lines. What does not fit into the last line ends
 * with an ellipsis.
 *
 * @param measure the width of a text in the canvas's font
 */
export function linesOf(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text.trim())) {
    if (line !== '' && measure((line + part).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd());
      line = part;
    } else {
      line += part;
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, maxLines);
  const last = shown.at(-1);
  if (last === undefined) return [];
  const tooMuch = lines.length > maxLines || measure(last) > maxWidth;
  return tooMuch ? [...shown.slice(0, -1), cut(last, maxWidth, measure)] : shown;
}
