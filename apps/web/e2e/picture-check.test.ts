import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { newMobile, outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** So many codes a number is sent within an hour without a picture; each is used, so that the next need not wait. */
const codesWithoutPicture = 5;

async function askOften(mobile: string): Promise<void> {
  for (let count = 0; count < codesWithoutPicture; count++) {
    await outside.call('POST', '/cuser/member/public/api/sms/captcha', { mobile });
    const code = await outside.codeFor(mobile);
    await outside.call('POST', '/cuser/member/public/api/user/mobileLogin', { mobile, code });
  }
}

it('asks whoever has been sent many codes for the digits of a picture, and loses nothing that was typed', async () => {
  const mobile = newMobile();
  await askOften(mobile);
  const { page, context, problems } = await visit(browser, url);
  const { t, button } = stepsOf(page, 'zh-Hans', outside);
  const pictures: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/public/api/getPic')) return;
    const { data }: { data: { picId: string } } = await response.json();
    pictures.push(data.picId);
  });
  await page.goto('/pages/login/login');
  await page.getByLabel(t('session.login.mobile')).fill(mobile);
  await page.getByRole('checkbox').check();
  await button('components.code.get').click();

  const digits = page.getByLabel(t('session.login.picture'), { exact: false }).first();
  await digits.waitFor();
  await expect.poll(() => pictures.length).toBe(1);
  const newestCode = await outside.codeFor(mobile);
  const right = async (picId: string | undefined) => {
    const response = await fetch(`${url}/sandbox/picture-digits?id=${picId}`);
    const answer: { digits: string } = await response.json();
    return answer.digits;
  };

  // Wrong digits: words, another picture, and everything typed stays.
  const first = await right(pictures[0]);
  await digits.fill(first === '0000' ? '1111' : '0000');
  await button('components.code.get').click();
  await page.getByText('图形验证码错误，请换一张重试').waitFor();
  await expect.poll(() => pictures.length).toBe(2);
  expect(pictures[1]).not.toBe(pictures[0]);
  await expect.poll(() => digits.inputValue()).toBe('');
  expect(await page.getByLabel(t('session.login.mobile')).inputValue()).toBe(mobile);
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await outside.codeFor(mobile)).toBe(newestCode);

  // Right digits: the code is sent, and lets them in.
  await digits.fill(await right(pictures[1]));
  await button('components.code.get').click();
  await digits.waitFor({ state: 'detached' });
  await expect.poll(() => outside.codeFor(mobile)).not.toBe(newestCode);
  await page
    .getByLabel(t('session.login.code'))
    .last()
    .fill(await outside.codeFor(mobile));
  await button('session.login.submit').click();
  await page.waitForURL((address) => !address.pathname.includes('/login'));
  expect(problems.filter((problem) => !problem.includes('status of 422'))).toEqual([]);
  await context.close();
});
