import type { BlindBoxDetail } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { boxLineOf, namesBox } from '../src/checkout';
import { createPath, createShop, linesOf, openAt, quotePath } from './support/checkout-shop';
import { picture } from './support/stay';
import { refuse } from './support/world';

const SHOP = { totalFen: 3_900, available: 9 };
const set = {
  ...{ activeId: 'box-1', activityProductId: 'bp-1', name: '澄岚六景', picture },
  ...{ priceFen: 3_900, perOrder: 5 },
} as BlindBoxDetail;
const line = (quantity: number) => ({
  ...{ kind: 'box', productId: 'box-1', quantity },
  activity: { activeId: 'box-1', activeType: 5, activityProductId: 'bp-1' },
});

describe('an address that orders blind boxes', () => {
  it('names the set and what is sold of it', () => {
    const address = { activeId: 'box-1', activeType: '5', activityProductId: 'bp-1' };
    expect(namesBox(address)).toBe(true);
    expect(namesBox({ ...address, activeType: '8' })).toBe(false);
    expect(namesBox({ ...address, activityProductId: '' })).toBe(false);
    expect(namesBox({})).toBe(false);
  });
});

describe('an order of blind boxes', () => {
  it('needs a contact and no address', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, boxLineOf(set, 2));
    expect(checkout.state.needs).toEqual({ address: false, contact: true });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    expect(linesOf(world.sent(quotePath).at(-1))).toEqual([line(2)]);
    expect(linesOf(world.sent(createPath)[0])).toEqual([line(2)]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [5, 5],
    [9, 5],
    [Number.NaN, 1],
  ])('asked for %d boxes, orders %i', (asked, ordered) => {
    const checkout = openAt(createShop(SHOP), boxLineOf(set, 1));
    checkout.changeLine(0, { kind: 'box', quantity: asked });
    expect(checkout.state.lines[0]?.draft.quantity).toBe(ordered);
  });

  it('is brought back with its number, until another is asked for', () => {
    const world = createShop(SHOP);
    openAt(world, boxLineOf(set, 1)).changeLine(0, { kind: 'box', quantity: 4 });
    expect(openAt(world, boxLineOf(set, 1)).state.lines[0]?.draft.quantity).toBe(4);
    expect(openAt(world, boxLineOf(set, 2)).state.lines[0]?.draft.quantity).toBe(2);
  });

  it.each([
    ['ageStatementNeeded', 422, 'activity'],
    ['guardianNeeded', 422, 'activity'],
    ['boxLimitToday', 422, 'quantity'],
    ['boxStopped', 410, 'activity'],
    ['activitySoldOut', 410, 'activity'],
    ['rulesChanged', 409, 'activity'],
  ] as const)('refused by %s (%i) says so at its %s', async (rule, code, field) => {
    const world = createShop(SHOP);
    const checkout = openAt(world, boxLineOf(set, 1));
    await checkout.quoteAgain();
    world.reply(createPath, refuse(code, { rule }));
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(checkout.state.lines[0]?.problems).toMatchObject({ [field]: { code: 'failed', error: { rule } } });
  });
});
