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

const names = {
  'zh-Hans': { before: '深圳市', chosen: '望汐市', first: '望汐岛' },
  en: { before: 'Shenzhen', chosen: 'Wangxi', first: 'Wangxi Island' },
} as const;

/** The first of the recommended spots. */
const firstSpot = (page: Page, language: Language) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: textsIn(language)('home.recommended') }) })
    .locator('a[href*="scenic-spot-detail?id="]')
    .first();

const inCity = (page: Page, language: Language, city: string) =>
  page.getByRole('button', { name: textsIn(language)('location.city.change').replace('{city}', city) });

describe.each(['zh-Hans', 'en'] as const)('the city of the home page (%s)', (language) => {
  const t = textsIn(language);
  const { before, chosen, first } = names[language];

  it('is chosen in the sheet, shown at once, and kept for the next visit', async () => {
    const { page, context, problems } = await visit(browser, url, { language });
    await page.goto('/');
    await inCity(page, language, before).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: chosen, exact: true }).first().click();
    await inCity(page, language, chosen).waitFor();
    await expect.poll(() => firstSpot(page, language).textContent()).toContain(first);
    // Rendered for the city, without a script.
    const cookies = await context.cookies();
    const rendered = await visit(browser, url, { language, scripts: false });
    await rendered.context.addCookies(cookies);
    await rendered.page.goto('/');
    await inCity(rendered.page, language, chosen).waitFor();
    expect(await firstSpot(rendered.page, language).textContent()).toContain(first);
    expect(problems).toEqual([]);
    await Promise.all([context.close(), rendered.context.close()]);
  });

  it('is found by the device when the person asks for it', async () => {
    const { page, context, problems } = await visit(browser, url, { language });
    await context.grantPermissions(['geolocation'], { origin: url });
    await context.setGeolocation({ latitude: 22.66, longitude: 114.98 });
    await page.goto('/');
    await inCity(page, language, before).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('location.city.locate') })
      .click();
    await inCity(page, language, chosen).waitFor();
    await expect.poll(() => firstSpot(page, language).textContent()).toContain(first);
    expect((await context.cookies()).map(({ name }) => name)).toContain('city');
    expect(problems).toEqual([]);
    await context.close();
  });
});
