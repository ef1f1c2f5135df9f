export type Names = Readonly<Record<string, unknown>>;

/** A function whose body may wait; the language has no name for it. */
const AsyncFunction = (async () => {}).constructor as new (
  ...parametersAndBody: string[]
) => (...values: unknown[]) => Promise<void>;

/**
 * Runs the first example of a README. Its imports are taken from `modules`, its other free names from `given`. Needs nothing
 * of Node or a browser, so that both can run it.
 *
 * @param check hears what a line `expression; // => value` came to, and what it should
 */
export async function runExample(
  readme: string,
  modules: Names,
  given: Names,
  check: (actual: unknown, expected: unknown) => void,
): Promise<void> {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1];
  if (code === undefined) throw new Error('The README has no example.');
  const lines = code
    .replace(/^import (\{[\s\S]*?\}) from '(.+)';$/gm, "const $1 = modules['$2'];")
    .replace(/^(.+); \/\/ => (.+)$/gm, 'check($1, ($2));');
  const names = Object.keys(given);
  const run = new AsyncFunction('modules', 'check', ...names, lines);
  await run(modules, check, ...names.map((key) => given[key]));
}
