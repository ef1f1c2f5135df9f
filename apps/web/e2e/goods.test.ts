import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deliveryStatus } from '../../../packages/contract/src/constants';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
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

/** Of this there is one left. */
const SCARCE = { productId: 'product-red-teapot', skuDetailId: 'sku-red-teapot-pear' };

/** Too fragile to be sent to the far west. */
const FRAGILE = { productId: 'product-bottle-vase', skuDetailId: 'sku-bottle-vase-20cm' };

/** Costs less beside what is bought for ¥99. */
const SOAP = 'product-spring-soap';

interface Goods {
  id: string;
  name: string;
  skuDetailId: string | null;
  left: number | null;
  priceFen: number;
}

/** Something with one option of which there is plenty. */
async function goodsOf(supplierId: string): Promise<Goods> {
  const { records } = await outside.call<{ records: Goods[] }>('GET', '/cuser/public/api/goods/list', {
    supplierId,
    goodsType: '0',
    size: '50',
  });
  const found = records.find(
    ({ skuDetailId, left, priceFen }) => skuDetailId && left === null && priceFen > 1_000,
  );
  if (!found) throw new Error(`${supplierId} sells nothing simple.`);
  return found;
}

const detail = (id: string) => `/pages/goods-detail/goods-detail?id=${id}`;
let parcels = Date.now();

async function putIntoCart(page: Page, id: string, t: (id: string) => string, skuDetailId?: string) {
  await page.goto(detail(id) + (skuDetailId ? `&productSpec=${skuDetailId}` : ''));
  await page.getByRole('button', { name: t('goods.bar.add'), exact: true }).click();
  // What has one option is put there at once; otherwise a sheet asks.
  const confirm = page.getByRole('dialog').getByRole('button', { name: t('goods.bar.add'), exact: true });
  await Promise.race([
    page.getByText(t('goods.cart.added')).first().waitFor(),
    confirm.waitFor().then(() => confirm.click()),
  ]);
  await page.getByText(t('goods.cart.added')).first().waitFor();
}

/** Somebody else buys all that is left of an option. */
async function buyRest(productId: string, skuDetailId: string): Promise<void> {
  const token = await outside.someoneElse();
  const { skus } = await outside.call<{ skus: { skuDetailId: string; left: number | null }[] }>(
    'GET',
    '/cuser/public/api/goods/detail',
    { id: productId },
  );
  const quantity = skus.find((sku) => sku.skuDetailId === skuDetailId)?.left;
  if (!quantity) throw new Error(`Of ${skuDetailId} there are not a few left.`);
  const { id: addressId } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member-address/add',
    {
      name: '王山',
      mobile: '13800000001',
      state: '广东省',
      city: '深圳市',
      county: '福田区',
      adcode: '440304',
      detail: '莲花路2号',
      tag: '',
      isDefault: true,
    },
    token,
  );
  const lines = [{ kind: 'goods', productId, skuDetailId, quantity }];
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    { lines, addressId },
    token,
  );
  await outside.call(
    'POST',
    '/cuser/member/orders/create',
    { lines, addressId, expectedTotalFen: totalFen },
    token,
  );
}

/** Types an address on the order form's own way to one, and comes back. */
async function addAddress(page: Page, { t, button, follow }: ReturnType<typeof stepsOf>) {
  await follow(page.getByRole('link', { name: t('order.goods.addAddress'), exact: true }));
  await page
    .getByRole('textbox', { name: t('address.paste') })
    .fill('陈云 13800000000 广东省深圳市福田区莲花路1号');
  await button('address.parse').click();
  await button('address.fill').click();
  // The page knows what it costs at this address; what is gone after that, it learns by ordering.
  const priced = page.waitForResponse(
    (response) =>
      response.url().includes('/orders/quote') &&
      (response.request().postData()?.includes('"addressId"') ?? false),
  );
  await follow(button('address.save'));
  await page.waitForURL(/place-order/);
  await page.getByText('莲花路1号', { exact: false }).first().waitFor();
  await priced;
}

