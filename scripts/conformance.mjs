/**
 * Writes `docs/conformance.md`: which tests prove each row of `docs/conformance.tsv`. A test is marked by the row's id in its
 * title, or by a line `// conformance: NAV-04, NAV-05` above it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['packages', 'apps', 'scripts'];
const SKIPPED = new Set(['node_modules', 'dist', 'generated', '.turbo', 'storybook-static', 'build']);
const MARK = /^\s*\/\/ conformance: (.+)$/;

/** Every file with tests, stories among them. */
function testFiles(folder = root, names = FOLDERS) {
  return names.flatMap((name) => {
    const path = join(folder, name);
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => {
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(path, [entry.name]);
      return /\.(?:test\.tsx?|stories\.tsx)$/.test(entry.name) ? [join(path, entry.name)] : [];
    });
  });
}

/** The title of the first test, or the name of the first story, in a text. */
function titleIn(text) {
  const story = /^\s*export const (\w+)/.exec(text);
  if (story) return `story ${story[1]}`;
  if (!/^\s*(?:describe|it|test)\b/.test(text)) return undefined;
  const isTable = /^\s*\w+(?:\.\w+)*\.each\b/.test(text);
  const found = (isTable ? /\)\(\s*(['"`])(.*?)\1/s : /\(\s*(['"`])(.*?)\1/s).exec(text);
  return found?.[2];
}

/** The marks of one file: an id and the title of what it stands above. */
export function marksIn(text, ids) {
  const lines = text.split('\n');
  const marks = [];
  lines.forEach((line, index) => {
    const found = MARK.exec(line);
    if (found) {
      const below = lines.slice(index + 1);
      const from = below.findIndex((one) => !/^\s*(?:\/\/|\/\*\*|\*)/.test(one));
      const title = titleIn(below.slice(from).join('\n'));
      for (const id of found[1].split(',')) marks.push({ id: id.trim(), title });
    } else if (/^\s*(?:describe|it|test)\b/.test(line)) {
      const title = titleIn(lines.slice(index).join('\n')) ?? '';
      for (const id of title.match(/\b[A-Z]+\d*-\d{2}\b/g) ?? []) if (ids.has(id)) marks.push({ id, title });
    }
  });
  return marks;
}

/** The rows of the specification. */
export function conformanceRows() {
  const [, ...lines] = readFileSync(join(root, 'docs/conformance.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', area = '', requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });
}

/** Every mark there is, with its file. */
export function conformanceMarks() {
  const ids = new Set(conformanceRows().map(({ id }) => id));
  return testFiles().flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    return marksIn(readFileSync(path, 'utf8'), ids).map((mark) => ({ ...mark, file }));
  });
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page as it has to be. */
export function conformancePage() {
  const marks = conformanceMarks();
  const rows = conformanceRows().map(({ id, requirement }) => {
    const proofs = marks.filter((mark) => mark.id === id);
    const named = proofs.map(({ file, title }) => `[${file.split('/').at(-1)}](../${file}): ${title}`).sort();
    return `| ${id} | ${cell(requirement)} | ${cell(named.join('<br>'))} |`;
  });
  return [
    '# Conformance',
    '',
    'Each row of the product specification (`conformance.tsv`) and the tests that prove it. Written by',
    '`node scripts/conformance.mjs` from marks in the tests; `scripts/test/conformance.test.ts` fails when a row has none.',
    '',
    '| row | requirement | proven by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'docs/conformance.md'), conformancePage());
