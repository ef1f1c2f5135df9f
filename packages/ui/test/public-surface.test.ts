import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Folders that are public: those with an index. */
const folders = (part: string) =>
  readdirSync(join(source, part))
    .filter((name) => existsSync(join(source, part, name, 'index.ts')))
    .sort();

const namesOf = async (module: Promise<object>) => Object.keys(await module).sort();

describe('@yunyou/ui/components', () => {
  it('exports what the folders of components export, icons and texts, and nothing else', async () => {
    const parts = await Promise.all([
      ...folders('components').map((name) => namesOf(import(`../src/components/${name}/index.ts`))),
      namesOf(import('../src/icons')),
      namesOf(import('../src/texts')),
    ]);
    expect(parts.length).toBeGreaterThan(80);
    expect(await namesOf(import('../src/generated/components'))).toEqual(parts.flat().sort());
  });

  it('keeps what only other components use to itself', async () => {
    const names = await namesOf(import('../src/generated/components'));
    for (const name of ['ClearButton', 'PickerField', 'CleanedText', 'Options'])
      expect(names).not.toContain(name);
  });
});

describe('@yunyou/ui/features/<domain>', () => {
  it.each(folders('features'))('exports the blocks of %s by the package’s own name', async (domain) => {
    const names = await namesOf(import(`@yunyou/ui/features/${domain}`));
    expect(names.filter((name) => /^[A-Z]/.test(name))).not.toEqual([]);
  });
});
