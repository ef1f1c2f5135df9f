import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { type BoughtCard, buyFamilyCard, idCardOfAge, portraitOf } from './support/card-persons';
import { newMobile, type Outside, outsideOf } from './support/outside';
import { type Steps, stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const ADULT_AGE = 35;
const CHILD_AGE = 9;
const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** What somebody does on the pages that put persons on a card. */
function personsOf(page: Page, { t, button, follow }: Steps, outside: Outside) {
  const role = (name: 'adult' | 'child') => new RegExp(`${optionOf(t('cardActivation.role'), name)}`);
  const next = async () => {
    await button('cardActivation.form.submit').click();
    await button('cardActivation.form.confirm').click();
  };
  return {
    next,
    openCard: (card: BoughtCard) =>
      page.goto(`/packages/annual-card/card-active/card-active?cardId=${card.id}`),
    /** Opens the next place of a role that nobody has. */
    async openPlace(name: 'adult' | 'child') {
      const place = page
        .getByRole('link', { name: role(name) })
        .filter({ hasText: optionOf(t('cardActivation.status'), 'toActivate') })
        .first();
      await follow(place);
      await page.waitForURL(/annual-form/);
    },
    async fillIn(name: string, idCard: string, mobile = '') {
      await page.getByRole('textbox', { name: t('contacts.name') }).fill(name);
      await page.getByRole('textbox', { name: t('contacts.certNumber') }).fill(idCard);
      if (mobile) await page.getByRole('textbox', { name: t('cardActivation.form.mobile') }).fill(mobile);
    },
    /** Reads the text to its end and agrees. */
    async agree() {
      await page.waitForURL(/card-protocol/);
      await page.getByRole('checkbox').check();
      const answer = button('cardActivation.consent.agree');
      await expect
        .poll(async () => {
          // The text comes with its own code, and pushes the answers away when it does.
          await answer.scrollIntoViewIfNeeded();
          return answer.isEnabled();
        })
        .toBe(true);
      await follow(answer);
      await page.waitForURL(/annual-form/);
    },
    async addPortrait() {
      await button('cardActivation.form.choosePicture').waitFor();
      await page
        .locator('input[type=file][accept="image/*"]')
        .last()
        .setInputFiles(await portraitOf(page));
      await page.getByText(t('cardActivation.form.portraitReady'), { exact: true }).waitFor();
    },
    /** The application whose page is open. */
    async applicationId(): Promise<string> {
      await page.waitForURL(/card-examine\?id=/);
      return new URL(page.url()).searchParams.get('id') ?? '';
    },
    /** The code on the card's page, as a gate reads it. */
    async entryCode(card: BoughtCard, place = 0): Promise<string> {
      const { persons } = await outside.call<{ persons: { personId: string; status: string }[] }>(
        'GET',
        '/cuser/member/annual-card/detail',
        { id: card.id },
        await tokenOf(page),
      );
      expect(persons[place]?.status).toBe('active');
      await page.goto(`/packages/annual-card/card-detail/card-detail?cardId=${card.id}`);
      const shown = page.getByText(/YK[\s\d]{16,}/).nth(place);
      return ((await shown.textContent()) ?? '').match(/YK[\s\d]+/)?.[0].replace(/\s/g, '') ?? '';
    },
  };
}

/** A place that the card lets in to. */
async function spotOf(outside: Outside, { typeId }: BoughtCard): Promise<string> {
  const { spots } = await outside.call<{
    spots: { spotId: string; appointmentNeeded: boolean; from: string; to: string }[];
  }>('GET', '/cuser/public/api/annualCard/detail', { id: typeId });
  const hour = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 16);
  const open = spots.find(
    ({ appointmentNeeded, from, to }) => !appointmentNeeded && from <= hour && hour < to,
  );
  return open?.spotId ?? spots.find(({ appointmentNeeded }) => !appointmentNeeded)?.spotId ?? '';
}

