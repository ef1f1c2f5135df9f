import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { moderate } from '../src/modules/review/moderate';
import { makeLogins } from './support/crowd';
import { boughtGoods, newGoods, praise } from './support/reviews';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const clientOf = (token: string) => server.visitor({ tokens: { read: () => token, clear: () => {} } });

describe('at the same moment', () => {
  it('a hundred members vote, and the count is a hundred', async () => {
    const api = await server.member();
    const goods = await newGoods(server);
    const { lineId } = await boughtGoods(server, api, goods);
    const { id } = await api.review.add(praise(lineId));
    const members = await makeLogins(server.app.db, 100);
    // Each twice: a vote is a state.
    await Promise.all(
      [...members, ...members].map(({ token }) => clientOf(token).review.vote({ id, helpful: true })),
    );
    expect(await api.review.detail({ id })).toMatchObject({ helpfulCount: 100 });
    await Promise.all(
      members.slice(0, 40).map(({ token }) => clientOf(token).review.vote({ id, helpful: false })),
    );
    expect(await api.review.detail({ id })).toMatchObject({ helpfulCount: 60 });
  });

  it('one line is reviewed twice, and one review stands', async () => {
    const goods = await newGoods(server);
    for (let round = 1; round <= 5; round++) {
      const api = await server.member();
      const { lineId } = await boughtGoods(server, api, goods);
      const answers = await Promise.allSettled(
        [1, 2, 3, 4].map((stars) => api.review.add(praise(lineId, { stars, text: '同时写下的话' }))),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected')
          expect(answer.reason).toMatchObject({ code: 409, rule: 'reviewExists' });
      expect(await server.visitor().review.summary({ productId: goods.productId })).toMatchObject({
        count: round,
      });
    }
  });

  it('the same request comes twice, and both get the one answer', async () => {
    const api = await server.member();
    const { lineId } = await boughtGoods(server, api, await newGoods(server));
    const send = () =>
      server.fetch('http://yunyou.test/cuser/member/review/add', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${api.token}`,
          'content-type': 'application/json',
          'x-source': '2',
          'idempotency-key': 'the-same-key',
        },
        body: JSON.stringify(praise(lineId)),
      });
    const answers = await Promise.all([send(), send(), send()]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 0, data: { state: 'visible' } });
  });

  it('reviews of one product are written, shown, hidden, added to and deleted, and the sums agree', async () => {
    const goods = await newGoods(server);
    const written = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const api = await server.member();
        return { api, ...(await boughtGoods(server, api, goods)) };
      }),
    );
    const reviews = await Promise.all(
      written.map(async ({ api, lineId }, place) => ({
        api,
        id: (await api.review.add(praise(lineId, { stars: 3 + (place % 3), tags: ['goodQuality'] }))).id,
      })),
    );
    const work = reviews.flatMap(({ api, id }, place) => [
      ...(['hidden', 'visible', 'rejected', 'visible'] as const).map((state) =>
        inTransaction(server.app.db, (tx) => moderate(tx, id, 'review', state)),
      ),
      api.review.append({ id, text: '追评', pictureKeys: [] }),
      ...(place < 3 ? [api.review.delete({ id })] : []),
    ]);
    await Promise.allSettled(work);
    expect(await server.breaches()).toEqual([]);
    const { total } = await server.visitor().review.list({ productId: goods.productId });
    const { count } = await server.visitor().review.summary({ productId: goods.productId });
    expect(count).toBe(total);
  });
});
