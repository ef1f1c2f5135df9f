import type { ApiClient } from '@yunyou/api-client';
import { mobileAppealHours, mobileChangeDays, type RequestOf } from '@yunyou/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeNumber, codeSentTo, leave } from './support/account';
import { photo, uploaded } from './support/reviews';
import {
  addTraveller,
  logIn,
  newIdCard,
  newMobile,
  placeOrder,
  startTestServer,
  type TestServer,
} from './support/test-server';

const HOURS = 60;
const DAYS = 24 * HOURS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// More people than one network may log in within a minute.
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

const withToken = (token: string) => server.visitor({ tokens: { read: () => token, clear: () => {} } });
const masked = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;

type Asked = RequestOf<'member', 'mobileAppeal'>;

/** An appeal as a person makes it: a code of the new number, a document, its picture. */
async function asked(api: ApiClient, changes: Partial<Asked> = {}): Promise<Asked> {
  const mobile = changes.mobile ?? newMobile();
  await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
  await api.member.changeMobileCode({ mobile });
  return {
    mobile,
    code: await codeSentTo(server, mobile),
    name: '诸葛云深',
    certType: 1,
    idCard: newIdCard(),
    pictureKeys: changes.pictureKeys ?? [await uploaded(api, await photo(60, 40), 'card.jpg')],
    ...changes,
  };
}

async function appealed(api: ApiClient, changes: Partial<Asked> = {}) {
  const request = await asked(api, changes);
  expect(await api.member.mobileAppeal(request)).toEqual({ state: 'applied' });
  const id = (await api.member.mobileAppealState())?.id ?? '';
  return { ...request, id };
}

const decide = async (what: 'agree' | 'refuse', id: string, reason = '与订单一致', english = 'It matches') =>
  (await server.press(`console/appeals/${what}`, { id, reason, english })).status;

/** What is kept of the documents. */
const kept = async (id: string) => ({
  appeal: await server.app.db
    .selectFrom('mobile_appeals')
    .select(['name_cipher', 'cert_cipher'])
    .where('id', '=', id)
    .executeTakeFirst(),
  pictures: await server.app.db
    .selectFrom('mobile_appeal_pictures')
    .select('picture_cipher')
    .where('appeal_id', '=', id)
    .execute(),
});
const nothingKept = { appeal: { name_cipher: '', cert_cipher: '' }, pictures: [] };

