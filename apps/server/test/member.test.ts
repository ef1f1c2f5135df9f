import { newUserShareMs } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { film, photo, uploaded } from './support/reviews';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
