import { describe, expect, it } from 'vitest';
import { createWorld, lost, memberInfo, refuse } from './support/world';

const api = '/cuser/member/api';

function member() {
  const world = createWorld({}, { storage: { token: 't', isMember: '1' } });
  return world;
}

describe("a member's account", () => {
  it('shows the new number as soon as it is changed', async () => {
    const { sdk, reply, sent } = member();
    reply(`${api}/user/changePhoneCode`, ({ body }) => ({
      challengeId: body.target === 'current' ? 'c-0' : 'c-1',
      retryAfterSeconds: 60,
      expiresInSeconds: 300,
    }));
    reply(`${api}/user/changeMobileReport`, () => ({ ...memberInfo, mobile: '13900000000' }));
    const account = await sdk.account();
    await account.requestCode({ target: 'current' });
    await account.requestCode({ mobile: '13900000000' });
    await account.changeMobile({ mobile: '13900000000', code: '123456', currentCode: '654321' });
    expect(sdk.session.state.user?.phoneNumber).toBe('13900000000');
    expect(sent(`${api}/user/changeMobileReport`)[0]?.body).toEqual({
      mobile: '13900000000',
      code: '123456',
      challengeId: 'c-1',
      currentCode: '654321',
      currentChallengeId: 'c-0',
    });
  });

  it('names no challenge of another number than the one that is taken', async () => {
    const { sdk, reply, sent } = member();
    reply(`${api}/user/changePhoneCode`, () => ({
      challengeId: 'c-1',
      retryAfterSeconds: 60,
      expiresInSeconds: 300,
    }));
    reply(`${api}/user/changeMobileReport`, () => memberInfo);
    const account = await sdk.account();
    await account.requestCode({ mobile: '13900000000' });
    await account.changeMobile({ mobile: '13900000001', code: '123456' });
    expect(sent(`${api}/user/changeMobileReport`)[0]?.body).toEqual({
      mobile: '13900000001',
      code: '123456',
    });
  });

  it('hears that a number is taken, and is not led away', async () => {
    const { sdk, reply, types, timers } = member();
    reply(`${api}/user/changePhoneCode`, refuse(409, { rule: 'mobileTaken' }));
    const account = await sdk.account();
    await expect(account.requestCode({ mobile: '13900000000' })).rejects.toMatchObject({
      rule: 'mobileTaken',
    });
    await timers.pass(1_000);
    expect(types()).toEqual(['error']);
  });

  it('asks for another number under one key until it was answered, and leaves nothing of the document behind', async () => {
    const { sdk, reply, sent, host } = member();
    reply(`${api}/user/changePhoneCode`, () => ({
      challengeId: 'c-1',
      retryAfterSeconds: 60,
      expiresInSeconds: 300,
    }));
    reply(`${api}/user/mobileAppeal`, lost);
    const account = await sdk.account();
    await account.requestCode({ mobile: '13900000000' });
    const appeal = {
      mobile: '13900000000',
      code: '123456',
      name: '李云',
      certType: 1 as const,
      idCard: '110101199001011237',
      pictureKeys: ['user/m-1/a.png'],
    } satisfies Parameters<typeof account.appealForMobile>[0];
    await expect(account.appealForMobile(appeal, { silent: true })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(host.sessionStorage.get('draft:orderKey:mobileAppeal')).toBeUndefined();
    expect(host.storage.get('draft:orderKey:mobileAppeal')).toBeUndefined();
    reply(`${api}/user/mobileAppeal`, () => ({ state: 'applied' }));
    await account.appealForMobile(appeal);
    const [first, second] = sent(`${api}/user/mobileAppeal`);
    expect(first?.body).toEqual({ ...appeal, challengeId: 'c-1' });
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('uploads a picture, makes it the avatar and shows it', async () => {
    const { sdk, reply, sent } = createWorld(
      { postForm: async () => 204 },
      { storage: { token: 't', isMember: '1' } },
    );
    reply('/cuser/obs/config', () => ({
      bucketName: 'b',
      fileName: 'user/m-1/a.png',
      EndPoint: 'https://store.example/',
      AccessKeyId: 'k',
      SecretKey: '',
      host: 'https://store.example/user/m-1/a.png',
      policy: 'p',
      signature: 's',
      expiresAtMs: 9_999_999_999_999,
    }));
    reply(`${api}/headImgUpload`, () => ({ headImg: 'https://store.example/user/m-1/a.png' }));
    reply(`${api}/getBaseUserInfo`, () => ({
      ...memberInfo,
      headImg: 'https://store.example/user/m-1/a.png',
    }));
    const account = await sdk.account();
    const file = new Blob(['x']);
    expect(await account.setAvatar({ file, fileName: 'me.png' })).toBe(
      'https://store.example/user/m-1/a.png',
    );
    expect(sent(`${api}/headImgUpload`)[0]?.body).toEqual({ key: 'user/m-1/a.png' });
    expect(sdk.session.state.user?.avatarUrl).toBe('https://store.example/user/m-1/a.png');
  });

  it('notes that a new member was asked to tell others: at once, and on the server', async () => {
    const { sdk, reply, sent, timers } = member();
    reply(`${api}/getBaseUserInfo`, () => ({ ...memberInfo, shareInvite: true }));
    reply('/cuser/member/share/newUserSeen', () => null);
    await sdk.session.loadUser();
    expect(sdk.session.state.user?.shareInvite).toBe(true);
    const account = await sdk.account();
    const noted = account.newUserSeen();
    expect(sdk.session.state.user?.shareInvite).toBe(false);
    await timers.settle();
    await noted;
    expect(sent('/cuser/member/share/newUserSeen')).toHaveLength(1);
  });

  it('does not ask a member twice on a page, whether the server heard of it or not, and leads nobody away', async () => {
    const { sdk, reply, types, timers } = member();
    reply(`${api}/getBaseUserInfo`, () => ({ ...memberInfo, shareInvite: true }));
    reply('/cuser/member/share/newUserSeen', refuse(500));
    await sdk.session.loadUser();
    await expect((await sdk.account()).newUserSeen()).rejects.toMatchObject({ code: 500 });
    expect(sdk.session.state.user?.shareInvite).toBe(false);
    await timers.pass(1_000);
    expect(types()).toEqual([]);
  });

  it('takes names and what platforms tell, each by its own call', async () => {
    const { sdk, reply, sent } = member();
    for (const path of ['updateBaseUserInfo', 'user/douYinUserInfoReport', 'user/cloudUserInfoReport']) {
      reply(`${api}/${path}`, () => ({ ...memberInfo, name: path }));
    }
    const account = await sdk.account();
    await account.rename('Wang');
    expect(sent(`${api}/updateBaseUserInfo`)[0]?.body).toEqual({ name: 'Wang' });
    await account.takePlatformInfo('shortVideo', { nickName: 'a' });
    expect(sdk.session.state.user?.name).toBe('user/douYinUserInfoReport');
    await account.takePlatformInfo('paymentApp', { nickName: 'b' });
    expect(sent(`${api}/user/cloudUserInfoReport`)[0]?.body).toEqual({ nickName: 'b' });
  });

  it.each([
    ['广东省', '广东'],
    ['广东', '广东'],
    ['内蒙古自治区', '内蒙古自治区'],
    ['省城', '省城'],
  ])('sends the province %s as %s', async (stateName, sentName) => {
    const { sdk, reply, sent } = member();
    reply('/cuser/member-profile/edit', ({ body }) => ({ name: '', ...body }));
    await (await sdk.account()).editProfile({ stateName, intro: 'x' });
    expect(sent('/cuser/member-profile/edit')[0]?.body).toEqual({ stateName: sentName, intro: 'x' });
  });

  it('is cancelled with its session, and what was left on the device goes too', async () => {
    const { sdk, reply, sent, host, types } = member();
    reply(`${api}/user/logout`, () => null);
    sdk.drafts.write('booking', { a: 1 });
    await (await sdk.account()).cancel({ code: '123456', agreementVersion: 'v1' });
    expect(sent(`${api}/user/logout`)[0]?.body).toEqual({
      code: '123456',
      agreementVersion: 'v1',
      confirmedLosses: true,
    });
    expect([host.storage.get('token'), sdk.session.state.isMember, types()]).toEqual([
      undefined,
      false,
      ['loggedOut'],
    ]);
    expect(host.sessionStorage.get('draft:booking')).toBeUndefined();
  });

  it('stays as it was when cancelling is refused', async () => {
    const { sdk, reply } = member();
    reply(`${api}/user/logout`, refuse(409, { rule: 'openOrders' }));
    await expect(
      (await sdk.account()).cancel({ code: '123456', agreementVersion: 'v1' }),
    ).rejects.toMatchObject({ rule: 'openOrders' });
    expect(sdk.session.state.token).toBe('t');
  });
});
