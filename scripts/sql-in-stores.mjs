// SQL stands in stores: names every query of the server's modules and core that is in another file than `store.ts` or
// `*-store.ts`. dependency-cruiser sees imports only, so this reads the calls.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './steps.mjs';

const folders = ['apps/server/src/modules', 'apps/server/src/core'];
const isStore = (file) => /(^|[/\\-])store\.ts$/.test(file);

/** What begins a query in Kysely. */
const queries = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'executeQuery',
]);

/** `file:line` of every query that is not in a store. */
export function sqlOutsideStores(base = root) {
  return folders.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !isStore(file))
      .flatMap((file) => queriesIn(join(base, folder, file)))
      .map((place) => relative(base, place).replaceAll('\\', '/'))
      .sort(),
  );
}

function queriesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const places = [];
  const visit = (node) => {
    if (isQuery(node)) {
      const { line } = source.getLineAndCharacterOfPosition(nameOf(node).getStart(source));
      places.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** `db.selectFrom(…)`, and `sql` as a tag or as `sql.raw(…)`. */
function isQuery(node) {
  if (ts.isTaggedTemplateExpression(node)) return isSql(node.tag);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return queries.has(node.expression.name.text) || isSql(node.expression.expression);
}

const isSql = (node) => ts.isIdentifier(node) && node.text === 'sql';

const nameOf = (node) => (ts.isTaggedTemplateExpression(node) ? node.tag : node.expression.name);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const places = sqlOutsideStores();
  for (const place of places) console.error(`${place}: SQL outside of a store`);
  process.exitCode = places.length > 0 ? 1 : 0;
}
