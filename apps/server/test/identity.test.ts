import type { ApiClient } from '@yunyou/api-client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays, dayOf, instantOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import { forgetIdentity } from '../src/modules/identity/verification-store';
import { reencrypt } from '../src/security/reencrypt-store';
import { leave } from './support/account';
import { everything } from './support/everything';
import { freezeClock } from './support/freeze-clock';
import { memberWithMobile, tap } from './support/holders';
import { newIdCard, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.deleteFrom('rate_limits').execute();
  await force('');
});
afterEach(async () => expect(await server.breaches()).toEqual([]));

const refused = (rule: string) => expect.objectContaining({ rule });
const force = (answer: string) => server.press('console/identity/force', { answer });

/** A resident ID whose last sign is one of these. */
function numberEnding(signs: string, birthDay?: string): string {
  for (;;) {
    const number = newIdCard(birthDay);
    if (signs.includes(number.at(-1) ?? '')) return number;
  }
}
const matching = () => numberEnding('0123456');

interface Person {
  api: ApiClient;
  memberId: string;
  consentId: string;
}

/** A member who agrees to be checked. */
async function person(): Promise<Person> {
  const { api } = await memberWithMobile(server);
  const { memberId } = await api.session.userInfo();
  return { api, memberId, consentId: await tap(api, 'realName', memberId) };
}

const verify = ({ api, consentId }: Person, idCard: string, name = '李云天') =>
  api.nft.userVerified({ name, idCard, consentId });

// conformance: MKT-06
describe('being checked', () => {
  it('keeps name and number masked, and says the same again', async () => {
    const one = await person();
    const before = await one.api.nft.verifiedConfig({});
    expect(before).toMatchObject({
      ...{ needed: true, minAge: 18, certTypes: [1], consentId: one.consentId, status: 'none', triesLeft: 3 },
      vendorName: '澄岚实名核验',
    });
    expect(before.document.purpose).toBe('realName');
    const idCard = matching();
    const answer = await verify(one, idCard);
    expect(answer).toEqual({ status: 'verified', nameMasked: '李**', triesLeft: 2, reason: null });
    // A repeat asks nobody, whatever the name.
    await force('mismatch');
    expect(await verify(one, idCard.toLowerCase())).toEqual(answer);
    const info = await one.api.nft.userInfo({});
    expect(info).toMatchObject({ memberId: one.memberId, status: 'verified', nameMasked: '李**' });
    expect(info.idMasked).toMatch(/^\d{3,6}\*+.{2,4}$/);
    expect(info.holderNo).toMatch(/^[0-9a-f]{16}$/);
    expect(info.verifiedAtMs).toBeGreaterThan(0);
    expect(await one.api.nft.verifiedConfig({})).toMatchObject({ needed: false, status: 'verified' });
    // By another document only after this one is taken back.
    await expect(verify(one, matching())).rejects.toEqual(refused('identityTaken'));
  });

  it('is by a number that can be one, of somebody who is 18 today, for a consent of one’s own to the text in force', async () => {
    const [one, other] = [await person(), await person()];
    const good = matching();
    const wrong = `${good.slice(0, 17)}${good.endsWith('1') ? '2' : '1'}`;
    for (const idCard of [wrong, good.slice(0, 15), '99010119900101001X'])
      await expect(verify(one, idCard)).rejects.toEqual(refused('certificateInvalid'));
    await expect(verify(one, good, '李')).rejects.toMatchObject({ code: 400 });
    await expect(verify({ ...one, consentId: other.consentId }, good)).rejects.toEqual(
      refused('consentNeeded'),
    );
    const agreedTo = (version: string) =>
      server.app.db.updateTable('consents').set({ version }).where('id', '=', one.consentId).execute();
    await agreedTo('2020-01');
    await expect(verify(one, good)).rejects.toEqual(refused('agreementChanged'));
    await agreedTo('2026-01');
    await other.api.consent.withdraw({ consentId: other.consentId });
    await expect(verify(other, good)).rejects.toEqual(refused('consentNeeded'));
    // None of these was a try.
    expect((await one.api.nft.verifiedConfig({})).triesLeft).toBe(3);
  });

  it('opens on the 18th birthday by the server’s day', async () => {
    const one = await person();
    const today = dayOf(server.app.clock.now());
    const born = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`.replace('02-29', '03-01');
    const tomorrow = addDays(born, 1).replaceAll('-', '');
    await expect(verify(one, numberEnding('0123456', tomorrow))).rejects.toEqual(refused('nftAge'));
    expect((await verify(one, numberEnding('0123456', born.replaceAll('-', '')))).status).toBe('verified');
  });

  it('answers the same for an unknown number and a wrong name, and counts it; a silent service counts none', async () => {
    const one = await person();
    freezeClock(server);
    await expect(verify(one, numberEnding('9X'))).rejects.toEqual(refused('verifyLater'));
    await expect(verify(one, numberEnding('78'))).rejects.toMatchObject({
      rule: 'identityMismatch',
      detail: { triesLeft: 2 },
    });
    expect(await one.api.nft.userInfo({})).toMatchObject({ status: 'failed', nameMasked: '', idMasked: '' });
    for (let tries = 0; tries < 2; tries++)
      await expect(verify(one, numberEnding('78'))).rejects.toEqual(refused('identityMismatch'));
    await expect(verify(one, matching())).rejects.toEqual(refused('verifyTries'));
    await server.press('console/identity/reset-tries', { member: one.memberId });
    expect((await verify(one, matching())).status).toBe('verified');
  });

  it('leaves three tries a day and ten in thirty days, to requests at once, too', async () => {
    const one = await person();
    const nowMs = instantOf(dayOf(server.app.clock.now()), '12:00');
    freezeClock(server, nowMs);
    await force('mismatch');
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => verify(one, newIdCard())));
    const rules = many.map((each) => (each.status === 'rejected' ? each.reason.rule : 'verified'));
    expect(rules.filter((rule) => rule === 'identityMismatch')).toHaveLength(3);
    expect(rules.filter((rule) => rule === 'verifyTries')).toHaveLength(5);
    // Of nine in the days before one is left.
    await server.app.db.deleteFrom('identity_tries').where('member_id', '=', one.memberId).execute();
    const before = Array.from({ length: 9 }, (_, index) => ({
      ...{ id: `${one.memberId}-${index}`, member_id: one.memberId, at_ms: nowMs - (index + 1) * 86_400_000 },
    }));
    await server.app.db.insertInto('identity_tries').values(before).execute();
    expect((await one.api.nft.verifiedConfig({})).triesLeft).toBe(1);
    await expect(verify(one, newIdCard())).rejects.toEqual(refused('identityMismatch'));
    await expect(verify(one, newIdCard())).rejects.toEqual(refused('verifyTries'));
  });

  it('is of one account at a time, which is said only after a match', async () => {
    const [one, other] = [await person(), await person()];
    const idCard = matching();
    await verify(one, idCard);
    await force('mismatch');
    await expect(verify(other, idCard)).rejects.toEqual(refused('identityMismatch'));
    await force('match');
    await expect(verify(other, idCard)).rejects.toMatchObject({
      rule: 'identityTaken',
      detail: { triesLeft: 1 },
    });
    await one.api.consent.withdraw({ consentId: one.consentId });
    expect((await verify(other, idCard)).status).toBe('verified');
  });

  it('is of one of two accounts at once', async () => {
    const people = await Promise.all([person(), person(), person()]);
    const idCard = matching();
    const all = await Promise.allSettled(people.map((one) => verify(one, idCard)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of all)
      if (each.status === 'rejected') expect(each.reason).toEqual(refused('identityTaken'));
  });

  it('asks outside of any transaction', async () => {
    const one = await person();
    const { realNameCheck, db } = server.app;
    const spy = vi.spyOn(realNameCheck, 'ask').mockImplementation(async () => {
      const { rows } = await sql<{ many: number }>`
        select count(*)::int as many from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(db);
      expect(rows[0]?.many).toBe(0);
      return 'match';
    });
    onTestFinished(() => spy.mockRestore());
    await verify(one, matching());
    expect(spy).toHaveBeenCalledOnce();
  });
});

