import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, instantOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import {
  codeAt,
  daySecretOf,
  digitsAt,
  readCode,
  stepAt,
  stepOf,
} from '../src/modules/annual-card/entry-code';
import { cancelEntry, enter, type Passage } from '../src/modules/annual-card/gate';
import { denialOf } from '../src/modules/annual-card/gate-checks';
import type { SpotTerms } from '../src/modules/annual-card/tables';
import { CARD_SPOT, cardSpot } from './support/cards';
import { countStatements } from './support/count-statements';
import { freezeClock } from './support/freeze-clock';
import { adultBy, approve, type Family, family, handInMine, shownCode } from './support/holders';
import { startTestServer, type TestServer } from './support/test-server';

const NOON = '12:00';

describe('codes', () => {
  it('are those of RFC 4226 with SHA-256: the vectors of RFC 6238', () => {
    const key = Buffer.from('12345678901234567890123456789012').toString('hex');
    const steps: [number, string][] = [
      [59, '119246'],
      [1111111109, '084774'],
      [1234567890, '819424'],
      [20000000000, '737706'],
    ];
    for (const [seconds, digits] of steps)
      expect(digitsAt(key, Math.floor(seconds / 30))).toBe(digits.slice(-6));
  });

  it('are of the step before, this one and the next, across midnight too', () => {
    const secret = '0f'.repeat(32);
    const midnight = instantOf('2027-03-02');
    const shownAt = (atMs: number) =>
      readCode(codeAt('0123456789', daySecretOf(secret, dayOf(atMs)), atMs))?.digits ?? '';
    const step = (atMs: number, gateMs: number) => stepOf(shownAt(atMs), { secret, atMs: gateMs, dayOf });
    expect(step(midnight - 1, midnight)).toBe(stepAt(midnight) - 1);
    expect(step(midnight, midnight - 1)).toBe(stepAt(midnight));
    expect(step(midnight, midnight + 59_999)).toBe(stepAt(midnight));
    expect(step(midnight, midnight + 60_000)).toBeUndefined();
    expect(step(midnight - 86_400_000, midnight)).toBeUndefined();
  });

  it('are read in groups, and nothing else is one', () => {
    expect(readCode('yk 0123 4567 8912 3456')).toEqual({ personNo: '0123456789', digits: '123456' });
    for (const text of ['', 'YK123', 'XX0123456789123456', 'YK01234567891234567'])
      expect(readCode(text)).toBeUndefined();
  });
});

