import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeOf } from '../../server/test/support/one-time-code';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PASSWORD = 'a long walk by the lake';
/** A service is good at any hour, from the moment it is paid. */
const SERVICE = 'product-foot-bath';
const STEP_MS = 30_000;

/** A new account joins by its link and signs in, as a person does. */
async function signIn(page: Page, name: string, roles: readonly string[]): Promise<void> {
  const ticked = Object.fromEntries(roles.map((role) => [role, '1']));
  const said = await outside.press('console/staff/add', { name, ...ticked });
  const path = /\/operator\/join\?token=[\w-]+/.exec(said)?.[0] ?? '';
  await page.goto(path);
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(/设置密码/).fill(PASSWORD);
  await page.getByLabel(/再次输入密码/).fill(PASSWORD);
  await page.getByLabel(/6位数字/).fill(codeOf(secret, Date.now() - STEP_MS));
  await page.getByRole('button', { name: /完成/ }).click();
  await page.getByText('设置完成，请登录').waitFor();
  await page.getByLabel(/账号/).fill(name);
  await page.getByLabel(/密码/).fill(PASSWORD);
  await page.getByLabel(/动态码/).fill(codeOf(secret, Date.now()));
  await page.getByRole('button', { name: /登录/ }).click();
  await page.getByRole('heading', { level: 1, name: /今日/ }).waitFor();
}

/** Somebody buys a service; answers the order and its code. */
async function bought(): Promise<{ id: string; code: string }> {
  const { token } = await outside.newcomer();
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown>) =>
    outside.call<Data>(method, path, fields, token);
  const { skus } = await call<{ skus: { skuDetailId: string }[] }>(
    'GET',
    '/cuser/public/api/service/detail',
    {
      id: SERVICE,
    },
  );
  const lines = [{ kind: 'service', productId: SERVICE, skuDetailId: skus[0]?.skuDetailId, quantity: 1 }];
  const { totalFen } = await call<{ totalFen: number }>('POST', '/cuser/member/orders/quote', { lines });
  const { id } = await call<{ id: string }>('POST', '/cuser/member/orders/create', {
    lines,
    contactName: '李云',
    contactMobile: '13800138000',
    expectedTotalFen: totalFen,
  });
  const { payUrl } = await call<{ payUrl: string }>('GET', '/cuser/member/pay-order/unifyWxWebPay', {
    orderId: id,
  });
  await outside.press('cashier/pay', { prepay_id: new URL(payUrl, url).searchParams.get('prepay_id') ?? '' });
  const { vouchers } = await call<{ vouchers: { code: string }[] }>('GET', '/cuser/member/orders/vouchers', {
    orderId: id,
  });
  return { id, code: vouchers[0]?.code ?? '' };
}

const stateOf = async (code: string): Promise<number | undefined> => {
  const { vouchers } = (await outside.console()) as unknown as {
    vouchers: { code: string; status: number }[];
  };
  return vouchers.find((voucher) => voucher.code === code)?.status;
};
const USED = 2;

it('lets visitors in at the gate on a phone, also without a network', async () => {
  const { page, context, problems } = await visit(browser, url, { size: 'phone' });
  const [first, second, third] = [await bought(), await bought(), await bought()];
  await signIn(page, `gate-${Date.now()}`, ['gate']);
  await page.getByRole('link', { name: /核销/ }).click();
  const verify = async (code: string) => {
    await page.getByLabel(/核销码/).fill(code);
    await page.getByRole('button', { name: /^核销/ }).click();
  };
  const answer = page.locator('#result');
  await page.getByText(/今日名单 \d+ 张/).waitFor();
  await verify(first.code);
  await answer.getByText('通过').waitFor();
  await verify(first.code);
  await answer.getByText('不可用').waitFor();
  await answer.getByText(/已使用/).waitFor();

  // The page itself comes from the device when there is no network.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByText(/今日名单 \d+ 张/).waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/离线/).waitFor();
  await verify(second.code);
  await answer.getByText(/离线核销/).waitFor();
  await verify(second.code);
  await answer.getByText('本机已核销').waitFor();
  await verify('0000');
  await answer.getByText('不在今日名单').waitFor();
  await verify(third.code);
  await answer.getByText('通过').waitFor();
  // Another gate with a network lets the third in meanwhile.
  await outside.press('console/vouchers/verify', { code: third.code });
  expect(await stateOf(second.code)).not.toBe(USED);

  await context.setOffline(false);
  await page.getByRole('heading', { name: /需要核对/ }).waitFor();
  await page.getByText(third.code).waitFor();
  expect(await stateOf(second.code)).toBe(USED);
  await page.getByRole('button', { name: /已核对/ }).click();
  await page.getByRole('heading', { name: /需要核对/ }).waitFor({ state: 'hidden' });
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual(
    [],
  );
  await context.close();
});

it('finds an order at the desk, gives it back, and shows an admin who did it', async () => {
  const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
  const { id, code } = await bought();
  const name = `desk-${Date.now()}`;
  await signIn(page, name, ['orders', 'admin']);
  await page.getByRole('link', { name: /Orders to confirm/ }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^订单 Orders/ }).click();
  await page.getByLabel(/Order, voucher, mobile/).fill(code);
  await page.getByRole('button', { name: /Find/ }).click();
  await page.locator('tbody a').click();
  await page.getByRole('heading', { level: 1, name: /Order/ }).waitFor();
  await page.getByRole('button', { name: /^核销 Verify/ }).click();
  await page.getByText('凭证已核销').waitFor();
  // What is wrong is said at the form, and what was typed stays.
  await page.getByLabel(/Units/).fill('none');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: /Give back/ }).click();
  await page.getByRole('alert').filter({ hasText: '请输入有效的数字' }).waitFor();
  expect(await page.getByLabel(/Units/).inputValue()).toBe('none');
  await page.getByLabel(/Units/).fill('1');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: /Give back/ }).click();
  await page.getByText('商家已退款').first().waitFor();
  const order = (await outside.console()).orders.find((one) => one.id === id);
  expect(order?.refundedFen).toBe(order?.totalFen);
  await page.getByRole('link', { name: /Audit log/ }).click();
  await page
    .getByRole('row')
    .filter({ hasText: '/orders/give-back' })
    .filter({ hasText: name })
    .first()
    .waitFor();
  // Money is another role's.
  const refused = await page.goto('/operator/money');
  expect(refused?.status()).toBe(403);
  expect(problems.filter((problem) => !/40[39]|status of 400/.test(problem))).toEqual([]);
  await context.close();
});

it.each([
  ['phone', true],
  ['desktop', false],
] as const)(
  'shows every page without a finding of axe or a sideways scroll (%s, dark: %s)',
  async (size, dark) => {
    const { page, context } = await visit(browser, url, { size, dark });
    const { id } = await bought();
    const faults: string[] = [];
    const look = async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      faults.push(
        ...violations.flatMap(({ id: rule, nodes }) =>
          nodes.map((node) => `${page.url()} ${rule} ${node.html.slice(0, 120)}`),
        ),
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${page.url()} is ${wide} px too wide`);
    };
    await page.goto('/operator/sign-in');
    await look();
    await signIn(page, `axe-${size}-${Date.now()}`, ['gate', 'orders', 'catalogue', 'money', 'admin']);
    const paths = await page
      .locator('header nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const path of ['/operator', `/operator/order?id=${id}`, ...paths]) {
      await page.goto(path);
      await look();
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);
