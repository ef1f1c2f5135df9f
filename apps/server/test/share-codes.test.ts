import { channelSource, isShareCode, type LoginResponse } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealMobile } from '../src/outside/platforms/payment-app';
import { sandboxAccounts } from '../src/sandbox/platforms/accounts';
import { readOrMakeSecrets } from '../src/sandbox/secrets';
import { changeNumber, codeSentTo, leave } from './support/account';
import { newMobile, readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let accounts: ReturnType<typeof sandboxAccounts>;
/** Of a member who shares. */
let code: string;
beforeAll(async () => {
  server = await startTestServer();
  accounts = sandboxAccounts(server.app.config, await readOrMakeSecrets(server.app.db));
  code = (await (await server.member()).session.userInfo()).shareCode;
});
afterAll(() => server.close());

const as = (token: string) => server.visitor({ tokens: { read: () => token, clear: () => {} } });
const cameBy = async ({ token }: Pick<LoginResponse, 'token'>) =>
  (await as(token).session.userInfo()).memberRegistChannelVo.thirdId;

let people = 0;
const codeOf = async (provider: string, mobile = ''): Promise<string> => {
  const given = { provider, person: `friend ${people++}`, mobile };
  return (await readJson<{ code: string }>(await server.press('platforms/code', given))).code;
};

describe("a member's share code", () => {
  it('is made once, is nobody else’s, and says nothing of the member', async () => {
    const member = await server.member();
    const before = await server.app.db
      .selectFrom('members')
      .selectAll()
      .where('share_code', '=', code)
      .execute();
    const told = await Promise.all([member.session.userInfo(), member.session.userInfo()]);
    const [{ shareCode, memberId }] = told;
    expect(isShareCode(shareCode)).toBe(true);
    expect(told.map((one) => one.shareCode)).toEqual([shareCode, shareCode]);
    expect((await member.member.updateInfo({ name: '云' })).shareCode).toBe(shareCode);
    expect((await changeNumber(server, member, newMobile())).shareCode).toBe(shareCode);
    expect([before.length, shareCode === code, memberId.includes(shareCode)]).toEqual([1, false, false]);
  });

  it('is in the own data, with the code one came by, and dies with the account', async () => {
    const member = as((await server.visitor().login.test({ mobile: newMobile(), shareCode: code })).token);
    const { shareCode, memberId } = await member.session.userInfo();
    const { tables } = JSON.parse((await member.member.ownData()).json);
    expect(tables.members).toMatchObject([{ share_code: shareCode, regist_share: code }]);
    const friend = await server.visitor().login.test({ mobile: newMobile(), shareCode });
    await leave(server, member);
    const row = await server.app.db
      .selectFrom('members')
      .select(['share_code', 'regist_share'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ share_code: null, regist_share: null });
    // How somebody registered stays as it was; nobody comes by that link any more.
    expect(await cameBy(friend)).toBe(shareCode);
    expect(await cameBy(await server.visitor().login.test({ mobile: newMobile(), shareCode }))).toBe('');
  });
});

describe('who registers by a shared link', () => {
  const miniProgram = () => ({
    wxAppId: accounts.miniProgram.appId,
    source: channelSource.messagingMiniProgram,
  });

  /** Every login that registers somebody. */
  const ways: Record<string, (shareCode?: string) => Promise<LoginResponse>> = {
    async mobileLogin(shareCode) {
      const mobile = newMobile();
      await server.visitor().session.smsCaptcha({ mobile });
      const sms = await codeSentTo(server, mobile);
      return server.visitor().session.mobileLogin({ mobile, code: sms, shareCode });
    },
    test: (shareCode) => server.visitor().login.test({ mobile: newMobile(), shareCode }),
    async applet(shareCode) {
      const phoneCode = await codeOf('phone', newMobile());
      const app = { ...miniProgram(), code: await codeOf('mini-program') };
      return server.visitor().login.applet({ ...app, phoneCode, shareCode });
    },
    async shortVideo(shareCode) {
      const platformCode = await codeOf('short-video');
      const asked = { provider: 'short-video', code: platformCode, mobile: newMobile() };
      const phone = await readJson<{ encryptedData: string; iv: string }>(
        await server.press('platforms/phone-data', asked),
      );
      const app = { wxAppId: accounts.shortVideo.appId, source: channelSource.shortVideoMiniProgram };
      return server.visitor().login.shortVideo({ ...app, code: platformCode, ...phone, shareCode });
    },
    regional: async (shareCode) =>
      server
        .visitor()
        .login.regional({ ticket: await codeOf('regional'), source: channelSource.regional, shareCode }),
    'regional with a number': async (shareCode) => {
      const ticket = await codeOf('regional', newMobile());
      return server.visitor().login.regional({ ticket, source: channelSource.regional, shareCode });
    },
    async paymentAppMobile(shareCode) {
      const app = { wxAppId: accounts.paymentApp.appId, source: channelSource.paymentApp };
      const { data } = await server.visitor().login.paymentApp({ ...app, code: await codeOf('payment-app') });
      const encryptedData = sealMobile(accounts.paymentApp.symmetricKeyHex, newMobile());
      const proof = { openid: data.openid, bindTicket: data.bindTicket, encryptedData, iv: '' };
      return server.visitor().login.paymentAppMobile({ ...app, ...proof, shareCode });
    },
  };

  it.each(Object.entries(ways))('by %s has its code as thirdId', async (_, enter) => {
    expect(await cameBy(await enter(code))).toBe(code);
  });

  it.each(['ZZZZZZZZ', '', 'short', "'; drop table members", 'x'.repeat(64)])(
    'by a link whose code is nobody’s (%s) is registered as without one',
    async (shareCode) => {
      const entered = await server.visitor().login.test({ mobile: newMobile(), shareCode });
      expect([entered.result, await cameBy(entered)]).toEqual([0, '']);
    },
  );

  it('was no member before: whoever was keeps how they registered, their own code included', async () => {
    const mobile = newMobile();
    const first = await server.visitor().login.test({ mobile });
    const own = await as(first.token).session.userInfo();
    for (const shareCode of [code, own.shareCode]) {
      const again = await server.visitor().login.test({ mobile, shareCode });
      expect([again.result, await cameBy(again)]).toEqual([0, '']);
    }
    const friend = newMobile();
    await server.visitor().login.test({ mobile: friend, shareCode: code });
    const later = await server.visitor().login.test({ mobile: friend, shareCode: own.shareCode });
    expect(await cameBy(later)).toBe(code);
  });

  it('has the code of the link before the id that a platform knows them by', async () => {
    const phoneCode = await codeOf('phone', newMobile());
    const app = { ...miniProgram(), code: await codeOf('mini-program') };
    const entered = await server.visitor().login.applet({ ...app, phoneCode });
    const { openId, memberRegistChannelVo } = await as(entered.token).session.userInfo();
    expect(memberRegistChannelVo).toEqual({ thirdId: openId, source: channelSource.messagingMiniProgram });
  });
});
