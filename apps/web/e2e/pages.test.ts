import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { builtPages } from '../build/built-pages';
import { addressOf, isForMembers, loginCookies, memberWithEverything, type Shown } from './support/addresses';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { holdBack, hydrated } from './support/hydration';
import { outsideOf } from './support/outside';
import { behindSlowNetwork } from './support/slow-network';
import { idsShownIn } from './support/texts';
import { MAX_SHIFT, watchPage } from './support/watch-page';

// Every page of the registry is a test of its own: in Chinese on a phone, and in one of the other looks, by turns; in all of
// them with YUNYOU_FULL=1. A page that is added walks along.
const addressOfSpot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
const isFull = process.env.YUNYOU_FULL === '1';
const urls = { rendered: inject('appUrl'), alone: inject('aloneUrl') };
type App = keyof typeof urls;

let browser: Browser;
let members: Record<App, Shown>;
beforeAll(async () => {
  browser = await launchBrowser();
  members = {
    rendered: await memberWithEverything(outsideOf(urls.rendered)),
    alone: await memberWithEverything(outsideOf(urls.alone)),
  };
});
afterAll(() => browser.close());

interface Look {
  /** Whether the server renders the page, or the browser does from plain files. */
  app: App;
  who: 'visitor' | 'member';
  language: Language;
  size: Size;
  theme: 'light' | 'dark';
  textSize: 'normal' | 'large';
}

const FIRST: Look = {
  app: 'rendered',
  who: 'member',
  language: 'zh-Hans',
  size: 'phone',
  theme: 'light',
  textSize: 'normal',
};
/** Every pair of values stands in one of them. */
const OTHERS: readonly Look[] = [
  { ...FIRST, language: 'en', size: 'desktop', theme: 'dark' },
  { ...FIRST, who: 'visitor' },
  { ...FIRST, textSize: 'large', size: 'desktop' },
  { ...FIRST, who: 'visitor', language: 'en', theme: 'dark' },
  { ...FIRST, app: 'alone', theme: 'dark', size: 'desktop' },
  { ...FIRST, textSize: 'large', language: 'en' },
  { ...FIRST, app: 'alone', who: 'visitor', language: 'en', size: 'tablet' },
];

const inWords = ({ app, who, language, size, theme, textSize }: Look): string =>
  [who, language, size, theme, textSize, app].join(', ');

/** What the browser reports of answers that are right: a lost page, and what a visitor has no right to ask about. */
const isExpected = (path: string, problem: string): boolean =>
  (path.includes('abnormal') && problem.includes('404')) ||
  (/payment-callback|electronic-ticket/.test(path) && problem.includes('401'));

const others = (page: Page) =>
  page.route('https://**', (route) => route.fulfill({ body: '<html lang="en"><title>x</title></html>' }));

async function open(path: string, { app, who, language, size, theme, textSize }: Look) {
  const url = urls[app];
  const visitor = await visit(browser, url, { size, language, dark: theme === 'dark', worker: false });
  const isMember = who === 'member' || isForMembers(path);
  await visitor.context.addCookies([
    { name: 'appearance', value: encodeURIComponent(JSON.stringify({ theme, textSize })), url },
    ...(isMember ? loginCookies(members[app].token, url) : []),
  ]);
  await others(visitor.page);
  await visitor.page.addInitScript(watchPage);
  return { ...visitor, address: addressOf(path, members[app]) };
}

/** Opens a rendered page: it is hydrated as it was painted, and stands still meanwhile. */
async function hydrateAsPainted(page: Page, address: string): Promise<void> {
  const release = await holdBack(page);
  await page.goto(address);
  const painted = await page.evaluate(() => window.lookNow?.());
  release();
  await hydrated(page);
  const atHydration = await page.evaluate(() => window.atHydration);
  expect(painted?.shown.length).toBeGreaterThan(50);
  expect.soft(atHydration?.shown).toBe(painted?.shown);
  expect.soft(atHydration?.shift, 'layout shift').toBe(painted?.shift);
  expect.soft(atHydration?.shift, 'layout shift').toBeLessThan(MAX_SHIFT);
}

async function expectWellMade(page: Page): Promise<void> {
  const main = page.locator('main');
  await page.waitForLoadState('networkidle');
  await main.waitFor();
  // A picture that cannot be shown says so a moment after the network is quiet.
  await expect.poll(async () => (await main.textContent())?.length).toBeGreaterThan(2);
  expect(idsShownIn((await main.textContent()) ?? '')).toEqual([]);
  expect(await page.locator('h1').count()).toBe(1);
  // "Legacy" is in the page itself: otherwise axe opens another for frames, of which none is looked at.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'sideways scroll',
  ).toBeLessThanOrEqual(0);
}

