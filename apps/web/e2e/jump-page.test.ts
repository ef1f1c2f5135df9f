import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies, memberWithOrder } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import { type Outside, outsideOf } from './support/outside';
import { type RunningApp, startApp } from './support/start-app';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const JUMP = '/pages/jump-page/jump-page';
const TICKET = '/packages/marketing/electronic-ticket/electronic-ticket';
const SPOT = '/pages/scenic-spot-detail/scenic-spot-detail';
const MINUTE_MS = 60_000;
const SHANGHAI_MS = 480 * MINUTE_MS;

/** As the console's forms take times. */
const typed = (atMs: number): string =>
  new Date(atMs + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');

/** A code that the operator makes, to begin so many minutes from now and to last for a day. */
async function makeCode(
  outside: Outside,
  inMinutes: number,
  fields: Record<string, string>,
): Promise<string> {
  const { nowMs } = (await outside.console()) as unknown as { nowMs: number };
  const said = await outside.press('console/jump-codes/make', {
    ...{ starts: typed(nowMs + inMinutes * MINUTE_MS), runDays: '1' },
    ...fields,
  });
  return /([A-Z2-9]{8})"/.exec(said)?.[1] ?? '';
}

describe('a code of a poster (desktop, en)', () => {
  // Its time is moved past the code's start and its end.
  let own: RunningApp | undefined;
  beforeAll(async () => {
    own = await startApp();
  });
  afterAll(() => own?.stop());

  it('waits for its start, leads on with what came along, and is over at its end', async () => {
    const ownUrl = own?.url ?? '';
    const outside = outsideOf(ownUrl);
    const { page, context, problems } = await visit(browser, ownUrl, { size: 'desktop', language: 'en' });
    const { t, link } = stepsOf(page, 'en', outside);
    const target = `${SPOT}?id=spot-qiyun-ridge`;
    const title = { title: '云海', titleEn: 'Above the clouds' };
    const code = await makeCode(outside, 60, { target, ...title });
    const atOnce = await makeCode(outside, 60, { target, ...title, auto: 'on' });
    const ending = await makeCode(outside, -23 * 60, { target, ...title });
    const scene = encodeURIComponent(encodeURIComponent(`code=${code}&ic=FRIEND22&C_poster=9`));

    await page.goto(`${JUMP}?scene=${scene}`);
    await page.getByRole('heading', { name: 'Above the clouds' }).waitFor();
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('button', { name: t('jump.notYet') }).isDisabled()).toBe(true);

    await page.goto(`${JUMP}?code=${ending}`);
    await link('jump.go').waitFor();

    await outside.moveTime(61);
    await page.goto(`${JUMP}?code=${code}&ic=FRIEND22&C_poster=9&url=https%3A%2F%2Fevil.example`);
    await link('jump.go').click();
    await page.waitForURL(new RegExp(`${SPOT}\\?`));
    const at = new URL(page.url()).searchParams;
    expect([at.get('id'), at.get('ic'), at.get('C_poster'), at.get('url')]).toEqual([
      ...['spot-qiyun-ridge', 'FRIEND22', '9', null],
    ]);

    // One that leads on at once takes the place of its page.
    await page.goto(`${JUMP}?code=${atOnce}&ic=FRIEND22`);
    await page.waitForURL(new RegExp(`${SPOT}\\?.*ic=FRIEND22`));
    expect(problems).toEqual([]);

    await page.goto(`${JUMP}?code=${ending}`);
    await page.getByText(t('jump.over'), { exact: true }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('jump.home'), exact: true })
      .click();
    await page.waitForURL((to) => to.pathname === '/' || to.pathname.startsWith('/views/index'));
    await context.close();
  });
});

