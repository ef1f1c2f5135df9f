import { readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FirstLoad } from '../../apps/web/build/first-load';
import { launchBrowser, visit } from '../../apps/web/e2e/support/browser';

/**
 * JavaScript and CSS of the home page until it is alive, brotli: script files as the browser receives them, the style
 * sheet that stands in the page as it would weigh by itself.
 */
const HOME_BUDGET_BYTES = 100_000;
/** The style sheet that stands in the home page, brotli. */
const INLINE_CSS_BUDGET_BYTES = 5_500;
/** Requests of the home page until it has all it will ever fetch, the carousel's engine too, pictures aside. */
const REQUEST_BUDGET = 8;
/** What moving on from the home page to a spot adds to what home fetches, script and style, brotli. */
const DETAIL_BUDGET_BYTES = 8_000;
/** Layout shift of a page until it is quiet. */
const SHIFT_BUDGET = 0.01;

/** What a server may send before it hears from the browser: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_ROUND_TRIP_BYTES = 14_600;

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
  'spot detail': '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge',
  'ticket detail': '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult',
};

/** Script and style files the browser has received so far, bodies as they were sent, that is, brotli. */
const bytesOfCode = (page: Page, until = Number.POSITIVE_INFINITY) =>
  page.evaluate(
    (endMs) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < endMs && /\.(?:js|css)$/.test(new URL(name).pathname))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    until,
  );

/** When the page had come alive, ms since it was asked for. */
const aliveAt = async (page: Page) => {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  return page.evaluate(() => performance.getEntriesByName('alive')[0]?.startTime ?? 0);
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

/** Paths of the script and style files that were asked for before the first call to the API. */
const codeUntilShown = () => {
  const entries = performance.getEntriesByType('resource');
  const firstCall = Math.min(
    ...entries.filter(({ name }) => /\/(?:cuser|cpage)\//.test(name)).map(({ startTime }) => startTime),
  );
  return entries
    .filter(({ name, startTime }) => startTime <= firstCall && /\.(?:js|css)$/.test(name))
    .map(({ name }) => new URL(name).pathname);
};

describe('a rendered page', () => {
  it(`comes alive with at most ${HOME_BUDGET_BYTES} bytes of script and style (home)`, async () => {
    const { page, context } = await visit(browser, url);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isPicture = request.resourceType() === 'image' || /\.(?:svg|png|ico)$/.test(pathname);
      if (!isPicture) requests.push(pathname);
    });
    await page.goto('/');
    const script = await bytesOfCode(page, await aliveAt(page));
    const style = brotliBytes(await page.evaluate(() => document.querySelector('style')?.textContent ?? ''));
    await page.waitForLoadState('networkidle');
    const quiet = await bytesOfCode(page);
    await expect.poll(() => requests.filter((path) => path.includes('EmblaEngine'))).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    console.log(
      `home page: ${script} bytes of script and ${style} of style until it is alive, ${quiet + style} in all, ` +
        `${requests.length} requests that are no pictures`,
    );
    expect(script).toBeGreaterThan(50_000);
    expect(style).toBeGreaterThan(1_000);
    expect(script + style).toBeLessThanOrEqual(HOME_BUDGET_BYTES);
    expect(style).toBeLessThanOrEqual(INLINE_CSS_BUDGET_BYTES);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUEST_BUDGET);
    await context.close();
  });

  it(`adds at most ${DETAIL_BUDGET_BYTES} bytes of script and style to a spot, whoever comes from home`, () => {
    const list: FirstLoad = JSON.parse(readFileSync(`${dist}first-load.json`, 'utf8'));
    const home = list.pages['/'];
    const spot = list.pages['/pages/scenic-spot-detail/scenic-spot-detail'];
    const bytes = ['zh-Hans', 'en'].map((locale) => {
      const filesOf = (page: FirstLoad['pages'][string] | undefined) => [
        ...(page?.scripts ?? []),
        ...(page?.styles ?? []),
        ...(page?.areas ?? []).map((area) => list.texts[locale]?.[area] ?? ''),
      ];
      const known = new Set([...filesOf(home), ...list.others]);
      return filesOf(spot)
        .filter((file) => !known.has(file))
        .reduce((sum, file) => sum + statSync(`${dist}${file.slice(1)}.br`).size, 0);
    });
    console.log(`from home to a spot: ${bytes.join(' and ')} bytes of script and style`);
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(DETAIL_BUDGET_BYTES);
  });

  it('asks for no script before it is painted', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/');
    await aliveAt(page);
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

  it('asks for no script before its pictures can be painted', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.addInitScript(() => {
      const decoded = new Promise((resolve) => Object.assign(window, { decodeNow: resolve }));
      HTMLImageElement.prototype.decode = () => decoded.then(() => undefined);
    });
    let scripts = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts++;
    });
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForLoadState('networkidle');
    expect(scripts).toBe(0);
    await page.evaluate('decodeNow()');
    await aliveAt(page);
    await context.close();
  });

  it.each(['zh-CN', 'en'])(
    `is in the first round trip of the network, at most ${FIRST_ROUND_TRIP_BYTES} bytes (home, spot and ticket, %s)`,
    async (language) => {
      for (const path of Object.values(pages)) {
        const bytes = await bytesOnTheWire(url + path, language);
        console.log(`${path}, ${language}: ${bytes} bytes with its headers`);
        expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
      }
    },
  );

  it('names no style sheet: some browsers fetch those that are disabled, too', async () => {
    const html = await (await fetch(url)).text();
    expect(html).toContain('<style');
    expect(html.match(/<link[^>]*stylesheet[^>]*>/g)).toBeNull();
  });
});

describe('the app without a rendering server', () => {
  it('asks for everything the first page needs before any of it has run', async () => {
    for (const path of Object.values(pages)) {
      const { page, context } = await visit(browser, aloneUrl);
      const answer = await page.goto(path, { waitUntil: 'commit' });
      const html = (await answer?.text()) ?? '';
      await page.waitForLoadState('networkidle');
      const early = await page.evaluate(codeUntilShown);
      const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
      expect(early.filter((file) => !named.includes(file))).toEqual([]);
      await context.close();
    }
  });

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
