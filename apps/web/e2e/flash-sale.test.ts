import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { addAddress } from './support/complete-order';
import { type Outside, outsideOf } from './support/outside';
import { type RunningApp, startApp } from './support/start-app';
import { stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PAGE = '/packages/marketing/flash-sale/flash-sale';
/** Sold in each sale; one option, no day. */
const TEA = 'product-mist-green';
const MINUTE_MS = 60_000;
/** Minutes before the start, when the entry is open. */
const BEFORE = 8;

interface Session {
  startsAtMs: number;
  timeStatus: number;
}
interface Item {
  productId: string;
  name: string;
}

/** Moves time to some minutes before the next sale that is far enough away; resolves to its start. */
async function beforeNextSale(outside: Outside): Promise<number> {
  const { sessions, nowMs } = await outside.call<{ sessions: Session[]; nowMs: number }>(
    'GET',
    '/mkg/public/api/flashSale/sessions',
  );
  const next = sessions.find(({ startsAtMs }) => startsAtMs - nowMs > (BEFORE + 2) * MINUTE_MS);
  if (!next) throw new Error('There is no sale to come.');
  await outside.moveTime(Math.floor((next.startsAtMs - nowMs) / MINUTE_MS) - BEFORE);
  return next.startsAtMs;
}

async function teaOf(outside: Outside, startsAtMs: number): Promise<Item> {
  const { records } = await outside.call<{ records: Item[] }>('GET', '/mkg/public/api/flashSale/items', {
    startsAtMs: String(startsAtMs),
    size: '50',
  });
  const tea = records.find(({ productId }) => productId === TEA);
  if (!tea) throw new Error(`${TEA} is not in the sale.`);
  return tea;
}

describe('a flash sale (phone, zh-Hans)', () => {
  // Its time is moved to the start of a sale.
  let own: RunningApp | undefined;
  beforeAll(async () => {
    own = await startApp();
  });
  afterAll(() => own?.stop());

  it('reminds, opens at its start, and what was grabbed is ordered within its time and paid', async () => {
    const ownUrl = own?.url ?? '';
    const outside = outsideOf(ownUrl);
    const { page, context, problems } = await visit(browser, ownUrl);
    const { t, logIn, follow, placeOrder, goToCashier, payAtCashier } = stepsOf(page, 'zh-Hans', outside);
    const startsAtMs = await beforeNextSale(outside);
    const tea = await teaOf(outside, startsAtMs);
    const named = (id: string) =>
      page.getByRole('button', { name: t(id).replace('{name}', tea.name), exact: true });

    // A visitor who wants to be reminded logs in, and is back at the same sale.
    await page.goto(`${PAGE}?t=${startsAtMs}`);
    await page.getByText(t('flashSale.startsIn'), { exact: true }).waitFor();
    await named('flashSale.remindNamed').click();
    await logIn();
    await page.waitForURL(new RegExp(`flash-sale\\?t=${startsAtMs}`));
    await named('flashSale.remindNamed').click();
    await named('flashSale.remindedNamed').waitFor();
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await addAddress(outside, token);

    // The sheet is still open after a reload, and the sale opens in it when the server says so.
    await follow(page.getByRole('button', { name: tea.name, exact: true }));
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await page.reload();
    await sheet
      .getByRole('button', { name: t('flashSale.remindedNamed').replace('{name}', tea.name) })
      .waitFor();
    const grab = sheet.getByRole('button', { name: t('flashSale.grab'), exact: true });
    expect(await grab.count()).toBe(0);
    await outside.moveTime(BEFORE + 1);
    await follow(grab);

    // The place is held; number and activity stand.
    await page.waitForURL(/goods-place-order.*grabId=/);
    await page.getByText(t('order.held.fixed')).waitFor();
    await page.getByRole('timer').waitFor();
    const orderId = await placeOrder();
    await goToCashier();
    await payAtCashier();
    const { lines, payStatus } = await outside.call<{
      payStatus: number;
      lines: { quantity: number; productId: string }[];
    }>('GET', '/cuser/member/orders/detail', { id: orderId }, token);
    expect(payStatus).toBe(1);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[TEA, 1]]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('flash sales (desktop, en)', () => {
  it('say what is gone and what is to come', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t, button, follow } = stepsOf(page, 'en', outsideOf(url));
    const tab = (timeStatus: number) =>
      page.getByRole('tab', { name: optionOf(t('flashSale.session.status'), timeStatus) });
    await page.goto(PAGE);
    await page.getByText(t('flashSale.endsIn'), { exact: true }).waitFor();
    expect(await tab(1).last().getAttribute('aria-selected')).toBe('true');
    await button('flashSale.soldOut').first().waitFor();
    expect(await button('flashSale.soldOut').first().isDisabled()).toBe(true);
    await follow(tab(0).first());
    await page.waitForURL(/flash-sale\?t=\d+/);
    await page.getByText(t('flashSale.startsIn'), { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Remind me before/ })
      .first()
      .waitFor();
    expect(await button('flashSale.grab').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
