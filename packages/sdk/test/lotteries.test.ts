import { describe, expect, it } from 'vitest';
import { keptBrowseRun } from '../src';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const DRAW = '/mkg/api/lottery/draw';
const START = '/mkg/api/lottery/task/start';
const FINISH = '/mkg/api/lottery/task/finish';
const NOW = 1_795_000_000_000;
const wanted = { activeId: 'a-1', commitment: 'c'.repeat(64), rulesVersion: '5f0c1e2a' };
const answer = { record: { index: 0, roll: 5 }, chancesLeft: 2, nowMs: NOW };
const run = { taskRunId: 'r-1', notBeforeMs: NOW + 15_000, lapsesAtMs: NOW + 600_000, nowMs: NOW };

describe('drawing', () => {
  it('brings random bytes of the device, others for each draw', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(DRAW, () => answer);
    const { draw } = await sdk.lotteries();
    expect((await draw(wanted)).chancesLeft).toBe(2);
    await draw(wanted);
    const seeds = sent(DRAW).map(({ body }) => body.clientSeed as string);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(seeds).size).toBe(2);
    expect(new Set(sent(DRAW).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
    expect(sent(DRAW)[0]?.body).toMatchObject(wanted);
  });

  it('is the same request under the same key until it was answered, whatever the page shows meanwhile', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { draw } = await sdk.lotteries();
    reply(DRAW, lost);
    await expect(draw(wanted, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(DRAW, () => answer);
    await draw({ ...wanted, commitment: 'd'.repeat(64) });
    const calls = sent(DRAW);
    expect(calls.length).toBeGreaterThan(1);
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    // Answered: the next one is another.
    await draw({ ...wanted, commitment: 'd'.repeat(64) });
    expect(sent(DRAW).at(-1)?.body).toMatchObject({ commitment: 'd'.repeat(64) });
  });

  it('that never arrived, and is too old by now, gives way to the page’s own', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { draw } = await sdk.lotteries();
    reply(DRAW, lost);
    await expect(draw(wanted, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    const today = { ...wanted, commitment: 'd'.repeat(64) };
    const refused = refuse(409, { rule: 'seedChanged' });
    reply(DRAW, (request) => (request.body.commitment === today.commitment ? answer : refused(request)));
    expect((await draw(today, { silent: true })).chancesLeft).toBe(2);
    const seeds = sent(DRAW).map(({ body }) => body.clientSeed);
    expect(seeds.at(-1)).not.toBe(seeds[0]);
  });

  it('that was refused leaves nothing behind', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { draw } = await sdk.lotteries();
    reply(DRAW, refuse(422, { rule: 'noChances' }));
    await expect(draw(wanted, { silent: true })).rejects.toMatchObject({ rule: 'noChances' });
    reply(DRAW, () => answer);
    await draw(wanted);
    const [first, second] = sent(DRAW);
    expect(second?.body.clientSeed).not.toBe(first?.body.clientSeed);
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('is checked on the device', async () => {
    const { sdk } = createWorld({}, login);
    const { check } = await sdk.lotteries();
    const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
    const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
    const checked = await check(
      {
        ...{ activeId: 'draw-1', memberId: 'member-1', index: 0, day: '2026-10-01', commitment },
        ...{ clientSeed: '00112233445566778899aabbccddeeff', roll: 940_174, rolledPrizeId: 'p' },
        prize: { id: 'p', name: '', kind: 'none', valueFen: 0 },
        reason: null,
      },
      {
        ...{ day: '2026-10-01', commitment, seed, revealsAtMs: 0 },
        prizes: [{ id: 'p', name: '', ppm: 1_000_000, upTo: 1_000_000 }],
      },
    );
    expect(checked).toEqual({ isSeed: true, isRoll: true, isPrize: true });
  });
});

describe('the rules of a draw', () => {
  it('are agreed to in the version that was read', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/api/rules/agree', () => null);
    const { agree } = await sdk.lotteries();
    await agree('a-1', '5f0c1e2a');
    expect(sent('/mkg/api/rules/agree')[0]?.body).toEqual({ activeId: 'a-1', rulesVersion: '5f0c1e2a' });
  });
});

describe('a page that is looked at', () => {
  const browse = { taskId: 'task-1', href: '/pages/notice/notice' };

  it('is kept for the visit until it was worth its chances', async () => {
    const { sdk, reply } = createWorld({}, login);
    reply(START, () => run);
    reply(FINISH, () => ({ chancesLeft: 4, given: 1 }));
    const { startTask, finishTask } = await sdk.lotteries();
    await startTask('a-1', browse);
    expect(keptBrowseRun(sdk.drafts)).toEqual({
      ...{ activeId: 'a-1', taskRunId: 'r-1', href: '/pages/notice/notice' },
      ...{ lookMs: 15_000, lapsesAtMs: NOW + 600_000 },
    });
    expect((await finishTask('r-1')).given).toBe(1);
    expect(keptBrowseRun(sdk.drafts)).toBeUndefined();
  });

  it('goes on where it was left too soon, and is over where it was refused otherwise', async () => {
    const { sdk, reply } = createWorld({}, login);
    reply(START, () => run);
    const { startTask, finishTask } = await sdk.lotteries();
    await startTask('a-1', browse);
    reply(FINISH, refuse(422, { rule: 'taskTooSoon' }));
    await expect(finishTask('r-1', { silent: true })).rejects.toMatchObject({ rule: 'taskTooSoon' });
    expect(keptBrowseRun(sdk.drafts)?.taskRunId).toBe('r-1');
    reply(FINISH, lost);
    await expect(finishTask('r-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    expect(keptBrowseRun(sdk.drafts)?.taskRunId).toBe('r-1');
    reply(FINISH, refuse(422, { rule: 'taskDoneToday' }));
    await expect(finishTask('r-1', { silent: true })).rejects.toMatchObject({ rule: 'taskDoneToday' });
    expect(keptBrowseRun(sdk.drafts)).toBeUndefined();
  });

  it('is no matter of other tasks', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(START, () => run);
    const { startTask } = await sdk.lotteries();
    await startTask('a-1', { taskId: 'task-2', href: null });
    expect(keptBrowseRun(sdk.drafts)).toBeUndefined();
    expect(sent(START)[0]?.body).toEqual({ taskId: 'task-2' });
  });
});

describe('a prize', () => {
  const CLAIM = '/cuser/member/prize/claim';
  it('is claimed once, under the same key until it was answered', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { claim } = await sdk.prizes();
    const request = { ids: ['z-1', 'z-2'], addressId: 'ad-1' };
    reply(CLAIM, lost);
    await expect(claim(request, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(CLAIM, () => ({ orderId: 'o-1' }));
    expect(await claim(request)).toBe('o-1');
    expect(new Set(sent(CLAIM).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    await claim(request);
    expect(new Set(sent(CLAIM).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('is told with its draw', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/cuser/member/prize/detail', () => ({ prizeOfMineId: 'z-1', draw: null }));
    const { detail } = await sdk.prizes();
    expect((await detail('z-1')).prizeOfMineId).toBe('z-1');
    expect(sent('/cuser/member/prize/detail')[0]?.query).toEqual({ prizeOfMineId: 'z-1' });
  });
});
