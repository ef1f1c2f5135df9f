import type { Browser, Page } from 'playwright';
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

const TAX_ID = '91350100M000100Y43';
const COMPANY = '望汐青禾贸易有限公司（演示）';

/** Somebody with an address, logged in for the API; their number, and what calls it as them. */
async function newcomer() {
  const { mobile, token } = await outside.newcomer();
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown> = {}) =>
    outside.call<Data>(method, path, fields, token);
  return { mobile, call, token, addressId: await addAddress(outside, token) };
}

/** As prices are shown: without a fraction where there is none. */
const yuan = (fen: number) => `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`;

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('an invoice for two orders (%s, %s)', (size, language) => {
  it('is asked for, issued, taken back after a refund, and written anew', async () => {
    const somebody = await newcomer();
    const one = await completeOrder(outside, somebody);
    const two = await completeOrder(outside, { ...somebody, quantity: 2 });
    const { page, context, problems } = await visit(browser, url, { size, language });
    const { t, button, follow, logIn } = stepsOf(page, language, outside);

    // Orders by seller, with the sum of those that are ticked.
    await page.goto('/packages/user-module/invoice/invoice');
    await page.getByLabel(t('session.login.mobile')).waitFor();
    await logIn(somebody.mobile);
    await page.waitForURL(({ pathname }) => pathname.includes('/invoice/invoice'));
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await follow(page.getByRole('link', { name: t('invoice.apply'), exact: true }));

    // A company, its tax id checked with its check symbol; what was typed stays over a reload.
    await page.waitForURL(/invoice-form/);
    await fill(page, t);
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: t('invoice.titleName') }).inputValue())
      .toBe(COMPANY);
    const taxId = page.getByRole('textbox', { name: t('invoice.taxId') });
    await taxId.fill('91350100M000100Y4Z');
    await page.getByText(t('invoice.taxIdInvalid')).waitFor();
    await taxId.fill(TAX_ID.toLowerCase());
    await page.getByText(t('invoice.taxIdRight')).waitFor();
    await button('invoice.submit').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('913501 00M000 100Y43').waitFor();
    await sheet.getByText(COMPANY).waitFor();
    await follow(button('invoice.confirmSubmit'));
    await page.waitForURL(/invoice-detail\?id=/);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await page.getByRole('heading', { name: stateIn(t, 'submitted') }).waitFor();

    // Issued by the job, with a document.
    await outside.press('console/jobs/run');
    await page.reload();
    await page.getByRole('heading', { name: stateIn(t, 'issued') }).waitFor();
    const link = await somebody.call<{ url: string; bytes: number }>('GET', '/cuser/member/invoice/pdf', {
      id,
    });
    const pdf = await fetch(link.url);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.arrayBuffer()).byteLength).toBe(link.bytes);
    await expect.poll(() => page.locator('iframe').count()).toBe(size === 'desktop' ? 1 : 0);
    await button('invoice.open').waitFor();

    // The order knows its invoice.
    await page.goto(`/packages/order/order-details/order-details?id=${one.id}`);
    await follow(page.getByRole('link', { name: new RegExp(`^${t('order.invoice.title')}`) }));
    await page.waitForURL(/invoice-detail/);

    // A book goes back: taken back whole, and a new one over what remains.
    await outside.press('console/orders/give-back', { id: two.id, units: '1' });
    await outside.press('console/jobs/run');
    await page.reload();
    await page.getByRole('heading', { name: stateIn(t, 'red') }).waitFor();
    const steps = page.getByRole('list').filter({ has: page.locator('[data-kind="red"]') });
    await expect.poll(() => steps.getByRole('listitem').count()).toBe(3);
    await follow(steps.getByRole('listitem').nth(2).getByRole('link'));
    await page.waitForURL((at) => at.searchParams.get('id') !== id);
    await page.getByRole('heading', { name: stateIn(t, 'issued') }).waitFor();
    const { refundedFen } = await somebody.call<{ refundedFen: number }>(
      'GET',
      '/cuser/member/orders/detail',
      { id: two.id },
    );
    const left = yuan(one.totalFen + two.totalFen - refundedFen);
    await expect.poll(() => page.locator('main').textContent()).toContain(left);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** A company’s title, and where the invoice is sent to. */
async function fill(page: Page, t: (id: string) => string): Promise<void> {
  await page.getByRole('radio', { name: optionOf(t('invoice.titleKind'), 'company') }).check();
  await page.getByRole('textbox', { name: t('invoice.titleName') }).fill(COMPANY);
  await page.getByRole('textbox', { name: t('invoice.email') }).fill('zhang@example.cn');
  await page.getByRole('textbox', { name: t('invoice.taxId') }).fill('9135');
}

const stateIn = (t: (id: string) => string, state: string): string => optionOf(t('invoice.state'), state);
