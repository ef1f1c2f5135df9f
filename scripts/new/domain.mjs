// npm run new:domain -- <name>
// Makes a domain's folders by one word in contract, server, SDK, UI and texts, each with the smallest file that says something.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.mjs';

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (text) => camel(`-${text}`);

/** Files of a domain by path, and where it must be named besides. */
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
  [`packages/sdk/src/${name}/${name}.ts`]: `import type { ApiClient } from '@yunyou/api-client';

/** What pages ask of this domain. */
export const create${pascal(name)} = (api: Pick<ApiClient, '${camel(name)}'>) => ({
  list: () => api.${camel(name)}.list(),
});
`,
  [`packages/ui/src/blocks/${name}-list/index.ts`]: `export {};\n`,
  [`packages/i18n/messages/zh-Hans/${name}.json`]: `{}\n`,
  [`packages/i18n/messages/en/${name}.json`]: `{}\n`,
});

const NAMED_IN = [
  'packages/contract/src/calls/index.ts',
  'packages/contract/src/schemas/index.ts',
  'apps/server/src/modules/index.ts',
  'packages/sdk/src/create-sdk.ts',
  'packages/ui/src/index.ts',
];

/**
 * Writes them; nothing that is there is written over.
 *
 * @param name kebab-case, the same word everywhere
 * @param folder the project. Default: this one
 * @returns the files that were written
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
  return files.map(([path]) => path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = newDomain(process.argv[2] ?? '');
  console.log(files.map((file) => file.replace(root, '')).join('\n'));
  console.log(`\nName it in:\n${NAMED_IN.join('\n')}`);
}
