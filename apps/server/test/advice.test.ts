import { adviceAppendMax, advicePerDay, adviceTextMax, type RequestOf } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leave } from './support/account';
import { photo, uploaded } from './support/reviews';
import { placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.press('console/time/reset'));

const said = (changes: Partial<RequestOf<'advice', 'add'>> = {}): RequestOf<'advice', 'add'> => ({
  kind: 'facilities',
  text: '索道边没有遮阳的地方',
  pictureKeys: [],
  orderId: null,
  ...changes,
});
const press = async (path: string, fields: Record<string, string>) =>
  (await server.press(`console/advice/${path}`, fields)).status;

// conformance: SELF-01
describe('a suggestion', () => {
  it('is made with pictures and an order, answered, added to and closed', async () => {
    const api = await server.member();
    const { mobile } = await api.session.userInfo();
    const { id: orderId } = await placeOrder(api);
    const { sn: orderSn } = await api.order.detail({ id: orderId });
    const key = await uploaded(api, await photo(40, 30), 'queue.jpg');
    const { id, sn } = await api.advice.add(said({ orderId, pictureKeys: [key] }));
    expect(sn).toMatch(/^YJ\d{18}$/);
    const fresh = await api.advice.detail({ id });
    expect(fresh).toMatchObject({
      ...{ state: 'submitted', orderId, orderSn, replies: [], lastReply: null },
      appendsLeft: adviceAppendMax,
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    });
    expect((await server.fetch(fresh.pictures[0] ?? '')).status).toBe(200);

    await press('process', { id });
    expect((await api.advice.detail({ id })).state).toBe('processing');
    await press('reply', { id, text: '本周就加上' });
    expect((await api.advice.list({})).records).toMatchObject([
      { id, state: 'replied', lastReply: { from: 'operator', text: '本周就加上' } },
    ]);
    // The answer is in the inbox, in both languages, with the way to it.
    expect((await api.message.list({})).records).toMatchObject([
      {
        kind: 'advice',
        title: { 'zh-Hans': '您的意见有新回复', en: 'Your suggestion was answered' },
        body: { 'zh-Hans': `${sn}：本周就加上`, en: `${sn}: 本周就加上` },
        href: `/packages/user-module/advice/advice?id=${id}`,
        readAtMs: null,
      },
    ]);
    for (const left of [2, 1, 0]) {
      expect(await api.advice.append({ id, text: `补充${left}`, pictureKeys: [] })).toEqual({
        state: 'processing',
        appendsLeft: left,
      });
    }
    await expect(api.advice.append({ id, text: '再来', pictureKeys: [] })).rejects.toMatchObject({
      code: 409,
      rule: 'adviceAppended',
    });
    await press('close', { id });
    await expect(api.advice.append({ id, text: '再来', pictureKeys: [] })).rejects.toMatchObject({
      code: 409,
      rule: 'adviceClosed',
    });
    expect(await press('reply', { id, text: '晚了' })).toBe(409);
    const closed = await api.advice.detail({ id });
    expect([closed.state, closed.appendsLeft, closed.replies.map(({ from }) => from)]).toEqual([
      'closed',
      0,
      ['operator', 'member', 'member', 'member'],
    ]);
  });

  it('may be made so often a day, also when they come at once', async () => {
    const api = await server.member();
    const answers = await Promise.allSettled(
      Array.from({ length: advicePerDay + 2 }, () => api.advice.add(said())),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => [reason.code, reason.rule])).toEqual([
      [422, 'adviceLimit'],
      [422, 'adviceLimit'],
    ]);
    expect((await api.advice.list({})).total).toBe(advicePerDay);
    await server.press('console/time/move', { minutes: '1440' });
    await expect(api.advice.add(said())).resolves.toMatchObject({ id: expect.any(String) });
  });

  it('names a number to call, none, or the member’s', async () => {
    const api = await server.member();
    const { id } = await api.advice.add(said({ mobile: '13912345678' }));
    expect((await api.advice.detail({ id })).mobile).toBe('139****5678');
    const none = await api.advice.add(said({ mobile: '' }));
    expect((await api.advice.detail({ id: none.id })).mobile).toBe('');
    const stored = await server.app.db
      .selectFrom('suggestions')
      .select('mobile_cipher')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.mobile_cipher).not.toContain('13912345678');
  });

  it.each([
    ['no words', { text: '  ' }],
    ['too many', { text: '字'.repeat(adviceTextMax + 1) }],
    ['ten pictures', { pictureKeys: Array.from({ length: 10 }, (_, n) => `user/x/${n}.jpg`) }],
    ['a kind that is none', { kind: 'weather' as 'other' }],
    ['a number that is none', { mobile: '123' }],
  ])('is refused with %s, and nothing is written', async (_, changes) => {
    const api = await server.member();
    await expect(api.advice.add(said(changes))).rejects.toMatchObject({ code: 400 });
    expect((await api.advice.list({})).total).toBe(0);
  });

  it('takes as many characters as people count, and no picture of somebody else’s', async () => {
    const api = await server.member();
    const { id } = await api.advice.add(said({ text: '🌲'.repeat(adviceTextMax) }));
    expect([...(await api.advice.detail({ id })).text]).toHaveLength(adviceTextMax);
    const other = await server.member();
    const key = await uploaded(other, await photo(40, 30), 'theirs.jpg');
    for (const call of [
      () => api.advice.add(said({ pictureKeys: [key] })),
      () => api.advice.append({ id, text: '看', pictureKeys: [key] }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 422, rule: 'fileMissing' });
    }
  });

  it('loses its number and pictures with the account', async () => {
    const api = await server.member();
    const key = await uploaded(api, await photo(40, 30), 'mine.jpg');
    const { id } = await api.advice.add(said({ pictureKeys: [key] }));
    await api.advice.append({ id, text: '补充', pictureKeys: [key] });
    await server.press('console/advice/reply', { id, text: '谢谢' });
    const { memberId } = await api.session.userInfo();
    await leave(server, api);
    const { db } = server.app;
    const row = await db.selectFrom('suggestions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.mobile_cipher, row.pictures, row.text]).toEqual(['', [], '索道边没有遮阳的地方']);
    const replies = await db
      .selectFrom('suggestion_replies')
      .select('pictures')
      .where('suggestion_id', '=', id)
      .execute();
    expect(replies.flatMap(({ pictures }) => pictures)).toEqual([]);
    const told = await db
      .selectFrom('inbox_messages')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    expect(told).toEqual([]);
  });
});
