import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

type Names = Record<string, unknown>;

/** A function whose body may wait; the language has no name for it. */
const AsyncFunction = (async () => {}).constructor as new (
  ...parametersAndBody: string[]
) => (...values: unknown[]) => Promise<void>;

/**
 * Runs the first example of a package's README. Its imports are the packages themselves, its other free names are handed
 * in. A line `expression; // => value` is checked.
 *
 * @returns how many lines were checked
 */
export async function runReadmeExample(name: string, modules: Names, given: Names = {}): Promise<number> {
  const readme = readFileSync(`${root}packages/${name}/README.md`, 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1];
  if (code === undefined) throw new Error(`The README of ${name} has no example.`);
  const lines = code
    .replace(/^import (\{[\s\S]*?\}) from '(.+)';$/gm, "const $1 = modules['$2'];")
    .replace(/^(.+); \/\/ => (.+)$/gm, 'check($1, ($2));');
  let checked = 0;
  const check = (actual: unknown, expected: unknown) => {
    checked += 1;
    expect(actual).toEqual(expected);
  };
  const names = Object.keys(given);
  const run = new AsyncFunction('modules', 'check', ...names, lines);
  await run(modules, check, ...names.map((key) => given[key]));
  return checked;
}
