import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** Folders of `packages/ui/src/<part>` that are public: those with an `index.ts`. */
async function publicFolders(part) {
  const folders = await readdir(join(source, part), { withFileTypes: true });
  return folders
    .filter((folder) => folder.isDirectory() && existsSync(join(source, part, folder.name, 'index.ts')))
    .map((folder) => folder.name)
    .sort();
}

/**
 * Writes the lists of `packages/ui/src/generated`: `components.ts`, the entry point `@yunyou/ui/components`; `features.ts`, from
 * which the published style sheet is built; and an entry point per feature, all in one folder: for files in different
 * ones, the build of declarations makes a TypeScript program each.
 */
export async function indexComponents() {
  const components = await publicFolders('components');
  const features = await publicFolders('features');
  const write = async (file, lines) => {
    const path = join(source, 'generated', file);
    const text = `${lines.join('\n')}\n`;
    if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text);
  };
  await mkdir(join(source, 'generated'), { recursive: true });
  await write('components.ts', [
    ...components.map((name) => `export * from '../components/${name}';`),
    `export * from '../icons';`,
    `export * from '../texts';`,
  ]);
  await write(
    'features.ts',
    features.map((name) => `export * as ${name.replaceAll('-', '_')} from '../features/${name}';`),
  );
  for (const name of features) await write(`feature-${name}.ts`, [`export * from '../features/${name}';`]);
  const written = ['components.ts', 'features.ts', ...features.map((name) => `feature-${name}.ts`)];
  for (const file of await readdir(join(source, 'generated')))
    if (!written.includes(file)) await rm(join(source, 'generated', file));
  return { components: components.length, features: features.length };
}
