import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { builtPages } from '../build/built-pages';
import { addressOf, isForMembers, loginCookies, memberWithOrder } from './support/addresses';
import { type Language, launchBrowser, visit } from './support/browser';
import { newMobile, outsideOf } from './support/outside';
import { behindSlowNetwork } from './support/slow-network';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
let member: { token: string; orderId: string };
beforeAll(async () => {
  browser = await launchBrowser();
  member = await memberWithOrder(outside);
});
afterAll(() => browser.close());

const t = textsIn('zh-Hans');
const APP_FILES = '**/assets/*.js';

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 50 });

/** Keeps the app's files away until they are released. */
async function holdBack(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP_FILES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('what is done before the script has come', () => {
  it('happens once: a code is asked for with the number that was typed', async () => {
    const { page, context, problems } = await visit(browser, url);
    const release = await holdBack(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('sms/captcha')) asked.push(request.postData() ?? '');
    });
    const mobile = newMobile();
    await page.goto('/pages/login/login');
    await page.getByLabel(t('session.login.mobile')).fill(mobile);
    await page.getByRole('button', { name: t('components.code.get') }).click();
    await page.getByRole('checkbox').check();
    expect(asked).toEqual([]);
    release();
    await page.getByText(t('session.login.codeSent').replace('{mobile}', mobile)).waitFor();
    expect(asked.map((body) => JSON.parse(body).mobile)).toEqual([mobile]);
    expect(await page.getByLabel(t('session.login.mobile')).inputValue()).toBe(mobile);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('happens once: the language is changed', async () => {
    const { page, context } = await visit(browser, url, { size: 'desktop' });
    const release = await holdBack(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
    release();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await hydrated(page);
    // A second press would have changed it back.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });

  it('is a link followed as any page of the web follows one', async () => {
    const { page, context } = await visit(browser, url);
    await holdBack(page);
    await page.goto('/');
    await page.locator('main a[href*="scenic-spot-detail"]:visible').first().click();
    await page.waitForURL(/scenic-spot-detail/);
    expect(await page.locator('h1').first().textContent()).not.toBe('');
    await context.close();
  });
});

describe('the app’s files', () => {
  it('bring each style sheet once: none that stands in the rendered page, the others as they are needed', async () => {
    const { page, context, problems } = await visit(browser, url, { worker: false });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.css')) asked.push(pathname);
    });
    await page.goto('/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult');
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map((sheet) => sheet.textContent),
    );
    await hydrated(page);
    await page.locator('a[href*="scenic-spot-detail"]:visible').first().click();
    await page.waitForURL(/scenic-spot-detail/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForURL(/ticket-detail/);
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(asked.map(async (path) => (await fetch(url + path)).text()));
    expect(inline.length).toBeGreaterThan(1);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((_, index) => inline.includes(texts[index] ?? ''))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leave the language of the document alone: given once more, it makes every style be looked up anew', async () => {
    const { page, context } = await visit(browser, url);
    await page.addInitScript(() => {
      const given: string[] = [];
      const watch = () =>
        new MutationObserver((changes) =>
          given.push(...changes.map(({ oldValue }) => `${oldValue}`)),
        ).observe(document.documentElement, { attributeFilter: ['lang'], attributeOldValue: true });
      document.addEventListener('DOMContentLoaded', watch);
      Object.assign(window, { languagesGiven: given });
    });
    await page.goto('/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'languagesGiven' in window && window.languagesGiven)).toEqual([]);
    await context.close();
  });
});

interface Seen {
  /** Texts, links and pictures on the page. */
  shown: string;
  /** Sum of the layout shifts so far, to three digits: less is below what anybody sees or Chromium counts right. */
  shift: number;
}

/**
 * Put into the page: looks at it when it is painted (`lookNow`) and when it is hydrated (`atHydration`).
 */
function watchPage(): void {
  let shift = 0;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ('value' in entry) shift += Number(entry.value);
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  const lookNow = (): Seen => {
    note(observer.takeRecords());
    const copy = document.querySelector('#app')?.cloneNode(true);
    if (!(copy instanceof Element)) return { shown: '', shift };
    for (const one of copy.querySelectorAll('script, link, style')) one.remove();
    const addresses = [...copy.querySelectorAll('img, a')].map(
      (one) => one.getAttribute('srcset') ?? one.getAttribute('href'),
    );
    // Seconds go by.
    const text = copy.textContent.replace(/\d+:\d\d(?!\d)/g, 'm:ss');
    return { shown: `${text} ${addresses.join(' ')}`, shift: Math.round(shift * 1000) / 1000 };
  };
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'hydrated') Object.assign(window, { atHydration: lookNow() });
    return mark(name, options);
  };
  Object.assign(window, { lookNow });
}

declare global {
  interface Window {
    lookNow?: () => Seen;
    atHydration?: Seen;
  }
}

/** What the browser reports of answers that are right: a lost page, and what a visitor has no right to ask about. */
const isExpected = (path: string, problem: string): boolean =>
  (path.includes('abnormal') && problem.includes('404')) ||
  (/payment-callback|electronic-ticket/.test(path) && problem.includes('401'));

/** By less than this has a page moved in all until it is hydrated, in however small pieces it came: a tenth of what counts as good. */
const MAX_SHIFT = 0.01;

interface Look {
  language: Language;
  dark: boolean;
  textSize: 'normal' | 'large';
  /** A member sees every page. */
  isMember: boolean;
}
const chinese = { language: 'zh-Hans', dark: false, textSize: 'normal' } as const;
const english = { language: 'en', dark: true, textSize: 'normal' } as const;
const looks: [name: string, look: Look][] = [
  ['a visitor in Chinese, light', { ...chinese, isMember: false }],
  ['a member in Chinese, light', { ...chinese, isMember: true }],
  ['a visitor in English, dark', { ...english, isMember: false }],
  ['a member in English, dark', { ...english, isMember: true }],
  ['a member in large text', { ...chinese, textSize: 'large', isMember: true }],
];

describe('every page', () => {
  it.each(looks)(
    'is hydrated for %s as it was painted',
    async (_, { language, dark, textSize, isMember }) => {
      const seen = builtPages.filter((path) => isMember || !isForMembers(path));
      for (const path of seen) {
        const { page, context, problems } = await visit(browser, url, { language, dark, worker: false });
        const look = encodeURIComponent(JSON.stringify({ theme: dark ? 'dark' : 'light', textSize }));
        await context.addCookies([
          { name: 'appearance', value: look, url },
          ...(isMember ? loginCookies(member.token, url) : []),
        ]);
        await page.route('https://**', (route) => route.fulfill({ body: '<title>x</title>' }));
        await page.addInitScript(watchPage);
        const release = await holdBack(page);
        await page.goto(addressOf(path, member.orderId));
        const painted = await page.evaluate(() => window.lookNow?.());
        release();
        await hydrated(page);
        const atHydration = await page.evaluate(() => window.atHydration);
        expect(painted?.shown.length, path).toBeGreaterThan(50);
        expect.soft(atHydration?.shown, path).toBe(painted?.shown);
        expect.soft(atHydration?.shift, `${path}: layout shift`).toBe(painted?.shift);
        expect.soft(atHydration?.shift, `${path}: layout shift`).toBeLessThan(MAX_SHIFT);
        expect
          .soft(
            problems.filter((one) => !isExpected(path, one)),
            path,
          )
          .toEqual([]);
        await context.close();
      }
    },
  );
});

describe('a page that comes in small pieces', () => {
  const PAGES_AT_A_TIME = 3;

  it.each([
    ['on a phone', { size: 'phone', textSize: 'normal' }],
    ['on a desktop, in large text', { size: 'desktop', textSize: 'large' }],
  ] as const)('stands still while it comes: %s', async (_, { size, textSize }) => {
    const slow = await behindSlowNetwork(url);
    onTestFinished(slow.stop);
    const appearance = encodeURIComponent(JSON.stringify({ textSize }));
    const look = async (path: string) => {
      const { page, context } = await visit(browser, slow.url, { size, worker: false });
      await context.addCookies([
        { name: 'appearance', value: appearance, url: slow.url },
        ...loginCookies(member.token, slow.url),
      ]);
      await page.route('https://**', (route) => route.fulfill({ body: '<title>x</title>' }));
      await page.addInitScript(watchPage);
      await holdBack(page);
      await page.goto(addressOf(path, member.orderId));
      const painted = await page.evaluate(() => window.lookNow?.());
      expect(painted?.shown.length, path).toBeGreaterThan(50);
      expect.soft(painted?.shift, path).toBeLessThan(MAX_SHIFT);
      await context.close();
    };
    // Most of it is waiting: some at a time.
    const left = [...builtPages];
    const lookOnAndOn = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await look(path);
    };
    await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, lookOnAndOn));
  });
});

