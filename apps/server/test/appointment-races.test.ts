import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { inTransaction } from '../src/database/transaction';
import { givePlaces, takePlaces } from '../src/modules/appointment/places-store';
import { orderKinds } from '../src/modules/kinds';
import { newId } from '../src/security/ids';
import { addItem, addSlot, MOBILE, noonIn, takenOf, visitor } from './support/appointments';
import { makeLogins, startTwoServers, type TwoServers } from './support/crowd';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(async () => {
  expect(await findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  await servers.close();
});

const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { rule?: string }).rule ?? String(one.reason)] : [],
  );
const wonOf = <Value>(results: readonly PromiseSettledResult<Value>[]): Value[] =>
  results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

async function slotOf(capacity: number, changes: Parameters<typeof addItem>[1] = {}) {
  const itemId = await addItem(servers.db, changes);
  return { itemId, slotId: await addSlot(servers.db, itemId, { startsMs: noonIn(Date.now(), 3), capacity }) };
}

describe('a crowd at one slot', () => {
  it('of 200 for one place one wins, and the others are told that it is full', async () => {
    const { slotId } = await slotOf(1);
    const people = await makeLogins(servers.db, 200);
    const results = await Promise.allSettled(
      people.map(({ token }, index) =>
        servers.clientOf(index, token).appointment.create({ slotId, size: 1, mobile: MOBILE }),
      ),
    );
    expect(wonOf(results)).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['slotFull']));
    expect(await takenOf(servers.db, slotId)).toBe(1);
  });

  it('for 50 places in groups of one to five never takes more, and leaves none that fits', async () => {
    const { slotId } = await slotOf(50);
    const people = await makeLogins(servers.db, 60);
    const results = await Promise.allSettled(
      people.map(({ token }, index) =>
        servers.clientOf(index, token).appointment.create({ slotId, size: (index % 5) + 1, mobile: MOBILE }),
      ),
    );
    const taken = await takenOf(servers.db, slotId);
    expect(taken).toBeLessThanOrEqual(50);
    const refused = people
      .map((_, index) => (index % 5) + 1)
      .filter((_, index) => results[index]?.status === 'rejected');
    expect(Math.min(...refused, 99)).toBeGreaterThan(50 - taken);
  });

  it('places go back at once while rows that refer to the slot are written', async () => {
    const { itemId, slotId } = await slotOf(1000);
    const [owner] = await makeLogins(servers.db, 1);
    const member_id = owner?.memberId ?? '';
    expect(await inTransaction(servers.db, (tx) => takePlaces(tx, slotId, 800))).toBe(true);
    const give = () => inTransaction(servers.db, (tx) => givePlaces(tx, [{ slotId, size: 1 }]));
    const refer = () =>
      inTransaction(servers.db, (tx) =>
        tx
          .insertInto('waiting_entries')
          .values({
            ...{ id: newId(), slot_id: slotId, item_id: itemId, member_id, size: 1, mobile_cipher: '' },
            ...{ state: 'over', joined_ms: Date.now() },
          })
          .execute(),
      );
    const steps = [give, give, give, give, refer, refer, refer, refer];
    await Promise.all(
      steps.map(async (step) => {
        for (let round = 0; round < 200; round++) await step();
      }),
    );
    expect(await takenOf(servers.db, slotId)).toBe(0);
  });

  it('one person booked by two members has one place', async () => {
    const { slotId } = await slotOf(20, { real_name: 'everybody' });
    const people = await makeLogins(servers.db, 10);
    const same = visitor();
    const results = await Promise.allSettled(
      people.map(({ token }, index) =>
        servers
          .clientOf(index, token)
          .appointment.create({ slotId, size: 1, mobile: MOBILE, visitors: [same] }),
      ),
    );
    expect(wonOf(results)).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['visitorBooked']));
  });

  it('groups that name the same people in other orders never wait for each other in a circle', async () => {
    const { slotId } = await slotOf(50, { real_name: 'everybody' });
    const people = await makeLogins(servers.db, 12);
    const crowd = Array.from({ length: 4 }, () => visitor());
    const results = await Promise.allSettled(
      people.map(({ token }, index) =>
        servers.clientOf(index, token).appointment.create({
          slotId,
          size: 4,
          mobile: MOBILE,
          visitors: index % 2 ? crowd : [...crowd].reverse(),
        }),
      ),
    );
    expect(wonOf(results)).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['visitorBooked']));
  });
});

