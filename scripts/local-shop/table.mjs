/** Prints figures, one a line: what, figure. */
export function printFigures(title, figures) {
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  console.log(`\n${title}`);
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(width)}  ${figure}`);
}

export const yuan = (fen) =>
  (fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
