import { defaultRegion, newUserShareMs } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { film, photo, uploaded } from './support/reviews';
import { addTraveller, newMobile, placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeFor = async (mobile: string) =>
  (await server.console()).sms.find((sms) => sms.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';

describe('changing the mobile number', () => {
  it('takes the code sent to the new number, and is written down masked', async () => {
    const member = await server.member();
    const before = (await member.session.userInfo()).mobile;
    const mobile = newMobile();
    await member.member.changeMobileCode({ mobile });
    const changed = await member.member.changeMobile({ mobile, code: await codeFor(mobile) });
    expect(changed.mobile).toBe(mobile);
    const masked = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;
    expect(await member.member.mobileChanges()).toMatchObject([
      { fromMobile: masked(before), toMobile: masked(mobile) },
    ]);
    expect(await (await server.member()).member.mobileChanges()).toEqual([]);
  });

  it('tells of a number that an account has only to whoever has its code', async () => {
    const member = await server.member();
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
    await expect(
      member.member.changeMobile({ mobile: taken, code: await codeFor(taken) }),
    ).rejects.toMatchObject({ code: 409, rule: 'mobileTaken' });
  });

  it("takes no code that was sent for a login, nor another number's", async () => {
    const member = await server.member();
    const mobile = newMobile();
    await server.visitor().session.smsCaptcha({ mobile });
    const code = await codeFor(mobile);
    await expect(member.member.changeMobile({ mobile, code })).rejects.toMatchObject({ rule: 'codeWrong' });
  });
});

describe('name and picture', () => {
  it('come from a platform only while the member has chosen none', async () => {
    const member = await server.member();
    const info = { nickName: '小云', avatarUrl: 'https://cdn.example/a.png' };
    expect(await member.member.shortVideoInfo(info)).toMatchObject({ name: '小云', headImg: info.avatarUrl });
    const later = await member.member.paymentAppInfo({
      nickName: '别名',
      avatarUrl: 'https://cdn.example/b.png',
    });
    expect(later).toMatchObject({ name: '小云', headImg: info.avatarUrl });
    const plain = await server.member();
    expect((await plain.member.shortVideoInfo({ avatarUrl: 'javascript:1' })).headImg).toBe('');
  });

  it('are changed by the member, with a picture they have uploaded themselves', async () => {
    const member = await server.member();
    const { key: fileName, url: host } = await member.uploadFile({
      file: new File([new Uint8Array(await photo())], 'me.png'),
      fileName: 'me.png',
    });
    expect(await member.member.setAvatar({ key: fileName })).toEqual({ headImg: host });
    expect(await member.member.updateInfo({ name: '云' })).toMatchObject({ name: '云', headImg: host });
    expect((await member.member.updateInfo({ headImg: '' })).headImg).toBe('');
    expect((await member.member.updateInfo({ headImg: host })).headImg).toBe(host);
    const stranger = await server.member();
    for (const key of [fileName, 'https://elsewhere.example/x.png', 'user/../x.png']) {
      await expect(stranger.member.setAvatar({ key })).rejects.toMatchObject({ code: 400 });
    }
  });

  it('are pictures by their bytes, whatever they are called', async () => {
    const member = await server.member();
    const refused = { code: 422, rule: 'fileMissing', field: 'key' };
    const whole = await photo();
    for (const bytes of [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a/*<script>*/=1;alert(1)'),
      film(1),
      whole.subarray(0, whole.length / 2),
    ]) {
      const key = await uploaded(member, bytes, 'me.png', 'image/png');
      await expect(member.member.setAvatar({ key })).rejects.toMatchObject(refused);
      await expect(member.member.updateInfo({ headImg: key })).rejects.toMatchObject(refused);
    }
    const { fileName } = await member.upload.policy({ fileName: 'never-sent.png' });
    await expect(member.member.setAvatar({ key: fileName })).rejects.toMatchObject(refused);
    expect((await member.session.userInfo()).headImg).toBe('');
  });
});

describe('a profile', () => {
  it('is empty at first, keeps what is not given, and writes provinces without their suffix', async () => {
    const member = await server.member();
    expect(await member.member.profile()).toMatchObject({ gender: 'unknown', birthday: '', stateName: '' });
    await member.member.editProfile({ gender: 'female', birthday: '1990-01-31', stateName: '广东省' });
    const edited = await member.member.editProfile({ cityName: '深圳市', name: '' });
    expect(edited).toMatchObject({
      gender: 'female',
      birthday: '1990-01-31',
      stateName: '广东',
      cityName: '深圳市',
    });
    expect(edited.name).not.toBe('');
    expect(await member.member.profile()).toEqual(edited);
    await expect(member.member.editProfile({ birthday: '1990-02-31' })).rejects.toMatchObject({ code: 400 });
  });
});

describe('a new member', () => {
  const MINUTE_MS = 60_000;

  it('may be asked to tell others, until they were asked: on whichever device, and once', async () => {
    const member = await server.member();
    expect((await member.session.userInfo()).shareInvite).toBe(true);
    expect(await member.member.newUserSeen()).toBeNull();
    expect(await member.member.newUserSeen()).toBeNull();
    expect((await member.session.userInfo()).shareInvite).toBe(false);
    expect((await member.member.updateInfo({ name: '云' })).shareInvite).toBe(false);
    // Of one member alone.
    expect((await (await server.member()).session.userInfo()).shareInvite).toBe(true);
  });

  it('is one for a day after joining', async () => {
    const { session } = await server.member();
    await server.moveTime(newUserShareMs / MINUTE_MS - 1);
    expect((await session.userInfo()).shareInvite).toBe(true);
    await server.moveTime(1);
    expect((await session.userInfo()).shareInvite).toBe(false);
  });

  it('is nobody who has not logged in', async () => {
    await expect(server.visitor().member.newUserSeen()).rejects.toMatchObject({ kind: 'auth' });
  });
});

describe('cancelling an account', () => {
  it('is refused while an order is open, and changes nothing', async () => {
    const member = await server.member();
    await placeOrder(member);
    await expect(member.member.cancelAccount()).rejects.toMatchObject({ code: 409, rule: 'openOrders' });
    expect(await member.contacts.list()).toHaveLength(1);
  });

  it('leaves nothing that says who it was, ends every session, and frees the number', async () => {
    const member = await server.member();
    const { mobile, memberId } = await member.session.userInfo();
    await addTraveller(member, '李云云');
    await member.address.add({
      ...defaultRegion,
      name: '李云云',
      mobile,
      detail: '莲花路1号',
      tag: '',
      isDefault: true,
    });
    const order = await placeOrder(member);
    await member.order.cancel({ id: order.id });
    await member.member.editProfile({ intro: 'secret' });
    await member.member.cancelAccount();
    await expect(member.session.userInfo()).rejects.toMatchObject({ kind: 'auth' });

    const { db } = server.app;
    const row = await db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ mobile_cipher: null, mobile_index: null, name: '已注销用户', open_id: '' });
    expect(row.cancelled_ms).not.toBeNull();
    const personal = [
      'contacts',
      'addresses',
      'member_identities',
      'member_profiles',
      'mobile_changes',
    ] as const;
    for (const table of personal) {
      const left = await db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute();
      expect([table, left]).toEqual([table, []]);
    }
    const kept = await db
      .selectFrom('orders')
      .innerJoin('line_people', 'line_people.order_id', 'orders.id')
      .select(['contact_name_cipher', 'contact_mobile_cipher', 'name_cipher', 'cert_cipher'])
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(Object.values(kept)).toEqual(['', '', '', '']);

    const { token } = await server.visitor().login.test({ mobile });
    const joined = server.visitor({ tokens: { read: () => token, clear: () => {} } });
    expect((await joined.session.userInfo()).memberId).not.toBe(memberId);
  });
});
