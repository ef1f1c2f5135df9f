import { appendFileSync } from 'node:fs';

/** Prints figures, one a line: what, figure. Where several commands run, the file of FIGURES_FILE gets them too, a line of JSON. */
export function printFigures(title, figures) {
  const { FIGURES_FILE } = process.env;
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${JSON.stringify({ title, figures })}\n`);
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  console.log(`\n${title}`);
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(width)}  ${figure}`);
}

export const yuan = (fen) =>
  (fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
