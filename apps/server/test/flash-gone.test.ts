import { flashGoneKeptMs, flashGrabsPerMinute, flashGrabsPerMinuteOfNetwork } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addFlashSale, forgetAttempts, grab } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let minute = 0;
beforeAll(async () => {
  server = await startTestServer({ sharedCacheMs: 1_000 });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const MINUTE_MS = 60_000;
const GONE = { code: 410, rule: 'activitySoldOut' };

/** One piece: one member has it, two wait, and everybody else is told that it is gone. Each in a minute of its own. */
async function soldOut() {
  const { db, clock } = server.app;
  const atMs = (Math.ceil(clock.now() / MINUTE_MS) + ++minute) * MINUTE_MS;
  const now = vi.spyOn(clock, 'now').mockReturnValue(atMs);
  const { activityProductId } = await addFlashSale(db, atMs, { total: 1 });
  const taken = [];
  for (let place = 0; place < 3; place++) {
    const api = await server.member();
    taken.push({ api, ...(await grab(api, activityProductId)) });
  }
  expect(taken.map(({ state }) => state)).toEqual(['granted', 'queued', 'queued']);
  await expect(grab(await server.member(), activityProductId)).rejects.toMatchObject(GONE);
  await forgetAttempts(db);
  return { activityProductId, taken, moveOn: (ms: number) => now.mockReturnValue(atMs + ms) };
}

const attemptsWritten = async () =>
  (await server.app.db.selectFrom('flash_attempts').select('key').execute()).length;

it('is told for a moment without writing anything', async () => {
  const { activityProductId, moveOn } = await soldOut();
  const late = await server.member();
  moveOn(flashGoneKeptMs - 1);
  await expect(grab(late, activityProductId)).rejects.toMatchObject(GONE);
  expect(await attemptsWritten()).toBe(0);
  moveOn(flashGoneKeptMs);
  await expect(grab(late, activityProductId)).rejects.toMatchObject(GONE);
  expect(await attemptsWritten()).toBeGreaterThan(0);
});

it('is not told to who has a place or waits', async () => {
  const { activityProductId, taken, moveOn } = await soldOut();
  moveOn(flashGoneKeptMs - 1);
  for (const { api, grabId, state } of taken)
    expect(await grab(api, activityProductId)).toMatchObject({ grabId, state });
});

it('is over a moment after a place in the queue came free', async () => {
  const { activityProductId, taken, moveOn } = await soldOut();
  const [, , last] = taken;
  await last?.api.flashSale.release({ grabId: last.grabId });
  moveOn(flashGoneKeptMs);
  expect(await grab(await server.member(), activityProductId)).toMatchObject({ state: 'queued', ahead: 1 });
});

it('is told only to who asks for as much', async () => {
  const { db, clock } = server.app;
  vi.spyOn(clock, 'now').mockReturnValue(clock.now());
  const { activityProductId } = await addFlashSale(db, clock.now(), {
    total: 3,
    product: { limitPerOrder: 4, limitPerMember: 4 },
  });
  await expect(grab(await server.member(), activityProductId, { quantity: 4 })).rejects.toMatchObject(GONE);
  expect(await grab(await server.member(), activityProductId, { quantity: 1 })).toMatchObject({
    state: 'granted',
  });
});

it('is told so often in a minute to a member and to a network, and no more', async () => {
  freezeClock(server);
  const { activityProductId } = await soldOut();
  const asked = async (times: number, perMember: number) => {
    const told = [];
    let api = await server.member();
    for (let time = 0; time < times; time++) {
      if (time > 0 && time % perMember === 0) api = await server.member();
      told.push(await grab(api, activityProductId).catch((error: { code: number }) => error.code));
    }
    return told;
  };
  const ofOne = await asked(flashGrabsPerMinute + 1, flashGrabsPerMinute + 1);
  expect(ofOne).toEqual([...Array(flashGrabsPerMinute).fill(410), 429]);
  const before = ofOne.length - 1;
  const ofMany = await asked(flashGrabsPerMinuteOfNetwork - before + 1, 5);
  expect(new Set(ofMany.slice(0, -1))).toEqual(new Set([410]));
  expect(ofMany.at(-1)).toBe(429);
});
