import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Names, runExample } from './run-example';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs the first example of a package's README over the package's source. A line `expression; // => value` is checked.
 *
 * @returns how many lines were checked
 */
export async function runReadmeExample(name: string, modules: Names, given: Names = {}): Promise<number> {
  const readme = readFileSync(`${root}packages/${name}/README.md`, 'utf8');
  let checked = 0;
  await runExample(readme, modules, given, (actual, expected) => {
    checked += 1;
    expect(actual).toEqual(expected);
  });
  return checked;
}
