import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import type { NewDrawTask } from '../src/modules/lottery/operate';
import { type AddedDraw, addDraw, drawOnce } from './support/draws';
import { fileServer } from './support/file-server';
import { addAddress, goodsLine, order, pay } from './support/goods-orders';
import { text } from './support/shop';

const server = fileServer();

const nowMs = () => server().app.clock.now();
const refusedBy = (rule: string, code: number) => ({ rule, code });
const wait = (ms: number) => server().press('console/time/move', { minutes: String(ms / 60_000) });

const TASKS: Record<NewDrawTask['kind'], NewDrawTask> = {
  browse: {
    ...{ kind: 'browse', title: text('逛逛商城', 'Look at the shop'), chances: 1, perDay: 2 },
    href: '/pages/index/index',
  },
  share: { kind: 'share', title: text('分享', 'Share'), chances: 1, perDay: 1 },
  invite: { kind: 'invite', title: text('邀请', 'Invite'), chances: 2, perDay: 1 },
  signIn: { kind: 'signIn', title: text('签到', 'Sign in'), chances: 1, perDay: 1 },
  buy: { kind: 'buy', title: text('购买', 'Buy'), chances: 3, perDay: 5, minFen: 5_000 },
};

/** A draw without free chances, with these tasks. */
const added = (...kinds: NewDrawTask['kind'][]): Promise<AddedDraw> =>
  addDraw(server().app, nowMs(), { freePerDay: 0, tasks: kinds.map((kind) => TASKS[kind]) });

const left = async (api: ApiClient, { activeId }: AddedDraw) =>
  (await api.lottery.own({ activeId })).chancesLeft;
const taskOf = async (api: ApiClient, { activeId }: AddedDraw) =>
  (await api.lottery.tasks({ activeId })).tasks[0];

/** Gives pieces of an order that was not sent back. */
async function giveBack(api: ApiClient, orderId: string, quantity: number): Promise<void> {
  const { lines } = await api.order.detail({ id: orderId });
  const items = [{ lineId: lines[0]?.id ?? '', quantity }];
  const reasonCode = 'notWanted';
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items, reasonCode });
  await api.refund.apply({
    ...{ orderId, items, reasonCode, expectedAmountFen: amountFen, expectedFeeFen: feeFen },
  });
  await server().runJobs();
}

/** Begins and finishes a task that takes no time. */
async function doTask(api: ApiClient, taskId = '') {
  const { taskRunId } = await api.lottery.startTask({ taskId });
  return api.lottery.finishTask({ taskRunId });
}

