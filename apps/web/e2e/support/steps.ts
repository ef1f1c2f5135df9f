import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from './browser';
import { newIdCard, newMobile, type Outside } from './outside';
import { textsIn } from './texts';

/** Two navigations within 500 ms are one double tap to the app; a person is slower. */
const HUMAN_PAUSE_MS = 600;

/** What a person does on the way from a ticket to a voucher, by the words they read. */
export function stepsOf(page: Page, language: Language, outside: Outside) {
  const t = textsIn(language);
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const link = (id: string) => page.getByRole('link', { name: t(id), exact: true });

  return {
    t,
    button,
    link,

    /** Follows a link as fast as a person would. */
    async follow(target: Locator) {
      await page.waitForTimeout(HUMAN_PAUSE_MS);
      await target.click();
    },

    /** Opens the booking page of a ticket for a day, as the ticket page leads there. */
    async openBooking(productId: string, day: string, quantity = 1) {
      await page.goto(
        `/packages/order/scenic-spot-place-order/scenic-spot-place-order?productId=${productId}&day=${day}&quantity=${quantity}`,
      );
    },

    /** Logs in on the login page, reading the code in the sandbox console. */
    async logIn(mobile = newMobile()) {
      await page.getByLabel(t('session.login.mobile')).fill(mobile);
      await button('components.code.get').click();
      await page.getByText(mobile, { exact: false }).last().waitFor();
      await expect.poll(() => outside.codeFor(mobile).catch(() => '')).toMatch(/^\d{6}$/);
      await page.getByLabel(t('session.login.code')).fill(await outside.codeFor(mobile));
      await page.getByRole('checkbox').check();
      await button('session.login.submit').click();
      return mobile;
    },

    /** Adds a traveller in the sheet of the booking page and takes them along. */
    async addTraveller(name: string) {
      await button('order.book.travellersPick').click();
      await button('contacts.add').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: t('contacts.name') }).fill(name);
      await sheet.getByRole('textbox', { name: t('contacts.certNumber') }).fill(newIdCard());
      await sheet.getByRole('checkbox', { name: t('contacts.consent') }).check();
      await button('contacts.save').click();
      await expect.poll(() => sheet.getByRole('checkbox', { name }).isChecked()).toBe(true);
      await button('contacts.picker.done').click();
    },

    async placeOrder() {
      await button('order.book.submit').click();
      await page.waitForURL(/payment\/payment\?id=/);
      return new URL(page.url()).searchParams.get('id') ?? '';
    },

    /** From the payment page to the cashier. */
    async goToCashier() {
      // With its amount: the button of the order form before it may have the same verb.
      await page
        .getByRole('button', { name: new RegExp(`^${t('payment.submit').split(' ')[0]}.*\\d`) })
        .click();
      await page.waitForURL(/sandbox\/cashier/);
    },

    async payAtCashier() {
      await page.getByRole('button', { name: /Pay$/ }).click();
      await page.waitForURL(/payment-callback/);
    },
  };
}

export type Steps = ReturnType<typeof stepsOf>;

/** First day on which a ticket has plenty left, from tomorrow on. */
export async function openDay(outside: Outside, productId: string, skip = 1): Promise<string> {
  const { days } = await outside.call<{ days: { day: string; state: string; left: number | null }[] }>(
    'GET',
    '/cuser/public/api/ticket/priceCalendar',
    { productId },
  );
  const day = days.filter((it) => it.state === 'open' && it.left === null)[skip];
  if (!day) throw new Error(`${productId} has no open day.`);
  return day.day;
}