// conformance: NAV-01
describe.each(builtPages.map((path, index) => ({ path, index })))('$path', ({ path, index }) => {
  const turn = OTHERS[index % OTHERS.length] as Look;
  const looks = isFull ? [FIRST, ...OTHERS] : [FIRST, turn];

  it.each(looks.map((look) => [inWords(look), look] as const))(
    'is hydrated as it was painted, says something under one heading, and axe finds nothing (%s)',
    async (_, look) => {
      const { page, context, problems, address } = await open(path, look);
      if (look.app === 'rendered') await hydrateAsPainted(page, address);
      else await page.goto(address);
      await expectWellMade(page);
      expect(problems.filter((one) => !isExpected(path, one))).toEqual([]);
      await context.close();
    },
  );
});

describe('a page that comes in small pieces', () => {
  const pieces = [
    { ...FIRST, size: 'phone' },
    { ...FIRST, size: 'desktop', textSize: 'large' },
  ] as const;
  let slow: Awaited<ReturnType<typeof behindSlowNetwork>>;
  beforeAll(async () => {
    slow = await behindSlowNetwork(urls.rendered);
  });
  afterAll(() => slow.stop());

  /** What most come by: always in both looks. */
  const always = /search-(?:middle-page|scenic-spot|hotel)$|scenic-spot-detail$|ticket-detail$/;

  // Most of it is waiting: some at a time.
  it.concurrent.each(
    builtPages.flatMap((path, index) =>
      pieces.flatMap((look, turn) =>
        isFull || always.test(path) || index % 2 === turn ? [[path, look.size, look] as const] : [],
      ),
    ),
  )('%s stands still while it comes (%s)', async (path, _, { size, textSize }) => {
    const { page, context } = await visit(browser, slow.url, { size, worker: false });
    await context.addCookies([
      { name: 'appearance', value: encodeURIComponent(JSON.stringify({ textSize })), url: slow.url },
      ...loginCookies(members.rendered.token, slow.url),
    ]);
    await others(page);
    await page.addInitScript(watchPage);
    await holdBack(page);
    await page.goto(addressOf(path, members.rendered));
    const painted = await page.evaluate(() => window.lookNow?.());
    expect(painted?.shown.length, path).toBeGreaterThan(50);
    expect(painted?.shift, path).toBeLessThan(MAX_SHIFT);
    await context.close();
  });
});

describe('a page that is gone on to', () => {
  /** From where, by which link, and what stands there when it has come. */
  const ways = [
    ['a spot', '/pages/scenic-spot-home/scenic-spot-home', 'scenic-spot-detail', 'a[href*="ticket-detail"]'],
    ['a ticket', addressOfSpot, 'ticket-detail', 'button[data-day]'],
    [
      'search results',
      '/pages/search-home-page/search-home-page',
      'search-middle-page',
      'li a[href*="-detail"]',
    ],
  ] as const;
  const cases = ways.flatMap(([name, ...way]) =>
    (['phone', 'desktop'] as const).map((size) => [name, size, way] as const),
  );

  it.each(cases)('stands still from its first moment on: %s (%s)', async (_, size, [from, to, there]) => {
    const { page, context } = await visit(browser, urls.rendered, { size, still: true, worker: false });
    await page.addInitScript(watchPage);
    await page.goto(from);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => window.lookNow?.());
    // Long enough for what a press looks like to be painted.
    await page.locator(`main a[href*="${to}"]:visible`).first().click({ delay: 100 });
    await page.waitForURL(new RegExp(to));
    await page.locator(`main ${there}:visible`).first().waitFor();
    await page.waitForLoadState('networkidle');
    const after = await page.evaluate(() => window.lookNow?.());
    expect((after?.shift ?? 1) - (before?.shift ?? 0)).toBeLessThan(MAX_SHIFT);
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)('stands still while more of it is fetched (%s)', async (size) => {
    const { page, context } = await visit(browser, urls.rendered, { size, worker: false });
    await page.addInitScript(watchPage);
    await page.goto(`/pages/search-middle-page/search-middle-page?keyword=${encodeURIComponent('门票')}`);
    await hydrated(page);
    const found = page.locator('main li a[href*="-detail"]');
    const end = page.getByText('没有更多了');
    const atFirst = await found.count();
    // Half a screen at a time, and a whole one is ready below it before: no network is slower than that.
    while (!(await end.isVisible())) {
      await page.waitForFunction(() => {
        const row = document.querySelector<HTMLElement>('main [data-status]');
        return row?.dataset.status === 'done' || (row?.getBoundingClientRect().top ?? 0) > 2 * innerHeight;
      });
      await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    }
    expect(await found.count()).toBeGreaterThan(atFirst);
    expect((await page.evaluate(() => window.lookNow?.()))?.shift).toBeLessThan(MAX_SHIFT);
    await context.close();
  });
});
