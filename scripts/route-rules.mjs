// A route composes: names every route file that is longer than 80 lines, makes an error, reads a text apart or asks for the
// number of a status. Such things stand beside the routes, in `apps/web/src`, or in the SDK.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const FOLDER = 'apps/web/src/routes';
const LINES_MAX = 80;
/** @type {[RegExp, string][]} */
const forbidden = [
  [/\bnew \w*Error\(/, 'makes an error'],
  [/\.split\(|\bJSON\.parse\(|\bnew RegExp\(/, 'reads a text apart'],
  [/\b[sS]tatus\b\s*[!=]==\s*\d/, 'asks for the number of a status'],
];

/** `file: what is wrong` or `file:line: what is wrong`. */
export function routeProblems(base = root) {
  const folder = join(base, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx'))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
      const where = `${FOLDER}/${file}`;
      const long = lines.length > LINES_MAX ? [`${where}: ${lines.length} lines`] : [];
      const found = lines.flatMap((line, index) =>
        forbidden.flatMap(([sign, what]) => (sign.test(line) ? [`${where}:${index + 1}: ${what}`] : [])),
      );
      return [...long, ...found];
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = routeProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
