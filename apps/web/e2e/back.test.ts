import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const t = textsIn('zh-Hans');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const lodge = '/pages/hotel-detail/hotel-detail?id=hotel-yunqi-lodge';
const goods = '/pages/goods-detail/goods-detail?id=product-mist-green';
const results = '/pages/search-middle-page/search-middle-page?keyword=%E6%B8%A9%E6%B3%89';
const spot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';

const dialog = (page: Page) => page.getByRole('dialog');
const whenQuiet = (page: Page) => page.waitForLoadState('networkidle');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A hotel's page that a spot's page was left for, with the calendar open. */
async function openCalendar() {
  const visitor = await visit(browser, url, { worker: false });
  const { page } = visitor;
  await page.goto(spot);
  await page.goto(lodge);
  await whenQuiet(page);
  const bar = page.getByRole('button', { name: t('hotel.stay.label') }).first();
  await bar.click();
  await dialog(page).waitFor();
  return { ...visitor, bar };
}

describe('back with something open over the page', () => {
  it('closes the calendar, and leaves the page the next time', async () => {
    const { page, context, problems } = await openCalendar();
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(pathOf(page)).toBe(new URL(lodge, url).pathname);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(new URL(spot, url).pathname);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leaves the page at once when the calendar was closed before, however often', async () => {
    const { page, context, bar } = await openCalendar();
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).count()).toBe(0);
      await bar.click();
      await dialog(page).waitFor();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(new URL(spot, url).pathname);
    await page.goForward();
    await expect.poll(() => pathOf(page)).toBe(new URL(lodge, url).pathname);
    await context.close();
  });

  it('leaves the page after a reload, which has closed it', async () => {
    const { page, context } = await openCalendar();
    await page.reload();
    await whenQuiet(page);
    expect(await dialog(page).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(new URL(spot, url).pathname);
    await context.close();
  });

  it('closes a picture on the first page of a visit', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.goto(goods);
    await whenQuiet(page);
    await page
      .getByRole('button', { name: t('components.preview.open').split('{')[0] })
      .first()
      .click();
    await dialog(page).waitFor();
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(pathOf(page)).toBe(new URL(goods, url).pathname);
    await context.close();
  });

  it('does not bring back what was chosen in a sheet before', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.goto(spot);
    await page.goto(results);
    await whenQuiet(page);
    await page
      .getByRole('button', { name: t('search.allCities') })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: '澄岚市' }).first().click();
    await page.waitForURL(/cityName=/);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(new URL(spot, url).pathname);
    await page.goForward();
    await page.waitForURL(/cityName=/);
    await context.close();
  });
});
