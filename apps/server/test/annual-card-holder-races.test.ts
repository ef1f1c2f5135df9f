import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { inTransaction } from '../src/database/transaction';
import { codeAt, daySecretOf } from '../src/modules/annual-card/entry-code';
import { approve } from '../src/modules/annual-card/examine';
import { enter } from '../src/modules/annual-card/gate';
import { issueCards, secretCell } from '../src/modules/annual-card/issue';
import { termsOfType } from '../src/modules/annual-card/terms';
import { typesByIds } from '../src/modules/annual-card/types-store';
import { orderKinds } from '../src/modules/kinds';
import { cell, type DataProtection } from '../src/security/data-protection';
import { ADULT, addCardType, CARD_SPOT, cardSpot } from './support/cards';
import { type Login, makeLogins, protectionOf, startTwoServers, type TwoServers } from './support/crowd';
import { adultBy, portrait, tap, uploadPrivately } from './support/holders';
import { newIdCard, newMobile } from './support/test-server';

let servers: TwoServers;
let protection: DataProtection;
beforeAll(async () => {
  servers = await startTwoServers();
  protection = await protectionOf(servers.db);
});
afterAll(async () => {
  expect(await findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const ALL_DAY = cardSpot({ from: '00:00', to: '23:59' });
const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);
const deps = () => ({ protection, nowMs: Date.now() });

/** Cards of one place that members have without buying them; answers their persons. */
async function given(typeId: string, logins: readonly Login[]): Promise<string[]> {
  const { db } = servers;
  const [type] = await typesByIds(db, [typeId]);
  if (!type) throw new Error('There is no such type.');
  const item = { typeId, terms: termsOfType(type), paidFen: 0 };
  const cards = await inTransaction(db, (tx) =>
    issueCards(
      tx,
      logins.map(() => item),
      deps(),
    ),
  );
  const persons: string[] = [];
  for (const [index, { id }] of cards.entries()) {
    await db
      .updateTable('cards')
      .set({ member_id: logins[index]?.memberId ?? null })
      .where('id', '=', id)
      .execute();
    const person = await db
      .selectFrom('card_persons')
      .select('id')
      .where('card_id', '=', id)
      .executeTakeFirstOrThrow();
    persons.push(person.id);
  }
  return persons;
}

/** Members written straight into the database have no mobile. */
async function withMobile({ memberId: id }: Login): Promise<string> {
  const mobile = newMobile();
  const cipher = protection.encrypt(mobile, cell('members', 'mobile_cipher', id));
  const change = { mobile_cipher: cipher, mobile_index: protection.index('mobile', mobile) };
  await servers.db.updateTable('members').set(change).where('id', '=', id).execute();
  return mobile;
}

const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : []));

describe('one code', () => {
  it.each([1, 2, 3])('that is scanned fifty times at two gates lets in once (%i)', async () => {
    const typeId = await addCardType(servers.db, { roles: [ADULT], spots: [ALL_DAY] });
    const [login] = (await makeLogins(servers.db, 1)) as [Login];
    const [personId = ''] = await given(typeId, [login]);
    await clientOf(0, login).annualCard.activate(adultBy(personId));
    const { person_no, secret_cipher } = await servers.db
      .selectFrom('card_persons')
      .select(['person_no', 'secret_cipher'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const secret = protection.decrypt(secret_cipher, secretCell(personId));
    const nowMs = Date.now();
    const code = codeAt(person_no, daySecretOf(secret, dayOf(nowMs)), nowMs);
    const passed = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        inTransaction(servers.db, (tx) =>
          enter(
            tx,
            { protection, nowMs },
            { spotId: CARD_SPOT, gate: String(index % 2), way: 'code', code, isHolder: true },
          ),
        ),
      ),
    );
    const rules = passed.map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === null)).toHaveLength(1);
    expect(rules.filter((rule) => rule === 'cardDayLimit')).toHaveLength(1);
    expect(rules.filter((rule) => rule === 'cardCodeWrong')).toHaveLength(48);
  });
});

describe('one document', () => {
  it('that fifty members put on their cards of a type at once is on one of them', async () => {
    const typeId = await addCardType(servers.db, { roles: [ADULT], spots: [ALL_DAY] });
    const logins = await makeLogins(servers.db, 50);
    const persons = await given(typeId, logins);
    const idCard = newIdCard();
    const results = await Promise.allSettled(
      logins.map((login, index) =>
        clientOf(index, login).annualCard.activate(adultBy(persons[index] ?? '', { idCard })),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['cardHolderTaken']));
  });
});

describe('a consent that is taken back while the portrait is examined', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('leaves no picture (%i)', async (round) => {
    const typeId = await addCardType(servers.db, { roles: [ADULT], spots: [ALL_DAY] });
    const [login] = (await makeLogins(servers.db, 1)) as [Login];
    const [personId = ''] = await given(typeId, [login]);
    const api = clientOf(0, login);
    const mobile = await withMobile(login);
    const consentId = await tap(api, 'face', personId);
    const faceKey = await uploadPrivately({ fetch }, api, personId, await portrait());
    const asked = adultBy(personId, { mobile, consentId, faceKey });
    const { applicationId } = await api.annualCard.activate(asked);
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all([
      clientOf(1, login).consent.withdraw({ consentId }),
      later(round * 2).then(() =>
        inTransaction(servers.db, (tx) => approve(tx, deps(), applicationId ?? '')),
      ),
    ]);
    const kept = servers.db.selectFrom('protected_pictures').select('id').where('person_id', '=', personId);
    expect(await kept.execute()).toEqual([]);
    const person = await servers.db
      .selectFrom('card_persons')
      .select('status')
      .where('id', '=', personId)
      .executeTakeFirst();
    expect(person?.status).toBe('active');
  });
});
