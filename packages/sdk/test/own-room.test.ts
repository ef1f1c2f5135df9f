import type { RequestOf } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, memberInfo, refuse } from './support/world';

const member = { storage: { token: 't-1' } };
const addPath = '/cuser/member/advice/add';
const listPath = '/cuser/member/message/list';
const readPath = '/cuser/member/message/read';
const said: RequestOf<'advice', 'add'> = {
  kind: 'other',
  text: '好',
  pictureKeys: [],
  orderId: null,
  mobile: '',
};

describe('a suggestion', () => {
  it('is sent again under the same key after a lost answer, and under another once it was answered', async () => {
    const { sdk, reply, sent } = createWorld({}, member);
    const { add } = await sdk.advice();
    reply(addPath, lost);
    await expect(add(said, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(addPath, () => ({ id: 'a-1', sn: 'YJ1' }));
    expect(await add(said)).toEqual({ id: 'a-1', sn: 'YJ1' });
    await add(said);
    const keys = sent(addPath).map(({ headers }) => headers.get('idempotency-key'));
    const [first, last] = [keys[0], keys.at(-1)];
    expect(new Set(keys.slice(0, -1))).toEqual(new Set([first]));
    expect(last).not.toBe(first);
  });
});

describe('the inbox', () => {
  const message = {
    id: 'm-1',
    kind: 'order',
    title: { 'zh-Hans': '已核销', en: 'Used' },
    body: { 'zh-Hans': '', en: '' },
    href: null,
    readAtMs: null,
    atMs: 1,
  };
  const page = { records: [], total: 0, size: 10, current: 1, pages: 0, unread: 3 };

  it('knows how many are unread, until the member has left', async () => {
    const { sdk, reply } = createWorld({}, member);
    reply(listPath, () => page);
    reply(readPath, () => ({ unread: 1 }));
    await sdk.inbox.list({});
    expect(sdk.inbox.state.unread).toBe(3);
    await sdk.inbox.read(['m-1']);
    expect(sdk.inbox.state.unread).toBe(1);
    sdk.inbox.counted(5);
    expect(sdk.inbox.state.unread).toBe(5);
    await sdk.session.logout();
    expect(sdk.inbox.state.unread).toBeUndefined();
  });

  it('has its first messages without a network, with when they were read, until the logout', async () => {
    const { sdk, reply, host } = createWorld({}, member);
    const first = { ...page, records: [message], total: 21, pages: 3 };
    reply(listPath, () => first);
    await sdk.inbox.list({});
    const readAtMs = sdk.clock.now();
    reply(listPath, lost);
    expect(await sdk.inbox.list({}, { silent: true })).toEqual({ ...first, pages: 1, keptAtMs: readAtMs });
    // Only the first page is, and not in place of a refusal.
    await expect(sdk.inbox.list({ page: 2 }, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    await expect(sdk.inbox.list({ unread: true }, { silent: true })).rejects.toMatchObject({
      kind: 'network',
    });
    reply(listPath, refuse(404));
    await expect(sdk.inbox.list({}, { silent: true })).rejects.toMatchObject({ code: 404 });
    await sdk.session.logout();
    expect(host.storage.get('inbox')).toBeUndefined();
  });

  it('is never another member’s', async () => {
    const { sdk, reply, host } = createWorld({}, member);
    reply(listPath, () => ({ ...page, records: [message] }));
    await sdk.inbox.list({});
    const inbox = host.storage.get('inbox') ?? '';
    const later = (token: string) => {
      const world = createWorld({}, { storage: { token, inbox } });
      world.reply(listPath, lost);
      return world.sdk.inbox.list({}, { silent: true });
    };
    // The same login knows its messages before it is known who is logged in; another one does not.
    await expect(later('t-1')).resolves.toMatchObject({ records: [message] });
    await expect(later('t-2')).rejects.toMatchObject({ kind: 'network' });
    const broken = createWorld({}, { storage: { token: 't-1', inbox: '{"page":{}}' } });
    broken.reply(listPath, lost);
    await expect(broken.sdk.inbox.list({}, { silent: true })).rejects.toMatchObject({ kind: 'network' });
  });

  it('is a member’s own at another login of theirs', async () => {
    const asMember = (memberId: string, token: string, inbox?: string) => {
      const world = createWorld({}, { storage: { token, ...(inbox && { inbox }) } });
      world.reply('/cuser/member/api/getBaseUserInfo', () => ({ ...memberInfo, memberId }));
      return world;
    };
    const first = asMember('m-1', 't-1');
    await first.sdk.session.loadUser();
    first.reply(listPath, () => ({ ...page, records: [message] }));
    await first.sdk.inbox.list({});
    const inbox = first.host.storage.get('inbox');
    for (const [memberId, kept] of [
      ['m-1', true],
      ['m-2', false],
    ] as const) {
      const world = asMember(memberId, 't-9', inbox);
      await world.sdk.session.loadUser();
      world.reply(listPath, lost);
      const listed = await world.sdk.inbox.list({}, { silent: true }).catch(() => undefined);
      expect(listed !== undefined).toBe(kept);
    }
  });

  it('says which messages, or all', async () => {
    const { sdk, reply, sent } = createWorld({}, member);
    reply(readPath, () => ({ unread: 0 }));
    await sdk.inbox.read(['m-1', 'm-2']);
    await sdk.inbox.read('all');
    expect(sent(readPath).map(({ body }) => body)).toEqual([{ ids: ['m-1', 'm-2'] }, { all: true }]);
  });

  it('remembers on this device which notices were read', () => {
    const { sdk } = createWorld({}, {});
    sdk.inbox.readNotices(['n-1']);
    sdk.inbox.readNotices(['n-2', 'n-1']);
    expect(sdk.inbox.state.readNotices).toEqual(['n-2', 'n-1']);
    const stored = sdk.host.storage.get('readNotices') ?? '';
    expect(createWorld({}, { storage: { readNotices: stored } }).sdk.inbox.state.readNotices).toEqual([
      'n-2',
      'n-1',
    ]);
    expect(createWorld({}, { storage: { readNotices: '{' } }).sdk.inbox.state.readNotices).toEqual([]);
  });
});

describe('the user center', () => {
  it('asks for its counts and for activities of a kind', async () => {
    const { sdk, reply, sent } = createWorld({}, member);
    const summary = {
      orderCounts: [],
      openRefunds: 0,
      toReview: 0,
      coupons: 1,
      unread: 0,
      favorites: 0,
      nextAppointment: null,
      storedValueFen: 0,
    };
    reply('/cuser/member/user-center/summary', () => summary);
    reply('/cuser/member/my-activity/list', () => ({
      records: [],
      total: 0,
      size: 10,
      current: 1,
      pages: 0,
    }));
    const userCenter = await sdk.userCenter();
    expect(await userCenter.summary()).toEqual(summary);
    await userCenter.activities({ kind: 'draw' });
    expect(sent('/cuser/member/my-activity/list')).toHaveLength(1);
  });
});
