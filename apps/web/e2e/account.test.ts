import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { newIdCard, newMobile, outsideOf } from './support/outside';
import { openDay, stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PROFILE = '/packages/user-module/user-info/user-info';
const CANCELLATION = '/packages/user-module/cancellation/cancellation';

/** The next code that is sent to a number after the one before. */
const nextCode = async (mobile: string, before: string): Promise<string> => {
  const read = () => outside.codeFor(mobile).catch(() => '');
  await expect.poll(async () => /^\d{6}$/.test(await read()) && (await read()) !== before).toBe(true);
  return read();
};

describe('a profile (phone, zh-Hans)', () => {
  it('gets its picture from the cropper, its region without the suffix, and another number', async () => {
    const somebody = await outside.newcomer();
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const { t, button, follow, logIn } = stepsOf(page, 'zh-Hans', outside);
    await page.goto(PROFILE);
    await page.getByLabel(t('session.login.mobile')).waitFor();
    await logIn(somebody.mobile);
    await page.waitForURL(({ pathname }) => pathname === PROFILE);

    // A picture is chosen and cut; the upload answers 204, and it is the member's.
    await follow(page.getByRole('link', { name: t('account.profile.picture') }));
    await page.waitForURL(/cropper\?from=user-info/);
    const picture = await page.screenshot();
    const upload = page.waitForResponse((answer) => answer.status() === 204);
    await page
      .locator('input[type="file"]:not([capture])')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    const cropper = page.getByRole('dialog');
    await cropper.getByRole('button', { name: t('kit.crop.rotate') }).click();
    await cropper.getByRole('button', { name: t('ui.confirm') }).click();
    await upload;
    await page.waitForURL(({ pathname }) => pathname === PROFILE);
    const avatarOf = async () =>
      (
        await outside.call<{ headImg: string }>(
          'POST',
          '/cuser/member/api/getBaseUserInfo',
          {},
          somebody.token,
        )
      ).headImg;
    const headImg = await avatarOf();
    expect(headImg).toMatch(/avatar-.*\.webp$/);
    const sizeOf = (src: string) =>
      page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, src);
    expect(await sizeOf(headImg)).toEqual([512, 512]);

    // The region is stored without 省, and shown so after a reload.
    await page.getByRole('button', { name: t('account.profile.region') }).click();
    const wheels = page.getByRole('dialog');
    await wheels.getByRole('listbox', { name: t('kit.column.county') }).waitFor();
    await wheels.getByRole('button', { name: t('ui.confirm') }).click();
    await page.getByText(t('account.profile.saved')).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /广东 深圳市 福田区/ }).waitFor();
    expect(await outside.call('GET', '/cuser/member-profile/detail', {}, somebody.token)).toMatchObject({
      stateName: '广东',
      cityName: '深圳市',
      countyName: '福田区',
    });

    // A code of each number; the number before is told, and other logins end.
    const next = newMobile();
    await button('account.security.change').click();
    const sheet = page.getByRole('dialog');
    const ofLogin = await outside.codeFor(somebody.mobile);
    await sheet
      .getByRole('button', { name: t('components.code.get') })
      .first()
      .click();
    const current = await nextCode(somebody.mobile, ofLogin);
    await sheet.getByRole('textbox', { name: /当前号码/ }).fill(current);
    await sheet.getByRole('textbox', { name: /^新手机号\*?$/ }).fill(next);
    await sheet.getByRole('button', { name: t('components.code.get') }).click();
    await sheet.getByRole('textbox', { name: t('account.mobile.newCode') }).fill(await nextCode(next, ''));
    await sheet.getByRole('button', { name: t('account.mobile.submit') }).click();
    await sheet.waitFor({ state: 'detached' });
    const masked = `${next.slice(0, 3)}****${next.slice(-4)}`;
    await page.getByText(masked, { exact: true }).waitFor();
    await page.getByText(new RegExp(`更换为 ${masked.replaceAll('*', '\\*')}`)).waitFor();
    const { sms } = await outside.console();
    expect(sms.find(({ mobile }) => mobile === somebody.mobile)?.body).toContain('您的账号已更换手机号');
    await expect(avatarOf()).rejects.toThrow(/90[0-5]/);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a member whose number is dead (desktop, en)', () => {
  it('shows a document, is agreed to, sees when it takes effect, and can stop it', async () => {
    const somebody = await outside.newcomer();
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t, button, logIn } = stepsOf(page, 'en', outside);
    await page.goto(PROFILE);
    await page.getByLabel(t('session.login.mobile')).waitFor();
    await logIn(somebody.mobile);
    await page.waitForURL(({ pathname }) => pathname === PROFILE);

    const next = newMobile();
    await button('account.security.change').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t('account.appeal.link') }).click();
    await sheet.getByRole('textbox', { name: /^New mobile number/ }).fill(next);
    await sheet.getByRole('button', { name: t('components.code.get') }).click();
    await sheet.getByRole('textbox', { name: t('account.mobile.newCode') }).fill(await nextCode(next, ''));
    await sheet.getByRole('textbox', { name: t('contacts.name') }).fill('Li Yun');
    await sheet.getByRole('textbox', { name: t('contacts.certNumber') }).fill(newIdCard());
    // What is missing is said beside its field, and nothing that was typed is lost.
    await sheet.getByRole('button', { name: t('account.appeal.submit') }).click();
    await sheet.getByText(t('account.appeal.picturesMissing')).waitFor();
    const picture = await page.screenshot();
    const upload = page.waitForResponse((answer) => answer.status() === 204);
    await sheet
      .locator('input[type="file"]')
      .setInputFiles({ name: 'document.png', mimeType: 'image/png', buffer: picture });
    await upload;
    await sheet.getByRole('checkbox').check();
    await expect.poll(() => sheet.getByText(t('account.appeal.picturesMissing')).count()).toBe(0);
    await sheet.getByRole('button', { name: t('account.appeal.submit') }).click();
    await sheet.waitFor({ state: 'detached' });
    const masked = `${next.slice(0, 3)}****${next.slice(-4)}`;
    const stateText = (state: string) =>
      t('account.appeal.to')
        .replace('{mobile}', masked)
        .replace('{state}', optionOf(t('account.appeal.state'), state));
    await page.getByText(stateText('applied')).waitFor();

    // The merchant agrees; the present number is told, and stays when it is stopped.
    const { appeals } = await outside.console();
    const { id = '' } = appeals.find(({ mobile }) => mobile === next) ?? {};
    await outside.press('console/appeals/agree', {
      id,
      reason: '与订单一致',
      english: 'It matches the orders',
    });
    const { sms } = await outside.console();
    expect(sms.find(({ mobile }) => mobile === somebody.mobile)?.body).toContain('log in and stop it');
    await page.reload();
    await page.getByText(stateText('agreed')).waitFor();
    await page.getByText('It matches the orders').waitFor();
    await page.getByRole('button', { name: t('account.appeal.stopWhat') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.appeal.stop') })
      .click();
    await page.getByText(stateText('stopped')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a member who leaves for good (desktop, en)', () => {
  it('is told what is lost, refused while an order is open, and then gone', async () => {
    const somebody = await outside.newcomer();
    const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown> = {}) =>
      outside.call<Data>(method, path, fields, somebody.token);
    await call('POST', '/cuser/member-contacts-certtype/add', {
      name: '李云',
      certType: 0,
      idCard: '',
      mobile: '',
    });
    const productId = 'ticket-crafts-visit';
    const lines = [{ kind: 'ticket', productId, day: await openDay(outside, productId), quantity: 1 }];
    const { totalFen } = await call<{ totalFen: number }>('POST', '/cuser/member/orders/quote', { lines });
    const { id } = await call<{ id: string }>('POST', '/cuser/member/orders/create', {
      lines,
      contactName: '李云',
      contactMobile: '13800138000',
      expectedTotalFen: totalFen,
    });

    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t, button, logIn } = stepsOf(page, 'en', outside);
    await page.goto(CANCELLATION);
    await page.getByLabel(t('session.login.mobile')).waitFor();
    await logIn(somebody.mobile);
    await page.waitForURL(({ pathname }) => pathname === CANCELLATION);

    // Refused while something is open, which is named with the way to it.
    await page.getByRole('heading', { name: t('account.leave.blocked') }).waitFor();
    const open = page.getByRole('link', { name: optionOf(t('account.leave.blocker'), 'orders') });
    expect(await open.getAttribute('href')).toContain('/order-list');
    expect(await button('account.leave.submit').count()).toBe(0);
    await call('POST', '/cuser/member/orders/cancel', { id });
    await button('account.leave.refresh').click();

    // What is lost, the agreement to its end, a code, a last question.
    await page.getByText(optionOf(t('account.leave.loss'), 'contacts')).waitFor();
    const box = page.getByRole('region', { name: t('account.leave.text') });
    await box.getByText('Your mobile number').waitFor({ state: 'attached' });
    const agree = page.getByRole('checkbox');
    expect(await agree.isDisabled()).toBe(true);
    await box.focus();
    await page.keyboard.press('End');
    await page.getByText(t('account.leave.readAll')).waitFor();
    await agree.check();
    const ofLogin = await outside.codeFor(somebody.mobile);
    await button('components.code.get').click();
    await page
      .getByRole('textbox', { name: t('account.leave.code') })
      .fill(await nextCode(somebody.mobile, ofLogin));
    await button('account.leave.submit').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.leave.submit') })
      .click();
    await page.waitForURL(({ pathname }) => pathname === '/' || pathname === '/views/index/index');
    const tokens = async () =>
      (await context.cookies()).filter(({ name, value }) => name === 'token' && value !== '');
    await expect.poll(tokens, { timeout: 10_000 }).toEqual([]);
    await expect(call('POST', '/cuser/member/api/getBaseUserInfo')).rejects.toThrow(/90[0-5]/);

    // The number is free, and whoever joins with it is somebody else.
    await page.goto(PROFILE);
    await page.getByLabel(t('session.login.mobile')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
