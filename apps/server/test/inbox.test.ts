import { inboxDays } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { templates, wordsOf } from '../src/modules/message/templates';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.press('console/time/reset'));

type Api = Awaited<ReturnType<TestServer['member']>>;

/** The operator writes to a member. */
async function write(api: Api, title: string, more: Record<string, string> = {}): Promise<number> {
  const { mobile } = await api.session.userInfo();
  return (await server.press('console/messages/inbox', { mobile, title, text: `${title}的内容`, ...more }))
    .status;
}

describe('the inbox', () => {
  it('has what the operator writes, read one by one or all at once', async () => {
    const api = await server.member();
    expect(await api.message.list({})).toMatchObject({ records: [], total: 0, unread: 0 });
    for (const title of ['一', '二', '三']) expect(await write(api, title)).toBe(200);
    expect(await write(api, '四', { titleEn: 'Four', textEn: 'Words' })).toBe(200);
    const { records, total, unread } = await api.message.list({});
    expect([total, unread]).toEqual([4, 4]);
    const four = records.find(({ title }) => title['zh-Hans'] === '四');
    expect(four).toMatchObject({
      kind: 'operator',
      title: { en: 'Four' },
      body: { 'zh-Hans': '四的内容', en: 'Words' },
      href: null,
    });
    const [first, second] = records;
    expect(await api.message.read({ ids: [first?.id ?? ''] })).toEqual({ unread: 3 });
    // Once more changes nothing.
    expect(await api.message.read({ ids: [first?.id ?? '', second?.id ?? ''] })).toEqual({ unread: 2 });
    expect((await api.message.list({ unread: true })).records).toHaveLength(2);
    expect(await api.message.read({ all: true })).toEqual({ unread: 0 });
    expect((await api.message.list({})).records.every(({ readAtMs }) => readAtMs !== null)).toBe(true);
  });

  it('is one member’s: another’s message is not there, and nothing is marked', async () => {
    const [owner, stranger] = [await server.member(), await server.member()];
    await write(owner, '给您');
    await write(stranger, '给他');
    const [theirs] = (await owner.message.list({})).records;
    const [own] = (await stranger.message.list({})).records;
    await expect(stranger.message.read({ ids: [own?.id ?? '', theirs?.id ?? ''] })).rejects.toMatchObject({
      code: 404,
    });
    expect((await stranger.message.list({})).unread).toBe(1);
    expect((await owner.message.list({})).unread).toBe(1);
  });

  it.each([[{}], [{ ids: [] }], [{ ids: ['a'], all: true as const }]])(
    'is marked by ids or all: %o',
    async (asked) => {
      const api = await server.member();
      await expect(api.message.read(asked)).rejects.toMatchObject({ code: 400 });
    },
  );

  it('tells of what happened to an order, once, whether or not an app may be sent messages', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
    await server.runJobs();
    await server.runJobs();
    const { sn } = await api.order.detail({ id });
    const { records } = await api.message.list({});
    expect(records).toMatchObject([
      {
        kind: 'order',
        title: { en: 'Your tickets are ready' },
        href: `/packages/order/order-details/order-details?id=${id}`,
      },
    ]);
    for (const body of Object.values(records[0]?.body ?? {})) expect(body).toContain(sn);
    const { lines } = await api.order.detail({ id });
    const items = [{ lineId: lines[0]?.id ?? '', quantity: lines[0]?.quantity ?? 1 }];
    const { amountFen, feeFen } = await api.refund.quote({ orderId: id, items });
    await api.refund.apply({ orderId: id, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    // The money is back when the cashier says so.
    await expect
      .poll(async () => {
        await server.runJobs();
        return (await api.message.list({})).records.map(({ kind, title }) => [kind, title['zh-Hans']]);
      })
      .toContainEqual(['refund', '退款成功']);
  });

  it('forgets after 180 days', async () => {
    const api = await server.member();
    await write(api, '旧');
    await write(api, '新');
    const { db, clock } = server.app;
    const [newest] = (await api.message.list({})).records.filter(({ title }) => title.en === '旧');
    await db
      .updateTable('inbox_messages')
      .set({ at_ms: clock.now() - (inboxDays * 86_400_000 + 1) })
      .where('id', '=', newest?.id ?? '')
      .execute();
    expect((await api.message.list({})).total).toBe(1);
    await server.runJobs();
    const left = await db
      .selectFrom('inbox_messages')
      .select('id')
      .where('id', '=', newest?.id ?? '')
      .execute();
    expect(left).toEqual([]);
  });

  it('has words in both languages for every template, without a gap', () => {
    const about = {
      ...{ title: { 'zh-Hans': '栖云岭', en: 'Qiyun' }, sn: 'YY1', day: '2026-10-01', text: '好' },
      time: { 'zh-Hans': '10月1日 08:00', en: '1 Oct, 08:00' },
      reason: { 'zh-Hans': '与订单一致', en: 'It matches the orders' },
    };
    for (const template of Object.keys(templates) as (keyof typeof templates)[]) {
      const { title, body } = wordsOf(template, about);
      for (const words of [...Object.values(title), ...Object.values(body)]) {
        expect(words).not.toMatch(/[{}]|^$/);
      }
      expect(body.en).not.toContain('栖云岭');
    }
  });
});

describe('notices', () => {
  it('come page by page, the newest first', async () => {
    const api = server.visitor();
    const all = await api.notice.list({});
    expect(all.length).toBeGreaterThan(2);
    expect(await api.notice.list({ page: 2, size: 2 })).toEqual(all.slice(2, 4));
    expect(await api.notice.list({ page: 99, size: 2 })).toEqual([]);
    await expect(api.notice.list({ size: 51 })).rejects.toMatchObject({ code: 400 });
  });
});
