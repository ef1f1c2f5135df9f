import { calls } from '@yunyou/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('tracking_events').execute());

/** What was written down, oldest first. */
const written = async () => {
  const rows = await server.app.db.selectFrom('tracking_events').selectAll().orderBy('id').execute();
  return rows.map(({ id: _, at_ms, ...row }) => ({ ...row, at_ms: Number(at_ms) }));
};
const nothing = { event_id: null, member_id: null };

// conformance: API-12
describe('what is written down of a report', () => {
  it("is a look at a product's home by a member, and by a visitor, with who, where and when", async () => {
    const api = await server.member({ source: 3 });
    const { memberId } = await api.session.userInfo({ source: 3 });
    const seen = { parentId: 'spot-qiyun-ridge', productType: 2 as const, atMs: 5 };
    await api.tracking.parentView({ ...seen, eventId: 'event-0001' });
    await server.visitor({ source: 8 }).tracking.parentViewPublic({ ...seen, atMs: 6 });
    const data = { parentId: 'spot-qiyun-ridge', productType: 2 };
    expect(await written()).toEqual([
      { kind: 'parentView', member_id: memberId, source: 3, data, at_ms: 5, event_id: 'event-0001' },
      { ...nothing, kind: 'parentView', source: 8, data, at_ms: 6 },
    ]);
  });

  it('refuses the member’s form without a login, and writes nothing', async () => {
    const response = await server.fetch(`http://yunyou.test${calls.tracking.parentView.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', source: '2' },
      body: JSON.stringify({ parentId: 'spot-qiyun-ridge', productType: 2 }),
    });
    expect((await readJson<{ code: number }>(response)).code).toBe(900);
    expect(await written()).toEqual([]);
  });

  it('is a window of the app, an activity and a product of one, with the campaign that led there', async () => {
    const { tracking } = server.visitor({ source: 1 });
    const campaign = { channelId: 'c-7', channelName: '春天' };
    await tracking.electWindow({ ...campaign, path: '/views/index/index', atMs: 7 });
    await tracking.activity({ ...campaign, activityId: 'a-1', atMs: 8 });
    await tracking.activityProduct({ ...campaign, activityId: 'a-1', productId: 'p-1', atMs: 9 });
    expect(await written()).toEqual(
      [
        { kind: 'electWindow', data: { ...campaign, path: '/views/index/index' }, at_ms: 7 },
        { kind: 'activity', data: { ...campaign, activityId: 'a-1' }, at_ms: 8 },
        { kind: 'activityProduct', data: { ...campaign, activityId: 'a-1', productId: 'p-1' }, at_ms: 9 },
      ].map((row) => ({ ...nothing, source: 1, ...row })),
    );
  });

  it('is who uses a channel, without their name and number, at the server’s own time', async () => {
    const before = server.app.clock.now();
    const memberRegistChannelVo = { thirdId: 'o-1', source: 4 as const };
    const member = { memberId: 'm-1', name: '李云', mobile: '13800138000', memberRegistChannelVo };
    await server.visitor({ source: 4 }).tracking.member(member);
    const [row, ...others] = await written();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'member', source: 4, member_id: null });
    expect(row?.data).toEqual({ memberId: 'm-1', memberRegistChannelVo });
    expect(row?.at_ms).toBeGreaterThanOrEqual(before);
    expect(row?.at_ms).toBeLessThanOrEqual(server.app.clock.now());
  });
});
