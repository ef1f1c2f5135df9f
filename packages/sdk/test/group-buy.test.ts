import { type GroupDetail, groupPollMs } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, Refused, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const GROUP = '/mkg/api/groupBuy/group';
const LEAVE = '/mkg/api/groupBuy/leave';
const LIST = '/mkg/public/api/groupBuy/list';
const FORMING = '/mkg/public/api/groupBuy/forming';
const NOW = 1_700_000_000_000;

const groupOf = (changes: Partial<GroupDetail['group']> = {}): GroupDetail['group'] => ({
  id: 'gr-1',
  status: 'forming',
  needed: 3,
  members: [{ name: '李*', avatarUrl: '', seat: 'member' }],
  seatsLeft: 2,
  joined: true,
  priceFen: 6_800,
  endsAtMs: NOW + 3_600_000,
  ...changes,
});
/** Of a group's answer only what the SDK reads. */
const detailOf = (changes: Partial<GroupDetail['group']> = {}) => ({ group: groupOf(changes), nowMs: NOW });
const page = (records: unknown[]) => ({ records, total: records.length, size: 50, current: 1, pages: 1 });

describe('what is sold to groups', () => {
  it('and which of them form is good for five seconds', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(LIST, () => ({ ...page([]), nowMs: NOW }));
    reply(FORMING, () => ({ groups: [], nowMs: NOW }));
    const read = async () => {
      await sdk.catalogue.groupProducts({ page: 1 });
      await sdk.catalogue.formingGroups({ activityProductId: 'p-1' });
    };
    await read();
    await timers.pass(groupPollMs - 1);
    await read();
    expect([sent(LIST), sent(FORMING)].map((calls) => calls.length)).toEqual([1, 1]);
    await timers.pass(1);
    await read();
    expect([sent(LIST), sent(FORMING)].map((calls) => calls.length)).toEqual([2, 2]);
  });

  it('is asked for by who asks, where there is somebody: their own groups are left out', async () => {
    const forming = { activityProductId: 'p-1', cityName: '澄岚市' };
    const member = createWorld({}, login);
    member.reply(FORMING, () => ({ groups: [], nowMs: NOW }));
    await member.sdk.start();
    await member.sdk.catalogue.formingGroups(forming);
    expect(member.sent(FORMING)[0]?.headers.get('authorization')).toBe('Bearer t-1');
    expect(member.sent(FORMING)[0]?.query).toMatchObject(forming);
    member.sdk.dispose();
    const visitor = createWorld();
    visitor.reply(FORMING, () => ({ groups: [], nowMs: NOW }));
    await visitor.sdk.catalogue.formingGroups(forming);
    expect(visitor.sent(FORMING)[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('a group', () => {
  it('is asked for by its id or by an order in it', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(GROUP, () => detailOf());
    const { group } = await sdk.groupBuy();
    await group({ groupId: 'gr-1' });
    await group({ orderId: 'o-1' });
    expect(sent(GROUP).map(({ query }) => query)).toEqual([{ groupId: 'gr-1' }, { orderId: 'o-1' }]);
  });

  it('that the member waits for is found by the order that waits, once, and not once it is formed', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/cuser/member/orders/list', () =>
      page([
        { id: 'o-1', phase: 'forming', groupId: 'gr-1' },
        { id: 'o-2', phase: 'toConfirm', groupId: 'gr-2' },
        { id: 'o-3', phase: 'forming', groupId: 'gr-3' },
        { id: 'o-4', phase: 'toConfirm' },
        { id: 'o-5', phase: 'forming', groupId: 'gr-4' },
        { id: 'o-6', phase: 'forming', groupId: 'gr-1' },
      ]),
    );
    reply(GROUP, ({ query }) => {
      if (query.groupId === 'gr-4') return new Refused(404);
      return detailOf({ id: query.groupId, status: query.groupId === 'gr-3' ? 'formed' : 'forming' });
    });
    const { mine } = await sdk.groupBuy();
    expect((await mine({ silent: true })).map(({ group }) => group.id)).toEqual(['gr-1']);
    expect(sent(GROUP).map(({ query }) => query.groupId)).toEqual(['gr-1', 'gr-3', 'gr-4']);
    expect(sent('/cuser/member/orders/list')[0]?.query.status).toBe('0');
  });

  it('is followed every five seconds until it is formed', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(GROUP, () => detailOf());
    const told: string[] = [];
    const { follow } = await sdk.groupBuy();
    follow({ groupId: 'gr-1' }, ({ group }) => told.push(`${group.status} ${group.seatsLeft}`));
    await timers.pass(groupPollMs - 1);
    expect(told).toEqual([]);
    await timers.pass(1);
    reply(GROUP, () => detailOf({ seatsLeft: 1 }));
    await timers.pass(groupPollMs);
    expect(told).toEqual(['forming 2', 'forming 1']);
    reply(GROUP, () => detailOf({ status: 'formed', seatsLeft: 0 }));
    await timers.pass(groupPollMs);
    await timers.pass(20 * groupPollMs);
    expect(told.at(-1)).toBe('formed 0');
    expect(sent(GROUP)).toHaveLength(3);
  });

  it('is not asked for while the app is behind, and at once when it is in front again', async () => {
    const { sdk, reply, sent, timers, host } = createWorld({}, login);
    reply(GROUP, () => detailOf());
    const { follow } = await sdk.groupBuy();
    const stop = follow({ groupId: 'gr-1' }, () => {});
    host.hide();
    await timers.pass(20 * groupPollMs);
    expect(sent(GROUP)).toHaveLength(0);
    host.show();
    await timers.settle();
    expect(sent(GROUP)).toHaveLength(1);
    await timers.pass(groupPollMs);
    expect(sent(GROUP)).toHaveLength(2);
    stop();
    host.show();
    await timers.pass(20 * groupPollMs);
    expect(sent(GROUP)).toHaveLength(2);
  });

  it('whose answer comes while the app is behind is asked for again when it is back, not before', async () => {
    const { sdk, reply, sent, timers, host } = createWorld({}, login);
    reply(GROUP, () => {
      host.hide();
      return detailOf();
    });
    const { follow } = await sdk.groupBuy();
    follow({ groupId: 'gr-1' }, () => {});
    await timers.pass(20 * groupPollMs);
    expect(sent(GROUP)).toHaveLength(1);
    host.show();
    await timers.settle();
    expect(sent(GROUP)).toHaveLength(2);
  });

  it('is followed on after a lost network, not after a refusal', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(GROUP, lost);
    const failures: unknown[] = [];
    const { follow } = await sdk.groupBuy();
    follow(
      { groupId: 'gr-1' },
      () => {},
      (error) => failures.push(error),
    );
    await timers.pass(2 * groupPollMs);
    expect(failures.length).toBeGreaterThan(1);
    reply(GROUP, refuse(404));
    await timers.pass(groupPollMs);
    const asked = sent(GROUP).length;
    await timers.pass(20 * groupPollMs);
    expect(sent(GROUP)).toHaveLength(asked);
  });

  it('is followed by nobody once the SDK is disposed', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(GROUP, () => detailOf());
    const { follow } = await sdk.groupBuy();
    follow({ groupId: 'gr-1' }, () => {});
    sdk.dispose();
    await timers.pass(20 * groupPollMs);
    expect(sent(GROUP)).toHaveLength(0);
    expect(timers.running()).toBe(0);
  });
});

