import { describe, expect, it } from 'vitest';
import { pages } from '../src';
import { createWorld, refuse } from './support/world';

const list = '/cuser/member/orders/list';
const login = { storage: { token: 't' } };

function openWorld(total: number) {
  const world = createWorld({}, login);
  world.reply(list, ({ query }) => {
    const current = Number(query.page);
    const ids = [2 * current - 1, 2 * current].filter((id) => id <= total);
    const records = ids.map((id) => ({ id: String(id), lines: [] }));
    return { records, total, size: 2, current, pages: Math.ceil(total / 2) };
  });
  return world;
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('the records of every page', () => {
  it('come one after the other, with the query of the first', async () => {
    const { sdk, sent } = openWorld(5);
    const ids: string[] = [];
    for await (const order of pages(sdk.orders.list, { status: 4 })) ids.push(order.id);
    expect(ids).toEqual(['1', '2', '3', '4', '5']);
    expect(sent(list).map(({ query }) => query)).toEqual(
      ['1', '2', '3'].map((page) => ({ status: '4', page })),
    );
  });

  it('are asked for page by page, no further than they are wanted', async () => {
    const { sdk, sent } = openWorld(50);
    for await (const order of pages(sdk.orders.list)) if (order.id === '2') break;
    expect(sent(list)).toHaveLength(1);
  });

  it('are none where there are none, and begin where they are told to', async () => {
    const none = openWorld(0);
    expect(await allOf(pages(none.sdk.orders.list))).toEqual([]);
    const { sdk } = openWorld(5);
    const rest = await allOf(pages(sdk.orders.list, { page: 3 }));
    expect(rest.map(({ id }) => id)).toEqual(['5']);
  });

  it('of anything that is paged, and end by a signal or a refusal', async () => {
    const { sdk, reply } = openWorld(5);
    const signal = AbortSignal.abort();
    await expect(pages(sdk.orders.list, {}, { signal }).next()).rejects.toMatchObject({ kind: 'cancelled' });
    reply(list, refuse(403));
    await expect(pages(sdk.orders.list).next()).rejects.toMatchObject({ kind: 'business' });
  });
});
