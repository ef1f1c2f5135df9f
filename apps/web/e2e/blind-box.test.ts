import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { boxesForSale, forceNextBox, revealSeed } from './support/blind-boxes';
import { launchBrowser, visit } from './support/browser';
import { newMobile, outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LOTTERY = '/packages/marketing/lottery/lottery';
const AGE = 16;
/** On a machine that may be slow. */
const OPENED_MS = 45_000;

describe('blind boxes (desktop, en)', () => {
  it('are bought by a member of 16 with a guardian, opened, checked, and given back', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const outside = outsideOf(url);
    const steps = stepsOf(page, 'en', outside);
    const { t, button, logIn, follow, placeOrder, goToCashier, payAtCashier } = steps;
    const set = await boxesForSale(outside);
    const hidden = set.items.find((item) => item.hidden && item.remaining > 0);
    const boxPage = new RegExp(`blind-box/blind-box\\?.*activeId=${set.activeId}`);
    const call = async <Data>(path: string, fields: Record<string, string>) =>
      outside.call<Data>(
        'GET',
        path,
        fields,
        (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '',
      );

    // A link to a draw that is a set of boxes leads to their page; the login comes in between.
    await page.goto(`${LOTTERY}?activeId=${set.activeId}&activeType=5`);
    await logIn();
    await page.waitForURL(boxPage);
    await page.getByRole('table').waitFor();
    await page.getByText(t('blindBox.mine.empty'), { exact: true }).waitFor();
    // That there is no such draw is a 404, which the browser writes down.
    problems.splice(0);

    // Two boxes. The rules come first, then the age; nobody of sixteen buys without a guardian.
    await page.getByRole('spinbutton', { name: t('blindBox.quantity') }).fill('2');
    await follow(button('blindBox.buy'));
    await button('components.rules.agree').click();
    const sheet = page.getByRole('dialog', { name: t('blindBox.age') });
    await sheet.getByRole('button', { name: new RegExp(`^${t('blindBox.age.birthDay')}`) }).click();
    const wheels = page.getByRole('dialog', { name: t('blindBox.age.birthDay') });
    const born = String(new Date().getFullYear() - AGE);
    await wheels
      .getByRole('listbox', { name: t('kit.column.year') })
      .getByRole('option', { name: born })
      .click();
    await wheels.getByRole('button', { name: t('ui.confirm') }).click();
    await sheet.getByRole('button', { name: t('blindBox.age.submit') }).click();
    await sheet.getByText(t('blindBox.age.guardianMobileInvalid')).waitFor();

    // The guardian reads what the code is for, and gives it.
    const guardian = newMobile();
    await sheet.getByRole('textbox', { name: t('blindBox.age.guardianMobile') }).fill(guardian);
    await sheet.getByRole('button', { name: t('components.code.get') }).click();
    await expect.poll(() => outside.codeFor(guardian).catch(() => '')).toMatch(/^\d{6}$/);
    await sheet
      .getByRole('textbox', { name: t('blindBox.age.guardianCode') })
      .fill(await outside.codeFor(guardian));
    await sheet.getByRole('button', { name: t('blindBox.age.submit') }).click();

    // Ordered without an address, and paid.
    await page.waitForURL(/goods-place-order/);
    await page.getByLabel(t('order.book.contactName')).fill('Xiaoman');
    const orderId = await placeOrder();
    await goToCashier();
    await payAtCashier();

    // The order knows that two are to be opened, and leads there.
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await page.getByText(t('order.box.toOpen').replace('{count}', '2')).first().waitFor();
    await follow(page.getByRole('link', { name: t('order.box.open'), exact: true }));
    await page.waitForURL(boxPage);

    // One is opened, by hand a hidden one; that nothing is returned is agreed to first.
    await forceNextBox(
      outside,
      set,
      hidden?.itemId ?? '',
      (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '',
    );
    await page.getByRole('checkbox', { name: t('blindBox.mine.agree') }).check();
    await follow(button('kit.box.open'));
    const proof = page.getByRole('button', {
      name: new RegExp(`^${t('blindBox.mine.proofNamed').split('{')[0]}`),
    });
    await proof.waitFor({ timeout: OPENED_MS });
    await page
      .getByRole('listitem')
      .filter({ hasText: t('blindBox.mine.forced') })
      .getByText(t('blindBox.hiddenTag'), { exact: true })
      .waitFor();

    // Its seed is told after the day, and here at once: the record is checked on this device.
    await proof.click();
    const checked = page.getByRole('dialog', { name: t('lottery.fair') });
    await checked.getByText(t('blindBox.fair.pool')).waitFor();
    await revealSeed(outside, set);
    await page.reload();
    await proof.click();
    await checked.getByText(t('lottery.fair.seed'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    // The other one is given back.
    await follow(
      page.getByRole('link', { name: new RegExp(`^${t('blindBox.mine.refundNamed').split('{')[0]}`) }),
    );
    await page.waitForURL(/refund-page\?orderId=/);
    await page.getByRole('checkbox', { disabled: false }).first().check();
    await page.getByRole('radio').first().check();
    await follow(button('refund.form.submit'));
    await page.waitForURL(/refund-detail/);
    await expect
      .poll(async () => {
        const { lines } = await call<{ lines: { toOpen: number; opened: number }[] }>(
          '/cuser/member/orders/detail',
          { id: orderId },
        );
        return lines.map(({ toOpen, opened }) => [toOpen, opened]);
      })
      .toEqual([[0, 1]]);

    // What was in the box is a prize, with its record.
    const { records } = await call<{ records: { prizeOfMineId: string; source: string }[] }>(
      '/cuser/member/prize/list',
      { status: 'toClaim' },
    );
    const won = records.find(({ source }) => source === 'box');
    await page.goto(`/packages/user-module/my-prize/my-prize?tab=toClaim&id=${won?.prizeOfMineId ?? ''}`);
    await page
      .getByRole('dialog', { name: t('prize.sheet') })
      .getByText(t('blindBox.fair.pool'))
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
