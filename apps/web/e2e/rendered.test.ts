import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, visit } from './support/browser';
import { textsIn } from './support/texts';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const spotList = '/pages/scenic-spot-home/scenic-spot-home';
const spot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
const profile = '/pages/scenid-spot-profile/scenid-spot-profile?id=spot-qiyun-ridge';
const ticket = '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult';
const agreement = '/pages/agreement/agreement?type=';

/** What can be read on each page, in both languages. */
const readable: [path: string, words: Record<Language, string[]>][] = [
  ['/', { 'zh-Hans': ['栖云岭', '¥98'], en: ['Qiyun Ridge', '¥98'] }],
  [spotList, { 'zh-Hans': ['栖云岭', '镜湖'], en: ['Qiyun Ridge', 'Mirror Lake', '¥98'] }],
  [spot, { 'zh-Hans': ['栖云岭', '¥'], en: ['Qiyun Ridge', '¥'] }],
  [profile, { 'zh-Hans': ['栖云岭'], en: ['Qiyun Ridge'] }],
  [ticket, { 'zh-Hans': ['飞练峡', '¥85'], en: ['Feilian Gorge', '¥85', 'Free refund'] }],
  // Of a city that has none: those of the nearest that has.
  [
    '/pages/hotel-home/hotel-home',
    {
      'zh-Hans': ['深圳市暂无酒店，最近的是望汐市'],
      en: ['No hotels in Shenzhen; the nearest are in Wangxi'],
    },
  ],
  ['/pages/notice/notice', { 'zh-Hans': ['限量入园'], en: ['limited'] }],
  ['/pages/license/license', { 'zh-Hans': ['营业执照'], en: ['Business licence'] }],
  [`${agreement}user`, { 'zh-Hans': ['用户服务协议'], en: ['Terms of service'] }],
  [`${agreement}privacy`, { 'zh-Hans': ['隐私政策'], en: ['Privacy policy'] }],
];

const main = (page: Page) => page.locator('main');

/** Waits until words stand on the page where they can be read. */
async function see(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) await main(page).getByText(word).filter({ visible: true }).first().waitFor();
}

describe.each(['zh-Hans', 'en'] as Language[])('with scripts off, in %s', (language) => {
  it.each(readable)('%s can be read', async (path, words) => {
    const { page, context } = await visit(browser, url, { language, scripts: false });
    await page.goto(path);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await see(page, words[language]);
    // More than a heading: what the page is about.
    expect((await main(page).textContent())?.length).toBeGreaterThan(60);
    await context.close();
  });

  it.each(['/', spotList, spot, profile])('%s shows its pictures', async (path) => {
    const { page, context } = await visit(browser, url, { language, scripts: false });
    await page.goto(path, { waitUntil: 'load' });
    const pictures = page.locator('main img[srcset]');
    expect(await pictures.count()).toBeGreaterThan(0);
    const shown = pictures.first();
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
    await context.close();
  });

  it('links lead from home to a ticket with a price on its days', async () => {
    const { page, context } = await visit(browser, url, { language, scripts: false });
    await page.goto('/');
    await page.locator('main a[href*="scenic-spot-detail"]:visible').first().click();
    await page.waitForURL(/scenic-spot-detail/);
    await page.locator('a[href*="ticket-detail"]:visible').first().click();
    await page.waitForURL(/ticket-detail/);
    const day = page.locator('button[data-day][data-state="open"]').first();
    expect(await day.textContent()).toMatch(/¥\d+/);
    await context.close();
  });
});

describe('language and look', () => {
  it.each([
    ['the address', '/?lang=en', {}],
    ['the cookie', '/', { cookie: 'locale=en' }],
    ['the browser', '/', { 'accept-language': 'fr, en-AU;q=0.8, zh;q=0.5' }],
  ])('come with the page: English by %s', async (_, path, headers: Record<string, string>) => {
    const answer = await fetch(url + path, { headers: { 'accept-language': 'zh-CN', ...headers } });
    const html = await answer.text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Qiyun Ridge');
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('栖云岭');
  });

  it('are what a visitor chose, whatever the browser would like', async () => {
    const answer = await fetch(url, { headers: { 'accept-language': 'en', cookie: 'locale=zh-Hans' } });
    expect(await answer.text()).toContain('<html lang="zh-Hans"');
  });

  it.each([
    ['dark', 'rgb(14, 21, 19)'],
    ['light', 'rgb(251, 248, 242)'],
  ])('paint the %s page at once, before any script', async (theme, background) => {
    const { page, context } = await visit(browser, url, { dark: theme === 'light', scripts: false });
    const value = encodeURIComponent(JSON.stringify({ theme, textSize: 'large' }));
    await context.addCookies([{ name: 'appearance', value, url }]);
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await page.locator('html').getAttribute('data-text')).toBe('large');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
    await context.close();
  });
});

describe('an agreement', () => {
  it.each([
    ['user', '用户服务协议', 'Terms of service'],
    ['privacy', '隐私政策', 'Privacy policy'],
  ])('of the type %s is served under its own title', async (type, zh, en) => {
    for (const [locale, title] of [['zh-Hans', zh] as const, ['en', en] as const]) {
      const answer = await fetch(`${url}${agreement}${type}`, { headers: { cookie: `locale=${locale}` } });
      expect(await answer.text()).toMatch(new RegExp(`<title>${title}`));
    }
  });
});

describe('a page of a thing there is not', () => {
  it.each(['/pages/scenic-spot-detail/scenic-spot-detail?id=nope', `${agreement}nope`])(
    'is the page-lost page from the first picture on: %s',
    async (path) => {
      const { page, context } = await visit(browser, url);
      await page.addInitScript(() => {
        const shown: (string | null | undefined)[] = [];
        const look = () => {
          if (document.readyState !== 'loading') shown.push(document.querySelector('#app')?.textContent);
          requestAnimationFrame(look);
        };
        look();
        Object.assign(window, { shown });
      });
      await page.goto(path);
      await page.waitForURL(/abnormal-page/);
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
      expect(shown.length).toBeGreaterThan(3);
      for (const text of shown) expect(text).toContain('页面走丢了');
      // The server's own words for it would be the same news again, on top of the ways on.
      expect(shown.at(-1)).not.toContain('内容不存在');
      await context.close();
    },
  );
});

describe('when the network is cut after the page', () => {
  it.each(readable)('%s still reads', async (path, words) => {
    const { page, context } = await visit(browser, url);
    await page.route('**/assets/*.js', (route) => route.abort());
    // The script is asked for after the paint, and does not come.
    const asked = page.waitForRequest(/\/assets\/.*\.js/);
    await page.goto(path);
    await asked;
    await see(page, words['zh-Hans']);
    await context.close();
  });

  it('links still lead on', async () => {
    const { page, context } = await visit(browser, url);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('main a[href*="scenic-spot-detail"]:visible').first().click();
    await page.waitForURL(/scenic-spot-detail/);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await main(page).textContent()).not.toContain(textsIn('zh-Hans')('ui.error.title'));
    await context.close();
  });
});
