import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('../apps/web/', import.meta.url));
const routes = join(web, 'src/routes');
const messages = fileURLToPath(new URL('../packages/i18n/messages/zh-Hans/', import.meta.url));
const generated = join(web, 'src/generated');
/** Home's two addresses: what of the app does not come lazily. */
const HOME = ['/', '/views/index/index'];
/** Always loaded. */
const BASE = 'base';
const ROOT = '__root';
/** What is followed into: the app's own files, the UI library, and sentences that are put together of texts. */
const FOLLOWED = /^(?:\.|#app\/|@yunyou\/ui(?:\/|$)|@yunyou\/i18n\/deadlines$|\0)/;
/** A block that loads its texts itself, with its code: it names their areas. */
const LAZY_BLOCK = /\.lazy\.tsx$/;
const NAMED_AREAS = /export const areas = \[([^\]]*)\]/;
/** A text's id, or the beginning of one that is put together. */
const IDS = /["'`]([a-z]\w*\.[\w.]*)(["'`]|\$\{)/g;

/** Area by message id. */
export async function areasById() {
  const areas = new Map();
  for (const file of await readdir(messages)) {
    const texts = JSON.parse(await readFile(join(messages, file), 'utf8'));
    for (const id of Object.keys(texts)) areas.set(id, file.replace(/\.json$/, ''));
  }
  return areas;
}

/** Areas of the ids that stand in the code. */
export function areasIn(code, byId) {
  const found = [...code.matchAll(IDS)].flatMap(([, text, end]) =>
    end === '${'
      ? [...byId].filter(([id]) => id.startsWith(text)).map(([, area]) => area)
      : (byId.get(text) ?? []),
  );
  return new Set(found);
}

/** Route files by route id: `/pages/notice/notice`, `/` for `entry.tsx`. */
async function routeFiles() {
  const files = (await readdir(routes, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files
      .filter((file) => /^(?:.*\/)?[^-/][^/]*\.tsx$/.test(file))
      .map((file) => file.replace(/\.tsx$/, ''))
      .sort()
      .map((name) => [
        name === 'entry' ? '/' : name === ROOT ? ROOT : `/${name}`,
        join(routes, `${name}.tsx`),
      ]),
  );
}

/** The code of every page and of every lazy block after tree shaking, with all that it imports; lazily too, but for lazy blocks. */
async function codeByRoute() {
  const files = Object.entries(await routeFiles());
  const built = await build({
    configFile: false,
    root: web,
    mode: 'production',
    logLevel: 'silent',
    resolve: {
      conditions: ['@yunyou/source', 'module', 'browser', 'production'],
      alias: [{ find: /^#app\//, replacement: join(web, 'src/') }],
    },
    plugins: [
      { name: 'no-styles', enforce: 'pre', load: (id) => (/\.css$/.test(id) ? 'export default {}' : null) },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: files.map(([, file]) => file),
        external: (id) => !isAbsolute(id) && !FOLLOWED.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const chunks = new Map(
    output.filter((chunk) => chunk.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const codeOf = (name, seen = new Set()) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return '';
    seen.add(name);
    const lazily = chunk.dynamicImports.filter((one) => !isLazyBlock(chunks.get(one)));
    return [chunk.code, ...[...chunk.imports, ...lazily].map((one) => codeOf(one, seen))].join('\n');
  };
  const pages = files.map(([route, file]) => {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === file);
    return [route, codeOf(entry?.fileName)];
  });
  const lazyBlocks = [...chunks.values()]
    .filter(isLazyBlock)
    .map(({ facadeModuleId, fileName }) => [facadeModuleId, codeOf(fileName)]);
  return { pages, lazyBlocks };
}

const isLazyBlock = (chunk) => LAZY_BLOCK.test(chunk?.facadeModuleId ?? '');

/** Stops when a lazy block shows texts of an area that it does not name. */
async function checkLazyBlock(file, code, byId) {
  const [, named = ''] = NAMED_AREAS.exec(await readFile(file, 'utf8')) ?? [];
  const missing = [...areasIn(code, byId)].filter((area) => area !== BASE && !named.includes(`'${area}'`));
  if (missing.length > 0)
    throw new Error(`${file} shows texts of ${missing.join(', ')}: they belong into its areas.`);
}

/**
 * Writes `home-texts.ts` and `page-texts.ts` into `apps/web/src/generated`: the areas of texts that home and each other page
 * show, found in their code. Stops when what surrounds every page shows texts that are not always there.
 */
export async function writePageTexts() {
  const byId = await areasById();
  const lines = new Map();
  const { pages, lazyBlocks } = await codeByRoute();
  for (const [file, code] of lazyBlocks) await checkLazyBlock(file, code, byId);
  for (const [route, code] of pages) {
    const areas = [...areasIn(code, byId)].filter((area) => area !== BASE).sort();
    if (route === ROOT && areas.length > 0)
      throw new Error(`Every page shows texts of ${areas.join(', ')}: they belong into ${BASE}.json.`);
    if (areas.length > 0) lines.set(route, `  '${route}': [${areas.map((area) => `'${area}'`).join(', ')}],`);
  }
  await mkdir(generated, { recursive: true });
  /** @param {boolean} isHome */
  const of = (isHome) => [...lines].filter((one) => HOME.includes(one[0]) === isHome);
  await write('home-texts', 'homeTexts', of(true));
  await write('page-texts', 'pageTexts', of(false));
}

/** Writes the lines of some pages, where they are not there already. */
async function write(file, name, lines) {
  const text = [
    `import type { FileRouteTypes } from '../route-tree.gen';`,
    '',
    '/** Areas of texts by page, found in the code of each by `npm run codegen`. */',
    `export const ${name} = {`,
    ...lines.map((one) => one[1]),
    `} as const satisfies Partial<Record<FileRouteTypes['id'], readonly string[]>>;`,
    '',
  ].join('\n');
  const target = join(generated, `${file}.ts`);
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) await writeFile(target, text);
}