describe('a jump page that shows something (phone, zh-Hans)', () => {
  it('has its parts in their order, coupons among them, and places of a picture that lead inside', async () => {
    const outside = outsideOf(url);
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const both = (text: string) => ({ 'zh-Hans': text, en: text });
    const { blocks: demo } = await outside.call<{ blocks: { picture: object }[] }>(
      'GET',
      '/mkg/public/api/jump/resolve',
      { code: 'DEMOSHOW' },
    );
    const place = { x: 0, y: 0, w: 100, h: 50, label: both('去栖云岭'), link: `${SPOT}?id=spot-qiyun-ridge` };
    const blocks = [
      { type: 'text', blocks: { 'zh-Hans': [{ type: 'paragraph', text: '先领券，再看图' }], en: [] } },
      { type: 'couponStrip', title: both('到店先领'), couponIds: ['coupon-platform-10'] },
      { type: 'picture', picture: demo[0]?.picture, areas: [place] },
    ];
    const code = await makeCode(outside, -5, { title: '山里三日', blocks: JSON.stringify(blocks) });

    await page.goto(`${JUMP}?code=${code}`);
    await page.getByRole('heading', { name: '山里三日' }).waitFor();
    const way = page.getByRole('link', { name: '去栖云岭' });
    const parts = [
      page.getByText('先领券，再看图'),
      page.getByRole('heading', { name: '到店先领' }),
      page.getByRole('main').getByRole('link', { name: /¥10/ }).or(page.getByText('¥10')).first(),
      way,
    ];
    const tops: number[] = [];
    for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const { width = 0, height = 0 } = (await way.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

    await way.click();
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        [pathname, searchParams.get('id')].join() === [SPOT, 'spot-qiyun-ridge'].join(),
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a ticket that is passed on (phone, zh-Hans)', () => {
  it('opens for a friend without a login and without a network, until it is taken back', async () => {
    const outside = outsideOf(url);
    const buyer = await memberWithOrder(outside);
    const { payUrl } = await outside.call<{ payUrl: string }>(
      'GET',
      '/cuser/member/pay-order/unifyWxWebPay',
      { orderId: buyer.orderId },
      buyer.token,
    );
    const prepayId = new URL(payUrl).searchParams.get('prepay_id') ?? '';
    await outside.press('cashier/pay', { prepay_id: prepayId });

    const { page, context, problems } = await visit(browser, url);
    const { t, button } = stepsOf(page, 'zh-Hans', outside);
    await context.addCookies(loginCookies(buyer.token, url));
    await page.goto(`${TICKET}?orderId=${buyer.orderId}`);
    await button('voucher.pass').first().waitFor();
    const passed = (await codesOf(page))[0] ?? '';
    const answered = page.waitForResponse(/voucherLink/);
    await button('voucher.pass').first().click();
    const { data } = (await (await answered).json()) as { data: { token: string } };
    const sheet = page.getByRole('dialog', { name: t('voucher.pass') });
    await sheet.getByText(t('voucher.passText')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(t('voucher.passed'), { exact: true }).waitFor();

    // A friend, who is nobody here.
    const friend = await visit(browser, url);
    await friend.page.goto('/');
    await friend.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await friend.page.goto(`${TICKET}?t=${data.token}`);
    await friend.page.getByRole('article').waitFor();
    expect(await codesOf(friend.page)).toEqual([passed]);
    expect(await friend.page.getByText(buyer.orderId).count()).toBe(0);
    await friend.context.setOffline(true);
    await friend.page.reload();
    await friend.page.getByText(/当前离线/).waitFor();
    expect(await codesOf(friend.page)).toEqual([passed]);
    await friend.context.setOffline(false);

    await page
      .getByRole('button', { name: new RegExp(`^${t('voucher.takeBackWhat').split('{')[0]}`) })
      .click();
    await page.getByText(t('voucher.takenBack')).waitFor();
    await expect.poll(() => page.getByText(t('voucher.passed'), { exact: true }).count()).toBe(0);
    expect(problems).toEqual([]);
    await friend.page.reload();
    await friend.page.getByText(t('voucher.shared.over'), { exact: true }).waitFor();
    expect(await friend.page.getByRole('article').count()).toBe(0);
    await friend.context.close();
    await context.close();
  });
});

/** The digits of the tickets shown, in their order. */
async function codesOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('article').allTextContents();
  return texts.map((text) => /\d{4}\s?\d{4}\s?\d{4}(?!\d)/.exec(text)?.[0].replace(/\s/g, '') ?? '');
}