describe('the order of checks', () => {
  const blackout = [
    { firstDay: '2027-10-01', lastDay: '2027-10-03', name: { 'zh-Hans': '国庆', en: 'National Day' } },
  ];
  const spot: SpotTerms = { ...cardSpot(), total: 2, blackout, appointmentNeeded: true };
  const terms = { spots: [spot], spotsPerDay: 1, minutesBetween: 30 } as never;
  const worst = {
    card: { status: 'frozen' as const, held_ms: 1, terms },
    person: { status: 'refused' as const },
    ...{ spotId: 'elsewhere', day: '2027-10-02', time: '07:59', nowMs: 60_000 },
    visits: {
      ...{ today_here: 1, last_seq: 1, other_spots: 1, in_period: 2, last_here_ms: 0 },
      ...{ covered: false, appointed: false },
    },
  };
  const repairs: [string, (at: typeof worst) => object][] = [
    ['cardFrozen', (at) => ({ card: { ...at.card, status: 'active' } })],
    ['cardRefunding', (at) => ({ card: { ...at.card, held_ms: null } })],
    ['cardPersonInactive', () => ({ person: { status: 'active' } })],
    ['cardNotToday', (at) => ({ visits: { ...at.visits, covered: true } })],
    ['cardSpotMissing', () => ({ spotId: CARD_SPOT })],
    ['cardBlackout', () => ({ day: '2027-10-04' })],
    ['cardHours', () => ({ time: '17:59' })],
    ['cardDayLimit', (at) => ({ visits: { ...at.visits, today_here: 0 } })],
    ['cardSpotsLimit', (at) => ({ visits: { ...at.visits, other_spots: 0 } })],
    ['cardTotalLimit', (at) => ({ visits: { ...at.visits, in_period: 1 } })],
    ['cardTooSoon', () => ({ nowMs: 30 * 60_000 })],
    ['appointFirst', (at) => ({ visits: { ...at.visits, appointed: true } })],
  ];

  it('is the one of the terms: the first that fails speaks', () => {
    let at = worst;
    for (const [rule, repair] of repairs) {
      expect(denialOf(at)?.rule).toBe(rule);
      if (rule === 'cardBlackout') expect(denialOf(at)?.text?.en).toContain('National Day');
      at = { ...at, ...repair(at) };
    }
    expect(denialOf(at)).toBeUndefined();
    expect(denialOf({ ...at, time: '18:00' })?.rule).toBe('cardHours');
    expect(denialOf({ ...at, time: '08:00' })).toBeUndefined();
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const at = (day: string, time = NOON) => freezeClock(server, instantOf(day, time));
const today = () => dayOf(Date.now());

/** A card whose first person is active since today, by document and code. */
async function active(changes: Parameters<typeof family>[1] = {}): Promise<Family> {
  at(today());
  const one = await family(server, changes);
  await one.api.annualCard.activate(adultBy(one.mine));
  return one;
}

const pass = (passage: Partial<Passage>) =>
  inTransaction(server.app.db, (tx) =>
    enter(
      tx,
      { protection: server.app.protection, nowMs: server.app.clock.now() },
      { spotId: CARD_SPOT, gate: '1', way: 'code', isHolder: true, ...passage },
    ),
  );
const byCode = async (one: Family, changes: Partial<Passage> = {}) =>
  pass({ code: await shownCode(server, one.api, one.mine), ...changes });
const byDocument = (one: Family) => pass({ way: 'document', personId: one.mine });

// conformance: SELL-04
describe('at a gate', () => {
  it('a code lets in once a gate, and once a day; both are told to the member', async () => {
    const one = await active();
    const code = await shownCode(server, one.api, one.mine);
    expect(await pass({ code })).toMatchObject({ outcome: 'admitted', rule: null });
    expect(await pass({ code })).toMatchObject({ rule: 'cardCodeWrong' });
    expect(await pass({ code, gate: '2' })).toMatchObject({ rule: 'cardDayLimit' });
    const { records } = await one.api.annualCard.entries({ cardId: one.cardId });
    expect(records.map(({ outcome }) => outcome).sort()).toEqual(['admitted', 'refused', 'refused']);
    expect(records[0]).toMatchObject({ personName: '李*', spotId: CARD_SPOT });
    const { persons } = await one.api.annualCard.own({ id: one.cardId });
    expect(persons[0]?.today).toEqual([{ spotId: CARD_SPOT, left: 0 }]);
    at(addDays(today(), 1));
    expect(await pass({ code })).toMatchObject({ rule: 'cardCodeWrong' });
    expect(await byCode(one)).toMatchObject({ outcome: 'admitted' });
  });

  it('a photograph is dead within a minute, by the server’s clock alone', async () => {
    const one = await active();
    const code = await shownCode(server, one.api, one.mine);
    const nowMs = server.app.clock.now();
    freezeClock(server, nowMs + 59_000);
    expect(await pass({ code })).toMatchObject({ outcome: 'admitted' });
    freezeClock(server, nowMs + 60_000);
    expect(await pass({ code, gate: '2' })).toMatchObject({ rule: 'cardCodeWrong' });
    // A phone an hour off shows the code of another hour.
    freezeClock(server, nowMs + 3_600_000);
    expect(await pass({ code, gate: '3' })).toMatchObject({ rule: 'cardCodeWrong' });
  });

  it('five wrong codes in ten minutes ask for the document', async () => {
    const one = await active();
    const { personNo } = await one.api.annualCard.entryCode({ personId: one.mine });
    const right = (await shownCode(server, one.api, one.mine)).slice(-6);
    const wrong = String((Number(right) + 1) % 1e6).padStart(6, '0');
    for (let tries = 0; tries < 5; tries++)
      expect(await pass({ code: `YK${personNo}${wrong}` })).toMatchObject({ rule: 'cardCodeWrong' });
    expect(await byCode(one)).toMatchObject({ rule: 'cardDocumentNeeded' });
    expect(await byDocument(one)).toMatchObject({ outcome: 'admitted' });
    freezeClock(server, server.app.clock.now() + 10 * 60_000);
    expect(await byCode(one)).toMatchObject({ rule: 'cardDayLimit' });
    expect(await pass({ code: 'YK0000000000000000' })).toMatchObject({
      entryId: null,
      rule: 'cardCodeWrong',
    });
  });

  it('another face, or one that is not kept, is asked for the document', async () => {
    const one = await active();
    expect(await byCode(one, { isHolder: false })).toMatchObject({ rule: 'cardDocumentNeeded' });
    expect(await pass({ way: 'face', personId: one.mine })).toMatchObject({ rule: 'cardDocumentNeeded' });
    const two = await family(server);
    const { applicationId } = await handInMine(server, two);
    await approve(server, applicationId);
    expect(await pass({ way: 'face', personId: two.mine })).toMatchObject({ outcome: 'admitted' });
  });

  it('the last day holds to its last millisecond', async () => {
    const one = await active({ spots: [cardSpot({ from: '00:00', to: '23:59' })], validDays: 2 });
    const midnight = instantOf(addDays(today(), 2));
    freezeClock(server, midnight - 60_001);
    expect(await byDocument(one)).toMatchObject({ outcome: 'admitted' });
    freezeClock(server, midnight);
    expect(await byDocument(one)).toMatchObject({ rule: 'cardNotToday' });
    await expect(one.api.annualCard.entryCode({ personId: one.mine })).rejects.toMatchObject({
      rule: 'cardStateChanged',
    });
  });

  it('counts limits of a day, of places and in all, and waits between two entries', async () => {
    const others = server.app.db.selectFrom('spots').select('id').where('id', '!=', CARD_SPOT);
    const { id: second } = await others.executeTakeFirstOrThrow();
    const places = [cardSpot({ perDay: 2, total: 3 }), cardSpot({ spotId: second })];
    const one = await active({ spots: places, spotsPerDay: 1 });
    expect(await byDocument(one)).toMatchObject({ outcome: 'admitted' });
    expect(await byDocument(one)).toMatchObject({ rule: 'cardTooSoon' });
    expect(await pass({ way: 'document', personId: one.mine, spotId: second })).toMatchObject({
      rule: 'cardSpotsLimit',
    });
    freezeClock(server, server.app.clock.now() + 30 * 60_000);
    expect(await byDocument(one)).toMatchObject({ outcome: 'admitted' });
    freezeClock(server, server.app.clock.now() + 30 * 60_000);
    expect(await byDocument(one)).toMatchObject({ rule: 'cardDayLimit' });
    at(addDays(today(), 1));
    expect(await byDocument(one)).toMatchObject({ outcome: 'admitted' });
    at(addDays(today(), 2));
    expect(await byDocument(one)).toMatchObject({ rule: 'cardTotalLimit' });
  });

  it('an entry that is cancelled within half an hour counts no more', async () => {
    const one = await active();
    const { entryId } = await byDocument(one);
    const cancel = () =>
      inTransaction(server.app.db, (tx) => cancelEntry(tx, server.app.clock.now(), entryId ?? ''));
    await cancel();
    await expect(cancel()).rejects.toMatchObject({ details: { rule: 'cardStateChanged' } });
    const again = await byDocument(one);
    expect(again).toMatchObject({ outcome: 'admitted' });
    freezeClock(server, server.app.clock.now() + 31 * 60_000);
    const late = inTransaction(server.app.db, (tx) =>
      cancelEntry(tx, server.app.clock.now(), again.entryId ?? ''),
    );
    await expect(late).rejects.toMatchObject({ details: { rule: 'cardStateChanged' } });
  });

  it('a frozen card lets nobody in; days that it was frozen come back', async () => {
    const one = await active();
    const { lastDay } = await one.api.annualCard.own({ id: one.cardId });
    await server.press('console/annual-cards/freeze', {
      id: one.cardId,
      words: '核实中',
      english: 'Being looked into',
    });
    expect(await byDocument(one)).toMatchObject({ rule: 'cardFrozen' });
    await expect(one.api.annualCard.entryCode({ personId: one.mine })).rejects.toMatchObject({
      rule: 'cardFrozen',
    });
    at(addDays(today(), 3));
    await server.press('console/annual-cards/unfreeze', { id: one.cardId, fault: '0' });
    expect(await one.api.annualCard.own({ id: one.cardId })).toMatchObject({
      status: 'active',
      lastDay: addDays(lastDay ?? '', 3),
    });
    expect(await byDocument(one)).toMatchObject({ outcome: 'admitted' });
  });

  it('decides by at most six statements, and the console does it by code, person and document', async () => {
    const one = await active();
    const code = await shownCode(server, one.api, one.mine);
    // Beginning and committing beside them.
    expect(await countStatements(() => pass({ code }))).toBeLessThanOrEqual(6 + 2);
    const press = async (fields: Record<string, string>) =>
      (
        (await (await server.press('console/annual-cards/enter', { spot: CARD_SPOT, ...fields })).json()) as {
          done?: string;
        }
      ).done;
    expect(await press({ way: 'code', code, gate: '9' })).toContain('cardDayLimit');
    expect(await press({ way: 'document', person: one.mine })).toContain('cardDayLimit');
  });
});
