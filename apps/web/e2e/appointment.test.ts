import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { book, dayAfter, freeSlots, type Slot } from './support/appointments';
import { launchBrowser, visit } from './support/browser';
import { newIdCard, outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pageOf = (name: string, query = '') => `/packages/user-module/${name}/${name}${query}`;
const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
const idIn = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';
const hours = ({ from, to }: Slot) => new RegExp(`${from}–${to}`);

describe('an appointment by a right (phone, zh-Hans)', () => {
  it('is booked for four named visitors, moved, cancelled, booked again and used', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const { t, button, link, follow, logIn } = stepsOf(page, 'zh-Hans', outside);
    const said = await outside.press('console/appointments/outside', {
      itemId: 'item-spring-bath',
      people: '4',
      count: '1',
      firstDay: dayAfter(0),
      lastDay: dayAfter(30),
    });
    const [code = ''] = /\d{12}/.exec(said) ?? [];
    const [first, second] = await freeSlots(outside, 'item-spring-bath', 4);
    if (!first || !second) throw new Error('The springs have one free slot.');

    // A code of a partner, with its spaces.
    await page.goto(pageOf('appointment-validate'));
    await logIn();
    await page.waitForURL(/appointment-validate/);
    await page.getByLabel(t('appointment.code.label')).fill(code.replace(/(.{4})/g, '$1 '));
    await button('appointment.code.submit').click();
    await page.getByText(t('appointment.code.ok')).waitFor();
    const token = await tokenOf(context);
    const names = ['李云', '王山', '周小满', '赵一'];
    for (const name of [...names, '钱小五']) {
      await outside.call(
        'POST',
        '/cuser/member-contacts-certtype/add',
        { name, certType: 1, idCard: newIdCard(), mobile: '', isDefault: false },
        token,
      );
    }

    const bookTime = async (slot: Slot) => {
      await page.waitForURL(/appointment-info/);
      const [, month, day] = slot.day.split('-').map(Number);
      await page.getByRole('radio', { name: new RegExp(`${month}月${day}日`) }).check();
      await page.getByRole('radio', { name: hours(slot) }).check();
      await follow(link('appointment.info.next'));
      await page.waitForURL(/appointment-form/);
      await button('appointment.form.choose').click();
      for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
      await button('contacts.picker.done').click();
      await page.getByRole('checkbox', { name: t('appointment.form.agree') }).check();
      await button('appointment.form.submit').click();
      await page.waitForURL(/appointment-detail\/appointment-detail\?id=/);
      return idIn(page);
    };

    await follow(link('appointment.book'));
    await bookTime(first);
    for (const name of names) await page.getByText(name, { exact: true }).first().waitFor();

    // Moved to the next slot.
    await page.getByRole('button', { name: /^改期/ }).click();
    const sheet = page.getByRole('dialog');
    const [, month, day] = second.day.split('-').map(Number);
    await sheet.getByRole('radio', { name: new RegExp(`${month}月${day}日`) }).check();
    await sheet.getByRole('radio', { name: hours(second) }).check();
    await button('appointment.change.submit').click();
    await page.getByRole('button', { name: /^改期（还可 1 次）/ }).waitFor();

    // Cancelled: the right is free again, and is booked once more.
    await button('appointment.detail.cancel').click();
    await sheet.getByRole('button', { name: t('appointment.cancel.submit') }).click();
    await page.getByText('您已取消').waitFor();
    await page.goto(pageOf('appointment'));
    await follow(link('appointment.book'));
    const id = await bookTime(first);

    // Another one comes in the place of the first.
    await page.getByRole('button', { name: `更换${names[0]}` }).click();
    await sheet.getByRole('checkbox', { name: /钱小五/ }).click();
    await page.getByText('钱小五', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText(names[0] ?? '', { exact: true }).count()).toBe(0);

    const { code: gateCode } = await outside.call<{ code: string }>(
      'GET',
      '/cuser/member/appointment/detail',
      { id },
      token,
    );
    await outside.press('console/appointments/enter', { code: gateCode, count: '4', override: '提前入场' });
    await page.reload();
    await page.getByText('4人，已入场 4 人').waitFor();
    await page.goto(pageOf('appointment-record', '?tab=used'));
    await page.getByText('已使用').last().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('appointments without an order (desktop, en)', () => {
  it('a group of 24 comes from a pasted list with two bad lines', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t, button, logIn } = stepsOf(page, 'en', outside);
    const [slot] = await freeSlots(outside, 'item-guided-tour', 24);
    if (!slot) throw new Error('There is no free tour.');
    await page.goto(pageOf('appointment-normal-form', '?itemId=item-guided-tour'));
    await logIn();
    await page.waitForURL(/appointment-normal-form/);
    await page.getByRole('spinbutton').fill('24');
    const day = new Date(`${slot.day}T00:00:00Z`);
    const dayWords = day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    await page.getByRole('radio', { name: new RegExp(`^${dayWords}\\b`) }).check();
    await page.getByRole('radio', { name: hours(slot) }).check();

    const right = Array.from(
      { length: 22 },
      (_, index) => `Visitor ${String.fromCharCode(65 + index)}, ${newIdCard()}`,
    );
    const late = [newIdCard(), newIdCard()];
    const lines = [
      ...right.slice(0, 16),
      'Visitor Y',
      ...right.slice(16),
      `Visitor Z, ${late[1]?.slice(0, 17)}`,
    ];
    await button('appointment.normal.paste').click();
    const sheet = page.getByRole('dialog');
    const field = sheet.getByRole('textbox', { name: t('appointment.paste.label') });
    await field.fill(lines.join('\n'));
    await button('appointment.paste.read').click();
    await sheet.getByText('22 people added, 2 lines are wrong').waitFor();
    await sheet.getByText('Line 17').waitFor();
    await sheet.getByText('Line 24').waitFor();
    await field.fill(`Visitor Y, ${late[0]}\nVisitor Z, ${late[1]}`);
    await button('appointment.paste.read').click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: t('appointment.form.agree') }).check();
    await button('appointment.form.submit').click();
    await page.waitForURL(/appointment-detail\/appointment-detail\?id=/);
    await page.getByText('24 people').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('who waits for a full slot is offered its place and takes it', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t, button, link, follow, logIn } = stepsOf(page, 'en', outside);
    const [slot] = await freeSlots(outside, 'item-master-hour');
    if (!slot) throw new Error('The master has no hour left.');
    const other = await outside.someoneElse();
    const booked = await book(outside, other, slot.id, { isNamed: true });

    await page.goto(pageOf('appointment-info', '?itemId=item-master-hour'));
    await logIn();
    await page.waitForURL(/appointment-info/);
    const day = new Date(`${slot.day}T00:00:00Z`);
    const dayWords = day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    await page.getByRole('radio', { name: new RegExp(`^${dayWords}\\b`) }).check();
    await page.getByRole('radio', { name: hours(slot) }).check();
    await button('appointment.wait.join').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('appointment.wait.submit') })
      .click();
    await page.waitForURL(/appointment-record.*tab=waiting/);
    await page.getByText('Nobody before you').waitFor();

    await outside.call('POST', '/cuser/member/appointment/cancel', { id: booked, reason: '' }, other);
    await page.reload();
    await follow(link('appointment.wait.take'));
    await page.waitForURL(/appointment-form.*offerId=/);
    await button('appointment.form.choose').click();
    await button('contacts.add').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: t('contacts.name') }).fill('Li Yun');
    await sheet.getByRole('textbox', { name: t('contacts.certNumber') }).fill(newIdCard());
    await sheet.getByRole('checkbox', { name: t('contacts.consent') }).check();
    await button('contacts.save').click();
    await expect.poll(() => sheet.getByRole('checkbox', { name: 'Li Yun' }).isChecked()).toBe(true);
    await button('contacts.picker.done').click();
    await page.getByRole('checkbox', { name: t('appointment.form.agree') }).check();
    await button('appointment.form.submit').click();
    await page.waitForURL(/appointment-detail\/appointment-detail\?id=/);
    await page.getByText('To be used').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
