import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, addSlot, book, MOBILE, noonIn, takenOf } from './support/appointments';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const now = () => server.app.clock.now();

/** A full slot of four places in some days, and the appointment that has them. */
async function fullSlot(days = 3) {
  const itemId = await addItem(server.app.db);
  const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), days), capacity: 4 });
  const owner = await server.member();
  const { id } = await book(owner, { slotId, size: 4 });
  return { itemId, slotId, owner, id };
}

const wait = async (slotId: string, size = 1) => {
  const api = await server.member();
  const { id, ahead } = await api.appointment.wait({ slotId, size, mobile: MOBILE });
  return { api, id, ahead };
};

const stateOf = async ({ api, id }: Awaited<ReturnType<typeof wait>>) =>
  (await api.appointment.waiting({})).records.find((one) => one.id === id)?.state;

describe('a waiting list', () => {
  it('takes those who come while the slot is full, once each, three lists at most', async () => {
    const { slotId, owner, id } = await fullSlot();
    const first = await wait(slotId);
    expect(first.ahead).toBe(0);
    expect((await wait(slotId)).ahead).toBe(1);
    await expect(first.api.appointment.wait({ slotId, size: 1, mobile: MOBILE })).rejects.toMatchObject({
      rule: 'waitExists',
    });
    await first.api.appointment.leave({ id: first.id });
    for (let list = 0; list < 3; list++) {
      await first.api.appointment.wait({ slotId: (await fullSlot()).slotId, size: 1, mobile: MOBILE });
    }
    await expect(first.api.appointment.wait({ slotId, size: 1, mobile: MOBILE })).rejects.toMatchObject({
      rule: 'waitLimit',
      detail: { n: 3 },
    });
    await owner.appointment.cancel({ id });
    const late = await server.member();
    await expect(late.appointment.wait({ slotId, size: 1, mobile: MOBILE })).rejects.toMatchObject({
      rule: 'notFull',
    });
  });

  it('offers freed places to the oldest whose group fits, and keeps the place of who is passed over', async () => {
    const { slotId, owner } = await fullSlot();
    const [big, small] = [await wait(slotId, 3), await wait(slotId, 2)];
    const { itemId } = (await owner.appointment.list({})).records[0] ?? { itemId: '' };
    expect(itemId).not.toBe('');
    await server.press('console/appointments/capacity', { slotId, capacity: '6' });
    expect([await stateOf(big), await stateOf(small)]).toEqual(['waiting', 'offered']);
    expect(await takenOf(server.app.db, slotId)).toBe(6);
    const stranger = await server.member();
    await expect(book(stranger, { slotId })).rejects.toMatchObject({ rule: 'slotFull' });
    const made = await small.api.appointment.takeOffer({ id: small.id });
    expect(made.status).toBe(1);
    expect(await stateOf(small)).toBe('taken');
    expect(await small.api.appointment.detail({ id: made.id })).toMatchObject({ size: 2, fromWaiting: true });
    await expect(small.api.appointment.takeOffer({ id: small.id })).rejects.toMatchObject({
      rule: 'offerLapsed',
    });
    await small.api.appointment.cancel({ id: made.id });
    expect(await stateOf(small)).toBe('taken');
  });

  it('lets an offer lapse for good; the places go to the next, then to everybody', async () => {
    const { slotId, owner, id } = await fullSlot();
    const [first, second] = [await wait(slotId, 4), await wait(slotId, 4)];
    await owner.appointment.cancel({ id });
    const offered = (await first.api.appointment.waiting({})).records[0];
    expect(offered?.state).toBe('offered');
    await server.moveTime(Math.ceil(((offered?.offeredUntilMs ?? 0) - now()) / 60_000));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['lapsed', 'offered']);
    await second.api.appointment.leave({ id: second.id });
    expect(await takenOf(server.app.db, slotId)).toBe(0);
    const stranger = await server.member();
    expect((await book(stranger, { slotId, size: 4 })).status).toBe(1);
  });

  it('tells of an offer by SMS and in the inbox, and is a thing the member takes part in', async () => {
    const { slotId, owner, id } = await fullSlot(1);
    const entry = await wait(slotId, 2);
    await owner.appointment.cancel({ id });
    // Whatever the hour: what is told in the morning is told by then.
    await server.app.db
      .updateTable('appointment_news')
      .set({ due_ms: now() })
      .where('done_ms', 'is', null)
      .execute();
    await server.runJobs();
    const { records } = await entry.api.message.list({});
    expect(records.map(({ kind, title }) => [kind, title.en])).toContainEqual([
      'appointment',
      'There are places for you',
    ]);
    expect((await server.console()).sms.some(({ body }) => body.includes('候补有名额了'))).toBe(true);
    expect((await entry.api.myActivity.list({ kind: 'waiting' })).records).toMatchObject([
      { id: entry.id, state: 'running', name: '试泡温泉' },
    ]);
  });

  it('is over when booking ends', async () => {
    const { slotId } = await fullSlot(1);
    const entry = await wait(slotId, 2);
    await server.moveTime(2 * 24 * 60);
    expect(await stateOf(entry)).toBe('over');
    await expect(entry.api.appointment.leave({ id: entry.id })).rejects.toMatchObject({
      rule: 'appointmentStateChanged',
    });
  });
});
