import { describe, expect, it } from 'vitest';
import { openCheckout, type SkuLineOpening } from '../src/checkout';
import { li, wang } from './support/ticket';
import { createWorld, type Reply, refuse, type ScriptedRequest } from './support/world';

const quotePath = '/cuser/member/orders/quote';
const createPath = '/cuser/member/orders/create';
const placed = { id: 'o-1', sn: 'S1', status: 4, totalFen: 8_800 };

const opening = (part: Partial<SkuLineOpening> = {}): SkuLineOpening => ({
  kind: 'service',
  skuDetailId: 'k-1',
  quantity: 1,
  product: {
    id: 'p-1',
    title: '温泉',
    specText: '',
    picture: { width: 1, height: 1, color: '#fff', sources: [], alt: { 'zh-Hans': '', en: '' } },
    priceFen: 8_800,
    shipped: false,
    travellersNeeded: 0,
    guestsNeeded: 0,
    dated: false,
    ticket: null,
    appointItems: [
      { id: 'i-1', title: '泡汤', people: 1, realName: 'everybody', certTypes: [], minGroup: 1, maxGroup: 5 },
    ],
  },
  ...part,
});

const lineOf = ({ body }: ScriptedRequest): { quantity: number; slotId?: string } => {
  const [line] = Array.isArray(body.lines) ? body.lines : [];
  return line;
};

/** Each person of the time is named. */
const priced: Reply = (request) => {
  const { quantity, slotId } = lineOf(request);
  return {
    breakdown: [],
    orders: [],
    savedFen: 0,
    coupons: [],
    addOns: [],
    unused: [],
    totalFen: quantity * 8_800,
    lines: [
      {
        kind: 'service',
        request: 0,
        skuDetailId: 'k-1',
        quantity,
        ...(slotId && { slot: { slotId, itemId: 'i-1', size: quantity, visitorsNeeded: quantity } }),
      },
    ],
  };
};

function createShop() {
  const world = createWorld({}, { storage: { token: 't' } });
  world.reply(quotePath, priced);
  world.reply(createPath, () => ({ ...placed, parentSn: 'S1', expiresAtMs: 1, orders: [placed] }));
  return world;
}

function openAt({ sdk }: Pick<ReturnType<typeof createShop>, 'sdk'>, line = opening()) {
  const checkout = openCheckout(sdk, { lines: [line] });
  checkout.start();
  checkout.change({ contactName: '林', contactMobile: '13800000000' });
  return checkout;
}
const stateOf = (checkout: ReturnType<typeof openAt>) => {
  const [line] = checkout.state.lines;
  if (line?.kind !== 'service') throw new Error('The line is a service.');
  return line;
};

describe('the time of a service', () => {
  it('is asked for with the price and ordered with who comes, and none is none', async () => {
    const world = createShop();
    const checkout = openAt(world);
    await checkout.quoteAgain();
    expect(lineOf(world.sent(quotePath)[0] as ScriptedRequest)).not.toHaveProperty('slotId');
    checkout.changeLine(0, { kind: 'service', slotId: 's-1' });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(stateOf(checkout).problems.travellers).toEqual({ code: 'peopleMissing', count: 1 });
    checkout.changeLine(0, { kind: 'service', travellers: [li] });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    expect(lineOf(world.sent(createPath)[0] as ScriptedRequest)).toMatchObject({
      kind: 'service',
      slotId: 's-1',
      contactIds: ['c1'],
    });
  });

  it('that is given up names nobody, and asks for nobody', async () => {
    const world = createShop();
    const checkout = openAt(world, opening({ slotId: 's-1' }));
    await checkout.quoteAgain();
    checkout.changeLine(0, { kind: 'service', travellers: [li] });
    checkout.changeLine(0, { kind: 'service', slotId: '' });
    await checkout.quoteAgain();
    await checkout.place(checkout.state.totalFen);
    const line = lineOf(world.sent(createPath)[0] as ScriptedRequest);
    expect([line.slotId, 'contactIds' in line]).toEqual([undefined, false]);
  });

  it('for fewer people keeps those who were chosen first', async () => {
    const checkout = openAt(createShop(), opening({ slotId: 's-1', quantity: 2 }));
    await checkout.quoteAgain();
    checkout.changeLine(0, { kind: 'service', travellers: [li, wang] });
    checkout.changeLine(0, { kind: 'service', quantity: 1 });
    await checkout.quoteAgain();
    expect(stateOf(checkout).draft.travellers).toEqual([li]);
  });

  it('is kept over a reload with who comes, until the address names another one', async () => {
    const world = createShop();
    const checkout = openAt(world, opening({ slotId: 's-1' }));
    await checkout.quoteAgain();
    checkout.changeLine(0, { kind: 'service', travellers: [li] });
    checkout.changeLine(0, { kind: 'service', slotId: 's-2' });
    await checkout.quoteAgain();
    checkout.dispose();
    const again = stateOf(openAt(world, opening({ slotId: 's-1' }))).draft;
    expect([again.slotId, again.travellers]).toEqual(['s-2', [li]]);
    expect(stateOf(openAt(world, opening({ slotId: 's-3' }))).draft.slotId).toBe('s-3');
  });

  it('that is full is said at the time, and no longer once another one is chosen', async () => {
    const world = createShop();
    world.reply(quotePath, refuse(409, { rule: 'slotFull', field: 'lines.0.slotId' }));
    const checkout = openAt(world, opening({ slotId: 's-1' }));
    await checkout.quoteAgain();
    expect(checkout.state).toMatchObject({ pricing: 'refused', quoteProblem: undefined });
    expect(stateOf(checkout).problems.slot).toMatchObject({ code: 'failed', error: { rule: 'slotFull' } });
    world.reply(quotePath, priced);
    checkout.changeLine(0, { kind: 'service', slotId: 's-2' });
    await checkout.quoteAgain();
    expect([checkout.state.pricing, stateOf(checkout).problems]).toEqual(['known', {}]);
  });

  it.each([
    ['bookTooLate', 'lines.0.slotId', 'slot'],
    ['notYetOpen', 'lines.0.slotId', 'slot'],
    ['groupSize', 'lines.0.quantity', 'slot'],
    ['visitorBooked', 'lines.0.contactIds.0', 'travellers'],
  ] as const)('refused by %s at %s is said at the %s', async (rule, field, where) => {
    const world = createShop();
    const checkout = openAt(world, opening({ slotId: 's-1' }));
    await checkout.quoteAgain();
    checkout.changeLine(0, { kind: 'service', travellers: [li] });
    world.reply(createPath, refuse(409, { rule, field }));
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(stateOf(checkout).problems[where]).toMatchObject({ code: 'failed', error: { rule } });
  });
});
