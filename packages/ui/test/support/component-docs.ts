import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, type Documentation, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Finds what a file imports, as Vite does: our own files, our own packages and their doors. Others have no props of ours. */
function resolve(name: string, folder: string): string {
  const [scope, ours = '', ...door] = name.split('/');
  const base = scope === '@yunyou' ? join(packages, ours, 'src', ...door) : join(folder, name);
  const file = ['', '.tsx', '.ts', '/index.ts']
    .map((end) => base + end)
    .find((path) => /\.tsx?$/.test(path) && existsSync(path));
  if (!file) throw new Error(`${name} is not ours`);
  return file;
}

/** What Storybook's tables are made of: the components a file exports, their props, sentences and defaults. */
function docsOf(file: string): Documentation[] {
  try {
    return parse(readFileSync(file, 'utf8'), {
      filename: file,
      importer: makeFsImporter(resolve),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    // It does not take every function that renders something for a component.
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** The components that an index exports from the files beside it, each with its file. */
function exportsOf(index: string): { file: string; name: string }[] {
  const text = readFileSync(index, 'utf8');
  return [...text.matchAll(/export \{([^}]*)\} from '\.\/(\w+)'/g)].flatMap(([, names = '', module = '']) => {
    const file = join(dirname(index), `${module}.tsx`);
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    return existsSync(file) ? wanted.map((name) => ({ file, name })) : [];
  });
}

/** The index files of components, blocks and the shell. */
const indexes = ['components', 'shell', 'features']
  .flatMap((part) =>
    readdirSync(join(source, part), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(source, part, file),
    ),
  )
  .filter((file) => basename(file) === 'index.ts')
  .sort();

export interface DocumentedProp {
  /** `Button.size` */
  name: string;
  sentence: string;
  hasDefault: boolean;
}

/** Every prop of every component that the package exports, as far as it declares them itself; and whose are not known. */
export function componentDocs(): { props: DocumentedProp[]; unknown: string[] } {
  const found = indexes.flatMap(exportsOf).map(({ file, name }) => ({
    name,
    docs: docsOf(file).find(({ displayName }) => displayName === name),
  }));
  const props = found.flatMap(({ name: component, docs }) =>
    Object.entries(docs?.props ?? {}).map(([name, prop]) => {
      const sentence = prop.description?.trim() ?? '';
      return {
        name: `${component}.${name}`,
        sentence,
        hasDefault: prop.required === true || /\bDefault\b/.test(sentence),
      };
    }),
  );
  return { props, unknown: found.filter(({ docs }) => !docs).map(({ name }) => name) };
}
