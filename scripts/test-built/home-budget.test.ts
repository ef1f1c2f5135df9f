import { readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { builtPages } from '../../apps/web/build/built-pages';
import { launchBrowser, visit } from '../../apps/web/e2e/support/browser';
import { hrefs, pages as registry } from '../../packages/navigation/src/pages';
import { paths } from '../../packages/navigation/src/paths';

/** JavaScript as the browser receives it and CSS of the home page until it is hydrated, brotli. */
const HOME_BUDGET_BYTES = 135_000;
/** Script and style that one further page adds to the app: files that no other page imports, brotli. */
const PAGE_BUDGET_BYTES = 8_000;
/** The same for the page that shows an order of every kind: tickets, rooms, goods, services and bundles. */
const ORDER_PAGE = '/packages/order/order-details/order-details';
const ORDER_PAGE_BUDGET_BYTES = 12_000;
/** Documents of home and of details on the wire, headers too. */
const DOCUMENT_BUDGET_BYTES = 28_000;
/** Layout shift of a page until it is quiet. */
const SHIFT_BUDGET = 0.01;

/** What the page of goods may cost beside the page of a spot: its document, and script until it is hydrated. */
const GOODS_BESIDE_SPOT = 1.14;

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
const url = inject('appUrl');
const aloneUrl = inject('aloneUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pages = {
  home: '/',
  'spot detail': hrefs.scenicSpotDetail({ id: 'spot-qiyun-ridge' }),
  'ticket detail': hrefs.ticketDetail({ id: 'ticket-feilian-adult' }),
};

/** Script and style files the browser has received so far, bodies as they were sent, that is, brotli. */
async function bytesOfCode(page: Page, until: number, without?: RegExp): Promise<number> {
  const files = await page.evaluate(
    (endMs) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < endMs && /\.(?:js|css)$/.test(new URL(name).pathname))
        .map((entry) => ({
          name: entry.name,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
    until,
  );
  return files.filter(({ name }) => !without?.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Files of the first call and of the first report: every page fetches them in the moment it is hydrated, before or after it. */
const FIRST_CALL = /\/(?:reports|transport|calls)-[^/]+\.js$/;

/** When the page was hydrated, ms since it was asked for. */
const hydratedAt = async (page: Page) => {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  return page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0);
};

const brotliBytes = (text: string) => brotliCompressSync(text).length;

/** What a browser gets of a document, headers too. */
const bytesOnTheWire = (address: string, language: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', 'Accept-Language': language };
    const asked = get(address, { headers }, (answer) => {
      let bytes = answer.rawHeaders.join('').length + 2 * answer.rawHeaders.length;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.once('end', () => resolve(bytes));
      answer.once('error', reject);
    });
    asked.once('error', reject);
  });

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Files by page, from Vite's manifest: the page's chunk with all it imports. */
function filesByPage(): Map<string, string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
  const filesOf = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((one) => filesOf(one, seen))];
  };
  const found = Object.keys(manifest).flatMap((key) => {
    const [, path] = /^src\/routes(\/.+)\.tsx\?/.exec(key) ?? [];
    return path ? [[path, filesOf(key)] as const] : [];
  });
  return new Map([...found, ['entry point', filesOf('index.html')]]);
}

