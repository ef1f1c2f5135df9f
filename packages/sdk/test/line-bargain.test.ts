import { describe, expect, it } from 'vitest';
import type { LineBargain, SkuLineOpening } from '../src/checkout';
import { contact, createPath, createShop, linesOf, openAt, quotePath } from './support/checkout-shop';
import { picture } from './support/stay';
import { refuse } from './support/world';

const bargainPath = '/mkg/api/bargain/detail';
const NOW = 1_795_000_000_000;
const SHOP = { totalFen: 720, available: 9 };
const address = { activeId: 'a-8', activeType: '8', activityProductId: 'p-8', bargainId: 'bargain-1' };

const bargainLine = (part: Partial<LineBargain> = {}): LineBargain => ({
  activeType: 8,
  ...{ activeId: 'a-8', activityProductId: 'p-8', bargainId: 'bargain-1' },
  ...{ priceFen: 720, floorPriceFen: 400, helpersNeeded: 3, endsAtMs: NOW + 3_600_000 },
  ...part,
});

const bargain = {
  ...{ id: 'bargain-1', activeId: 'a-8', activityProductId: 'p-8', status: 'running', name: '茶' },
  ...{ originalPriceFen: 1_000, floorPriceFen: 400, priceFen: 720, cutFen: 280, people: 5 },
  ...{ helpersNeeded: 3, helpers: [], endsAtMs: NOW + 3_600_000 },
};

const opening = (kind: 'goods' | 'service', part: Partial<SkuLineOpening> = {}): SkuLineOpening => ({
  kind,
  skuDetailId: 'k-1',
  quantity: 1,
  product: {
    ...{ id: 'goods-1', title: '茶', specText: '', picture, priceFen: 1_000, shipped: kind === 'goods' },
    ...{ travellersNeeded: 0, guestsNeeded: 0, dated: false, ticket: null },
  },
  activity: bargainLine(),
  ...part,
});

describe('the bargain that an order form is opened with', () => {
  it("is the member's own, at the price it stands at", async () => {
    const { sdk, reply, sent } = createShop(SHOP);
    reply(bargainPath, () => ({ bargain, role: 'owner' }));
    const { of } = await sdk.activityLines();
    expect(await of(address)).toEqual(bargainLine());
    expect(sent(bargainPath).map(({ query }) => query)).toEqual([{ bargainId: 'bargain-1' }]);
  });

  it('is none where the address names none', async () => {
    const { sdk, sent } = createShop(SHOP);
    const { of } = await sdk.activityLines();
    for (const query of [
      {},
      { ...address, bargainId: '' },
      { ...address, activeType: '6' },
      { ...address, activeId: '' },
    ]) {
      expect(await of(query)).toBeUndefined();
    }
    expect(sent(bargainPath)).toEqual([]);
  });

  it.each(['helped', 'canHelp', 'refused'])(
    'is refused to whoever is %s in it, rather than sold at another price',
    async (role) => {
      const { sdk, reply } = createShop(SHOP);
      reply(bargainPath, () => ({ bargain, role }));
      const { of } = await sdk.activityLines();
      await expect(of(address)).rejects.toMatchObject({ code: 404 });
    },
  );

  it('is refused where it is not there', async () => {
    const { sdk, reply } = createShop(SHOP);
    reply(bargainPath, refuse(404));
    const { of } = await sdk.activityLines();
    await expect(of(address)).rejects.toMatchObject({ code: 404 });
  });
});

describe('an order at the price of a bargain', () => {
  it.each(['goods', 'service'] as const)('of %s is of one piece, whatever is asked for', async (kind) => {
    const world = createShop(SHOP);
    const checkout = openAt(world, opening(kind, { quantity: 9 }));
    expect(checkout.state.lines[0]?.draft.quantity).toBe(1);
    checkout.changeLine(0, { kind, quantity: 4 });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    const activity = { activeId: 'a-8', activeType: 8, activityProductId: 'p-8', bargainId: 'bargain-1' };
    const wanted = { kind, productId: 'goods-1', skuDetailId: 'k-1', quantity: 1, activity };
    expect(linesOf(world.sent(quotePath).at(-1))).toEqual([wanted]);
    expect(linesOf(world.sent(createPath)[0])).toEqual([wanted]);
  });

  it.each([
    ['bargainOver', 410],
    ['floorOnly', 422],
    ['transitionRefused', 409],
    ['activitySoldOut', 410],
  ] as const)(
    'says at the bargain that it is refused by %s (%i), and loses nothing typed',
    async (rule, code) => {
      const world = createShop(SHOP);
      const checkout = openAt(world, opening('goods'));
      checkout.change({ remark: '靠窗' });
      await checkout.quoteAgain();
      world.reply(createPath, refuse(code, { rule }));
      expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
      expect(checkout.state.lines[0]?.problems).toMatchObject({
        activity: { code: 'failed', error: { rule } },
      });
      expect(checkout.state).toMatchObject({ busy: false, draft: { ...contact, remark: '靠窗' } });
      expect(checkout.state.problems.form).toBeUndefined();
    },
  );
});
