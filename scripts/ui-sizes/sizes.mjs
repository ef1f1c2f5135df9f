// npm run sizes:ui: what a page pays for importing one component alone, script and style, minified and brotli, without React.
// Writes the table into docs/component-sizes.md, between its two marks.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { builtAlone } from './built-alone.mjs';

const page = join(root, 'docs/component-sizes.md');
const START = '<!-- sizes of components: npm run sizes:ui -->';
const END = '<!-- end of sizes -->';

const components = join(root, 'packages/ui/src/components');
/** The components that the folders' indexes export: `export { Button, type ButtonProps } from …`. */
const names = [
  ...new Set(
    readdirSync(components)
      .map((folder) => join(components, folder, 'index.ts'))
      .filter((index) => existsSync(index))
      .flatMap((index) => [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\}/g)])
      .flatMap(([, list]) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w+$/.test(name)),
  ),
].sort();

const rows = [];
for (const name of names) rows.push({ name, ...(await builtAlone([name])) });
const all = await builtAlone(names);
const number = (bytes) => bytes.toLocaleString('en');
const row = ({ name, script, later, style }) =>
  `| ${name} | ${number(script)} | ${number(style)} | ${later > 0 ? number(later) : ''} |`;
const table = [
  '| component | script | style | fetched later |',
  '|---|---|---|---|',
  ...rows.map(row),
  row({ name: `**all ${names.length} of them**`, ...all }),
].join('\n');

const text = readFileSync(page, 'utf8');
const from = text.indexOf(START);
const to = text.indexOf(END);
if (from < 0 || to < from) throw new Error(`docs/component-sizes.md has lost its marks ${START} and ${END}.`);
writeFileSync(page, `${text.slice(0, from)}${START}\n${table}\n${text.slice(to)}`);
console.log(table);
