import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const names = readdirSync(join(root, 'packages'));

interface Manifest {
  homepage: string;
  files: readonly string[];
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { homepage }: Manifest = JSON.parse(read('package.json'));

/** Where the links of a text lead: those of Markdown, in a line or below it, and those of tags. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`]*`/g, '');
  const found = prose.matchAll(/\]\(\s*<?([^)\s>]+)|^\[[^\]]+\]:\s*(\S+)|\b(?:href|src)="([^"]+)"/gm);
  return [...found].map(([, inline, below, tag]) => inline ?? below ?? tag ?? '');
}

/** What is wrong with where a link leads, for somebody who has the package alone. */
function problemOf(name: string, link: string): string | undefined {
  const [path = ''] = link.split('#');
  if (path === '' || /^(mailto:|https?:)/.test(path)) {
    if (!path.startsWith(`${homepage}/`)) return undefined;
    const file = path.slice(homepage.length).replace(/^\/(blob|tree)\/main\//, '');
    return existsSync(join(root, file)) ? undefined : 'is not in the repository';
  }
  const { files }: Manifest = JSON.parse(read(`packages/${name}/package.json`));
  const isPacked = files.some((packed) => path === packed || path.startsWith(`${packed}/`));
  if (!isPacked) return 'leaves the package';
  return existsSync(join(root, 'packages', name, path)) ? undefined : 'is not there';
}

describe.each(names)('the README of %s', (name) => {
  it('leads nowhere that a reader of the package cannot follow', () => {
    const links = linksOf(read(`packages/${name}/README.md`));
    expect(
      links.flatMap((link) => (problemOf(name, link) ? `${link} ${problemOf(name, link)}` : [])),
    ).toEqual([]);
  });
});

describe('links that', () => {
  it.each([
    ['[x](../../docs/testing.md)', 'leaves the package'],
    ['[x](src/index.ts)', 'leaves the package'],
    ['[x]: ../ui/README.md', 'leaves the package'],
    ['<img src="docs/x.webp">', 'leaves the package'],
    ['[x](examples/none.ts)', 'is not there'],
    [`[x](${homepage}/blob/main/docs/none.md)`, 'is not in the repository'],
    [`[x](${homepage}/blob/main/docs/testing.md#a)`, undefined],
    ['[x](examples/book-a-room.ts)', undefined],
    ['[x](#parts)', undefined],
    ['`a[0](../b)`', undefined],
  ])('are written as %s are told apart', (text, problem) => {
    expect(linksOf(text).map((link) => problemOf('sdk', link))).toEqual(
      text.startsWith('`') ? [] : [problem],
    );
  });
});