describe('what is sold out while it is ordered', () => {
  it('is said at its line and taken out, and the rest is bought', async () => {
    const { page, context, problems } = await visit(browser, url);
    const steps = stepsOf(page, 'zh-Hans', outside);
    const { t, button, follow, logIn, placeOrder } = steps;
    await putIntoCart(page, SCARCE.productId, t, SCARCE.skuDetailId);
    await putIntoCart(page, (await goodsOf('shop-yunshang')).id, t);
    await page.goto('/pages/shopping-cart/shopping-cart');
    await logIn();
    await follow(page.getByRole('button', { name: t('cart.checkout').replace('{count}', '2'), exact: true }));
    await addAddress(page, steps);
    await buyRest(SCARCE.productId, SCARCE.skuDetailId);
    // It is told by ordering; a page that has asked for the price again meanwhile, as when its cart was read anew, tells it before.
    const gone = page.getByRole('listitem').filter({ has: button('order.goods.remove') });
    const ordered = button('order.book.submit')
      .click()
      .catch(() => undefined);
    await Promise.race([ordered, gone.first().waitFor()]);
    await follow(gone.locator('button').last());
    const orderId = await placeOrder();
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const { lines } = await outside.call<{ lines: { productId: string }[] }>(
      'GET',
      '/cuser/member/orders/detail',
      { id: orderId },
      token,
    );
    expect(lines.map(({ productId }) => productId)).not.toContain(SCARCE.productId);
    expect(lines).toHaveLength(1);
    // The refusals are right.
    expect(problems.filter((one) => !one.includes('409'))).toEqual([]);
    await context.close();
  });
});

