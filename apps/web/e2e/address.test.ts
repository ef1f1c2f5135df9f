import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addressMax, defaultRegion } from '../../../packages/contract/src/constants';
import { loginCookies } from './support/addresses';
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

const listPath = '/packages/user-module/address/address';
const editorPath = '/packages/user-module/address-editor/address-editor';

interface Address {
  id: string;
  name: string;
  provinces: string;
  detail: string;
  isDefault: boolean;
}

/** A new member before their addresses, with what they read and press there. */
async function atHome(size: Size, language: Language) {
  const token = await outside.someoneElse();
  const { page, context, problems } = await visit(browser, url, { size, language });
  await context.addCookies(loginCookies(token, url));
  const { t, follow } = stepsOf(page, language, outside);
  const of = (id: string, name: string) => t(id).replace('{name}', name);
  return {
    page,
    context,
    problems,
    t,
    follow,
    button: (id: string, name = '') => page.getByRole('button', { name: of(id, name), exact: true }),
    link: (id: string, name = '') => page.getByRole('link', { name: of(id, name), exact: true }),
    field: (id: string) => page.getByRole('textbox', { name: t(id) }),
    stored: () => outside.call<Address[]>('GET', '/cuser/member-address/getList', {}, token),
    add: (name: string) =>
      outside.call<{ id: string }>(
        'POST',
        '/cuser/member-address/add',
        {
          ...defaultRegion,
          name,
          mobile: '13800000000',
          detail: `莲花路${randomInt(1000)}号`,
          tag: '',
          isDefault: false,
        },
        token,
      ),
  };
}

const question = (page: Page) => page.getByRole('dialog');

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('addresses (%s, %s)', (size, language) => {
  it('are pasted, changed, made the default and deleted, beginning with none', async () => {
    const { page, context, problems, t, follow, button, link, field, stored } = await atHome(size, language);
    await page.goto('/views/user-center/index');
    await follow(page.getByRole('link', { name: t('member.me.addresses') }));
    await page.getByText(t('address.empty')).waitFor();

    // By a text that has all of it.
    await follow(link('address.add'));
    await field('address.paste').fill('陈云 13800000000 北京东城区王府井大街1号');
    await button('address.parse').click();
    await button('address.fill').click();
    await expect.poll(() => field('address.detail').inputValue()).toBe('王府井大街1号');
    await follow(button('address.save'));
    await page.getByText('北京市东城区王府井大街1号').waitFor();
    expect(new URL(page.url()).pathname).toBe(listPath);

    // By hand; the region that is filled in has to be confirmed.
    await follow(link('address.add'));
    await field('address.name').fill('Ann Lee');
    await field('address.mobile').fill('139 0000 0000');
    await field('address.detail').fill('莲花路1号');
    await follow(button('address.save'));
    await page.getByText(t('address.regionMissing')).waitFor();
    await button('address.regionRight').click();
    await follow(button('address.save'));
    await page.getByText('广东省深圳市福田区莲花路1号').waitFor();
    expect((await stored()).map(({ name }) => name)).toEqual(['陈云', 'Ann Lee']);

    await follow(link('address.edit', 'Ann Lee'));
    await field('address.detail').fill('莲花路2号3层');
    await follow(button('address.save'));
    await page.getByText('广东省深圳市福田区莲花路2号3层').waitFor();

    await button('address.makeDefaultWhom', 'Ann Lee').click();
    await button('address.makeDefaultWhom', '陈云').waitFor();
    expect((await stored()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Ann Lee', true],
      ['陈云', false],
    ]);

    // Deleting is asked about; the default goes to the one that is left.
    await button('address.deleteWhom', 'Ann Lee').click();
    await question(page)
      .getByRole('button', { name: t('address.delete') })
      .click();
    await question(page).waitFor({ state: 'detached' });
    await button('address.deleteWhom', 'Ann Lee').waitFor({ state: 'detached' });
    await expect.poll(stored).toMatchObject([{ name: '陈云', isDefault: true }]);
    await button('address.deleteWhom', '陈云').click();
    await question(page)
      .getByRole('button', { name: t('address.delete') })
      .click();
    await page.getByText(t('address.empty')).waitFor();
    expect(await stored()).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keep what was typed over a reload, and ask before it is lost', async () => {
    const { page, context, problems, follow, button, link, field, add } = await atHome(size, language);
    await add('陈云');
    await page.goto(listPath);
    await follow(link('address.edit', '陈云'));
    await field('address.name').fill('陈云云');
    await page.reload();
    await expect.poll(() => field('address.name').inputValue()).toBe('陈云云');

    await page.goBack();
    await button('address.leaveCancel').click();
    await question(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(editorPath);
    expect(await field('address.name').inputValue()).toBe('陈云云');

    await page.goBack();
    await button('address.leaveConfirm').click();
    await follow(link('address.edit', '陈云'));
    await expect.poll(() => field('address.name').inputValue()).toBe('陈云');
    // Nothing typed, nothing asked.
    await page.goBack();
    await link('address.edit', '陈云').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('lead to their list once one is saved that was opened directly', async () => {
    const { page, context, problems, follow, button, field, add } = await atHome(size, language);
    const { id } = await add('陈云');
    await page.goto(`${editorPath}?id=${id}`);
    await expect.poll(() => field('address.name').inputValue()).toBe('陈云');
    await field('address.detail').fill('莲花路9号');
    await follow(button('address.save'));
    await page.waitForURL((address) => address.pathname === listPath);
    await page.getByText('广东省深圳市福田区莲花路9号').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are twenty at the most', async () => {
    const { page, context, t, follow, button, link, field, add } = await atHome(size, language);
    for (let count = 0; count < addressMax; count += 1) await add(`N${count}`);
    await page.goto(listPath);
    await page.getByText(t('address.full').replace('{max}', String(addressMax))).waitFor();
    expect(await link('address.add').count()).toBe(0);
    await page.goto(editorPath);
    await field('address.paste').fill('陈云 13800000000 北京东城区王府井大街1号');
    await button('address.parse').click();
    await button('address.fill').click();
    await follow(button('address.save'));
    await page
      .getByRole('alert')
      .filter({ hasText: String(addressMax) })
      .waitFor();
    expect(await field('address.name').inputValue()).toBe('陈云');
    await context.close();
  });
});
