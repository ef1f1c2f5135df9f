import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const root = fileURLToPath(new URL('../packages/i18n/', import.meta.url));

/** `defaultLocale` of the contract. */
const DEFAULT_LOCALE = 'zh-Hans';
/** First words of the ids in `base.json`; those of any other file are its name in camel case. */
const BASE_PREFIXES = ['ui', 'app', 'format'];
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** First words of the ids of an area: the texts of `scenic-spot.json` are `scenicSpot.…`. */
export const prefixesOf = (area) => (area === 'base' ? BASE_PREFIXES : [camelCase(area)]);

/**
 * Turns `packages/i18n/messages/<locale>/<area>.json` (ICU texts people write) into `packages/i18n/src/generated/<locale>/<area>.ts`
 * (texts ready for use), so that no message parser reaches a browser, and writes the union of all message ids for the type
 * checker. Stops when a locale lacks a text that another has or asks for other values, or an id does not begin with its area.
 */
export async function compileMessages() {
  const messagesDir = join(root, 'messages');
  const outDir = join(root, 'src/generated');
  const locales = (await readdir(messagesDir)).sort();
  const problems = [];
  const areasByLocale = new Map();
  for (const locale of locales) {
    const areas = new Map();
    const files = await readdir(join(messagesDir, locale));
    for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
      const area = file.replace(/\.json$/, '');
      const texts = JSON.parse(await readFile(join(messagesDir, locale, file), 'utf8'));
      const parsed = {};
      for (const [id, text] of Object.entries(texts)) {
        if (!prefixesOf(area).includes(id.split('.')[0]))
          problems.push(`${locale}/${file}: ${id} does not begin with ${prefixesOf(area).join(' or ')}`);
        try {
          parsed[id] = parse(text, { captureLocation: false });
          const unknown = unknownTo(parsed[id]);
          if (unknown)
            problems.push(`${locale}/${file}: ${id}: ${unknown}; hand in a text made by \`Formats\``);
        } catch (error) {
          problems.push(`${locale}/${file}: ${id}: ${error.message}`);
        }
      }
      areas.set(area, parsed);
    }
    areasByLocale.set(locale, areas);
  }
  problems.push(...differences(areasByLocale));
  if (problems.length > 0) throw new Error(`Messages do not compile:\n  ${problems.join('\n  ')}`);

  const written = new Set();
  const write = async (path, content) => {
    written.add(path);
    // Files that stay the same are left alone: whoever watches or reads them is not disturbed.
    if ((await readFile(path, 'utf8').catch(() => '')) !== content) await writeFile(path, content);
  };
  for (const [locale, areas] of areasByLocale) {
    await mkdir(join(outDir, locale), { recursive: true });
    for (const [area, parsed] of areas) {
      const body = JSON.stringify(
        Object.fromEntries(Object.entries(parsed).map(([id, m]) => [id, shortest(m)])),
      );
      await write(
        join(outDir, locale, `${area}.ts`),
        `import type { Messages } from '../../messages';\nconst messages: Messages = ${body};\nexport default messages;\n`,
      );
    }
  }
  const areas = [...areasByLocale.get(locales[0]).keys()];
  const ids = areas.flatMap((area) => Object.keys(areasByLocale.get(locales[0]).get(area)));
  const formatted = areas.filter((area) =>
    [...areasByLocale.values()].some((ofLocale) =>
      Object.values(ofLocale.get(area)).some((m) => typeof shortest(m) !== 'string'),
    ),
  );
  for (const locale of locales) {
    await write(
      join(outDir, locale, 'index.ts'),
      `export const loaders = {\n${areas.map((a) => `  '${a}': () => import('./${a}'),`).join('\n')}\n};\n`,
    );
  }
  const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  await write(
    join(outDir, 'index.ts'),
    `import { loaders } from './${DEFAULT_LOCALE}';\n` +
      `export type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n') || '  never'};\n` +
      `export const messageAreas = ${JSON.stringify(areas)} as const;\n` +
      `export type MessageArea = (typeof messageAreas)[number];\n` +
      `/** Areas with texts that select or count. */\n` +
      `export const formattedAreas: readonly MessageArea[] = ${JSON.stringify(formatted)};\n` +
      `/** Loaders of each area by locale; the list of another locale than the default is a chunk of its own. */\n` +
      `export const catalogueLoaders = {\n  '${DEFAULT_LOCALE}': async () => loaders,\n` +
      `${others.map((l) => `  '${l}': async () => (await import('./${l}')).loaders,`).join('\n')}\n};\n`,
  );
  for (const file of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !written.has(path)) await rm(path);
  }
  return { locales, areas, count: ids.length };
}

/** A text without selections and counts as a string with `{names}`; any other as it was parsed. */
function shortest(nodes) {
  const isPlain = nodes.every(
    ({ type, value }) =>
      (type === TYPE.literal && !/[{}]/.test(value)) || (type === TYPE.argument && /^\w+$/.test(value)),
  );
  if (!isPlain) return nodes;
  return nodes.map(({ type, value }) => (type === TYPE.argument ? `{${value}}` : value)).join('');
}

/** What `packages/i18n/src/message-formatter.ts` cannot write; undefined when it can write all of it. */
function unknownTo(nodes) {
  for (const node of nodes) {
    if (![TYPE.literal, TYPE.argument, TYPE.select, TYPE.plural, TYPE.pound].includes(node.type))
      return 'numbers, dates, times and tags are not formatted inside of texts';
    if (node.type === TYPE.plural && node.pluralType !== 'cardinal') return 'ordinal numbers are not known';
    for (const option of Object.values(node.options ?? {})) {
      const unknown = unknownTo(option.value);
      if (unknown) return unknown;
    }
  }
  return undefined;
}

/** The names a text asks for, so that a translation can't lose one. */
function argumentsOf(nodes, found = new Set()) {
  for (const node of nodes) {
    if (node.type >= 1 && node.type <= 6) found.add(node.value);
    for (const option of Object.values(node.options ?? {})) argumentsOf(option.value, found);
    if (node.children) argumentsOf(node.children, found);
  }
  return found;
}

function differences(areasByLocale) {
  const problems = [];
  const flat = [...areasByLocale].map(([locale, areas]) => [locale, Object.assign({}, ...areas.values())]);
  const [[firstLocale, first], ...others] = flat;
  for (const [locale, texts] of others) {
    for (const id of new Set([...Object.keys(first), ...Object.keys(texts)])) {
      if (!first[id] || !texts[id]) problems.push(`${id} is missing in ${first[id] ? locale : firstLocale}`);
      else {
        const [a, b] = [first[id], texts[id]].map((nodes) => [...argumentsOf(nodes)].sort().join(','));
        if (a !== b) problems.push(`${id} takes (${a}) in ${firstLocale} but (${b}) in ${locale}`);
      }
    }
  }
  return problems;
}
