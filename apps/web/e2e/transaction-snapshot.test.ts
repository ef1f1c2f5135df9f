import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { addAddress, completeOrder } from './support/complete-order';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Somebody who has bought a book; their number and the order. */
async function buyer() {
  const { mobile, token } = await outside.newcomer();
  const { id } = await completeOrder(outside, { token, addressId: await addAddress(outside, token) });
  return { mobile, orderId: id };
}

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('the snapshots of an order (%s, %s)', (size, language) => {
  it('open from it, are verified by this browser, and no longer once one was tampered with', async () => {
    const { mobile, orderId } = await buyer();
    const { page, context, problems } = await visit(browser, url, { size, language });
    const { t, button, link, follow, logIn } = stepsOf(page, language, outside);
    const state = (is: string) =>
      page.getByRole('heading', { name: optionOf(t('transactionSnapshot.state'), is) });

    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await page.getByLabel(t('session.login.mobile')).waitFor();
    await logIn(mobile);
    await page.waitForURL(({ pathname }) => pathname.includes('/order-details'));
    await follow(link('order.snapshots'));
    await page.waitForURL(/transaction-snapshot-list/);
    const rows = page.locator('main').getByRole('link');
    await expect.poll(() => rows.count()).toBe(2);

    // The order: unchanged, and what is saved has the hash that is shown.
    await follow(rows.first());
    await page.waitForURL(/transaction-snapshot\?id=/);
    const address = page.url();
    await state('true').waitFor();
    const shown = (await page.locator('p code').first().textContent()) ?? '';
    const download = page.waitForEvent('download');
    await button('transactionSnapshot.save').click();
    const saved = await readFile(await (await download).path());
    expect(createHash('sha256').update(saved).digest('hex')).toBe(shown.replaceAll(' ', ''));

    // Both languages are in the document.
    const other = language === 'en' ? '中文' : 'English';
    await page.getByRole('radio', { name: other }).click({ force: true });
    await page.getByText(language === 'en' ? '用户服务协议' : 'Terms of service').waitFor();

    // Somebody changes it behind the server’s back.
    const id = new URL(address).searchParams.get('id') ?? '';
    await outside.press('console/snapshots/tamper', { id });
    await page.reload();
    await state('wrong').waitFor();
    await page.locator('main a[href^="tel:"]').waitFor();
    await outside.press('console/snapshots/tamper', { id });
    await page.reload();
    await state('true').waitFor();

    // Its line says what it was sold as.
    await page.goBack();
    await page.waitForURL(/transaction-snapshot-list/);
    await follow(rows.nth(1));
    await page.waitForURL(({ searchParams }) => (searchParams.get('id') ?? id) !== id);
    await state('true').waitFor();
    await page.getByText(t('transactionSnapshot.noReason')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
