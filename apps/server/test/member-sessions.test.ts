import { ownDataPerDay } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownSections, untoldTables } from '../src/modules/member/own-data-store';
import { freezeClock } from './support/freeze-clock';
import {
  addTraveller,
  logIn,
  newMobile,
  placeOrder,
  startTestServer,
  type TestServer,
} from './support/test-server';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A member's device: logged in with their number. */
async function device(mobile: string, userAgent: string) {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('user-agent', userAgent);
    return server.fetch(request);
  };
  await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
  const token = await logIn(server.visitor({ fetch }), mobile, server.console);
  return server.visitor({ fetch, tokens: { read: () => token, clear: () => {} } });
}

describe('logins', () => {
  it('are listed by their device, and one that is ended is worth nothing from the next call on', async () => {
    const mobile = newMobile();
    const phone = await device(mobile, IPHONE);
    const desk = await device(mobile, WINDOWS);
    const listed = await phone.member.sessions();
    expect(listed.map(({ device, current, source }) => ({ device, current, source }))).toEqual(
      expect.arrayContaining([
        { device: 'Safari · iPhone', current: true, source: 2 },
        { device: 'Chrome · Windows', current: false, source: 2 },
      ]),
    );
    expect(JSON.stringify(listed)).not.toContain('Mozilla');
    await desk.session.userInfo();
    const sessionId = listed.find(({ current }) => !current)?.id ?? '';
    await phone.member.endSession({ sessionId });
    await expect(desk.session.userInfo()).rejects.toMatchObject({ kind: 'auth', code: 903 });
    expect(await phone.member.sessions()).toHaveLength(1);
    await expect(phone.member.endSession({ sessionId })).rejects.toMatchObject({ code: 404 });
  });

  it('end all but the one that asks, and nobody else’s', async () => {
    const mobile = newMobile();
    const [first, second, third] = [
      await device(mobile, IPHONE),
      await device(mobile, WINDOWS),
      await device(mobile, ''),
    ];
    const stranger = await server.member();
    expect(await second.member.endOtherSessions()).toEqual({ ended: 2 });
    for (const ended of [first, third]) {
      await expect(ended.session.userInfo()).rejects.toMatchObject({ kind: 'auth' });
    }
    await expect(second.session.userInfo()).resolves.toBeDefined();
    await expect(stranger.session.userInfo()).resolves.toBeDefined();
    expect(await second.member.endOtherSessions()).toEqual({ ended: 0 });
  });
});

describe('what is kept about a member', () => {
  it('is one readable file of their own things, and of nobody else’s', async () => {
    const api = await server.member();
    const { mobile } = await api.session.userInfo();
    await addTraveller(api, '欧阳云山');
    const { id } = await placeOrder(api);
    const other = await server.member();
    await addTraveller(other, '司马不见');
    const { fileName, json } = await api.member.ownData();
    expect(fileName).toMatch(/^yunyou-\d{4}-\d\d-\d\d\.json$/);
    const { tables } = JSON.parse(json);
    expect(tables.members).toMatchObject([{ mobile }]);
    expect(tables.contacts.map(({ name }: { name: string }) => name)).toContain('欧阳云山');
    expect(tables.orders).toMatchObject([{ id, contact_name: '李云' }]);
    expect(json).not.toContain('司马不见');
    expect(json).not.toMatch(/_cipher|_hash|_index/);
  });

  it('can be asked for so often a day', async () => {
    freezeClock(server);
    const api = await server.member();
    for (let count = 0; count < ownDataPerDay; count++) await api.member.ownData();
    await expect(api.member.ownData()).rejects.toMatchObject({ code: 429 });
  });

  it('leaves out no table that names a member', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'member_id'`.execute(server.app.db);
    const told = new Set<string>([...ownSections.map(({ table }) => table), ...untoldTables]);
    expect(rows.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  });
});
