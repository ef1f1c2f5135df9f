import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ whiteList: ['o-on-the-list'], sharedCacheMs: 60_000 });
});
afterAll(() => server.close());

const always = { tokenAlways: () => true };
const refused = { kind: 'business', code: 403 };

/** A logged-in member whose open id is on the list. */
async function listed() {
  const member = await server.member(always);
  const { memberId } = await member.session.userInfo();
  await server.app.db
    .updateTable('members')
    .set({ open_id: 'o-on-the-list' })
    .where('id', '=', memberId)
    .execute();
  return member;
}

// conformance: ROLE-02
describe('while white-list mode is open', () => {
  it('answers a visitor what is needed to get in, and nothing else', async () => {
    const visitor = server.visitor();
    await expect(visitor.system.timestamp()).resolves.toBeDefined();
    await expect(visitor.config.cdn()).resolves.toBeDefined();
    await expect(visitor.config.i18n()).resolves.toBeDefined();
    await expect(visitor.config.whiteList({ openId: 'o-elsewhere' })).resolves.toEqual({ allowed: false });
    await expect(visitor.home.phone()).resolves.toBeDefined();
    await expect(visitor.session.smsCaptcha({ mobile: '13900000001' })).resolves.toBeDefined();
    for (const call of [
      visitor.home.layout(),
      visitor.scenicSpot.list(),
      visitor.ticket.detail({ id: 'ticket-feilian-adult' }),
      visitor.notice.list(),
      visitor.location.ipByMap(),
    ])
      await expect(call).rejects.toMatchObject(refused);
    await expect(visitor.order.list()).rejects.toMatchObject({ kind: 'auth', code: 900 });
  });

  it('refuses a member who is not on the list, who can still see who they are and log out', async () => {
    const member = await server.member(always);
    await expect(member.session.userInfo()).resolves.toBeDefined();
    await expect(member.order.list()).rejects.toMatchObject(refused);
    await expect(member.scenicSpot.list()).rejects.toMatchObject(refused);
    await expect(member.session.end()).resolves.toBeNull();
  });

  it('answers a member who is on the list, and gives nobody else what was kept of it', async () => {
    const member = await listed();
    await expect(member.order.list()).resolves.toMatchObject({ records: [] });
    await expect(member.scenicSpot.list()).resolves.toMatchObject({ current: 1 });
    await expect(server.visitor().scenicSpot.list()).rejects.toMatchObject(refused);
  });

  it('takes no open id for a proof: only a login says who somebody is', async () => {
    const visitor = server.visitor({ ...always, tokens: { read: () => 'o-on-the-list', clear: () => {} } });
    await expect(visitor.config.whiteList({ openId: 'o-on-the-list' })).resolves.toEqual({ allowed: true });
    await expect(visitor.scenicSpot.list()).rejects.toMatchObject(refused);
  });
});
