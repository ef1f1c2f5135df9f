import { readFileSync } from 'node:fs';

/** The rows of a tab-separated file, by the names of its first line; lines that begin with `#` are notes. */
export function rowsOf(file: URL): Record<string, string>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [names = [], ...rows] = lines.map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
