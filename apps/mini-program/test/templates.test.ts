import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addresses } from '../src/addresses';

/** What a page registers, taken from its own code: data by name and the functions events may call. */
const registered = new Map<string, { data: Record<string, unknown> } & Record<string, unknown>>();
const context = globalThis as { Page?: (options: never) => void };

async function pageOf(name: string) {
  const known = registered.get(name);
  if (known) return known;
  context.Page = (options) => void registered.set(name, options);
  const module: Record<string, unknown> = await import(`../src/pages/${name}.ts`);
  for (const register of Object.values(module)) if (typeof register === 'function') register();
  const page = registered.get(name);
  if (!page) throw new Error(`${name} registers no page`);
  return page;
}

const native = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../native/${file}.wxml`, import.meta.url)), 'utf8');

/** A page's template, with what all booking pages share where it is one. */
function template(name: string): string {
  const own = native(`pages/${name}/index`);
  return isBooking(own) ? own + native('booking') : own;
}

const isBooking = (text: string) => text.includes('booking.wxml');

const sourceOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../src/${file}.ts`, import.meta.url)), 'utf8');

describe.each(Object.keys(addresses))('the template of %s', (name) => {
  it('calls only handlers the page has', async () => {
    const page = await pageOf(name);
    const called = [...template(name).matchAll(/\b(?:bind|catch)\w+="(\w+)"/g)].map(([, handler]) => handler);
    expect(called.filter((handler) => typeof page[handler ?? ''] !== 'function')).toEqual([]);
    expect(typeof page.refresh).toBe('function');
  });

  it('shows only what the page has', async () => {
    const { data } = await pageOf(name);
    const text = template(name);
    const items = [...text.matchAll(/wx:for-item="(\w+)"/g)].map(([, item]) => item);
    const names = [...text.matchAll(/\{\{([^}]+)\}\}/g)].flatMap(([, expression = '']) =>
      [...expression.replace(/'[^']*'/g, '').matchAll(/(?<![.\w])[a-z]\w*/gi)].map(([word]) => word),
    );
    const known = new Set([...Object.keys(data), ...items, 'true', 'false', 'null']);
    expect([...new Set(names)].filter((word) => !known.has(word))).toEqual([]);
  });

  it('shows only texts that the page asks for', () => {
    const code = ['screen', `pages/${name}`, ...(isBooking(template(name)) ? ['booking'] : [])]
      .map(sourceOf)
      .join('');
    const shown = [...template(name).matchAll(/\bwords\.(\w+)/g)].map(([, word = '']) => word);
    const asked = [...code.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, id = '']) => id.replaceAll('.', '_'));
    expect(shown.filter((word) => !asked.includes(word))).toEqual([]);
  });

  it('is well formed', () => {
    const problems: string[] = [];
    // Templates of the platform are XML with few tags; every one that opens must close.
    const open: string[] = [];
    for (const [, close, tag = '', rest = ''] of template(name).matchAll(
      /<(\/?)([a-z-]+)((?:"[^"]*"|[^">])*)>/g,
    )) {
      if (close) {
        if (open.pop() !== tag) problems.push(`</${tag}>`);
      } else if (!rest.endsWith('/')) open.push(tag);
    }
    expect([...problems, ...open]).toEqual([]);
  });
});
