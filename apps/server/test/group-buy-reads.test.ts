import { describe, expect, it } from 'vitest';
import { countStatements } from './support/count-statements';
import { agree, groupLine, takeSeat } from './support/group-buys';
import { groupWorld } from './support/group-world';

const { freeze, people, server, sold } = groupWorld();

/** A member's call asks who they are first. */
const LOGIN = 1;

const add = (needed = 20) => sold({ product: { needed } });

describe('reading groups', () => {
  it('takes three statements for a list and five for a group, however many there are', async () => {
    const thing = await add();
    const api = await server().member();
    const { groupId, orderId } = await takeSeat(server(), api, thing);
    await server().press('console/group-buys/fill', { id: groupId, people: '15' });
    const stranger = await server().member();
    const [full] = [await takeSeat(server(), await server().member(), thing)];
    const visitor = server().visitor();
    const { activityProductId, activeId } = thing;
    expect(await countStatements(() => visitor.groupBuy.list({ size: 49 }))).toBeLessThanOrEqual(3);
    expect(await countStatements(() => visitor.groupBuy.forming({ activityProductId }))).toBeLessThanOrEqual(
      3,
    );
    expect(await countStatements(() => api.groupBuy.group({ groupId }))).toBeLessThanOrEqual(5 + LOGIN);
    expect(await countStatements(() => api.groupBuy.group({ orderId }))).toBeLessThanOrEqual(5 + LOGIN);
    expect(
      await countStatements(() => stranger.groupBuy.group({ groupId: full.groupId })),
    ).toBeLessThanOrEqual(5 + LOGIN);
    expect(await countStatements(() => visitor.activity.detail({ activeId }))).toBeLessThanOrEqual(5);
    expect(await countStatements(() => api.myActivity.list({ kind: 'group' }))).toBeLessThanOrEqual(
      3 + LOGIN,
    );
    await agree(stranger, activeId);
    const lines = [groupLine(thing, groupId)];
    expect(await countStatements(() => stranger.order.quote({ lines }))).toBeLessThanOrEqual(8 + LOGIN);
  });

  it('shows a group of twenty in one answer, masked, with whoever leads it first', async () => {
    const thing = await add();
    const api = await server().member();
    const { groupId } = await takeSeat(server(), api, thing);
    await server().press('console/group-buys/fill', { id: groupId, people: '19' });
    const { group, isLeader } = await api.groupBuy.group({ groupId });
    expect(group).toMatchObject({ status: 'formed', needed: 20, seatsLeft: 0, joined: true });
    expect(group.members).toHaveLength(20);
    expect(isLeader).toBe(true);
    for (const { name } of group.members) expect(name).toMatch(/^.\*+$/u);
  });

  it('tells who guesses to wait after thirty misses of a network in a minute', async () => {
    const api = await server().member();
    let misses = 0;
    let refused: { code?: number } = {};
    // A minute may begin between: then the count begins anew.
    while (misses < 100) {
      refused = await api.groupBuy.group({ groupId: `group-guessed-${misses}` }).catch((error) => error);
      if (refused.code !== 404) break;
      misses += 1;
    }
    expect(misses).toBeGreaterThanOrEqual(30);
    expect(refused.code).toBe(429);
  });
});

describe('lists', () => {
  it('show what is sold to groups, with what one pays alone', async () => {
    const thing = await sold();
    await people(thing, 1);
    const find = async () =>
      (await server().visitor().groupBuy.list({ size: 50 })).records.find(
        ({ activeId }) => activeId === thing.activeId,
      );
    expect(await find()).toMatchObject({
      ...{ activityPriceFen: 600, timeStatus: 1 },
      group: { needed: 3, hours: 24, virtualCompletion: false, soldQuantity: 1, singlePriceFen: 1_000 },
    });
    const { activities } = await server()
      .visitor()
      .activity.ofProduct({ productType: 0, productId: thing.productId, productSpec: thing.skuId });
    expect(activities).toMatchObject([
      { activeType: 3, activityProductId: thing.activityProductId, groupNeeded: 3 },
    ]);
    const { products } = await server().visitor().activity.detail({ activeId: thing.activeId });
    expect(products).toMatchObject([{ group: { needed: 3 } }]);
  });

  it('hide drafts and what is over', async () => {
    const [draft, over] = [await sold({ isDraft: true }), await sold()];
    freeze(over.endsMs);
    const ids = (await server().visitor().groupBuy.list({ size: 50 })).records.map(
      ({ activeId }) => activeId,
    );
    expect(ids).not.toContain(draft.activeId);
    expect(ids).not.toContain(over.activeId);
    const api = await server().member();
    await expect(api.groupBuy.forming({ activityProductId: draft.activityProductId })).rejects.toMatchObject({
      code: 404,
    });
    await expect(api.activityRules.agreed({ activeId: draft.activeId })).rejects.toMatchObject({ code: 404 });
  });
});