describe('a family on an annual card (phone, zh)', () => {
  it('is put on it with a portrait, by code alone and by a guardian; refused, mended, and let in', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const outside = outsideOf(url);
    const steps = stepsOf(page, 'zh-Hans', outside);
    const { t, follow, logIn } = steps;
    const persons = personsOf(page, steps, outside);
    await page.goto('/packages/annual-card/card-active/card-active');
    const mobile = await logIn();
    await page.getByText(t('cardActivation.active.none'), { exact: true }).waitFor();
    const card = await buyFamilyCard(outside, await tokenOf(page), mobile);

    // The mother agrees to a portrait: the text comes before the camera, and nothing typed is lost.
    await persons.openCard(card);
    await persons.openPlace('adult');
    const mother = idCardOfAge(ADULT_AGE);
    await persons.fillIn('王芳', mother, mobile);
    await follow(page.getByRole('button', { name: t('cardActivation.form.addPortrait'), exact: true }));
    await persons.agree();
    await expect
      .poll(() => page.getByRole('textbox', { name: t('contacts.certNumber') }).inputValue())
      .toBe(mother);
    await persons.addPortrait();
    await persons.next();
    const first = await persons.applicationId();
    await page.getByText(t('cardActivation.examine.waiting'), { exact: true }).first().waitFor();

    // It is refused with a reason, mended, and approved.
    await outside.press('console/annual-cards/refuse', { id: first, code: 'face', words: '照片里有两个人' });
    await page.reload();
    await page.getByText('照片里有两个人').first().waitFor();
    await follow(page.getByRole('link', { name: /重新提交/ }));
    await page.waitForURL(/annual-form/);
    await persons.fillIn('王芳', mother, mobile);
    await persons.addPortrait();
    await persons.next();
    await outside.press('console/annual-cards/approve', { id: await persons.applicationId() });
    await page.reload();
    await page.getByText(t('cardActivation.examine.approved'), { exact: true }).waitFor();

    // Her husband gives no portrait, and is in at once; the boy is answered for.
    await persons.openCard(card);
    await persons.openPlace('adult');
    await persons.fillIn('李强', idCardOfAge(ADULT_AGE), newMobile());
    await persons.next();
    await page.waitForURL(/card-active/);
    await persons.openPlace('child');
    await persons.fillIn('李小满', idCardOfAge(CHILD_AGE));
    await page.getByRole('textbox', { name: t('cardActivation.form.guardianName') }).fill('王芳');
    await page.getByRole('radio', { name: '母亲' }).check();
    await follow(page.getByRole('link', { name: t('cardActivation.form.guardianConsent') }));
    await page.waitForURL(/card-protocol/);
    await page.getByRole('radio', { name: '母亲' }).check();
    await persons.agree();
    await page.getByText(t('cardActivation.form.guardianAgreed'), { exact: true }).waitFor();
    await persons.next();
    await page.waitForURL(/card-active/);

    // The code on her phone lets her in once at this gate, and at no other.
    const spot = await spotOf(outside, card);
    const code = await persons.entryCode(card);
    expect(code).toMatch(/^YK\d{16}$/);
    const enter = (gate: string) => outside.press('console/annual-cards/enter', { code, spot, gate });
    expect(await enter('1')).toMatch(/Admitted|cardHours/);
    expect(await enter('2')).toMatch(/cardDayLimit|cardTooSoon|cardHours/);

    // What was handed in is found by the end of the card's number.
    await page.goto('/packages/annual-card/card-query-list/card-query-list');
    await page.getByRole('link', { name: /王/ }).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a portrait on an annual card (desktop, en)', () => {
  it('goes with its consent; its holder enters by code the same day, and hands the card back', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const outside = outsideOf(url);
    const steps = stepsOf(page, 'en', outside);
    const { t, button, follow, logIn } = steps;
    const persons = personsOf(page, steps, outside);
    await page.goto('/packages/annual-card/card-active/card-active');
    const mobile = await logIn();
    await page.getByText(t('cardActivation.active.none'), { exact: true }).waitFor();
    const card = await buyFamilyCard(outside, await tokenOf(page), mobile);
    await persons.openCard(card);
    await persons.openPlace('adult');
    await persons.fillIn('Wang Fang', idCardOfAge(ADULT_AGE), mobile);
    await follow(button('cardActivation.form.addPortrait'));
    await persons.agree();
    await persons.addPortrait();
    const personId = new URL(page.url()).searchParams.get('personId') ?? '';
    await persons.next();
    await outside.press('console/annual-cards/approve', { id: await persons.applicationId() });

    // She takes it back: the picture goes here at once, and is followed to the gates.
    await page.goto(`/packages/annual-card/card-protocol/card-protocol?purpose=face&personId=${personId}`);
    await button('cardActivation.consent.myPicture').click();
    await page.getByRole('img', { name: t('cardActivation.consent.pictureAlt') }).waitFor();
    await page.keyboard.press('Escape');
    await button('cardActivation.consent.withdraw').click();
    await button('ui.confirm').click();
    await page
      .getByText(
        new RegExp(
          `${optionOf(t('cardActivation.consent.picture'), 'deletingAtGates')}|${optionOf(t('cardActivation.consent.picture'), 'deleted')}`,
        ),
      )
      .first()
      .waitFor();

    // The card holds: the code lets her in.
    const spot = await spotOf(outside, card);
    const code = await persons.entryCode(card);
    expect(await outside.press('console/annual-cards/enter', { code, spot, gate: '1' })).toMatch(
      /Admitted|cardHours/,
    );

    // It is handed back: what comes back is told before, and given by the merchant.
    await follow(page.getByRole('link', { name: t('annualCard.handBack') }).first());
    await page.waitForURL(/refund-page\?orderId=/);
    await page.getByRole('checkbox', { disabled: false }).first().check();
    await page.getByRole('radio').first().check();
    await follow(button('refund.form.submit'));
    await page.waitForURL(/refund-detail/);
    const refundId = new URL(page.url()).searchParams.get('id') ?? '';
    await outside.press('console/requests/agree', { id: refundId });
    const { persons: left, status } = await outside.call<{ status: string; persons: { status: string }[] }>(
      'GET',
      '/cuser/member/annual-card/detail',
      { id: card.id },
      await tokenOf(page),
    );
    expect(status).toBe('refunded');
    expect(new Set(left.map((one) => one.status))).toEqual(new Set(['removed']));
    expect(problems).toEqual([]);
    await context.close();
  });
});
