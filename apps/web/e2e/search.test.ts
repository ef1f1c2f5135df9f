import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const home = '/pages/search-home-page/search-home-page';
const results = '/pages/search-middle-page/search-middle-page';
const spots = '/pages/search-scenic-spot/search-scenic-spot';
const springs = { 'zh-Hans': '云汤温泉谷', en: 'Yuntang Hot Springs' } as const;
const ridge = { 'zh-Hans': '栖云岭', en: 'Qiyun Ridge' } as const;

const field = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: textsIn(language)('app.search') }).filter({ visible: true });
/** Types faster than any pause: every key is its own event. */
const typeAtOnce = (page: Page, language: Language, text: string) =>
  field(page, language).evaluate((input, word) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let length = 1; length <= word.length; length += 1) {
      set?.call(input, word.slice(0, length));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (input instanceof HTMLElement) input.focus();
  }, text);
/** What was found, in its order. */
const rows = (page: Page) => page.locator('main ul > li > a').filter({ visible: true });

describe.each([
  ['zh-Hans', 'phone'],
  ['en', 'desktop'],
] as [Language, Size][])('searching (%s, %s)', (language, size) => {
  const t = textsIn(language);

  /** The page to search from, and the field with its suggestions: a desktop's is in the top bar. */
  async function openSearch() {
    const visitor = await visit(browser, url, { language, size });
    await visitor.page.goto(home);
    await field(visitor.page, language).waitFor();
    return visitor;
  }

  it('leads from home over pinyin to a spot, and back home', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    const { follow } = stepsOf(page, language, outside);
    await page.goto('/');
    // A desktop has its field in the top bar, and what it suggests once it is wanted.
    if (size === 'phone') await follow(page.locator(`main a[href="${home}"]`));
    else await page.getByRole('searchbox', { name: textsIn(language)('app.search') }).focus();
    await field(page, language).fill('wenquan');
    await page.waitForTimeout(600);
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=wenquan/);
    await follow(rows(page).filter({ hasText: springs[language] }).first());
    await page.waitForURL(/scenic-spot-detail\?id=spot-yuntang-springs/);
    // The results took the place of the page to search from.
    await page.goBack();
    await page.waitForURL(/search-middle-page/);
    await rows(page).first().waitFor();
    await page.goBack();
    await page.waitForURL((address) => !address.pathname.includes('search'));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('suggests while something is typed, without a request per key, and opens by keys', async () => {
    const { page, context, problems } = await openSearch();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/suggest')) asked.push(request.url());
    });
    await typeAtOnce(page, language, 'yuntang');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(asked).toHaveLength(1);
    const spot = options.filter({ hasText: springs[language] }).first();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return spot.getAttribute('aria-selected');
      })
      .toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/scenic-spot-detail\?id=spot-yuntang-springs/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps what was searched for on the device, and forgets it on request', async () => {
    const { page, context, problems } = await openSearch();
    for (const word of ['qyl', 'wenquan']) {
      await page.goto(home);
      await field(page, language).fill(word);
      await page.waitForTimeout(600);
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`keyword=${word}`));
    }
    await page.goto(home);
    const history = page.getByRole('region', { name: t('search.history') });
    await expect.poll(() => history.getByRole('link').allTextContents()).toEqual(['wenquan', 'qyl']);
    await history.getByRole('button', { name: t('search.history.remove').replace('{word}', 'qyl') }).click();
    await expect.poll(() => history.getByRole('link').allTextContents()).toEqual(['wenquan']);
    await page.reload();
    await expect.poll(() => history.getByRole('link').allTextContents()).toEqual(['wenquan']);
    await history.getByRole('button', { name: t('search.history.clear'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.confirm') })
      .click();
    await history.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['wenquan', springs[language]],
    ['qyl', ridge[language]],
    ['栖云 门票', ridge[language]],
  ])('finds %s', async (word, found) => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    await page.goto(`${results}?keyword=${encodeURIComponent(word)}`);
    await rows(page).first().waitFor();
    expect((await rows(page).allTextContents()).join()).toContain(found);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('corrects what looks mistyped, and searches for it all the same on request', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    await page.goto(`${results}?keyword=温全`);
    await page.getByText(t('search.corrected').replace('{corrected}', '温泉')).waitFor();
    await rows(page).filter({ hasText: springs[language] }).first().waitFor();
    await page.getByRole('button', { name: t('search.literal').replace('{keyword}', '温全') }).click();
    await page.getByText(t('search.none').replace('{keyword}', '温全')).waitFor();
    expect(page.url()).toContain('literal=1');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('has ways on where nothing is found', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    const { follow } = stepsOf(page, language, outside);
    await page.goto(`${results}?keyword=xyzzy`);
    await page.getByText(t('search.none').replace('{keyword}', 'xyzzy')).waitFor();
    await follow(
      page
        .getByRole('region', { name: t('search.hot') })
        .getByRole('link')
        .first(),
    );
    await rows(page).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('tells where else, when the chosen city has none', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    await page.goto(`${results}?keyword=wenquan&cityName=望汐市`);
    const city = language === 'en' ? 'Chenglan' : '澄岚市';
    await page
      .getByRole('region', { name: t('search.elsewhere') })
      .getByRole('button', { name: city })
      .click();
    await rows(page).filter({ hasText: springs[language] }).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows an empty page when the search fails, and finds on the next try', async () => {
    const { page, context } = await visit(browser, url, { language, size, worker: false });
    await page.goto(home);
    await page.route('**/search/index*', (route) => route.fulfill({ status: 500, json: { code: 500 } }));
    await field(page, language).fill('wenquan');
    await page.waitForTimeout(600);
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', { name: t('search.failed') });
    await retry.waitFor();
    expect(new URL(page.url()).pathname).toBe(results);
    await page.unroute('**/search/index*');
    await retry.click();
    await rows(page).first().waitFor();
    await context.close();
  });

  it('needs no script: a form leads to results that can be read', async () => {
    const { page, context } = await visit(browser, url, { language, size, scripts: false });
    await page.goto(home);
    await page.getByRole('link', { name: language === 'en' ? 'Hot spring' : '温泉', exact: true }).waitFor();
    const keyword = page.locator('input[name="keyword"]').filter({ visible: true });
    await keyword.fill('wenquan');
    await keyword.press('Enter');
    await page.waitForURL(/search-middle-page\?keyword=wenquan/);
    expect((await rows(page).allTextContents()).join()).toContain(springs[language]);
    await context.close();
  });

  it('narrows spots by grade and by a place that another page chose', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    const { follow } = stepsOf(page, language, outside);
    await page.goto(spots);
    await rows(page).first().waitFor();
    const distance = page.getByRole('combobox', { name: t('scenicSpot.filter.distance') });
    await distance.selectOption('choose');
    await page.waitForURL(/choose-location/);
    await page.getByRole('searchbox', { name: t('location.place.search') }).fill(ridge[language]);
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: ridge[language] }).first().check();
    await follow(page.getByRole('button', { name: t('location.place.confirm') }));
    await page.waitForURL(/search-scenic-spot.*placeName=/);
    const nearest = t('components.distance.placeNearby').replace('{place}', ridge[language]);
    await rows(page).filter({ hasText: nearest }).first().waitFor();
    // Reloaded, or sent to somebody, the address says the same.
    await page.reload();
    await rows(page).filter({ hasText: nearest }).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps a favourite over the login', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    const { logIn } = stepsOf(page, language, outside);
    await page.goto('/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge');
    const heart = page.getByRole('button', { name: t('favorite.add').replace('{name}', ridge[language]) });
    await heart.click();
    await page.waitForURL(/pages\/login/);
    await logIn();
    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows a special, and the page-lost page for one there is not', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    await page.goto('/pages/spot-special/spot-special?id=special-lantern-nights');
    await page.locator('main section a').first().waitFor();
    expect(problems).toEqual([]);
    const lost = await page.goto('/pages/spot-special/spot-special?id=special-of-nobody');
    expect(lost?.status()).toBe(404);
    await context.close();
  });

  it('shows a place without permission to locate', async () => {
    const { page, context, problems } = await visit(browser, url, { language, size });
    await page.goto('/open-location?latitude=22.71&longitude=114.9&name=X&address=Y');
    await page.getByRole('button', { name: t('location.place.distance') }).click();
    await page.getByText(t('location.place.noPosition')).waitFor();
    const amap = await page.getByRole('link', { name: t('location.map.amap') }).getAttribute('href');
    expect(new URL(amap ?? '').searchParams.get('position')).toBe('114.9,22.71');
    await page.goto('/open-location?latitude=99&longitude=114.9&address=Y');
    await page.getByText(t('location.place.wrong')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