describe('changes against changes', () => {
  it('two who swap their slots crosswise, again and again, never block each other', async () => {
    const itemId = await addItem(servers.db, { changes_max: 100 });
    const [one, two] = [
      await addSlot(servers.db, itemId, { startsMs: noonIn(Date.now(), 3), capacity: 5 }),
      await addSlot(servers.db, itemId, { startsMs: noonIn(Date.now(), 4), capacity: 5 }),
    ];
    const [a, b] = await makeLogins(servers.db, 2);
    const [apiA, apiB] = [servers.clientOf(0, a?.token), servers.clientOf(1, b?.token)];
    const mine = await apiA.appointment.create({ slotId: one, size: 2, mobile: MOBILE });
    const theirs = await apiB.appointment.create({ slotId: two, size: 2, mobile: MOBILE });
    for (let round = 0; round < 50; round++) {
      // Twenty changes a minute are another test's.
      await servers.db.deleteFrom('rate_limits').execute();
      const [to, back] = round % 2 === 0 ? [two, one] : [one, two];
      await Promise.all([
        apiA.appointment.change({ id: mine.id, slotId: to }),
        apiB.appointment.change({ id: theirs.id, slotId: back }),
      ]);
    }
    expect([await takenOf(servers.db, one), await takenOf(servers.db, two)]).toEqual([2, 2]);
  }, 180_000);
});

describe('cancelling against offers against booking', () => {
  it('loses no place and gives none twice, and an offer is taken once', async () => {
    const { slotId } = await slotOf(6);
    const owners = await makeLogins(servers.db, 6);
    const made = await Promise.all(
      owners.map(({ token }, index) =>
        servers.clientOf(index, token).appointment.create({ slotId, size: 1, mobile: MOBILE }),
      ),
    );
    const waiting = await makeLogins(servers.db, 4);
    const entries = await Promise.all(
      waiting.map(({ token }, index) =>
        servers.clientOf(index, token).appointment.wait({ slotId, size: 1, mobile: MOBILE }),
      ),
    );
    const strangers = await makeLogins(servers.db, 10);
    const results = await Promise.allSettled([
      ...owners
        .slice(0, 4)
        .map(({ token }, index) =>
          servers.clientOf(index, token).appointment.cancel({ id: made[index]?.id ?? '' }),
        ),
      ...strangers.map(({ token }, index) =>
        servers.clientOf(index, token).appointment.create({ slotId, size: 1, mobile: MOBILE }),
      ),
    ]);
    expect(results.slice(0, 4).every(({ status }) => status === 'fulfilled')).toBe(true);
    // Freed places go to who waits: none becomes public meanwhile.
    expect(results.slice(4).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await takenOf(servers.db, slotId)).toBe(6);
    const [first] = waiting;
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        servers.clientOf(index, first?.token).appointment.takeOffer({ id: entries[0]?.id ?? '' }),
      ),
    );
    expect(wonOf(taken)).toHaveLength(1);
    expect(await takenOf(servers.db, slotId)).toBe(6);
  });

  it('double cancels and a change at the same moment: one wins', async () => {
    const { slotId, itemId } = await slotOf(5);
    const other = await addSlot(servers.db, itemId, { startsMs: noonIn(Date.now(), 4), capacity: 5 });
    const [login] = await makeLogins(servers.db, 1);
    const { id } = await servers
      .clientOf(0, login?.token)
      .appointment.create({ slotId, size: 3, mobile: MOBILE });
    await Promise.allSettled([
      servers.clientOf(0, login?.token).appointment.cancel({ id }),
      servers.clientOf(1, login?.token).appointment.cancel({ id }),
      servers.clientOf(1, login?.token).appointment.change({ id, slotId: other }),
    ]);
    expect([await takenOf(servers.db, slotId), await takenOf(servers.db, other)]).toEqual([0, 0]);
  });
});

describe('one voucher on two devices', () => {
  it('is in one appointment', async () => {
    const { itemId, slotId } = await slotOf(20, { mode: 'both' });
    const [login] = await makeLogins(servers.db, 1);
    const voucherId = `outside-race-${Date.now()}`;
    await servers.db
      .insertInto('outside_vouchers')
      .values({
        id: voucherId,
        code: String(Date.now()).slice(-12).padStart(12, '7'),
        item_id: itemId,
        title: JSON.stringify({ 'zh-Hans': '卡', en: 'Card' }),
        people: 2,
        first_day: '2026-01-01',
        last_day: '2099-01-01',
        member_id: login?.memberId ?? '',
        created_ms: Date.now(),
      })
      .execute();
    const results = await Promise.allSettled(
      [0, 1, 2, 3].map((index) =>
        servers
          .clientOf(index, login?.token)
          .appointment.create({ slotId, size: 2, mobile: MOBILE, voucherIds: [voucherId] }),
      ),
    );
    expect(wonOf(results)).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['rightAppointed']));
    expect(await takenOf(servers.db, slotId)).toBe(2);
  });
});
