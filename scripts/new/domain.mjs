// npm run new:domain -- <name>
// Makes a domain's folders by one word in contract, server, SDK, UI and texts, each with the smallest file that says something.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessages } from '../compile-messages.mjs';
import { indexComponents } from '../index-components.mjs';
import { root, tool } from '../steps.mjs';

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (text) => camel(`-${text}`);
const title = (text) => text.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Files of a domain by path. */
const filesOf = (name) => ({
  [`packages/contract/src/calls/${name}.ts`]: `import type { CallGroup } from '../call';

export const ${camel(name)} = {
  list: { method: 'GET', path: '/cuser/public/api/${camel(name)}/list', access: 'public' },
} as const satisfies CallGroup;
`,
  [`packages/contract/src/schemas/${name}.ts`]: `import { z } from 'zod';
import type { ${camel(name)} as calls } from '../calls/${name}';
import { id, nothing } from './fields';
import type { SchemasFor } from './schema';

export const ${camel(name)} = {
  list: {
    summary: 'What there is of it.',
    request: nothing,
    response: z.array(z.strictObject({ id })),
  },
} satisfies SchemasFor<typeof calls>;
`,
  [`apps/server/src/modules/${name}/handlers.ts`]: `import type { HandlersFor } from '../../http/request-context';
import { all } from './store';

export const ${camel(name)}: HandlersFor<'${camel(name)}'> = {
  list: ({ db }) => all(db),
};
`,
  [`apps/server/src/modules/${name}/store.ts`]: `import type { Queries } from '../../database/connect';

export const all = async (_db: Queries): Promise<{ id: string }[]> => [];
`,
  [`packages/sdk/src/${name}/${name}.ts`]: `import type { ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of this domain. */
export interface ${pascal(name)}Reads {
  readonly ${camel(name)}List: CachedRead<[], ResponseOf<'${camel(name)}', 'list'>>;
}

export const create${pascal(name)}Reads = (read: CreateRead): ${pascal(name)}Reads => ({
  ${camel(name)}List: read('${camel(name)}List', ({ api, options }) => api.${camel(name)}.list({}, options)),
});
`,
  [`packages/ui/src/features/${name}/index.ts`]: `export * from './${name}-list';\n`,
  [`packages/ui/src/features/${name}/${name}-list/index.ts`]: `export { ${pascal(name)}List, type ${pascal(name)}ListProps } from './${pascal(name)}List';\n`,
  [`packages/ui/src/features/${name}/${name}-list/${pascal(name)}List.tsx`]: `import { Empty } from '../../../components/state';
import { useTexts } from '../../../texts';

export interface ${pascal(name)}ListProps {
  /** What there is. */
  items: readonly { id: string }[];
}

/** What there is of it, or that there is nothing. */
export function ${pascal(name)}List({ items }: ${pascal(name)}ListProps) {
  const { t } = useTexts();
  if (items.length === 0) return <Empty title={t('${camel(name)}.empty')} />;
  return (
    <ul>
      {items.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}
`,
  [`packages/ui/src/features/${name}/${name}-list/${pascal(name)}List.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal(name)}List } from './${pascal(name)}List';

const meta = {
  title: 'Features/${title(name)}/${pascal(name)}List',
  component: ${pascal(name)}List,
  args: { items: [{ id: '1' }] },
} satisfies Meta<typeof ${pascal(name)}List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { items: [] } };
export const NothingInEnglish: Story = { args: { items: [] }, globals: { locale: 'en' } };
`,
  [`packages/i18n/messages/zh-Hans/${name}.json`]: `{\n  "${camel(name)}.empty": "暂无内容"\n}\n`,
  [`packages/i18n/messages/en/${name}.json`]: `{\n  "${camel(name)}.empty": "Nothing here yet"\n}\n`,
});

/** Lists that a domain stands in: what is imported, from where. */
const listsOf = (name) => ({
  'packages/contract/src/calls/index.ts': `./${name}`,
  'packages/contract/src/schemas/index.ts': `./${name}`,
  'apps/server/src/modules/index.ts': `./${name}/handlers`,
});

/** Puts the domain last into a list: after the imports, and at the end of the first object. */
const listed = (text, name, from) =>
  text
    .replace(/\n(?=\n(?:\/\*\*|export ))/, `\nimport { ${camel(name)} } from '${from}';\n`)
    .replace(/\n\}( as const)?;\n/, (end) => `\n  ${camel(name)},${end}`);

/**
 * Writes them and names the domain in the lists; nothing that is there is written over.
 *
 * @param name kebab-case, the same word everywhere
 * @param folder the project. Default: this one
 * @returns the files that were written or changed
 */
export function newDomain(name, folder = root) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) throw new Error(`${name} is no kebab-case word.`);
  const files = Object.entries(filesOf(name)).map(([path, text]) => [join(folder, path), text]);
  const there = files.find(([path]) => existsSync(path));
  if (there) throw new Error(`${there[0]} is there already.`);
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const lists = Object.entries(listsOf(name)).map(([path, from]) => [join(folder, path), from]);
  for (const [path, from] of lists) writeFileSync(path, listed(readFileSync(path, 'utf8'), name, from));
  return [...files, ...lists].map(([path]) => path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = newDomain(process.argv[2] ?? '');
  await tool('@biomejs/biome', ['check', '--write', ...files], { command: 'biome', capture: true });
  await compileMessages();
  await indexComponents();
  await tool('vitest', ['run', 'packages/contract/test/answer-shapes.test.ts', '--update'], {
    capture: true,
  });
  console.log(files.map((file) => file.replace(root, '')).join('\n'));
  console.log(
    '\nGive it a place in the SDK: packages/sdk/src/catalogue.ts for reads, sdk.ts and create-sdk.ts for the rest.',
  );
}
