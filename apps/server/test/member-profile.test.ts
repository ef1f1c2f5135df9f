import { avatarMaxBytes, avatarPx, birthdayChangeDays } from '@yunyou/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { photo, uploaded } from './support/reviews';
import { startTestServer, type TestServer } from './support/test-server';

const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Api = Awaited<ReturnType<TestServer['member']>>;

describe('an avatar', () => {
  /** A photograph lying on its side, with what a camera writes into it. */
  const shot = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  const bytesOf = async (url: string) => Buffer.from(await (await server.fetch(url)).arrayBuffer());

  it('is made anew: square, small, without what the camera wrote', async () => {
    const api = await server.member();
    const key = await uploaded(api, await shot(), 'me.jpg', 'image/jpeg');
    const { headImg } = await api.member.setAvatar({ key });
    const made = await bytesOf(headImg);
    expect(made.byteLength).toBeLessThanOrEqual(avatarMaxBytes);
    const { width, height, exif, orientation } = await sharp(made).metadata();
    expect([width, height, exif, orientation]).toEqual([avatarPx, avatarPx, undefined, undefined]);
    expect((await api.session.userInfo()).headImg).toBe(headImg);
  });

  it('has its file removed a day after another took its place', async () => {
    const api = await server.member();
    const first = await api.member.setAvatar({
      key: await uploaded(api, await shot(), 'a.jpg', 'image/jpeg'),
    });
    const second = await api.member.setAvatar({
      key: await uploaded(api, await shot(), 'b.jpg', 'image/jpeg'),
    });
    const there = async () => [
      (await server.fetch(first.headImg)).status,
      (await server.fetch(second.headImg)).status,
    ];
    await server.runJobs();
    expect(await there()).toEqual([200, 200]);
    await server.moveTime(DAY_MINUTES + 1);
    expect(await there()).toEqual([404, 200]);
  });

  it('is one the member has uploaded themselves, or none', async () => {
    const api = await server.member();
    const key = await uploaded(api, await photo(), 'me.png', 'image/png');
    const { headImg } = await api.member.setAvatar({ key });
    expect(await api.member.updateInfo({ name: '云' })).toMatchObject({ name: '云', headImg });
    const stranger = await server.member();
    for (const theirs of [key, headImg, 'https://elsewhere.example/x.png', 'user/../x.png']) {
      await expect(stranger.member.setAvatar({ key: theirs })).rejects.toMatchObject({ code: 400 });
    }
    expect((await api.member.updateInfo({ headImg: '' })).headImg).toBe('');
  });
});

describe('a name', () => {
  const rename = (api: Api, name: string) => api.member.updateInfo({ name });

  it('is counted as a person counts, in one line, without what cannot be seen', async () => {
    const api = await server.member();
    const fifty = '😀'.repeat(50);
    expect((await rename(api, fifty)).name).toBe(fifty);
    await expect(rename(api, `${fifty}😀`)).rejects.toMatchObject({ code: 400, field: 'name' });
    await expect(rename(api, '   ')).rejects.toMatchObject({ code: 400, field: 'name' });
    await expect(rename(api, '\u202e\u200b')).rejects.toMatchObject({ code: 400 });
    expect((await rename(api, ' 林\n间\u202e客 ')).name).toBe('林 间客');
    expect((await rename(api, '<b>云</b>')).name).toBe('<b>云</b>');
  });

  it('is refused with words of the word list, wherever it is given', async () => {
    const api = await server.member();
    const before = (await api.session.userInfo()).name;
    const refused = { code: 422, rule: 'nameRefused', field: 'name' };
    await expect(rename(api, '代开 发票')).rejects.toMatchObject(refused);
    await expect(api.member.editProfile({ name: '代开发票', intro: '你好' })).rejects.toMatchObject(refused);
    expect((await api.session.userInfo()).name).toBe(before);
    expect((await api.member.profile()).intro).toBe('');
  });
});

describe('a birthday', () => {
  const today = () => dayOf(server.app.clock.now());

  it('lies between 1900 and today', async () => {
    const api = await server.member();
    for (const birthday of ['1899-12-31', addDays(today(), 1), '2023-02-29']) {
      await expect(api.member.editProfile({ birthday })).rejects.toMatchObject({
        code: 400,
        field: 'birthday',
      });
    }
    expect((await api.member.editProfile({ birthday: '1900-01-01' })).birthday).toBe('1900-01-01');
  });

  it('is changed once a year; the same again, and other things, are no change', async () => {
    const { session, member } = await server.member();
    await member.editProfile({ birthday: '2000-02-29' });
    await member.editProfile({ birthday: '2000-02-29', intro: '你好' });
    const tooSoon = { code: 422, rule: 'birthdayTooSoon', field: 'birthday' };
    await expect(member.editProfile({ birthday: '2000-03-01' })).rejects.toMatchObject(tooSoon);
    // Nor by leaving it out in between.
    await expect(member.editProfile({ birthday: '' })).rejects.toMatchObject(tooSoon);
    const { memberId } = await session.userInfo();
    const setMs = server.app.clock.now() - birthdayChangeDays * DAY_MINUTES * 60_000;
    await server.app.db
      .updateTable('member_profiles')
      .set({ birthday_set_ms: setMs })
      .where('member_id', '=', memberId)
      .execute();
    expect((await member.editProfile({ birthday: '2000-03-01' })).birthday).toBe('2000-03-01');
  });
});

describe('platforms', () => {
  const bind = async (api: Api, provider: 'messaging-app' | 'payment-app', openId: string) =>
    server.app.db
      .insertInto('member_identities')
      .values({
        provider,
        app_id: 'app-1',
        open_id: openId,
        member_id: (await api.session.userInfo()).memberId,
        created_ms: server.app.clock.now(),
      })
      .execute();

  it('are listed and unbound one by one, and only the member’s own', async () => {
    const api = await server.member();
    const other = await server.member();
    await bind(api, 'messaging-app', 'open-1');
    await bind(other, 'payment-app', 'open-2');
    expect(await api.member.identities()).toMatchObject([{ provider: 'messaging-app' }]);
    await expect(api.member.unbind({ provider: 'payment-app' })).rejects.toMatchObject({ code: 404 });
    await api.member.unbind({ provider: 'messaging-app' });
    expect(await api.member.identities()).toEqual([]);
    expect(await other.member.identities()).toHaveLength(1);
  });

  it('keep the last way in of a member without a number', async () => {
    const api = await server.member();
    await bind(api, 'messaging-app', 'open-3');
    await bind(api, 'payment-app', 'open-4');
    const { memberId } = await api.session.userInfo();
    await server.app.db
      .updateTable('members')
      .set({ mobile_cipher: null, mobile_index: null })
      .where('id', '=', memberId)
      .execute();
    await api.member.unbind({ provider: 'payment-app' });
    await expect(api.member.unbind({ provider: 'messaging-app' })).rejects.toMatchObject({
      code: 422,
      rule: 'lastLogin',
    });
    expect(await api.member.identities()).toMatchObject([{ provider: 'messaging-app' }]);
  });
});
