import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { hydrated } from './support/hydration';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const urls = { rendered: inject('appUrl'), alone: inject('aloneUrl') };
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const spot = { 'zh-Hans': '飞练峡', en: 'Feilian Gorge' } as const;

describe.each([
  ['phone', 'zh-Hans', 'rendered'],
  ['phone', 'en', 'rendered'],
  ['desktop', 'zh-Hans', 'rendered'],
  ['desktop', 'en', 'rendered'],
  ['phone', 'zh-Hans', 'alone'],
  ['desktop', 'en', 'alone'],
] as [Size, Language, keyof typeof urls][])(
  'a visitor with a %s, in %s, of the app %s',
  (size, language, mode) => {
    const url = urls[mode];
    const outside = outsideOf(url);

    it('finds a ticket, books it for two named travellers, pays, and finds it again', async () => {
      const { page, context, problems } = await visit(browser, url, { size, language });
      const steps = stepsOf(page, language, outside);

      // Home, list, spot, ticket.
      await page.goto('/');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      await steps.follow(page.locator('a[href^="/pages/scenic-spot-home"]:visible').first());
      await steps.follow(page.getByRole('link', { name: new RegExp(spot[language]) }).first());
      await page.waitForURL(/scenic-spot-detail/);
      await steps.follow(page.locator('a[href*="id=ticket-feilian-adult"]:visible').first());
      await page.waitForURL(/ticket-detail/);

      // The price calendar.
      await page.locator('button[data-day][data-state="open"]').nth(3).click();
      await steps.follow(steps.button('ticket.choice.submit').or(steps.link('ticket.choice.submit')).first());

      // Login on the way; back to the booking.
      await page.waitForURL(/login/);
      await steps.logIn();
      await page.waitForURL(/scenic-spot-place-order/);

      await page.getByRole('button', { name: steps.t('components.number.more') }).click();
      await steps.addTraveller('李云');
      await steps.addTraveller('王山');
      await page.getByLabel(steps.t('order.book.contactName')).fill('李云');
      const orderId = await steps.placeOrder();

      await steps.goToCashier();
      await steps.payAtCashier();
      await page.getByRole('heading', { name: steps.t('payment.result.paid') }).waitFor();

      await steps.follow(steps.link('order.vouchers'));
      await page.waitForURL(/electronic-ticket/);
      await expect.poll(() => page.getByRole('article').count()).toBe(2);

      // Found again under "my orders".
      await page.goto('/views/user-center/index');
      await steps.follow(page.locator('a[href^="/packages/order/order-list"]:visible').first());
      await page.waitForURL(/order-list/);
      if (mode === 'rendered') await hydrated(page);
      await steps.follow(page.getByRole('link', { name: new RegExp(spot[language]) }).first());
      // On a desktop it opens beside the list, and the address says which.
      const isBeside = size === 'desktop';
      await page.waitForURL(new RegExp(`${isBeside ? 'order-list' : 'order-details'}.*${orderId}`));
      const open = isBeside ? page.getByRole('region', { name: steps.t('order.list.open') }) : page;
      await open
        .getByText(language === 'en' ? 'To be used' : '待消费', { exact: true })
        .first()
        .waitFor();
      expect(problems).toEqual([]);
      await context.close();
    });
  },
);