describe('what is kept of it', () => {
  it('never has the number in it, and nothing at all once the consent is taken back', async () => {
    const one = await person();
    const [idCard, name] = [matching(), '司马云中君'];
    await verify(one, idCard, name);
    const kept = await server.app.db
      .selectFrom('identity_verifications')
      .selectAll()
      .where('member_id', '=', one.memberId)
      .executeTakeFirstOrThrow();
    const { idMasked } = await one.api.nft.userInfo({});
    const before = await everything(server);
    for (const trace of [idCard, name, idMasked, Buffer.from(idCard).toString('hex')])
      expect(before.includes(trace)).toBe(false);
    expect(before.includes(kept.id_index ?? '')).toBe(true);

    const answer = await one.api.consent.withdraw({ consentId: one.consentId });
    expect(answer).toMatchObject({ deleted: ['realName'] });
    expect(await one.api.consent.withdraw({ consentId: one.consentId })).toEqual(answer);
    const after = await everything(server);
    for (const trace of [idCard, name, kept.id_index, kept.name_cipher, kept.id_cipher])
      expect(after.includes(trace ?? '')).toBe(false);
    expect(await one.api.nft.userInfo({})).toMatchObject({
      ...{ status: 'withdrawn', nameMasked: '', idMasked: '', verifiedAtMs: null },
    });
    // Agreed anew, checked anew.
    const again = { ...one, consentId: await tap(one.api, 'realName', one.memberId) };
    expect((await verify(again, idCard, name)).status).toBe('verified');
  });

  it('is told to the member, goes with the account, and follows the data key', async () => {
    const one = await person();
    await verify(one, matching());
    const { tables } = JSON.parse((await one.api.member.ownData()).json);
    expect(tables.identity_verifications).toMatchObject([{ status: 'verified', name: '李**' }]);
    expect(JSON.stringify(tables.identity_verifications)).not.toContain('index');
    const { db, protection } = server.app;
    const columns = (await reencrypt(db, protection)).map(({ column }) => column);
    expect(columns).toEqual(
      expect.arrayContaining([
        ...['identity_verifications.name_cipher', 'identity_verifications.id_cipher'],
        'nft_activities.limit_key_cipher',
      ]),
    );
    await leave(server, one.api);
    for (const table of ['identity_verifications', 'identity_tries'] as const)
      expect(
        await db.selectFrom(table).select('member_id').where('member_id', '=', one.memberId).execute(),
      ).toEqual([]);
  });

  it('is nothing where the consent is taken back while the service is asked', async () => {
    const one = await person();
    const { realNameCheck } = server.app;
    const spy = vi.spyOn(realNameCheck, 'ask').mockImplementation(async () => {
      await one.api.consent.withdraw({ consentId: one.consentId });
      return 'match';
    });
    onTestFinished(() => spy.mockRestore());
    await expect(verify(one, matching())).rejects.toEqual(refused('consentNeeded'));
    expect((await one.api.nft.userInfo({})).status).toBe('none');
    await inTransaction(server.app.db, (tx) => forgetIdentity(tx, one.memberId, server.app.clock.now()));
  });
});
