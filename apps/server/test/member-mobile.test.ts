import { mobileChangeDays } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNumber, codeSentTo } from './support/account';
import { logIn, newMobile, startTestServer, type TestServer } from './support/test-server';

const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeFor = (mobile: string) => codeSentTo(server, mobile);
const masked = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;
const withToken = (token: string) => server.visitor({ tokens: { read: () => token, clear: () => {} } });

describe('changing the mobile number', () => {
  it('takes a code of each number, is written down masked, and the number before is told', async () => {
    const member = await server.member();
    const before = (await member.session.userInfo()).mobile;
    const mobile = newMobile();
    const changed = await changeNumber(server, member, mobile);
    expect(changed.mobile).toBe(mobile);
    expect(await member.member.mobileChanges()).toMatchObject([
      { fromMobile: masked(before), toMobile: masked(mobile) },
    ]);
    expect(await (await server.member()).member.mobileChanges()).toEqual([]);
    const [told] = (await server.console()).sms.filter((sms) => sms.mobile === before);
    expect(told?.body).toContain('您的账号已更换手机号');
    expect(told?.body).not.toContain(mobile);
  });

  it('ends every other login, and leaves the one that changed it', async () => {
    const member = await server.member();
    const { mobile: before } = await member.session.userInfo();
    await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
    const other = withToken(await logIn(server.visitor(), before, server.console));
    await other.session.userInfo();
    await changeNumber(server, member, newMobile());
    await expect(other.session.userInfo()).rejects.toMatchObject({ kind: 'auth' });
    await expect(member.session.userInfo()).resolves.toBeDefined();
  });

  it('needs the code of the current number, and a slip in one code does not cost the other', async () => {
    const member = await server.member();
    const { mobile: before } = await member.session.userInfo();
    const mobile = newMobile();
    await member.member.changeMobileCode({ mobile });
    const code = await codeFor(mobile);
    await expect(member.member.changeMobile({ mobile, code })).rejects.toMatchObject({
      code: 400,
      field: 'currentCode',
    });
    await member.member.changeMobileCode({ target: 'current' });
    const currentCode = await codeFor(before);
    const wrong = currentCode === '000000' ? '000001' : '000000';
    await expect(member.member.changeMobile({ mobile, code, currentCode: wrong })).rejects.toMatchObject({
      code: 422,
      rule: 'codeWrong',
      field: 'currentCode',
    });
    expect((await member.member.changeMobile({ mobile, code, currentCode })).mobile).toBe(mobile);
  });

  it('is done once however often it is sent, and once in so many days', async () => {
    const member = await server.member();
    const { mobile: before } = await member.session.userInfo();
    const mobile = newMobile();
    await member.member.changeMobileCode({ target: 'current' });
    await member.member.changeMobileCode({ mobile });
    const request = { mobile, code: await codeFor(mobile), currentCode: await codeFor(before) };
    const idempotencyKey = 'the-same-key';
    const first = await member.member.changeMobile(request, { idempotencyKey });
    expect(await member.member.changeMobile(request, { idempotencyKey })).toEqual(first);
    expect(await member.member.mobileChanges()).toHaveLength(1);

    const tooSoon = { code: 422, rule: 'mobileChangeTooSoon' };
    await expect(member.member.changeMobileCode({ mobile: newMobile() })).rejects.toMatchObject(tooSoon);
    await expect(member.member.changeMobileCode({ target: 'current' })).rejects.toMatchObject(tooSoon);
    await server.moveTime((mobileChangeDays - 1) * DAY_MINUTES);
    const again = withToken(await logIn(server.visitor(), mobile, server.console));
    await expect(again.member.changeMobileCode({ target: 'current' })).rejects.toMatchObject(tooSoon);
    await server.moveTime(DAY_MINUTES);
    await expect(again.member.changeMobileCode({ target: 'current' })).resolves.toBeDefined();
  });

  it('tells of a number that an account has only to whoever has its code', async () => {
    const member = await server.member();
    const { mobile: current } = await member.session.userInfo();
    const taken = (await (await server.member()).session.userInfo()).mobile;
    const free = newMobile();
    const told = await Promise.all(
      [taken, free].map(async (mobile) => {
        await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
        return Object.keys(await member.member.changeMobileCode({ mobile }));
      }),
    );
    expect(told[0]).toEqual(told[1]);
    const wrong = (await codeFor(taken)) === '000000' ? '000001' : '000000';
    await expect(member.member.changeMobile({ mobile: taken, code: wrong })).rejects.toMatchObject({
      rule: 'codeWrong',
    });
    const code = await codeFor(taken);
    await member.member.changeMobileCode({ target: 'current' });
    await expect(
      member.member.changeMobile({ mobile: taken, code, currentCode: await codeFor(current) }),
    ).rejects.toMatchObject({ code: 409, rule: 'mobileTaken' });
  });

  it('takes no code sent for a login, for another number, or to another member', async () => {
    const member = await server.member();
    const mobile = newMobile();
    await server.visitor().session.smsCaptcha({ mobile });
    const ofLogin = await codeFor(mobile);
    await expect(member.member.changeMobile({ mobile, code: ofLogin })).rejects.toMatchObject({
      rule: 'codeWrong',
    });
    const other = await server.member();
    const { challengeId } = await other.member.changeMobileCode({ mobile });
    const ofOther = await codeFor(mobile);
    await expect(member.member.changeMobile({ mobile, code: ofOther })).rejects.toMatchObject({
      rule: 'codeWrong',
    });
    await expect(member.member.changeMobile({ mobile, code: ofOther, challengeId })).rejects.toMatchObject({
      rule: 'codeExpired',
    });
  });

  it('gives a number that two ask for to one of them', async () => {
    const mobile = newMobile();
    const members = [await server.member(), await server.member()];
    const requests = [];
    for (const api of members) {
      const { mobile: current } = await api.session.userInfo();
      await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
      await api.member.changeMobileCode({ target: 'current' });
      await api.member.changeMobileCode({ mobile });
      requests.push({ api, code: await codeFor(mobile), currentCode: await codeFor(current) });
    }
    const tries = await Promise.allSettled(
      requests.map(({ api, code, currentCode }) => api.member.changeMobile({ mobile, code, currentCode })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 409, rule: 'mobileTaken' },
    });
  });
});
