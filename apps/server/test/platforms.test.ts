import { readFileSync } from 'node:fs';
import type { ApiClient } from '@yunyou/api-client';
import { channelSource, type RequestOf } from '@yunyou/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagingAppSignature } from '../src/outside/platforms/page-signature';
import { paymentAppSignature, sealMobile } from '../src/outside/platforms/payment-app';
import { sandboxAccounts } from '../src/sandbox/platforms/accounts';
import { readOrMakeSecrets } from '../src/sandbox/secrets';
import { cell } from '../src/security/data-protection';
import { hashOf } from '../src/security/ids';
import { newMobile, readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let accounts: ReturnType<typeof sandboxAccounts>;
beforeAll(async () => {
  server = await startTestServer();
  accounts = sandboxAccounts(server.app.config, await readOrMakeSecrets(server.app.db));
});
afterAll(() => server.close());

let people = 0;
const newPerson = () => `person ${people++}`;

/** What a platform's client hands out on a device. */
const codeOf = async (provider: string, person: string, mobile = ''): Promise<string> =>
  (await readJson<{ code: string }>(await server.press('platforms/code', { provider, person, mobile }))).code;

const as = (token: string) => server.visitor({ tokens: { read: () => token, clear: () => {} } });
const mobileOf = async (token: string) => (await as(token).session.userInfo()).mobile;

describe('logging in with the mini-program', () => {
  const wxAppId = () => accounts.miniProgram.appId;
  const request = async (person: string, more: Partial<RequestOf<'login', 'applet'>> = {}) => ({
    wxAppId: wxAppId(),
    code: await codeOf('mini-program', person),
    source: channelSource.messagingMiniProgram,
    ...more,
  });

  it('is result 1 for somebody new, who then joins with the phone number the platform vouches for', async () => {
    const person = newPerson();
    const mobile = newMobile();
    const first = await server.visitor().login.applet(await request(person));
    expect(first).toMatchObject({ token: '', result: 1, data: { bindTicket: expect.any(String) } });

    const code = await codeOf('mini-program', person);
    const phone = await readJson<{ encryptedData: string; iv: string }>(
      await server.press('platforms/phone-data', { code, mobile }),
    );
    const joined = await server
      .visitor()
      .login.applet({ wxAppId: wxAppId(), code, source: channelSource.messagingMiniProgram, ...phone });
    expect(joined).toMatchObject({ result: 0, data: { openid: first.data.openid } });
    expect(await mobileOf(joined.token)).toBe(mobile);
    expect((await as(joined.token).session.userInfo()).openId).toBe(first.data.openid);

    const again = await server.visitor().login.applet(await request(person));
    expect([again.result, await mobileOf(again.token)]).toEqual([0, mobile]);
  });

  it("takes the code of newer editions' phone button", async () => {
    const mobile = newMobile();
    const phoneCode = await codeOf('phone', 'anybody', mobile);
    const joined = await server.visitor().login.applet(await request(newPerson(), { phoneCode }));
    expect([joined.result, await mobileOf(joined.token)]).toEqual([0, mobile]);
  });

  it('refuses phone data of another session, of another app, and a code that was used', async () => {
    const api = server.visitor();
    const refused = { rule: 'authorisationFailed', code: 422 };
    const code = await codeOf('mini-program', newPerson());
    const other = await readJson<{ encryptedData: string; iv: string }>(
      await server.press('platforms/phone-data', { code: 'another', mobile: newMobile() }),
    );
    await expect(
      api.login.applet({ wxAppId: wxAppId(), code, source: channelSource.messagingMiniProgram, ...other }),
    ).rejects.toMatchObject(refused);
    await expect(
      api.login.applet({ wxAppId: wxAppId(), code, source: channelSource.messagingMiniProgram }),
    ).rejects.toMatchObject(refused);

    const video = await codeOf('short-video', newPerson());
    const foreign = await readJson<{ encryptedData: string; iv: string }>(
      await server.press('platforms/phone-data', { code: video, mobile: newMobile() }),
    );
    const request = {
      wxAppId: accounts.shortVideo.appId,
      code: video,
      source: channelSource.shortVideoMiniProgram,
      ...foreign,
    };
    await expect(api.login.shortVideo(request)).rejects.toMatchObject(refused);
    await expect(
      api.login.applet({ wxAppId: 'wx-other', code: 'x', source: channelSource.messagingMiniProgram }),
    ).rejects.toMatchObject({
      code: 400,
      field: 'wxAppId',
    });
  });

  it('is result 2 when the account belongs to another number, and leaves no half-made member', async () => {
    const person = newPerson();
    const phoneCode = await codeOf('phone', 'a', newMobile());
    await server.visitor().login.applet(await request(person, { phoneCode }));
    const stranger = newMobile();
    const second = await codeOf('phone', 'b', stranger);
    const answer = await server.visitor().login.applet(await request(person, { phoneCode: second }));
    expect(answer).toMatchObject({ token: '', result: 2 });
    const index = server.app.protection.index('mobile', stranger);
    const made = await server.app.db
      .selectFrom('members')
      .select('id')
      .where('mobile_index', '=', index)
      .execute();
    expect(made).toEqual([]);
    const claimed = await server.visitor().login.applet(await request(person, { mobile: stranger }));
    expect(claimed.result).toBe(2);
  });

  it('renews the session of a member, not with an account that is somebody else’s', async () => {
    const person = newPerson();
    const member = await server.member();
    const renewed = await member.login.appletCode({
      wxAppId: wxAppId(),
      code: await codeOf('mini-program', person),
    });
    expect(renewed.openid).toMatch(/^o/);
    const stranger = await server.member();
    await expect(
      stranger.login.appletCode({ wxAppId: wxAppId(), code: await codeOf('mini-program', person) }),
    ).rejects.toMatchObject({ code: 409 });
  });
});

describe('a ticket that binds an account', () => {
  it('lets the next login by mobile bind it, once', async () => {
    const person = newPerson();
    const request = async () => ({
      wxAppId: accounts.shortVideo.appId,
      code: await codeOf('short-video', person),
      source: channelSource.shortVideoMiniProgram,
    });
    const api = server.visitor();
    const { data } = await api.login.shortVideo(await request());
    const mobile = newMobile();
    await api.session.smsCaptcha({ mobile });
    const { sms } = await server.console();
    const code = sms.find((message) => message.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';
    await api.session.mobileLogin({ mobile, code, bindTicket: data.bindTicket });
    const known = await api.login.shortVideo(await request());
    expect([known.result, await mobileOf(known.token)]).toEqual([0, mobile]);
  });

  it('that is too old keeps nobody out, and binds nothing', async () => {
    const person = newPerson();
    const request = async () => ({
      wxAppId: accounts.shortVideo.appId,
      code: await codeOf('short-video', person),
      source: channelSource.shortVideoMiniProgram,
    });
    const api = server.visitor();
    const { data } = await api.login.shortVideo(await request());
    await server.app.db.updateTable('bind_tickets').set({ expires_ms: 0 }).execute();
    const mobile = newMobile();
    await api.session.smsCaptcha({ mobile });
    const { sms } = await server.console();
    const code = sms.find((message) => message.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';
    expect((await api.session.mobileLogin({ mobile, code, bindTicket: data.bindTicket })).result).toBe(0);
    expect((await api.login.shortVideo(await request())).result).toBe(1);
  });
});

describe('logging in with the short-video app', () => {
  it('takes a code for three minutes', async () => {
    const code = await codeOf('short-video', newPerson());
    await server.app.db
      .updateTable('sandbox_platform_codes')
      .set((eb) => ({ expires_ms: eb('expires_ms', '-', 3 * 60_000) }))
      .where('code', '=', code)
      .execute();
    await expect(
      server.visitor().login.shortVideo({
        wxAppId: accounts.shortVideo.appId,
        code,
        source: channelSource.shortVideoMiniProgram,
      }),
    ).rejects.toMatchObject({ rule: 'authorisationFailed' });
  });
});

// conformance: CH-05
describe('logging in with the payment app', () => {
  const wxAppId = () => accounts.paymentApp.appId;

  it('is result 3 for a member it knows, after the button has told the number', async () => {
    const person = newPerson();
    const mobile = newMobile();
    const api = server.visitor();
    const first = await api.login.paymentApp({
      wxAppId: wxAppId(),
      source: channelSource.paymentApp,
      code: await codeOf('payment-app', person),
    });
    expect(first.result).toBe(1);
    const reported = await api.login.paymentAppMobile({
      wxAppId: wxAppId(),
      source: channelSource.paymentApp,
      openid: first.data.openid,
      code: await codeOf('payment-app', person, mobile),
    });
    expect([reported.result, await mobileOf(reported.token)]).toEqual([3, mobile]);
    const again = await api.login.paymentApp({
      wxAppId: wxAppId(),
      source: channelSource.paymentApp,
      code: await codeOf('payment-app', person),
    });
    expect([again.result, await mobileOf(again.token)]).toEqual([3, mobile]);
  });

  it('takes an encrypted number with the ticket of the login before, and not without', async () => {
    const api = server.visitor();
    const mobile = newMobile();
    const { data } = await api.login.paymentApp({
      wxAppId: wxAppId(),
      source: channelSource.paymentApp,
      code: await codeOf('payment-app', newPerson()),
    });
    const encryptedData = sealMobile(accounts.paymentApp.symmetricKeyHex, mobile);
    const report = { wxAppId: wxAppId(), source: channelSource.paymentApp, openid: data.openid, iv: '' };
    for (const more of [
      { encryptedData },
      { bindTicket: data.bindTicket, openid: 'another', encryptedData },
      {},
    ]) {
      await expect(api.login.paymentAppMobile({ ...report, ...more })).rejects.toMatchObject({
        rule: 'authorisationFailed',
      });
    }
    const fresh = await api.login.paymentApp({
      wxAppId: wxAppId(),
      source: channelSource.paymentApp,
      code: await codeOf('payment-app', newPerson()),
    });
    const joined = await api.login.paymentAppMobile({
      ...report,
      openid: fresh.data.openid,
      bindTicket: fresh.data.bindTicket,
      encryptedData,
    });
    expect([joined.result, await mobileOf(joined.token)]).toEqual([3, mobile]);
  });

  it("refuses somebody else's code for an open id, and a code without the number", async () => {
    const api = server.visitor();
    const report = { wxAppId: wxAppId(), source: channelSource.paymentApp, openid: 'o-another' };
    const code = await codeOf('payment-app', newPerson(), newMobile());
    await expect(api.login.paymentAppMobile({ ...report, code })).rejects.toMatchObject({ code: 422 });
    const silent = await codeOf('payment-app', newPerson());
    await expect(api.login.paymentAppMobile({ ...report, code: silent })).rejects.toMatchObject({
      code: 422,
    });
  });
});

describe('logging in from the regional platform', () => {
  it('needs no number, and knows the person the next time', async () => {
    const person = newPerson();
    const api = server.visitor({ source: channelSource.regional });
    const first = await api.login.regional({
      ticket: await codeOf('regional', person),
      source: channelSource.regional,
    });
    const again = await api.login.regional({
      ticket: await codeOf('regional', person),
      source: channelSource.regional,
    });
    const [one, two] = [await as(first.token).session.userInfo(), await as(again.token).session.userInfo()];
    expect([first.result, one.mobile, two.memberId]).toEqual([0, '', one.memberId]);
    await expect(
      api.login.regional({ ticket: 'made up', source: channelSource.regional }),
    ).rejects.toMatchObject({
      rule: 'authorisationFailed',
    });
  });

  it('finds the member of the number it knows', async () => {
    const mobile = newMobile();
    const ticket = await codeOf('regional', newPerson(), mobile);
    const { token } = await server.visitor().login.regional({ ticket, source: channelSource.regional });
    expect(await mobileOf(token)).toBe(mobile);
  });
});

describe('logging in for tests', () => {
  it('takes a mobile number alone, and is not there in production', async () => {
    const mobile = newMobile();
    const { token } = await server.visitor().login.test({ mobile });
    expect(await mobileOf(token)).toBe(mobile);
    Object.assign(server.app.config, { mode: 'production' });
    await expect(server.visitor().login.test({ mobile })).rejects.toMatchObject({ code: 404 });
    Object.assign(server.app.config, { mode: 'sandbox' });
  });
});

describe('the picture before many verification codes', () => {
  const solve = async (api: ApiClient, picId: string) => {
    const row = await server.app.db
      .selectFrom('captcha_pictures')
      .select('code_hash')
      .where('id', '=', picId)
      .executeTakeFirstOrThrow();
    const digits = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
    const code = digits.find((one) => hashOf(picId + one) === row.code_hash) ?? '';
    await api.login.checkPicture({ picId, code });
  };

  it('is asked for after five within an hour, lets one code be sent, and is worth nothing unsolved', async () => {
    const mobile = newMobile();
    const api = server.visitor();
    const ask = async (picId?: string) => {
      await api.session.smsCaptcha({ mobile, picId });
      await server.app.db
        .updateTable('sms_codes')
        .set((eb) => ({ created_ms: eb('created_ms', '-', 61_000) }))
        .execute();
    };
    for (let count = 0; count < 5; count++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 422, rule: 'pictureNeeded', field: 'picId' });
    const { picId, image } = await api.login.picture();
    expect(image).toMatch(/^data:image\/png;base64,/);
    await expect(ask(picId)).rejects.toMatchObject({ rule: 'pictureNeeded' });
    await solve(api, picId);
    await ask(picId);
    await expect(ask(picId)).rejects.toMatchObject({ rule: 'pictureNeeded' });
  });

  it('can be tried twice', async () => {
    const api = server.visitor();
    const { picId } = await api.login.picture();
    await server.app.db
      .updateTable('captcha_pictures')
      .set({ code_hash: 'x' })
      .where('id', '=', picId)
      .execute();
    for (let count = 0; count < 3; count++) {
      await expect(api.login.checkPicture({ picId, code: '0000' })).rejects.toMatchObject({
        rule: 'pictureWrong',
      });
    }
    const row = await server.app.db
      .selectFrom('captcha_pictures')
      .select('attempts')
      .where('id', '=', picId)
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(2);
  });

  it('is a picture that can be read as one', async () => {
    const { image } = await server.visitor().login.picture();
    const {
      width = 0,
      height,
      format,
    } = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata();
    expect([format, height, width > 150]).toEqual(['png', 64, true]);
  });
});

// conformance: ENT-05
describe('the signature of a page', () => {
  const vectors: { signatures: { id: string; input: string; output: string }[] } = JSON.parse(
    readFileSync(new URL('./signature-vectors.json', import.meta.url), 'utf8'),
  );
  const vector = (id: string) => {
    const found = vectors.signatures.find((one) => one.id === id);
    const parts = Object.fromEntries(
      (found?.input ?? '')
        .split('&')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
    return { parts, output: found?.output };
  };

  it('is as published for the messaging app', () => {
    const { parts, output } = vector('wechat-jssdk-1');
    const { jsapi_ticket: ticket = '', noncestr = '', timestamp = '', url = '' } = parts;
    expect(messagingAppSignature({ ticket, noncestr, timestamp: Number(timestamp), url })).toBe(output);
  });

  it('is as published for the payment app, without a secret', () => {
    const { parts, output } = vector('unionpay-upsdk-config');
    expect(paymentAppSignature(parts)).toBe(output);
  });

  it('is for pages of ours only, without their fragment, from one ticket for all', async () => {
    const api = server.visitor({ source: channelSource.messagingApp });
    const signed = await api.bridge.urlSignature({ url: 'http://yunyou.test/a?x=1#top' });
    const kept = await server.app.db
      .selectFrom('platform_tokens')
      .selectAll()
      .where('key', 'like', '%:page')
      .execute();
    const ticket = server.app.protection.decrypt(
      kept[0]?.value_cipher ?? '',
      cell('platform_tokens', 'value_cipher', kept[0]?.key ?? ''),
    );
    expect(signed.signature).toBe(
      messagingAppSignature({ ticket, ...signed, url: 'http://yunyou.test/a?x=1' }),
    );
    expect([signed.appId, kept.length]).toEqual([accounts.messagingApp.appId, 1]);
    for (const url of ['https://elsewhere.example/', 'javascript:1', 'nonsense']) {
      await expect(api.bridge.urlSignature({ url })).rejects.toMatchObject({ code: 400, field: 'url' });
    }
    const payment = await server
      .visitor({ source: channelSource.paymentApp })
      .bridge.urlSignature({ url: 'http://yunyou.test/a' });
    expect([payment.appId, payment.signature.length]).toEqual([accounts.paymentApp.appId, 64]);
  });
});

describe('what logins leave behind', () => {
  it('is forgotten a day after it is over, and not before', async () => {
    const request = async () => ({
      wxAppId: accounts.shortVideo.appId,
      code: await codeOf('short-video', newPerson()),
      source: channelSource.shortVideoMiniProgram,
    });
    await server.visitor().login.shortVideo(await request());
    const { db, clock } = server.app;
    const tickets = () => db.selectFrom('bind_tickets').select('expires_ms').execute();
    const before = (await tickets()).length;
    await server.runJobs();
    expect((await tickets()).filter(({ expires_ms }) => expires_ms > clock.now())).not.toHaveLength(0);
    await server.moveTime(25 * 60);
    expect(before).toBeGreaterThan(0);
    expect(await tickets()).toEqual([]);
  });
});
