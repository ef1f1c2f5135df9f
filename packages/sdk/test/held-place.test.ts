import type { Grab } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import type { HeldPlace, SkuLineOpening, StayLineOpening, TicketLineOpening } from '../src/checkout';
import { contact, createPath, createShop, linesOf, openAt, quotePath } from './support/checkout-shop';
import { hotel, picture, rateOf } from './support/stay';
import { li, ticket, wang } from './support/ticket';
import { refuse } from './support/world';

const placePath = '/mkg/api/flashSale/grab';
const NOW = 1_795_000_000_000;
const SHOP = { totalFen: 600, available: 1 };
const STAY = { startDate: '2026-12-01', endDate: '2026-12-03' };
const asked = { activeId: 'a-1', activeType: 4, activityProductId: 'p-1', grabId: 'g-1' };

const grab: Grab = {
  grabId: 'g-1',
  activityProductId: 'p-1',
  quantity: 2,
  day: null,
  stay: null,
  state: 'granted',
  ahead: 0,
  holdUntilMs: NOW + 180_000,
  orderId: null,
  pollAfterMs: 2_000,
  nowMs: NOW,
};
const heldOf = (part: Partial<HeldPlace> = {}): HeldPlace => ({
  activeType: 4,
  ...{ activeId: 'a-1', activityProductId: 'p-1', grabId: 'g-1' },
  ...{ quantity: 2, day: null, stay: null, holdUntilMs: NOW + 180_000 },
  ...part,
});

const goods = (part: Partial<SkuLineOpening> = {}): SkuLineOpening => ({
  kind: 'goods',
  skuDetailId: 'k-1',
  quantity: 1,
  product: {
    ...{ id: 'goods-1', title: '茶', specText: '', picture, priceFen: 1_000, shipped: true },
    ...{ travellersNeeded: 0, guestsNeeded: 0, dated: false, ticket: null },
  },
  ...part,
});
const tickets = (part: Partial<TicketLineOpening> = {}): TicketLineOpening => ({
  ...{ kind: 'ticket', product: ticket, day: '2026-12-09', quantity: 1 },
  ...part,
});
const rooms = (part: Partial<StayLineOpening> = {}): StayLineOpening => ({
  kind: 'stay',
  product: { id: 'r1', hotel, rate: rateOf('p1', 'r1') },
  stay: { startDate: '2026-12-10', endDate: '2026-12-11', rooms: 1, adults: 2, childAges: [] },
  quantity: 1,
  nowMs: Date.parse('2026-11-23T12:00:00+08:00'),
  ...part,
});

describe('the place that an order form is opened with', () => {
  it('is read from the server by the address, and is none where that names none', async () => {
    const { sdk, reply, sent } = createShop(SHOP);
    reply(placePath, () => grab);
    const { held } = await sdk.flashSale();
    expect(await held({ activeId: 'a-1', activeType: '4', grabId: 'g-1' })).toEqual(heldOf());
    for (const query of [
      {},
      { activeId: 'a-1', activeType: '4', grabId: '' },
      { activeId: 'a-1', activeType: '3', grabId: 'g-1' },
      { activeType: '4', grabId: 'g-1' },
    ]) {
      expect(await held(query)).toBeUndefined();
    }
    expect(sent(placePath)).toHaveLength(1);
  });

  it('is not held any more once its time was over', async () => {
    const { sdk, reply } = createShop(SHOP);
    reply(placePath, () => ({ ...grab, state: 'lapsed' }));
    const { held } = await sdk.flashSale();
    const place = await held({ activeId: 'a-1', activeType: '4', grabId: 'g-1' });
    expect(place?.holdUntilMs).toBeNull();
  });
});

describe('an order with a place of a flash sale', () => {
  it('is of as many pieces as were granted, whatever is chosen', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, goods({ activity: heldOf() }));
    checkout.changeLine(0, { kind: 'goods', quantity: 9 });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    const wanted = { kind: 'goods', skuDetailId: 'k-1', quantity: 2, activity: asked };
    expect(linesOf(world.sent(quotePath).at(-1))).toEqual([expect.objectContaining(wanted)]);
    expect(linesOf(world.sent(createPath)[0])).toEqual([expect.objectContaining(wanted)]);
  });

  it('is of the day and the number that were granted, with as many travellers', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, tickets({ activity: heldOf({ day: '2026-12-01' }) }));
    checkout.changeLine(0, { kind: 'ticket', day: '2026-12-05', quantity: 1 });
    checkout.changeLine(0, { kind: 'ticket', travellers: [li, wang] });
    await checkout.quoteAgain();
    await checkout.place(checkout.state.totalFen);
    expect(linesOf(world.sent(createPath)[0])).toEqual([
      {
        kind: 'ticket',
        productId: 't1',
        day: '2026-12-01',
        quantity: 2,
        contactIds: ['c1', 'c2'],
        activity: asked,
      },
    ]);
  });

  it('is of the nights and rooms that were granted', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, rooms({ activity: heldOf({ stay: STAY }) }));
    checkout.changeLine(0, { kind: 'stay', quantity: 5 });
    checkout.changeLine(0, { kind: 'stay', guests: ['李云', '王山'] });
    await checkout.quoteAgain();
    await checkout.place(checkout.state.totalFen);
    expect(linesOf(world.sent(createPath)[0])).toEqual([
      expect.objectContaining({
        ...{ kind: 'stay', quantity: 2, ...STAY, activity: asked },
        guests: [{ name: '李云' }, { name: '王山' }],
      }),
    ]);
  });

  it('takes nothing along that was added from an offer before', async () => {
    const world = createShop(SHOP);
    const before = openAt(world, goods());
    before.change({
      addOns: [{ activeId: 'a-9', productId: 'goods-9', skuDetailId: 'k-9', amount: 1 }],
    });
    await before.quoteAgain();
    expect(linesOf(world.sent(quotePath).at(-1))).toHaveLength(2);
    before.dispose();
    await openAt(world, goods({ activity: heldOf() })).quoteAgain();
    expect(linesOf(world.sent(quotePath).at(-1))).toHaveLength(1);
  });

  it.each([
    ['goods', goods({ activity: heldOf() })],
    ['tickets', tickets({ activity: heldOf({ day: '2026-12-01' }) })],
    ['rooms', rooms({ activity: heldOf({ stay: STAY }) })],
  ] as const)('of %s whose hold is over says so at the place, and loses nothing typed', async (_, line) => {
    const world = createShop(SHOP);
    const checkout = openAt(world, line);
    await checkout.quoteAgain();
    checkout.change({ remark: '靠窗' });
    if (line.kind === 'ticket') checkout.changeLine(0, { kind: 'ticket', travellers: [li, wang] });
    if (line.kind === 'stay') checkout.changeLine(0, { kind: 'stay', guests: ['李云', '王山'] });
    await checkout.quoteAgain();
    world.reply(createPath, refuse(410, { rule: 'holdExpired' }));
    world.reply(quotePath, refuse(410, { rule: 'holdExpired' }));
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    await checkout.quoteAgain();
    expect(checkout.state).toMatchObject({ pricing: 'refused', quoteProblem: undefined, busy: false });
    expect(checkout.state.lines[0]?.problems).toMatchObject({
      activity: { code: 'failed', error: { rule: 'holdExpired' } },
    });
    expect(checkout.state.draft).toMatchObject({ ...contact, remark: '靠窗' });
    checkout.dispose();
    const { activity: _activity, ...normal } = line;
    const again = openAt(world, normal);
    expect(again.state.draft.remark).toBe('靠窗');
  });
});
