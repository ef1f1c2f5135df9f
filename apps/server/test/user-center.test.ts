import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from './support/count-statements';
import { boughtGoods, newGoods, praise } from './support/reviews';
import { placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// conformance: SELF-01
describe('the user center', () => {
  it('counts what a member has in one answer of five reads', async () => {
    const api = await server.member();
    expect(await api.userCenter.summary()).toEqual({
      orderCounts: [],
      ...{ openRefunds: 0, toReview: 0, coupons: 0, unread: 0, favorites: 0, storedValueFen: 0 },
      nextAppointment: null,
    });
    const { mobile } = await api.session.userInfo();
    const bought = await boughtGoods(server, api, await newGoods(server));
    await boughtGoods(server, api, await newGoods(server));
    await placeOrder(api);
    await api.favorite.set({ kind: 'spot', id: 'spot-qiyun-ridge', favorite: true });
    await api.favorite.set({ kind: 'hotel', id: 'hotel-yunqi-lodge', favorite: true });
    await api.favorite.remove({ ids: ['hotel:hotel-yunqi-lodge'] });
    await server.press('console/stored-value/charge', { mobile, yuan: '12.50' });
    await server.press('console/messages/inbox', { mobile, title: '一', text: '一' });
    const summary = await api.userCenter.summary();
    expect(summary).toMatchObject({
      ...{ toReview: 2, favorites: 1, storedValueFen: 1_250, coupons: 0 },
      orderCounts: await api.order.counts(),
      unread: (await api.message.list({})).unread,
    });
    expect(summary.toReview).toBe((await api.review.todo({})).total);
    await api.review.add(praise(bought.lineId));
    expect((await api.userCenter.summary()).toReview).toBe(1);
    // Who asks is one read more.
    const asked = await countStatements(() => api.userCenter.summary());
    expect(asked).toBeLessThanOrEqual(6);
  });
});