describe('another number without the current one', () => {
  it('is agreed to by the merchant, takes effect 72 hours later, and the number before is told twice', async () => {
    const member = await server.member();
    const { mobile: before } = await member.session.userInfo();
    await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
    const other = withToken(await logIn(server.visitor(), before, server.console));
    await addTraveller(member, '诸葛云深');
    const { id: orderId } = await placeOrder(member);
    const { sn } = await member.order.detail({ id: orderId });
    const { id, mobile, idCard } = await appealed(member);

    // The merchant sees who asks, the travellers and the orders.
    const { appeals } = await server.console();
    const shown = appeals.find((one) => one.id === id);
    expect(shown).toMatchObject({ mobile, name: '诸葛云深', idCard });
    expect(shown?.travellers.map(({ name }) => name)).toContain('诸葛云深');
    expect(shown?.orders.map((order) => order.sn)).toEqual([sn]);
    const picture = `http://yunyou.test/sandbox/console/appeal-picture?id=${shown?.pictureIds[0]}`;
    expect((await server.fetch(picture)).headers.get('content-type')).toBe('image/webp');

    expect(await decide('agree', id)).toBe(200);
    const agreed = await member.member.mobileAppealState();
    expect(agreed).toMatchObject({
      state: 'agreed',
      mobile: masked(mobile),
      reason: { 'zh-Hans': '与订单一致', en: 'It matches' },
    });
    expect(agreed?.effectiveAtMs).toBeGreaterThan(
      (await server.console()).nowMs + (mobileAppealHours - 1) * 3_600_000,
    );
    expect(await kept(id)).toEqual(nothingKept);
    expect((await server.fetch(picture)).status).toBe(404);
    expect((await member.message.list({})).records).toMatchObject([
      { kind: 'account', title: { 'zh-Hans': '更换手机号申请已通过' } },
    ]);
    const told = async () =>
      (await server.console()).sms.filter((sms) => sms.mobile === before).map(({ body }) => body);
    expect((await told())[0]).toContain('请立即登录，在个人资料中停止更换');

    await server.moveTime((mobileAppealHours - 1) * HOURS);
    expect((await member.session.userInfo()).mobile).toBe(before);
    await expect(other.session.userInfo()).resolves.toBeDefined();
    await server.moveTime(HOURS);
    expect((await member.session.userInfo()).mobile).toBe(mobile);
    expect((await member.member.mobileAppealState())?.state).toBe('done');
    await expect(other.session.userInfo()).rejects.toMatchObject({ kind: 'auth' });
    expect((await told())[0]).toContain('您的账号已更换手机号');
    expect((await told()).join()).not.toContain(mobile);
    expect(await member.member.mobileChanges()).toMatchObject([
      { fromMobile: masked(before), toMobile: masked(mobile) },
    ]);
    // Doing the jobs again changes nothing.
    await server.runJobs();
    expect(await member.member.mobileChanges()).toHaveLength(1);
  });

  it('leaves nothing of the document where it was uploaded, and encrypts what is kept until it is decided', async () => {
    const member = await server.member();
    const key = await uploaded(member, await photo(60, 40), 'card.jpg');
    const request = await asked(member, { pictureKeys: [key] });
    expect(await server.app.objectStore.read(key, { maxBytes: 1_000_000 })).toBeDefined();
    await member.member.mobileAppeal(request);
    await server.runJobs();
    expect(await server.app.objectStore.read(key, { maxBytes: 1_000_000 })).toBeUndefined();
    const id = (await member.member.mobileAppealState())?.id ?? '';
    const { appeal, pictures } = await kept(id);
    expect(JSON.stringify([appeal, pictures])).not.toContain(request.idCard);
    expect(
      pictures.map(({ picture_cipher }) => picture_cipher.startsWith(server.app.protection.currentPrefix)),
    ).toEqual([true]);
    // It is the member's own, and they can read it.
    const { tables } = JSON.parse((await member.member.ownData()).json);
    expect(tables.mobile_appeals).toMatchObject([{ name: '诸葛云深', cert: request.idCard }]);
    expect(tables.mobile_appeal_pictures).toHaveLength(1);
  });

  it('is refused with a reason, and may be followed by a better one at once', async () => {
    const member = await server.member();
    const { id } = await appealed(member);
    expect(await decide('refuse', id, '', '')).toBe(409);
    expect(await decide('refuse', id, '照片不清楚', 'The picture is not clear')).toBe(200);
    expect(await member.member.mobileAppealState()).toMatchObject({
      state: 'refused',
      reason: { 'zh-Hans': '照片不清楚', en: 'The picture is not clear' },
      effectiveAtMs: null,
    });
    expect(await kept(id)).toEqual(nothingKept);
    expect(await decide('agree', id)).toBe(409);
    await appealed(member);
  });

  it('can be stopped from any login until it takes effect', async () => {
    const member = await server.member();
    const { mobile: before } = await member.session.userInfo();
    await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
    const other = withToken(await logIn(server.visitor(), before, server.console));
    const { id } = await appealed(member);
    await decide('agree', id);
    await other.member.stopMobileAppeal({ appealId: id });
    await other.member.stopMobileAppeal({ appealId: id });
    expect((await member.member.mobileAppealState())?.state).toBe('stopped');
    await server.moveTime(mobileAppealHours * HOURS);
    expect((await other.session.userInfo()).mobile).toBe(before);
    expect((await member.member.mobileAppealState())?.state).toBe('stopped');
    // Whoever was stopped waits as after a change.
    await expect(member.member.mobileAppeal(await asked(member))).rejects.toMatchObject({
      code: 422,
      rule: 'mobileChangeTooSoon',
    });
  });

  it('is over once it took effect, or the number was changed with both codes', async () => {
    const member = await server.member();
    const { id } = await appealed(member);
    await changeNumber(server, member, newMobile());
    expect((await member.member.mobileAppealState())?.state).toBe('stopped');
    expect(await kept(id)).toEqual(nothingKept);

    const another = await server.member();
    const second = await appealed(another);
    await decide('agree', second.id);
    await server.moveTime(mobileAppealHours * HOURS);
    await expect(another.member.stopMobileAppeal({ appealId: second.id })).rejects.toMatchObject({
      code: 409,
      rule: 'mobileAppealOver',
    });
  });

  it('stands once however often it is sent, and once in so many days', async () => {
    const member = await server.member();
    const request = await asked(member);
    const idempotencyKey = 'the-same-key';
    await member.member.mobileAppeal(request, { idempotencyKey });
    expect(await member.member.mobileAppeal(request, { idempotencyKey })).toEqual({ state: 'applied' });
    const tooSoon = { code: 422, rule: 'mobileChangeTooSoon' };
    await expect(member.member.mobileAppeal(await asked(member))).rejects.toMatchObject(tooSoon);
    const id = (await member.member.mobileAppealState())?.id ?? '';
    await decide('agree', id);
    await server.moveTime(mobileAppealHours * HOURS);
    await expect(member.member.changeMobileCode({ mobile: newMobile() })).rejects.toMatchObject(tooSoon);
    await server.moveTime(mobileChangeDays * DAYS);
    const { mobile } = request;
    const again = withToken(await logIn(server.visitor(), mobile, server.console));
    await appealed(again);
  });

  it('ends with words when an account has the number by then', async () => {
    const member = await server.member();
    const { mobile: before } = await member.session.userInfo();
    const { id, mobile } = await appealed(member);
    await decide('agree', id);
    await server.app.db.updateTable('sms_codes').set({ created_ms: 0 }).execute();
    await logIn(server.visitor(), mobile, server.console);
    await server.moveTime(mobileAppealHours * HOURS);
    expect((await member.member.mobileAppealState())?.state).toBe('taken');
    expect((await member.session.userInfo()).mobile).toBe(before);
    expect((await member.message.list({})).records[0]).toMatchObject({
      title: { en: 'Your number was not changed' },
    });
    await expect(member.member.mobileAppeal(await asked(member, { mobile }))).rejects.toMatchObject({
      code: 409,
      rule: 'mobileTaken',
      field: 'mobile',
    });
    await appealed(member);
  });

  it('takes a code of the new number, a real document and pictures of the member, and nothing else', async () => {
    const member = await server.member();
    const request = await asked(member);
    const wrong = request.code === '000000' ? '000001' : '000000';
    const key = await uploaded(await server.member(), await photo(60, 40), 'card.jpg');
    const cases: [Partial<Asked>, object][] = [
      [{ code: wrong }, { code: 422, rule: 'codeWrong', field: 'code' }],
      [{ idCard: '110101199001010000' }, { code: 422, rule: 'certificateInvalid', field: 'idCard' }],
      [{ certType: 0 }, { code: 400, field: 'certType' }],
      [{ name: ' ' }, { code: 400, field: 'name' }],
      [{ pictureKeys: [] }, { code: 400, field: 'pictureKeys' }],
      [{ pictureKeys: [key] }, { code: 422, rule: 'fileMissing', field: 'pictureKeys.0' }],
    ];
    for (const [changes, refusal] of cases) {
      await expect(member.member.mobileAppeal({ ...request, ...changes })).rejects.toMatchObject(refusal);
    }
    expect(await member.member.mobileAppealState()).toBeNull();
    await expect(member.member.mobileAppeal(request)).resolves.toEqual({ state: 'applied' });
  });

  it('of two at the same moment, one stands', async () => {
    const member = await server.member();
    const requests = [await asked(member), await asked(member)];
    const tries = await Promise.allSettled(requests.map((request) => member.member.mobileAppeal(request)));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('goes with the account', async () => {
    const member = await server.member();
    const { memberId } = await member.session.userInfo();
    const { id } = await appealed(member);
    await leave(server, member);
    expect(await kept(id)).toEqual({ appeal: undefined, pictures: [] });
    const rows = await server.app.db
      .selectFrom('mobile_appeals')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    expect(rows).toEqual([]);
    expect(await server.breaches()).toEqual([]);
  });
});
