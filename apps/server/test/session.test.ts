import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, newMobile, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeFor = async (mobile: string) =>
  (await server.console()).sms.find((sms) => sms.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';

// conformance: API-10
describe('logging in with a mobile number', () => {
  it('joins a new member, and knows them the next time', async () => {
    const mobile = newMobile();
    const api = server.visitor();
    const token = await logIn(api, mobile, server.console);
    const as = (session: string) => server.visitor({ tokens: { read: () => session, clear: () => {} } });
    const first = await as(token).session.userInfo();
    expect(first).toMatchObject({ mobile, headImg: '' });
    await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
    const again = await logIn(api, mobile, server.console);
    expect((await as(again).session.userInfo()).memberId).toBe(first.memberId);
  });

  it('refuses a wrong code beside its field, and the right one after five wrong tries', async () => {
    const mobile = newMobile();
    const api = server.visitor();
    await api.session.smsCaptcha({ mobile });
    const code = await codeFor(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(api.session.mobileLogin({ mobile, code: wrong })).rejects.toMatchObject({
        code: 422,
        rule: 'codeWrong',
        field: 'code',
      });
    }
    await expect(api.session.mobileLogin({ mobile, code })).rejects.toMatchObject({ rule: 'codeExpired' });
  });

  it('takes a code once', async () => {
    const mobile = newMobile();
    const api = server.visitor();
    await api.session.smsCaptcha({ mobile });
    const code = await codeFor(mobile);
    const tries = await Promise.allSettled([
      api.session.mobileLogin({ mobile, code }),
      api.session.mobileLogin({ mobile, code }),
    ]);
    expect(tries.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('sends one code a minute and says how long to wait', async () => {
    const mobile = newMobile();
    const api = server.visitor();
    await api.session.smsCaptcha({ mobile });
    const refusal = await api.session.smsCaptcha({ mobile }).catch((error) => error);
    expect(refusal).toMatchObject({ code: 422, rule: 'codeTooSoon' });
    expect(refusal.detail.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal.detail.retryAfterSeconds).toBeLessThanOrEqual(60);
    // Where every error has it, too.
    expect(refusal.retryAfterSeconds).toBe(refusal.detail.retryAfterSeconds);
  });

  it('sends ten codes a day to one number, then answers 429 with the time to wait', async () => {
    const mobile = newMobile();
    const api = server.visitor();
    for (let count = 0; count < 10; count++) {
      await api.session.smsCaptcha({ mobile });
      await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
    }
    await expect(api.session.smsCaptcha({ mobile })).rejects.toMatchObject({
      code: 429,
      kind: 'rateLimited',
    });
  });

  it('keeps neither mobile numbers nor codes nor tokens readable in the database', async () => {
    const mobile = newMobile();
    const token = await logIn(server.visitor(), mobile, server.console);
    const tables = ['members', 'sessions', 'sms_codes'] as const;
    const dump = JSON.stringify(
      await Promise.all(tables.map((table) => server.app.db.selectFrom(table).selectAll().execute())),
    );
    expect(dump).not.toContain(mobile);
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(await codeFor(mobile));
  });
});

describe('a session', () => {
  it('is worth nothing after it was ended', async () => {
    const api = await server.member();
    await api.session.end();
    await expect(api.session.userInfo()).rejects.toMatchObject({ code: 903, kind: 'auth' });
  });

  it('ends after 30 days', async () => {
    const own = await startTestServer();
    const api = await own.member();
    await own.moveTime(30 * 24 * 60);
    await expect(api.session.userInfo()).rejects.toMatchObject({ code: 902 });
    await own.close();
  });
});
