import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** One grey dot: a picture all the same. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURES = 9;
/** What one file takes on this network. */
const FILE_MS = 700;
/** What the object store answers to a file that it has taken. */
const STORED = 204;

const WORDS = {
  'zh-Hans': '茶汤清亮，回甘很久。',
  en: 'A clear cup, and sweet for long.',
} as const;

/** Files are slow, and the fourth does not arrive the first time. */
async function onSlowNetwork(page: Page): Promise<void> {
  let posted = 0;
  await page.route('**/sandbox/objects', async (route) => {
    posted += 1;
    const isLost = posted === 4;
    await new Promise((resolve) => setTimeout(resolve, FILE_MS));
    await (isLost ? route.abort('connectionreset') : route.continue());
  });
}

const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';

let parcels = Date.now();
/** Goods that the member has bought and signed for; answers the product's id. */
async function signedGoods(token: string): Promise<string> {
  const { records } = await outside.call<{
    records: { id: string; skuDetailId: string | null; left: number | null; priceFen: number }[];
  }>('GET', '/cuser/public/api/goods/list', { supplierId: 'shop-yunshang', goodsType: '0', size: '50' });
  const goods = records.find(
    ({ skuDetailId, left, priceFen }) => skuDetailId && left === null && priceFen > 1_000,
  );
  if (!goods) throw new Error('Nothing is simple enough.');
  const { id: addressId } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member-address/add',
    {
      ...{ name: '陈云', mobile: '13800000000', state: '广东省', city: '深圳市', county: '福田区' },
      ...{ adcode: '440304', detail: '莲花路1号', tag: '', isDefault: true },
    },
    token,
  );
  const lines = [{ kind: 'goods', productId: goods.id, skuDetailId: goods.skuDetailId, quantity: 1 }];
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    { lines, addressId },
    token,
  );
  const { id } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/orders/create',
    { lines, addressId, expectedTotalFen: totalFen },
    token,
  );
  const { payUrl } = await outside.call<{ payUrl: string }>(
    'GET',
    '/cuser/member/pay-order/unifyWxWebPay',
    { orderId: id },
    token,
  );
  await outside.press('cashier/pay', { prepay_id: new URL(payUrl, url).searchParams.get('prepay_id') ?? '' });
  const order = () => outside.call<{ status: number }>('GET', '/cuser/member/orders/detail', { id }, token);
  if ((await order()).status === 0) await outside.press('console/orders/confirm', { id });
  // A shop that prepares is told to; another one refuses.
  for (const step of ['stock', 'stocked'])
    await outside.press(`console/parcels/${step}`, { id }).catch(() => undefined);
  await outside.press('console/parcels/ship', { id, carrier: 'SF', number: `SF${parcels++}` });
  await outside.call('POST', '/cuser/member/orders/confirmReceipt', { id }, token);
  return goods.id;
}

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('a review with nine pictures on a slow network (%s, %s)', (size, language) => {
  it('has one that fails sent again, survives a reload, and is answered, added to and found helpful', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language, worker: false });
    const { t, button, follow, logIn } = stepsOf(page, language, outside);
    await page.goto('/packages/user-module/comment/comment');
    await logIn();
    await page.waitForURL(/user-module\/comment\/comment/);
    await page.getByText(t('review.mine.todoEmpty')).waitFor();
    const productId = await signedGoods(await tokenOf(context));

    // The order leads there.
    await page.goto('/packages/order/order-list/order-list');
    await follow(page.getByRole('link', { name: t('order.next.review'), exact: true }));
    await page.waitForURL(/item-comment/);
    await onSlowNetwork(page);
    // A star is its label; the radio in it is not seen.
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .last()
      .click();
    await expect.poll(() => page.getByRole('radio').last().isChecked()).toBe(true);
    await page.getByLabel(t('review.text')).fill(WORDS[language]);
    const files = Array.from({ length: PICTURES }, (_, place) => ({
      name: `view-${place + 1}.png`,
      mimeType: 'image/png',
      buffer: DOT,
    }));
    await page.getByLabel(t('kit.upload.add')).first().setInputFiles(files);
    const again = page.getByRole('button', { name: new RegExp(t('ui.retry')) });
    await again.waitFor();
    await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 30_000 }).toBe(0);
    await button('review.submit').click();
    // It waits for the one, and nothing of the others is lost.
    await expect.poll(() => page.locator('[aria-invalid="true"], [data-invalid]').count()).toBeGreaterThan(0);
    // Before it is on its way it has neither a bar nor a button: that it was stored is awaited.
    const stored = page.waitForResponse((answer) => answer.status() === STORED);
    await again.click();
    await stored;
    await expect.poll(() => again.count(), { timeout: 30_000 }).toBe(0);
    await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 30_000 }).toBe(0);

    await page.reload();
    await expect.poll(() => page.getByLabel(t('review.text')).inputValue()).toBe(WORDS[language]);
    await expect.poll(() => page.getByRole('img', { name: /view-\d\.png/ }).count()).toBe(PICTURES);
    await follow(button('review.submit'));
    await page.waitForURL(/comment-detail/);
    await page.getByText(WORDS[language]).waitFor();
    const album = page.getByRole('article').getByRole('listitem');
    await expect.poll(() => album.count()).toBe(PICTURES);

    // The merchant answers, and the author adds something.
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await outside.press('console/reviews/reply', { id, text: '谢谢光临' });
    await page.reload();
    await page.getByText('谢谢光临').waitFor();
    await follow(button('review.append.do'));
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('review.text')).fill(WORDS[language]);
    await sheet.getByRole('button', { name: t('review.append.submit'), exact: true }).click();
    await expect.poll(() => page.getByText(WORDS[language]).count()).toBe(2);
    expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
    await context.close();

    // A visitor finds it helpful: after the login it is said.
    const other = await visit(browser, url, { size, language });
    const steps = stepsOf(other.page, language, outside);
    await other.page.goto(`/pages/comment/comment?id=${productId}&sort=newest`);
    const card = other.page.getByRole('article').filter({ hasText: WORDS[language] }).first();
    const thumb = card.getByRole('button', {
      name: new RegExp(t('review.helpful.of').split('{name}')[1] ?? ''),
    });
    await steps.follow(thumb);
    await steps.logIn();
    await other.page.waitForURL(/pages\/comment\/comment/);
    await expect.poll(() => thumb.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(async () => {
        const { records } = await outside.call<{ records: { id: string; helpfulCount: number }[] }>(
          'GET',
          '/cuser/public/api/review/list',
          { productId, sort: 'newest', size: '50', page: String(1) },
        );
        return records.find((one) => one.id === id)?.helpfulCount;
      })
      .toBe(1);
    expect(other.problems).toEqual([]);
    await other.context.close();
  });
});