describe('a rendered page', () => {
  it(`is hydrated with at most ${HOME_BUDGET_BYTES} bytes of script and style (home)`, async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/');
    const script = await bytesOfCode(page, await hydratedAt(page));
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map((it) => it.textContent),
    );
    const style = styles.reduce((sum, css) => sum + brotliBytes(css), 0);
    console.log(`home page: ${script} bytes of script and ${style} of style until it is hydrated`);
    expect(script).toBeGreaterThan(50_000);
    expect(style).toBeGreaterThan(1_000);
    expect(script + style).toBeLessThanOrEqual(HOME_BUDGET_BYTES);
    await context.close();
  });

  it(`adds at most ${PAGE_BUDGET_BYTES} bytes of script and style to the app, each of them`, () => {
    const byPage = filesByPage();
    const users = new Map<string, number>();
    for (const file of [...byPage.values()].flat()) users.set(file, (users.get(file) ?? 0) + 1);
    const own = [...byPage]
      .filter(([path]) => path !== 'entry point')
      .map(([path, files]) => ({
        path,
        bytes: files
          .filter((file) => users.get(file) === 1)
          .reduce((sum, file) => sum + statSync(`${dist}${file}.br`).size, 0),
      }))
      .sort((one, other) => other.bytes - one.bytes);
    console.log(
      `largest pages: ${own
        .slice(0, 3)
        .map(({ path, bytes }) => `${path} ${bytes}`)
        .join(', ')}`,
    );
    // Home is part of the entry point.
    expect(own).toHaveLength(builtPages.length);
    const most = (path: string) => (path === ORDER_PAGE ? ORDER_PAGE_BUDGET_BYTES : PAGE_BUDGET_BYTES);
    expect(own.filter(({ path, bytes }) => bytes > most(path))).toEqual([]);
  });

  it('names no page in the code of home but those it needs to name: its bytes do not grow with the pages', () => {
    const code = (filesByPage().get('entry point') ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`${dist}${file}`, 'utf8'))
      .join('');
    const named = Object.values(registry)
      .map(({ path }) => path)
      .filter((path) => code.includes(path));
    // The SDK asks these for a choice.
    const asked = [
      '/choose-location',
      '/open-location',
      '/packages/user-module/address/address',
      '/packages/user-module/cropper/cropper',
    ];
    const known: readonly string[] = [...Object.values(paths), ...asked];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('asks for no script before it is painted', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/');
    await hydratedAt(page);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(asked).toBeGreaterThan(painted ?? 0);
    await context.close();
  });

  it.each(['zh-CN', 'en'])(
    `comes in a document of at most ${DOCUMENT_BUDGET_BYTES} bytes (home, spot and ticket, %s)`,
    async (language) => {
      for (const path of Object.values(pages)) {
        const bytes = await bytesOnTheWire(url + path, language);
        console.log(`${path}, ${language}: ${bytes} bytes with its headers`);
        expect(bytes).toBeLessThanOrEqual(DOCUMENT_BUDGET_BYTES);
      }
    },
  );
});

describe('the page of goods', () => {
  it(`costs at most ${GOODS_BESIDE_SPOT} times the page of a spot`, async () => {
    const bytesOf = async (path: string) => {
      const { page, context } = await visit(browser, url);
      await page.goto(path);
      const script = await bytesOfCode(page, await hydratedAt(page), FIRST_CALL);
      await context.close();
      return script + (await bytesOnTheWire(url + path, 'zh-CN'));
    };
    const spot = await bytesOf(pages['spot detail']);
    const goods = await bytesOf(hrefs.goodsDetail({ id: 'product-mist-green' }));
    console.log(`spot detail ${spot} bytes, goods detail ${goods}: ${(goods / spot).toFixed(3)} times`);
    expect(goods).toBeLessThanOrEqual(GOODS_BESIDE_SPOT * spot);
  });
});

describe('the app without a rendering server', () => {
  it('has its language, its look and the boot picture before any script file has run', async () => {
    const { page, context } = await visit(browser, aloneUrl);
    await context.addCookies([
      { name: 'locale', value: 'en', url: aloneUrl },
      {
        name: 'appearance',
        value: encodeURIComponent(JSON.stringify({ theme: 'dark', textSize: 'large' })),
        url: aloneUrl,
      },
    ]);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const root = page.locator('html');
    expect(await root.getAttribute('lang')).toBe('en');
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await root.getAttribute('data-text')).toBe('large');
    expect(await page.locator('#app svg').isVisible()).toBe(true);
    await context.close();
  });
});

describe.each(Object.entries({ rendered: url, alone: aloneUrl }))('the app %s', (_, of) => {
  it.each(Object.entries(pages))('does not shift the %s page while it loads', async (_name, path) => {
    const { page, context } = await visit(browser, of);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(SHIFT_BUDGET);
    await context.close();
  });
});