// conformance: MKT-04
describe('looking at a page', () => {
  it('brings a chance after fifteen seconds of the server(), once a run', async () => {
    const draw = await added('browse');
    const [taskId = ''] = draw.taskIds;
    const api = await server().member();
    const begun = await api.lottery.startTask({ taskId });
    expect(begun.notBeforeMs - begun.nowMs).toBe(15_000);
    const { taskRunId } = begun;
    expect((await api.lottery.startTask({ taskId })).taskRunId).toBe(taskRunId);
    expect(await taskOf(api, draw)).toMatchObject({
      state: 'running',
      taskRunId,
      href: '/pages/index/index',
    });
    const tooSoon = { ...refusedBy('taskTooSoon', 422), detail: { seconds: 15 } };
    await expect(api.lottery.finishTask({ taskRunId })).rejects.toMatchObject(tooSoon);
    await wait(60_000);
    expect(await api.lottery.finishTask({ taskRunId })).toEqual({ chancesLeft: 1, given: 1 });
    expect(await api.lottery.finishTask({ taskRunId })).toEqual({ chancesLeft: 1, given: 1 });
    expect(await taskOf(api, draw)).toMatchObject({ state: 'open', doneToday: 1, taskRunId: null });
    await expect((await server().member()).lottery.finishTask({ taskRunId })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('is done for one task at a time, over all draws, and lapses', async () => {
    const [one, other] = [await added('browse'), await added('browse')];
    const api = await server().member();
    const { taskRunId } = await api.lottery.startTask({ taskId: one.taskIds[0] ?? '' });
    const second = () => api.lottery.startTask({ taskId: other.taskIds[0] ?? '' });
    await expect(second()).rejects.toMatchObject(refusedBy('taskRunning', 409));
    await wait(600_000);
    await expect(api.lottery.finishTask({ taskRunId })).rejects.toMatchObject({ code: 404 });
    await expect(second()).resolves.toMatchObject({ taskRunId: expect.any(String) });
  });
});

describe('signing in and sharing', () => {
  it('count once on a calendar day in Shanghai', async () => {
    const draw = await added('signIn');
    const api = await server().member();
    expect(await doTask(api, draw.taskIds[0])).toEqual({ chancesLeft: 1, given: 1 });
    await expect(doTask(api, draw.taskIds[0])).rejects.toMatchObject(refusedBy('taskDoneToday', 422));
    expect(await taskOf(api, draw)).toMatchObject({ state: 'done', doneToday: 1 });
    await wait(86_400_000);
    expect(await taskOf(api, draw)).toMatchObject({ state: 'open', doneToday: 0 });
    // Kept until the activity ends.
    expect(await doTask(api, draw.taskIds[0])).toEqual({ chancesLeft: 2, given: 1 });
    const { records } = await api.myActivity.list({ kind: 'draw' });
    expect(records).toMatchObject([{ id: draw.activeId, subtitle: '还有2次机会' }]);
  });

  it('is never rewarded inside the messaging app', async () => {
    const draw = await added('share', 'signIn');
    const inside = await server().member({ source: 4 });
    const { tasks } = await inside.lottery.tasks({ activeId: draw.activeId });
    expect(tasks.map(({ kind }) => kind)).toEqual(['signIn']);
    await expect(doTask(inside, draw.taskIds[0])).rejects.toMatchObject({ code: 404 });
    expect(await doTask(await server().member(), draw.taskIds[0])).toMatchObject({ given: 1 });
  });
});

describe('inviting', () => {
  it('counts a new member once, not oneself, and only so many a day', async () => {
    const draw = await added('invite');
    const { activeId } = draw;
    const api = await server().member();
    const { inviteCode } = await api.lottery.own({ activeId });
    await api.lottery.invited({ activeId, inviteCode });
    expect(await left(api, draw)).toBe(0);
    const friend = await server().member();
    await friend.lottery.invited({ activeId, inviteCode });
    await friend.lottery.invited({ activeId, inviteCode });
    expect(await left(api, draw)).toBe(2);
    const others = await added('invite');
    const { inviteCode: otherCode } = await api.lottery.own({ activeId: others.activeId });
    await friend.lottery.invited({ activeId: others.activeId, inviteCode: otherCode });
    expect(await left(api, others)).toBe(0);
    await (await server().member()).lottery.invited({ activeId, inviteCode });
    expect(await left(api, draw)).toBe(2);
    expect((await api.lottery.tasks({ activeId })).invited).toHaveLength(2);
    await expect(friend.lottery.invited({ activeId, inviteCode: otherCode })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('does not count who has been there for more than an hour', async () => {
    const draw = await added('invite');
    const { activeId } = draw;
    const friend = await server().member();
    await wait(3_660_000);
    const api = await server().member();
    const { inviteCode } = await api.lottery.own({ activeId });
    await friend.lottery.invited({ activeId, inviteCode });
    expect(await left(api, draw)).toBe(0);
  });
});

describe('buying', () => {
  it('gives chances for an order that is enough, and takes unused ones back with the money', async () => {
    const draw = await added('buy');
    const { activeId, productId, skuId } = draw;
    const api = await server().member();
    const { records } = await api.lottery.goods({ activeId });
    expect(records).toMatchObject([{ id: productId, chances: 3, minFen: 5_000 }]);
    const addressId = await addAddress(api);
    const buy = async (quantity: number) => {
      const { id } = await order(api, [goodsLine(productId, skuId, quantity)], { addressId });
      await pay(server(), api, id);
      return id;
    };
    await buy(1);
    expect(await left(api, draw)).toBe(0);
    const id = await buy(2);
    expect(await left(api, draw)).toBe(3);
    await drawOnce(api, activeId);
    await giveBack(api, id, 1);
    expect(await left(api, draw)).toBe(0);
    expect(await api.lottery.own({ activeId })).toMatchObject({ drawsDone: 1 });
  });

  it('is not begun by hand', async () => {
    const draw = await added('buy');
    await expect(doTask(await server().member(), draw.taskIds[0])).rejects.toMatchObject({ code: 400 });
  });
});
