import { createHash } from 'node:crypto';
import { type ConsentPurpose, consentPurposes } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { sweepGateFaces } from '../src/flows/gate-faces';
import { codeSentTo, leave } from './support/account';
import { ageCard, cardLine } from './support/cards';
import { everything } from './support/everything';
import { freezeClock } from './support/freeze-clock';
import { order, pay } from './support/goods-orders';
import {
  adultBy,
  agreeByCode,
  approve,
  family,
  handInMine,
  portrait,
  shownCode,
  tap,
  textOf,
  uploadPrivately,
} from './support/holders';
import { logIn, newIdCard, newMobile, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const refused = (rule: string) => expect.objectContaining({ rule });

describe('a text that is agreed to', () => {
  it.each([...consentPurposes])('is whole in both languages, under one hash (%s)', async (purpose) => {
    const [zh, en] = await Promise.all(
      (['zh-Hans', 'en'] as const).map((locale) =>
        server.visitor({ locale: () => locale }).consent.document({ purpose }),
      ),
    );
    expect(zh?.summary).toHaveLength(6);
    expect(en?.summary.map(({ heading }) => heading)).toEqual([
      ...['Who handles it', 'What', 'Why', 'How long', 'To whom', 'If you say no'],
    ]);
    expect(en?.html).not.toMatch(/\p{Script=Han}/u);
    expect(zh?.html.match(/<h2>/g)?.length).toBe(en?.html.match(/<h2>/g)?.length);
    const canonical = `${zh?.html}\n${en?.html}`;
    expect(zh?.sha256).toBe(createHash('sha256').update(canonical, 'utf8').digest('hex'));
    expect(en?.sha256).toBe(zh?.sha256);
  });

  it('is read without a login, and by its version', async () => {
    const visitor = server.visitor();
    const { documentId, version } = await visitor.consent.document({ purpose: 'face', version: '2026-01' });
    expect(version).toBe('2026-01');
    await expect(visitor.consent.document({ purpose: 'face', version: '2025-01' })).rejects.toMatchObject({
      code: 404,
    });
    const page = await server.fetch(`http://yunyou.test/cdn/consents/${documentId}/en.html`);
    expect(await page.text()).toContain('Face collection agreement');
    expect((await server.fetch('http://yunyou.test/cdn/consents/other/en.html')).status).toBe(404);
  });
});

describe('agreeing', () => {
  it('is to the text in force: another hash or version is another text', async () => {
    const { api, mine } = await family(server);
    for (const other of [{ sha256: '0'.repeat(64) }, { version: '2025-01' }, { documentId: 'other' }])
      await expect(tap(api, 'face', mine, other)).rejects.toEqual(refused('agreementChanged'));
    expect(await api.consent.list({})).toEqual([]);
  });

  it('is nobody’s but a member’s for their own persons, and a guardian says who they are', async () => {
    const { api, mine, child } = await family(server);
    const stranger = await server.member();
    await expect(tap(stranger, 'face', mine)).rejects.toMatchObject({ code: 404 });
    await expect(
      stranger.consent.sendCode({ personId: mine, purpose: 'face', mobile: newMobile() }),
    ).rejects.toMatchObject({ code: 404 });
    await expect(api.consent.give({ ...(await textOf(api, 'child')), subjectId: child })).rejects.toEqual(
      refused('guardianNeeded'),
    );
    await expect(tap(api, 'realName', mine)).rejects.toMatchObject({ code: 404 });
    const { memberId } = await api.session.userInfo();
    const consentId = await tap(api, 'realName', memberId);
    expect(await api.consent.list({})).toMatchObject([
      { consentId, subject: { kind: 'member', id: memberId }, how: 'tap' },
    ]);
  });

  it('by code takes the code of this person and purpose, once, three a day and a minute apart', async () => {
    const { api, mine, other } = await family(server);
    const mobile = newMobile();
    freezeClock(server);
    const send = () => api.consent.sendCode({ personId: other, purpose: 'face', mobile });
    expect(await send()).toMatchObject({ sentTo: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` });
    const { sms } = await server.console();
    expect(sms.find((one) => one.mobile === mobile)?.body).toContain('/cdn/consents/consent-face-2026-01/');
    await expect(send()).rejects.toEqual(refused('codeTooSoon'));
    // Not for another person either.
    await expect(api.consent.sendCode({ personId: mine, purpose: 'face', mobile })).rejects.toEqual(
      refused('codeTooSoon'),
    );
    const given = { ...(await textOf(api, 'face')), mobile, code: await codeSentTo(server, mobile) };
    await expect(api.consent.give({ ...given, subjectId: mine })).rejects.toEqual(refused('codeWrong'));
    await expect(api.consent.give({ ...given, subjectId: other, code: '000000' })).rejects.toEqual(
      refused('codeWrong'),
    );
    await api.consent.give({ ...given, subjectId: other });
    await expect(api.consent.give({ ...given, subjectId: other })).rejects.toEqual(refused('codeExpired'));
    await send();
    await server.app.db.updateTable('sms_codes').set({ used_ms: 1 }).execute();
    await send();
    await server.app.db.updateTable('sms_codes').set({ used_ms: 1 }).execute();
    await expect(send()).rejects.toEqual(refused('codeTooSoon'));
  });

  it('is seen, and taken back, by whose mobile it is', async () => {
    const { api, other, cardId } = await family(server);
    const mobile = newMobile();
    const consentId = await agreeByCode(server, api, other, mobile);
    const faceKey = await uploadPrivately(server, api, other);
    const asked = adultBy(other, { name: '王云', mobile, consentId, faceKey });
    const { applicationId } = await api.annualCard.activate(asked);
    await approve(server, applicationId ?? '');
    const token = await logIn(server.visitor(), mobile, server.console);
    const theirs = server.visitor({ tokens: { read: () => token, clear: () => {} } });
    expect(await theirs.consent.list({})).toMatchObject([
      { consentId, how: 'code', picture: 'held', subject: { name: '王*' }, withdrawnAtMs: null },
    ]);
    expect(await theirs.consent.withdraw({ consentId })).toMatchObject({ deleted: ['portrait'] });
    const { status, persons } = await api.annualCard.own({ id: cardId });
    expect({ status, person: persons[1]?.status, consent: persons[1]?.faceConsentId }).toEqual({
      ...{ status: 'active', person: 'active', consent: null },
    });
  });
});

/** Distinctive bytes of a picture, however a dump writes them. */
const tracesOf = (jpeg: Buffer): Buffer[] =>
  [0.3, 0.5, 0.8].flatMap((part) => {
    const at = 3 * Math.floor((jpeg.length * part) / 3);
    const chunk = jpeg.subarray(at, at + 24);
    return [chunk, Buffer.from(chunk.toString('hex')), Buffer.from(chunk.toString('base64'))];
  });

describe('taking a consent back', () => {
  it('leaves no byte of the portrait, and the card goes on by code; no document is ever in plain text', async () => {
    const one = await family(server);
    const upload = await portrait();
    const { asked, consentId, applicationId } = await handInMine(server, one, upload);
    await approve(server, applicationId);
    await sweepGateFaces(server.app);
    const { dataUrl } = await one.api.annualCard.facePicture({ personId: one.mine });
    const kept = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
    const before = await everything(server);
    // Not even before: what is kept is encrypted, and the upload is gone.
    for (const trace of [...tracesOf(upload), ...tracesOf(kept)]) expect(before.includes(trace)).toBe(false);
    expect(before.includes(asked.idCard)).toBe(false);
    expect(before.includes(Buffer.from(asked.idCard).toString('hex'))).toBe(false);
    const wrapped = await server.app.db
      .selectFrom('protected_pictures')
      .select('wrapped_key')
      .where('person_id', '=', one.mine)
      .executeTakeFirstOrThrow();
    expect(before.includes(wrapped.wrapped_key)).toBe(true);

    await server.press('console/annual-cards/gates-silent', { silent: '1' });
    const answer = await one.api.consent.withdraw({ consentId });
    expect(answer).toEqual({ deleted: ['portrait'], picture: 'deletingAtGates' });
    expect(await one.api.consent.withdraw({ consentId })).toEqual(answer);
    const after = await everything(server);
    expect(after.includes(wrapped.wrapped_key)).toBe(false);
    for (const trace of [...tracesOf(upload), ...tracesOf(kept)]) expect(after.includes(trace)).toBe(false);
    expect(after.includes(asked.idCard)).toBe(false);

    const held = async () => Object.keys((await server.console()).gateFaces.held);
    await sweepGateFaces(server.app);
    expect(await held()).toHaveLength(1);
    await server.press('console/annual-cards/gates-silent', { silent: '0' });
    freezeClock(server, server.app.clock.now() + 120_000);
    await sweepGateFaces(server.app);
    expect(await held()).toEqual([]);
    const [given] = await one.api.consent.list({});
    expect(given).toMatchObject({ picture: 'deleted', deleteAfterDay: null });
    expect(given?.withdrawnAtMs).not.toBeNull();
    await expect(one.api.annualCard.facePicture({ personId: one.mine })).rejects.toMatchObject({ code: 404 });
    const { status } = await one.api.annualCard.own({ id: one.cardId });
    expect(status).toBe('active');
    expect(await shownCode(server, one.api, one.mine)).toMatch(/^YK\d{16}$/);
    const stranger = await server.member();
    await expect(stranger.consent.withdraw({ consentId })).rejects.toMatchObject({ code: 404 });
  });

  it('of a guardian takes portrait and guardian of the child along', async () => {
    const one = await family(server);
    const year = new Date(server.app.clock.now()).getUTCFullYear() - 9;
    const consentId = await tap(one.api, 'child', one.child);
    const face = await tap(one.api, 'faceChild', one.child);
    const faceKey = await uploadPrivately(server, one.api, one.child);
    const guardian = { name: '李母', relation: 'mother' as const, consentId };
    const child = adultBy(one.child, {
      idCard: newIdCard(`${year}0101`),
      guardian,
      faceKey,
      consentId: face,
    });
    const { applicationId } = await one.api.annualCard.activate(child);
    expect(await one.api.consent.withdraw({ consentId })).toMatchObject({
      deleted: ['portrait', 'childData'],
    });
    // Nobody is put on a card whose guardian has taken it back.
    expect((await approve(server, applicationId ?? '')).status).toBe(409);
    const { persons } = await one.api.annualCard.own({ id: one.cardId });
    expect(persons[2]).toMatchObject({ status: 'examining', guardian: null });
    expect(persons[2]?.picture).not.toBe('held');
  });

  it('is needed anew when a card is renewed for a child who is fourteen by then', async () => {
    const held = async (turnsIn: number) => {
      const one = await family(server, { renewPriceFen: 30_000 });
      await one.api.annualCard.activate(adultBy(one.mine));
      const today = dayOf(server.app.clock.now());
      const birthDay = `${Number(today.slice(0, 4)) - 14}${addDays(today, turnsIn).slice(4)}`;
      const consentId = await tap(one.api, 'child', one.child);
      const face = await tap(one.api, 'faceChild', one.child);
      const faceKey = await uploadPrivately(server, one.api, one.child);
      const guardian = { name: '李母', relation: 'mother' as const, consentId };
      const idCard = newIdCard(birthDay.replaceAll('-', ''));
      const child = adultBy(one.child, { idCard, guardian, faceKey, consentId: face });
      const { applicationId } = await one.api.annualCard.activate(child);
      await approve(server, applicationId ?? '');
      await ageCard(server, one.cardId, 340);
      const { typeId } = await one.api.annualCard.own({ id: one.cardId });
      const { id } = await order(one.api, [cardLine(typeId, 1, one.cardId)]);
      await pay(server, one.api, id);
      const { persons, periods } = await one.api.annualCard.own({ id: one.cardId });
      expect(periods).toHaveLength(2);
      const { records } = await one.api.message.list({});
      const isTold = records.some(({ title }) => title.en === 'Please agree to the portrait anew');
      return {
        status: persons[2]?.status,
        picture: persons[2]?.picture,
        face: persons[2]?.faceConsentId,
        isTold,
      };
    };
    // The new period begins in 25 days.
    expect(await held(20)).toMatchObject({ status: 'active', face: null, isTold: true });
    expect((await held(20)).picture).not.toBe('held');
    expect(await held(26)).toMatchObject({ status: 'active', picture: 'held', isTold: false });
  });

  it('is done by whoever leaves: no picture stays, and what they had uploaded goes', async () => {
    const one = await family(server);
    const { applicationId, consentId } = await handInMine(server, one);
    await approve(server, applicationId);
    const key = await uploadPrivately(server, one.api, one.mine);
    // Nobody reads it by its address.
    expect((await server.fetch(server.app.objectStore.urlOf(key))).status).toBe(404);
    const { json } = await one.api.member.ownData();
    expect(JSON.parse(json).tables).toMatchObject({ consents: [{ id: consentId }], card_applications: [{}] });
    await leave(server, one.api);
    expect(await server.app.objectStore.read(key, { maxBytes: 1e8 })).toBeUndefined();
    const { db } = server.app;
    expect(
      await db.selectFrom('protected_pictures').select('id').where('person_id', '=', one.mine).execute(),
    ).toEqual([]);
    const given = db.selectFrom('consents').select('withdrawn_ms').where('id', '=', consentId);
    expect((await given.executeTakeFirstOrThrow()).withdrawn_ms).not.toBeNull();
  });

  it('lets uploads go after an hour that nothing was made of', async () => {
    const { api, mine } = await family(server);
    await tap(api, 'face', mine);
    const key = await uploadPrivately(server, api, mine);
    expect(await server.app.objectStore.read(key, { maxBytes: 1e8 })).toBeDefined();
    freezeClock(server, server.app.clock.now() + 61 * 60_000);
    const { sweepPrivateUploads } = await import('../src/modules/consent/uploads');
    await sweepPrivateUploads(server.app);
    expect(await server.app.objectStore.read(key, { maxBytes: 1e8 })).toBeUndefined();
    const purposes: ConsentPurpose[] = (await api.consent.list({})).map(({ purpose }) => purpose);
    expect(purposes).toEqual(['face']);
  });
});