describe('the rules of a group', () => {
  it('are agreed to in the version that was read', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/api/rules/agreed', () => ({ agreed: false, rulesVersion: '5f0c1e2a', atMs: null }));
    reply('/mkg/api/rules/agree', () => null);
    const { isAgreed, agree } = await sdk.groupBuy();
    expect(await isAgreed('a-1')).toBe(false);
    await agree('a-1', '5f0c1e2a');
    expect(sent('/mkg/api/rules/agree')[0]?.body).toEqual({ activeId: 'a-1', rulesVersion: '5f0c1e2a' });
    reply('/mkg/api/rules/agree', refuse(409, { rule: 'rulesChanged' }));
    await expect(agree('a-1', '5f0c1e2a', { silent: true })).rejects.toMatchObject({ rule: 'rulesChanged' });
  });
});

describe('leaving a group', () => {
  const answer = (done: boolean) => ({ done, orderId: 'o-1', refundFen: 6_800, endsGroup: false });

  it('has one key until it was answered; what comes back is asked for under others', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { quoteLeave, leave } = await sdk.groupBuy();
    reply(LEAVE, ({ body }) => answer(body.confirm === true));
    expect(await quoteLeave('gr-1')).toMatchObject({ done: false, refundFen: 6_800 });
    expect(await quoteLeave('gr-1')).toMatchObject({ done: false });
    reply(LEAVE, lost);
    await expect(leave('gr-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(LEAVE, () => answer(true));
    expect(await leave('gr-1')).toMatchObject({ done: true });
    const keys = sent(LEAVE).map(({ headers }) => headers.get('idempotency-key'));
    expect(sent(LEAVE).map(({ body }) => body.confirm)).toEqual([
      ...[false, false],
      ...Array(keys.length - 2).fill(true),
    ]);
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys.slice(0, 2)).size).toBe(2);
    expect(new Set(keys.slice(2)).size).toBe(1);
    expect(keys.slice(0, 2)).not.toContain(keys[2]);
  });

  it('that was refused is another attempt the next time', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { leave } = await sdk.groupBuy();
    reply(LEAVE, refuse(410, { rule: 'groupOver' }));
    for (const _ of [1, 2]) {
      await expect(leave('gr-1', { silent: true })).rejects.toMatchObject({ rule: 'groupOver' });
    }
    expect(new Set(sent(LEAVE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});
