import { encryptCardNumber } from '@yunyou/api-client/card-number';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { freezeClock } from './support/freeze-clock';
import {
  adultBy,
  agreeByCode,
  approve,
  FAMILY,
  type Family,
  family,
  handInMine,
  memberWithMobile,
  portrait,
  refuseIt,
  tap,
  uploadPrivately,
} from './support/holders';
import { newIdCard, newMobile, readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const refused = (rule: string) => expect.objectContaining({ rule });
const statusOf = async ({ api, cardId }: Family) => {
  const { status, persons } = await api.annualCard.own({ id: cardId });
  return { card: status, persons: persons.map((one) => one.status) };
};
const birthOfAge = (years: number, days = 0) => {
  const today = dayOf(server.app.clock.now());
  const day = addDays(today, days);
  return `${Number(day.slice(0, 4)) - years}${day.slice(5).replace('-', '')}`;
};
const refusedAge = (one: Family, birthDay: string) =>
  expect(one.api.annualCard.activate(adultBy(one.mine, { idCard: newIdCard(birthDay) }))).rejects.toEqual(
    refused('cardAge'),
  );

// conformance: SELL-04
describe('putting a person on a card', () => {
  it('is done at once by document and code alone, and starts the card', async () => {
    const one = await family(server);
    expect(await one.api.annualCard.activate(adultBy(one.mine))).toEqual({
      ...{ applicationId: null, status: 'active' },
    });
    const { status, firstDay, lastDay, persons } = await one.api.annualCard.own({ id: one.cardId });
    const today = dayOf(server.app.clock.now());
    expect({ status, firstDay, lastDay }).toEqual({
      ...{ status: 'active', firstDay: today, lastDay: addDays(today, 364) },
    });
    expect(persons[0]).toMatchObject({ name: '李*', picture: 'none' });
    expect((await one.api.order.detail({ id: one.orderId })).status).toBe(2);
    const { records } = await one.api.message.list({});
    expect(records.map(({ title }) => title.en)).toContain('Your annual card is active');
  });

  it('takes a portrait of the member by their own tap, examined before the card starts', async () => {
    const one = await family(server);
    const { applicationId, faceKey } = await handInMine(server, one);
    expect(await statusOf(one)).toEqual({
      card: 'examining',
      persons: ['examining', 'toActivate', 'toActivate'],
    });
    expect(await server.app.objectStore.read(faceKey, { maxBytes: 1e8 })).toBeUndefined();
    const { cardApplications } = await server.console();
    const picture = cardApplications.find(({ id }) => id === applicationId)?.pictures[0];
    const seen = await server.fetch(
      `http://yunyou.test/sandbox/console/annual-card-picture?id=${picture?.id}`,
    );
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    expect((await approve(server, applicationId)).status).toBe(200);
    expect(await statusOf(one)).toMatchObject({ card: 'active' });
    const { dataUrl, deleteAfterDay } = await one.api.annualCard.facePicture({ personId: one.mine });
    expect(dataUrl).toMatch(/^data:image\/jpeg;base64,/);
    expect(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64').includes(Buffer.from('Telephone'))).toBe(false);
    expect(deleteAfterDay).toBe(addDays(dayOf(server.app.clock.now()), 364 + 30));
    const { pictureReads } = await server.console();
    expect(pictureReads.slice(0, 2).map(({ reader }) => reader)).toEqual(['member', 'examiner']);
    expect((await approve(server, applicationId)).status).toBe(409);
  });

  it('takes the portrait of another adult by the code to their own mobile only', async () => {
    const one = await family(server);
    const mobile = newMobile();
    const byTap = await tap(one.api, 'face', one.other);
    const faceKey = await uploadPrivately(server, one.api, one.other);
    const asked = adultBy(one.other, { mobile, faceKey });
    await expect(one.api.annualCard.activate({ ...asked, consentId: byTap })).rejects.toEqual(
      refused('consentNeeded'),
    );
    await expect(one.api.annualCard.activate(asked)).rejects.toEqual(refused('consentNeeded'));
    const byCode = await agreeByCode(server, one.api, one.other, mobile);
    const elsewhere = { ...asked, consentId: byCode, mobile: newMobile() };
    await expect(one.api.annualCard.activate(elsewhere)).rejects.toEqual(refused('consentNeeded'));
    expect(await statusOf(one)).toMatchObject({ card: 'toActivate' });
    expect(await one.api.annualCard.activate({ ...asked, consentId: byCode })).toMatchObject({
      status: 'examining',
    });
  });

  it('lets a tap stand for one person', async () => {
    const one = await family(server);
    await handInMine(server, one);
    const consentId = await tap(one.api, 'face', one.other);
    const faceKey = await uploadPrivately(server, one.api, one.other);
    const asked = adultBy(one.other, { mobile: one.mobile, consentId, faceKey });
    await expect(one.api.annualCard.activate(asked)).rejects.toEqual(refused('consentNeeded'));
  });

  it('takes a child by the guardian, and a portrait of them by another text', async () => {
    const one = await family(server);
    const idCard = newIdCard(birthOfAge(9));
    const child = adultBy(one.child, { idCard, mobile: newMobile() });
    await expect(one.api.annualCard.activate(child)).rejects.toEqual(refused('guardianNeeded'));
    const consentId = await tap(one.api, 'child', one.child);
    const guardian = { name: '李母', relation: 'mother' as const, consentId };
    const father = { ...guardian, relation: 'father' as const };
    await expect(one.api.annualCard.activate({ ...child, guardian: father })).rejects.toEqual(
      refused('consentNeeded'),
    );
    const face = await tap(one.api, 'faceChild', one.child);
    const faceKey = await uploadPrivately(server, one.api, one.child);
    const wrong = { ...child, guardian, faceKey, consentId };
    await expect(one.api.annualCard.activate(wrong)).rejects.toEqual(refused('consentNeeded'));
    const right = { ...wrong, consentId: face };
    expect(await one.api.annualCard.activate(right)).toMatchObject({ status: 'examining' });
    const { persons } = await one.api.annualCard.own({ id: one.cardId });
    expect(persons[2]).toMatchObject({ mobile: '', guardian: { name: '李*', relation: 'mother' } });
  });

  it('judges age by the document: 13 years and 364 days is a child, 14 is not', async () => {
    const roles = [{ ...FAMILY[1], min: 1 } as (typeof FAMILY)[number]];
    const child = await family(server, { roles });
    const almost = adultBy(child.mine, { idCard: newIdCard(birthOfAge(14, 1)), birthday: '1990-01-01' });
    await expect(child.api.annualCard.activate(almost)).rejects.toEqual(refused('guardianNeeded'));
    const today = adultBy(child.mine, { idCard: newIdCard(birthOfAge(14)) });
    expect(await child.api.annualCard.activate(today)).toMatchObject({ status: 'active' });
    const adult = await family(server);
    await refusedAge(adult, birthOfAge(18, 1));
    await adult.api.annualCard.activate(adultBy(adult.mine, { idCard: newIdCard(birthOfAge(18)) }));
  });

  it('asks for the picture of a document where the place does, or where its number tells no day of birth', async () => {
    const roles = [
      { role: 'student', min: 1, max: 1, minAge: 14, maxAge: 30, evidence: 'studentCard' } as const,
    ];
    const one = await family(server, { roles });
    const student = adultBy(one.mine, { idCard: newIdCard(birthOfAge(20)) });
    await expect(one.api.annualCard.activate(student)).rejects.toEqual(refused('evidenceNeeded'));
    const evidenceKeys = [await uploadPrivately(server, one.api, one.mine)];
    const { applicationId } = await one.api.annualCard.activate({ ...student, evidenceKeys });
    await approve(server, applicationId ?? '');
    expect(await statusOf(one)).toMatchObject({ card: 'active' });
    const kept = await server.app.db
      .selectFrom('protected_pictures')
      .select('id')
      .where('person_id', '=', one.mine)
      .execute();
    expect(kept).toEqual([]);

    const abroad = await family(server);
    const passport = adultBy(abroad.mine, { certType: 2, idCard: 'AB1234567' });
    await expect(abroad.api.annualCard.activate(passport)).rejects.toMatchObject({ code: 400 });
    const born = { ...passport, birthday: '1990-02-28' };
    await expect(abroad.api.annualCard.activate(born)).rejects.toEqual(refused('evidenceNeeded'));
  });
});

describe('what is refused changes nothing', () => {
  it('whatever is wrong with it', async () => {
    const one = await family(server);
    const before = await statusOf(one);
    const activate = (changes: Parameters<typeof adultBy>[1]) =>
      one.api.annualCard.activate(adultBy(one.mine, changes));
    await expect(activate({ idCard: '110101199001011234' })).rejects.toEqual(refused('certificateInvalid'));
    await expect(activate({ certType: 0, idCard: 'X' })).rejects.toEqual(refused('certificateInvalid'));
    await expect(
      activate({ certType: 2, idCard: 'AB1234567', birthday: '2099-01-01' }),
    ).rejects.toMatchObject({ code: 400 });
    await expect(one.api.annualCard.facePolicy({ personId: one.mine, fileName: 'a.jpg' })).rejects.toEqual(
      refused('consentNeeded'),
    );
    const consentId = await tap(one.api, 'face', one.mine);
    await expect(
      one.api.annualCard.facePolicy({ personId: one.mine, fileName: 'a.html' }),
    ).rejects.toMatchObject({ code: 400 });
    const mobile = one.mobile;
    const html = await uploadPrivately(server, one.api, one.mine, Buffer.from('<html>'));
    await expect(activate({ mobile, consentId, faceKey: html })).rejects.toEqual(refused('faceUnusable'));
    const small = await uploadPrivately(server, one.api, one.mine, await portrait(470, 900));
    await expect(activate({ mobile, consentId, faceKey: small })).rejects.toEqual(refused('faceUnusable'));
    await expect(activate({ mobile, consentId, faceKey: 'private/face/x/y.jpg' })).rejects.toMatchObject({
      code: 404,
    });
    expect(await statusOf(one)).toEqual(before);
    const stranger = await server.member();
    await expect(stranger.annualCard.activate(adultBy(one.mine))).rejects.toMatchObject({ code: 404 });
    expect(await statusOf(one)).toEqual(before);
  });

  it('one document holds one live card of a type', async () => {
    const one = await family(server);
    const idCard = newIdCard();
    await one.api.annualCard.activate(adultBy(one.mine, { idCard }));
    const again = adultBy(one.other, { idCard });
    await expect(one.api.annualCard.activate(again)).rejects.toEqual(refused('cardHolderTaken'));
    expect(await statusOf(one)).toEqual({ card: 'active', persons: ['active', 'toActivate', 'toActivate'] });
    await expect(one.api.annualCard.activate(adultBy(one.mine))).rejects.toEqual(refused('cardStateChanged'));
  });

  it('nobody joins past the days that a card gives', async () => {
    const one = await family(server);
    await one.api.annualCard.activate(adultBy(one.mine));
    const first = addDays(dayOf(server.app.clock.now()), -61);
    await server.app.db.updateTable('cards').set({ first_day: first }).where('id', '=', one.cardId).execute();
    await expect(one.api.annualCard.activate(adultBy(one.other))).rejects.toEqual(
      refused('cardActivationOver'),
    );
    await server.app.db
      .updateTable('cards')
      .set({ first_day: addDays(first, 1) })
      .where('id', '=', one.cardId)
      .execute();
    await one.api.annualCard.activate(adultBy(one.other));
    const late = await family(server);
    const yesterday = addDays(dayOf(server.app.clock.now()), -1);
    await server.app.db
      .updateTable('cards')
      .set({ activate_by: yesterday })
      .where('id', '=', late.cardId)
      .execute();
    await expect(late.api.annualCard.activate(adultBy(late.mine))).rejects.toEqual(
      refused('cardActivationOver'),
    );
  });
});

describe('an application', () => {
  it('is refused with words, mended five times, and no more', async () => {
    const one = await family(server);
    let application = await handInMine(server, one);
    for (const round of [1, 2, 3, 4, 5]) {
      const shown = await one.api.annualCard.examine({ id: application.applicationId });
      expect(shown.application).toMatchObject({ round, roundsLeft: 5 - round, status: 'submitted' });
      expect((await refuseIt(server, application.applicationId)).status).toBe(200);
      const told = await one.api.annualCard.examine({ id: application.applicationId });
      expect(told.application).toMatchObject({
        refusal: '请露出五官',
        refusalCode: 'face',
        roundsLeft: 5 - round,
      });
      if (round < 5) application = await handInMine(server, one);
    }
    await expect(handInMine(server, one)).rejects.toEqual(refused('examineRounds'));
    const { records, total } = await one.api.annualCard.query({ keyword: '李' });
    expect({ total, status: records[0]?.status }).toEqual({ total: 5, status: 'refused' });
    expect((await one.api.annualCard.query({ keyword: '王' })).total).toBe(0);
  });

  it('deletes its pictures seven days after a refusal that is not mended', async () => {
    const one = await family(server);
    const { applicationId } = await handInMine(server, one);
    await refuseIt(server, applicationId);
    const kept = () => one.api.annualCard.facePicture({ personId: one.mine });
    const { deletePastFaces } = await import('../src/flows/annual-card-holders');
    const startMs = server.app.clock.now();
    freezeClock(server, startMs + 7 * 86_400_000);
    await deletePastFaces(server.app);
    await kept();
    freezeClock(server, startMs + 8 * 86_400_000);
    await deletePastFaces(server.app);
    await expect(kept()).rejects.toMatchObject({ code: 404 });
    freezeClock(server, startMs);
  });

  it('is taken back with its pictures before it is decided', async () => {
    const one = await family(server);
    const { applicationId } = await handInMine(server, one);
    expect(await one.api.annualCard.withdrawApplication({ id: applicationId })).toEqual({
      personStatus: 'toActivate',
    });
    expect(await statusOf(one)).toMatchObject({ card: 'toActivate' });
    await expect(one.api.annualCard.facePicture({ personId: one.mine })).rejects.toMatchObject({ code: 404 });
    await expect(one.api.annualCard.withdrawApplication({ id: applicationId })).rejects.toEqual(
      refused('cardStateChanged'),
    );
    expect((await approve(server, applicationId)).status).toBe(409);
  });

  it('for another portrait leaves the old one until it is decided', async () => {
    const one = await family(server);
    const { applicationId, consentId } = await handInMine(server, one);
    await approve(server, applicationId);
    const old = await one.api.annualCard.facePicture({ personId: one.mine });
    const faceKey = await uploadPrivately(server, one.api, one.mine);
    const next = await one.api.annualCard.face({ personId: one.mine, faceKey, consentId });
    expect(next.status).toBe('active');
    expect(await one.api.annualCard.facePicture({ personId: one.mine })).toEqual(old);
    await approve(server, next.applicationId ?? '');
    expect((await one.api.annualCard.facePicture({ personId: one.mine })).dataUrl).not.toBe(old.dataUrl);
  });

  it('that is not decided in a day is told to the operator once', async () => {
    const one = await family(server);
    const { applicationId } = await handInMine(server, one);
    await server.app.db
      .updateTable('card_applications')
      .set({ due_ms: 1 })
      .where('id', '=', applicationId)
      .execute();
    const { sweepHolders } = await import('../src/flows/annual-card-holders');
    await sweepHolders(server.app);
    const late = async () =>
      (await server.console()).failing.filter(({ subjectId }) => subjectId === applicationId);
    expect(await late()).toHaveLength(1);
    await approve(server, applicationId);
    expect(await late()).toEqual([]);
  });
});

describe('the console', () => {
  it('shows what is to be examined, gates and cards', async () => {
    const one = await family(server);
    const { applicationId, asked } = await handInMine(server, one);
    const page = await (await server.fetch('http://yunyou.test/sandbox/console')).text();
    for (const shown of [applicationId, asked.idCard, one.cardId, 'annual-cards/enter', 'gates-silent'])
      expect(page).toContain(shown);
    const wrong = await server.press('console/annual-cards/refuse', {
      id: applicationId,
      code: 'x',
      words: 'x',
    });
    expect(wrong.status).toBe(409);
  });
});

describe('a paper card', () => {
  it('is added by its number and code; guessing ends after five wrong ones', async () => {
    freezeClock(server);
    const other = await family(server);
    const { typeId } = await other.api.annualCard.own({ id: other.cardId });
    const printed = await server.press('console/annual-cards/print', { type: typeId, count: '1' });
    const [, number = '', code = ''] =
      /(\d{16}) (\w{8})/.exec((await readJson<{ done: string }>(printed)).done) ?? [];
    const { api } = await memberWithMobile(server);
    const { key } = await api.config.aesKey();
    const bind = (activationCode: string) =>
      api.annualCard.bind({ cardNumber: encryptCardNumber(number, key), activationCode });
    for (const wrong of ['AAAAAAAA', 'BBBBBBBB'])
      await expect(bind(wrong)).rejects.toEqual(refused('cardNumberWrong'));
    const { cardId } = await bind(code.toLowerCase());
    expect(await api.annualCard.own({ id: cardId })).toMatchObject({
      number,
      status: 'toActivate',
      orderId: null,
    });
    for (const wrong of ['1', '2', '3'])
      await expect(bind(wrong)).rejects.toEqual(refused('cardNumberWrong'));
    await expect(bind(code)).rejects.toMatchObject({ code: 429 });
  });
});
