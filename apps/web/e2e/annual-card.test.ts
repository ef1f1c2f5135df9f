import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buyCard, cardForSale, chooseCard } from './support/annual-cards';
import { launchBrowser, visit } from './support/browser';
import { withHolder } from './support/card-persons';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LIST = '/packages/annual-card/card-list/card-list';
const OWN = '/packages/annual-card/card-detail/card-detail';
const MINE = '/packages/annual-card/my-annual-card/my-annual-card';

describe('an annual card (phone, zh-Hans)', () => {
  it('is chosen for a family, bought, found among the own ones, and handed back for all that was paid', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const outside = outsideOf(url);
    const steps = stepsOf(page, 'zh-Hans', outside);
    const { t, button, link, logIn, follow } = steps;
    const card = await cardForSale(outside);

    // The login comes in between; the list is there afterwards.
    await page.goto(LIST);
    await logIn();
    await page.waitForURL(new RegExp(LIST));
    await chooseCard(page, steps, card);

    // Nothing is ordered before the terms are agreed to; a reload loses nothing that was typed.
    await page.getByLabel(t('order.book.contactName')).fill('李云');
    await button('order.book.submit').click();
    await page.getByText(t('order.book.cardTermsNotAgreed')).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(t('order.book.contactName')).inputValue()).toBe('李云');
    const orderId = await buyCard(page, steps, '李云');

    // The order knows the card, which is to be activated.
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await page
      .getByRole('link', { name: t('order.annualCard.activate'), exact: true })
      .first()
      .waitFor();

    // So does the list of the member's cards.
    await page.goto(`${MINE}?status=toActivate`);
    await follow(page.getByRole('link', { name: card.name, exact: true }));
    await page.waitForURL(/card-detail\?.*cardId=/);
    await page.getByText(t('annualCard.activateByName'), { exact: true }).waitFor();

    // What was paid, a coupon taken off.
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const { totalFen } = await outside.call<{ totalFen: number }>(
      'GET',
      '/cuser/member/orders/detail',
      { id: orderId },
      token,
    );
    const yuan = `¥${totalFen / 100}`;

    // Handed back before anybody is on it: all of it comes back, as the form says beforehand.
    await follow(link('annualCard.handBack'));
    await page.waitForURL(/refund-page\?.*lineId=/);
    await page.getByText(yuan, { exact: false }).first().waitFor();
    const unit = page.getByRole('checkbox', { disabled: false }).first();
    if (!(await unit.isChecked())) await unit.check();
    const reason = page.getByRole('radio').first();
    if ((await reason.count()) > 0) await reason.check();
    await follow(button('refund.form.submit'));
    await page.waitForURL(/refund-detail/);
    await page.getByText(yuan, { exact: false }).first().waitFor();

    // It is over: nothing is left to activate.
    await page.goto(`${MINE}?status=over`);
    await page.getByRole('link', { name: card.name, exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('lets its person join a free activity: no payment, and a code in the order', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const outside = outsideOf(url);
    const { t, button, logIn, follow } = stepsOf(page, 'zh-Hans', outside);
    await page.goto(MINE);
    await logIn();
    await page.waitForURL(new RegExp(MINE));
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const { cardId, id } = await withHolder(outside, token);
    await outside.press('console/annual-cards/approve', { id });
    const { activities } = await outside.call<{ activities: { name: string; priceFen: number }[] }>(
      'GET',
      '/cuser/member/annual-card/detail',
      { id: cardId, locale: 'zh-Hans' },
      token,
    );
    const name = activities.find(({ priceFen }) => priceFen === 0)?.name ?? '';

    // From the card to the form: a session and the one person who is active are chosen.
    await page.goto(`${OWN}?cardId=${cardId}`);
    await follow(
      page.getByRole('link', {
        name: t('annualCard.activityJoinNamed').replace('{name}', name),
        exact: true,
      }),
    );
    await page.waitForURL(/goods-place-order\?.*cardActivityId=/);
    await page.getByRole('radio', { disabled: false }).first().check();
    await page.getByRole('checkbox').first().check();
    await page.getByLabel(t('order.book.contactName')).fill('王芳');
    await button('order.book.submit').click();

    // Nothing is to be paid; the card knows who has joined, and leads to the order.
    await page.waitForURL(/payment-callback/);
    await page.goto(`${OWN}?cardId=${cardId}`);
    await page.getByText(t('annualCard.activityJoined'), { exact: true }).first().waitFor();
    await follow(page.getByRole('link', { name: /\d{2}:\d{2}–\d{2}:\d{2}/ }).first());
    await page.waitForURL(/order-details\?.*id=/);
    await follow(page.getByRole('link', { name: new RegExp(t('order.cardActivity.vouchers')) }).first());
    await page.waitForURL(/electronic-ticket/);
    await page
      .getByText(/\d{4}\s?\d{4}\s?\d{4}/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