describe('what came with the page', () => {
  /**
   * Calls whose answers no rendered page shows: the time, what is told to the operator, and which of a member's favourites
   * are on the page.
   */
  const ALLOWED = /\/(?:timestamp|dcr|favorites\/state)\b/;

  it.each([
    ['home', '/', 'visitor'],
    ['home', '/', 'member'],
    ['spots', '/pages/scenic-spot-home/scenic-spot-home', 'member'],
    ['spot', '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge', 'member'],
    ['ticket', '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult', 'member'],
    ['order list', '/packages/order/order-list/order-list', 'member'],
  ])('is not fetched again: %s (%s, %s)', async (_, path, who) => {
    const { page, context } = await visit(browser, url);
    if (who === 'member') await context.addCookies(loginCookies(member.token, url));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:cuser|cpage|mkg|cgateway|dcr)\//.test(pathname)) calls.push(pathname);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => !ALLOWED.test(call))).toEqual([]);
    await context.close();
  });

  it('is there at once on the way back, and so is the place on the page', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator('main a[href*="scenic-spot-detail"]:visible').last();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.waitForTimeout(600);
    await link.click();
    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.waitForLoadState('networkidle');
    // From here on nothing is answered: what is shown must be there already.
    await page.route(/\/(?:cuser|cpage)\//, (route) => route.abort());
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await link.isVisible()).toBe(true);
    await context.close();
  });

  it('is where it was left on the way forth, too', async () => {
    const { page, context } = await visit(browser, url, { size: 'tablet' });
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator('main a[href*="scenic-spot-detail"]:visible').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    await link.click();
    await page.waitForURL(/scenic-spot-detail/);
    await page.getByText(t('scenicSpot.openTimes')).first().waitFor();
    const place = 40;
    await page.mouse.wheel(0, place);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.waitForTimeout(300);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/');
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(place);
    await page.waitForTimeout(600);
    await page.goForward();
    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await context.close();
  });
});
