// npm run new:page -- /packages/order/refund-list/refund-list [中文标题] [English title]
// Writes a page's two files: its route file, and its entry in the registry unless it is there already.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, tool } from '../steps.mjs';

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (text) => camel(`-${text}`);

/**
 * Writes both.
 *
 * @param path canonical path of the page: `/pages/<name>/<name>` or `/packages/<package>/<name>/<name>`
 * @param titles what the page is called in both languages
 * @param folder the project. Default: this one
 * @returns the files that were written
 */
export function newPage(path, { 'zh-Hans': chinese, en: english }, folder = root) {
  const [, packageName, name] = /^\/(?:pages|packages\/([\w-]+))\/([\w-]+)\/\2$/.exec(path) ?? [];
  if (!name)
    throw new Error(`${path} is no path such as /pages/<name>/<name> or /packages/<package>/<name>/<name>.`);
  const route = join(folder, 'apps/web/src/routes', `${path}.tsx`);
  if (existsSync(route)) throw new Error(`${route} is there already.`);
  mkdirSync(dirname(route), { recursive: true });
  writeFileSync(route, routeFile(path, pascal(name)));

  const pages = join(folder, 'packages/navigation/src/pages');
  const registry = join(pages, `${packageName ?? 'main'}.ts`);
  const group = `${camel(packageName ?? 'main')}Pages`;
  const isNew = !existsSync(registry);
  const text = isNew
    ? `import { definePages } from './page';\n\nexport const ${group} = definePages({\n});\n`
    : readFileSync(registry, 'utf8');
  if (text.includes(`'${path}'`)) return [route];
  const isTaken = ['tabs', 'main', packageName ?? 'main'].some((file) => {
    const other = join(pages, `${file}.ts`);
    return existsSync(other) && readFileSync(other, 'utf8').includes(`\n  ${camel(name)}: {`);
  });
  const key = isTaken ? camel(`${packageName}-${name}`) : camel(name);
  const entry = `  ${key}: {\n    path: '${path}',\n    titles: { 'zh-Hans': '${chinese}', en: '${english}' },\n  },\n`;
  writeFileSync(registry, text.replace(/\}\);\n$/, `${entry}});\n`));
  if (!isNew) return [route, registry];

  const index = join(pages, 'index.ts');
  writeFileSync(
    index,
    readFileSync(index, 'utf8')
      .replace("import type { PageEntry } from './page';", `import { ${group} } from './${packageName}';\n$&`)
      .replace('  ...tabPages,\n', `$&  ...${group},\n`),
  );
  return [route, registry, index];
}

const routeFile = (path, component) => `import { createFileRoute } from '@tanstack/react-router';
import { AppPage, PageBody } from '@yunyou/ui';

export const Route = createFileRoute('${path}')({
  component: ${component},
});

function ${component}() {
  return (
    <AppPage>
      <PageBody>{null}</PageBody>
    </AppPage>
  );
}
`;

/** Has the router's generator write the tree of routes, as a build does. */
async function writeRouteTree() {
  const web = join(root, 'apps/web');
  const plugin = createRequire(join(web, 'package.json')).resolve('@tanstack/router-plugin/vite');
  const { Generator, getConfig } = createRequire(plugin)('@tanstack/router-generator');
  await new Generator({ config: getConfig({}, web), root: web }).run();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [path = '', chinese = '新页面', english = 'New page'] = process.argv.slice(2);
  const files = newPage(path, { 'zh-Hans': chinese, en: english });
  await tool('@biomejs/biome', ['check', '--write', ...files], { command: 'biome', capture: true });
  await writeRouteTree();
  console.log(files.map((file) => file.replace(root, '')).join('\n'));
}