describe('what is not delivered to an address', () => {
  it('is said at its line, and bought with an add-on once another address is chosen (desktop, en)', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { button, logIn, placeOrder } = stepsOf(page, 'en', outside);
    // Bought at once, without a cart.
    await page.goto(`${detail(FRAGILE.productId)}&productSpec=${FRAGILE.skuDetailId}`);
    await button('goods.bar.buy').click();
    await logIn();
    await page.waitForURL(({ pathname }) => pathname.includes('goods-place-order'));
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const orderOf = (id: string) =>
      outside.call<{
        siblings: { id: string }[];
        delivery: { address: { provinces: string } };
        lines: { productId: string; paidFen: number }[];
      }>('GET', '/cuser/member/orders/detail', { id }, token);
    const addAddress = (where: object) =>
      outside.call(
        'POST',
        '/cuser/member-address/add',
        { name: '王山', mobile: '13800000001', detail: '光明路2号', tag: '', ...where },
        token,
      );
    await addAddress({
      ...{ state: '新疆维吾尔自治区', city: '乌鲁木齐市', county: '天山区', adcode: '650102' },
      isDefault: true,
    });
    await addAddress({
      state: '广东省',
      city: '深圳市',
      county: '福田区',
      adcode: '440304',
      isDefault: false,
    });
    await page.reload();
    await page.getByText('天山区', { exact: false }).first().waitFor();
    const refusal = page.getByText(/is not delivered there/);
    await refusal.waitFor();
    await button('order.book.submit').click();
    await refusal.waitFor();
    expect(page.url()).toContain('goods-place-order');
    await button('order.goods.changeAddress').click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /福田区/ })
      .check({ force: true });
    await expect.poll(() => refusal.count()).toBe(0);
    // Enough is bought for the soap to cost less than a ten.
    await page.getByRole('checkbox', { name: /^Add Spring-water soap .* for ¥9\.90$/ }).check();
    await expect.poll(() => page.getByText('Spring-water soap').count()).toBeGreaterThan(1);
    const placed = await orderOf(await placeOrder());
    const orders = [placed, ...(await Promise.all(placed.siblings.map(({ id }) => orderOf(id))))];
    for (const { delivery } of orders) expect(delivery.address.provinces).toContain('福田区');
    const lines = orders.flatMap((order) => order.lines);
    expect(lines.map(({ productId }) => productId).sort()).toEqual([FRAGILE.productId, SOAP].sort());
    expect(lines.find(({ productId }) => productId === SOAP)?.paidFen).toBe(990);
    expect(problems.filter((one) => !/40[49]|422/.test(one))).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('goods (%s, %s)', (size, language) => {
  it('of two shops go from a guest’s cart to one payment; one parcel is signed for, one goes back', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language });
    const steps = stepsOf(page, language, outside);
    const { t, button, follow, logIn, placeOrder, goToCashier, payAtCashier } = steps;
    for (const shop of ['shop-shanye', 'shop-yunshang']) {
      await putIntoCart(page, (await goodsOf(shop)).id, t);
    }
    // The cart is a member's page: what was put there before the login is there after it.
    await page.goto('/pages/shopping-cart/shopping-cart');
    await logIn();
    await page.waitForURL(/shopping-cart/);
    const chosen = page.getByRole('button', {
      name: t('cart.checkout').replace('{count}', '2'),
      exact: true,
    });
    await chosen.waitFor();
    await expect.poll(() => page.getByRole('listitem').getByRole('checkbox').count()).toBe(2);
    await follow(chosen);

    // Nothing is sent before it is known where to.
    await addAddress(page, steps);
    // What it costs to send it there comes a moment later.
    const unknown = { 'zh-Hans': '选择地址后计算', en: 'Once an address is chosen' }[language];
    await expect.poll(() => page.getByText(unknown).count(), { timeout: 30_000 }).toBe(0);
    const orderId = await placeOrder();
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const orderOf = (id: string) =>
      outside.call<{
        siblings: { id: string; totalFen: number }[];
        totalFen: number;
        refundedFen: number;
        lines: { paidFen: number }[];
      }>('GET', '/cuser/member/orders/detail', { id }, token);
    const placed = await orderOf(orderId);
    const [other] = placed.siblings;
    // Both are paid at once, and that is what the page of paying asks for.
    const sum = ((placed.totalFen + (other?.totalFen ?? 0)) / 100).toFixed(2).replace(/\.?0+$/, '');
    await page.getByRole('button', { name: t('payment.submit').replace('{amount}', `¥${sum}`) }).waitFor();
    await goToCashier();
    await payAtCashier();

    const head = (status: number) =>
      page.getByRole('heading', { name: optionOf(t('order.goods.head'), status) });
    const shipped = async (id: string) => {
      await outside.press('console/parcels/ship', { id, carrier: 'SF', number: `SF${parcels++}` });
      await page.goto(`/packages/order/order-details/order-details?id=${id}`);
      await head(deliveryStatus.shipped).waitFor();
    };
    // One of the two is signed for.
    await shipped(orderId);
    await button('order.goods.confirm').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('order.goods.confirm'), exact: true })
      .click();
    await head(deliveryStatus.signedFor).waitFor();

    // The other is rejected and goes back; all that it cost comes back with it.
    const otherId = other?.id ?? '';
    await shipped(otherId);
    const { shipments } = await outside.call<{ shipments: { id: string }[] }>(
      'GET',
      '/cuser/member/orders/shipments',
      { id: otherId },
      token,
    );
    const parcel = { id: shipments[0]?.id ?? '' };
    for (const [press, status] of [
      ['reject', deliveryStatus.rejected],
      ['turn-back', deliveryStatus.returnInProcess],
      ['receive', deliveryStatus.returned],
    ] as const) {
      await outside.press(`console/parcels/${press}`, parcel);
      await page.reload();
      await head(status).waitFor();
    }
    const { refundedFen, lines } = await orderOf(otherId);
    expect(refundedFen).toBe(lines.reduce((sum, { paidFen }) => sum + paidFen, 0));
    expect(problems).toEqual([]);
    await context.close();
  });
});
