import type { ActivityProduct } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import type { LineGroup, SkuLineOpening, StayLineOpening, TicketLineOpening } from '../src/checkout';
import { contact, createPath, createShop, linesOf, openAt, quotePath } from './support/checkout-shop';
import { hotel, picture, rateOf } from './support/stay';
import { li, ticket, wang } from './support/ticket';
import { refuse } from './support/world';

const groupPath = '/mkg/api/groupBuy/group';
const detailPath = '/mkg/public/api/activity/detail';
const NOW = 1_795_000_000_000;
const SHOP = { totalFen: 600, available: 9 };
const HOUR_MS = 3_600_000;
const opened = { activeId: 'a-3', activeType: 3, activityProductId: 'p-3' };
const address = { activeId: 'a-3', activeType: '3', activityProductId: 'p-3' };

const groupLine = (part: Partial<LineGroup> = {}): LineGroup => ({
  activeType: 3,
  ...{ activeId: 'a-3', activityProductId: 'p-3', groupId: undefined },
  ...{ needed: 3, lacking: 3, hours: 24, endsAtMs: null },
  ...{ priceFen: 600, limitPerOrder: 2, days: [] },
  ...part,
});

const product: ActivityProduct = {
  ...{ activityProductId: 'p-3', activeId: 'a-3', productType: 0, productId: 'goods-1', productSpec: 'k-1' },
  ...{ name: '茶', specText: '', picture, activityPriceFen: 600, originalPriceFen: 1_000 },
  ...{ limitPerOrder: 2, limitPerMember: 4, limitPerCertificate: 0, days: ['2026-12-09'] },
  ...{ soldShare: 0, left: null, mayReturn: false, state: 'running' },
  group: { needed: 3, hours: 24, virtualCompletion: false, soldQuantity: 7, singlePriceFen: 1_000 },
  bargain: null,
};
const joined = {
  ...{ id: 'group-1', status: 'forming', needed: 3, seatsLeft: 1, joined: false, priceFen: 550 },
  members: [
    { name: '李*', avatarUrl: '', seat: 'member' },
    { name: '王*', avatarUrl: '', seat: 'left' },
  ],
  endsAtMs: NOW + HOUR_MS,
};

const goods = (part: Partial<SkuLineOpening> = {}): SkuLineOpening => ({
  kind: 'goods',
  skuDetailId: 'k-1',
  quantity: 1,
  product: {
    ...{ id: 'goods-1', title: '茶', specText: '', picture, priceFen: 1_000, shipped: true },
    ...{ travellersNeeded: 0, guestsNeeded: 0, dated: false, ticket: null },
  },
  activity: groupLine(),
  ...part,
});
const tickets = (part: Partial<TicketLineOpening> = {}): TicketLineOpening => ({
  ...{ kind: 'ticket', product: ticket, day: '2026-12-09', quantity: 1, activity: groupLine() },
  ...part,
});
const rooms = (part: Partial<StayLineOpening> = {}): StayLineOpening => ({
  kind: 'stay',
  product: { id: 'r1', hotel, rate: rateOf('p1', 'r1') },
  stay: { startDate: '2026-12-10', endDate: '2026-12-11', rooms: 1, adults: 2, childAges: [] },
  quantity: 1,
  nowMs: Date.parse('2026-11-23T12:00:00+08:00'),
  activity: groupLine(),
  ...part,
});

describe('the group that an order form is opened with', () => {
  it('is one that is opened, as its activity sells it', async () => {
    const { sdk, reply, sent } = createShop(SHOP);
    reply(detailPath, () => ({
      activeId: 'a-3',
      products: [{ ...product, activityProductId: 'p-9' }, product],
    }));
    const { of } = await sdk.activityLines();
    expect(await of(address)).toEqual(groupLine({ days: ['2026-12-09'] }));
    expect(await of({ ...address, groupId: '' })).toEqual(groupLine({ days: ['2026-12-09'] }));
    expect(sent(groupPath)).toEqual([]);
  });

  it('is one that is joined, with who is missing and until when', async () => {
    const { sdk, reply, sent } = createShop(SHOP);
    reply(groupPath, () => ({ group: joined, product: { ...product, days: [] } }));
    const { of } = await sdk.activityLines();
    expect(await of({ ...address, groupId: 'group-1' })).toEqual(
      groupLine({ groupId: 'group-1', lacking: 2, endsAtMs: NOW + HOUR_MS, priceFen: 550 }),
    );
    expect(sent(groupPath).map(({ query }) => query)).toEqual([{ groupId: 'group-1' }]);
    expect(sent(detailPath)).toEqual([]);
  });

  it('is none where the address names none', async () => {
    const { sdk, sent } = createShop(SHOP);
    const { of } = await sdk.activityLines();
    for (const query of [
      {},
      { ...address, activeType: '6' },
      { ...address, activityProductId: '' },
      { ...address, activeId: '' },
    ]) {
      expect(await of(query)).toBeUndefined();
    }
    expect(sent(groupPath)).toEqual([]);
    expect(sent(detailPath)).toEqual([]);
  });

  it.each([
    ['is not in the activity', { ...product, activityProductId: 'p-9' }],
    ['is not sold to groups', { ...product, group: null }],
  ])('refuses a thing that %s, rather than selling it at another price', async (_, sold) => {
    const { sdk, reply } = createShop(SHOP);
    reply(detailPath, () => ({ activeId: 'a-3', products: [sold] }));
    const { of } = await sdk.activityLines();
    await expect(of(address)).rejects.toMatchObject({ code: 404 });
  });

  it('refuses a group that is not there', async () => {
    const { sdk, reply } = createShop(SHOP);
    reply(groupPath, refuse(404));
    const { of } = await sdk.activityLines();
    await expect(of({ ...address, groupId: 'group-9' })).rejects.toMatchObject({ code: 404 });
  });
});

describe('an order in a group', () => {
  it('is of as many pieces as are chosen, up to the limit of the activity', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, goods({ quantity: 9 }));
    expect(checkout.state.lines[0]?.draft.quantity).toBe(2);
    checkout.changeLine(0, { kind: 'goods', quantity: 1 });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    const wanted = { kind: 'goods', skuDetailId: 'k-1', quantity: 1, activity: opened };
    expect(linesOf(world.sent(quotePath).at(-1))).toEqual([expect.objectContaining(wanted)]);
    expect(linesOf(world.sent(createPath)[0])).toEqual([expect.objectContaining(wanted)]);
  });

  it('is of a day that is chosen, in the group that is joined', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(
      world,
      tickets({
        quantity: 2,
        activity: groupLine({ groupId: 'group-1', days: ['2026-12-09', '2026-12-10'] }),
      }),
    );
    expect(checkout.state.lines[0]).toMatchObject({
      maxPerOrder: 2,
      draft: { day: '2026-12-09', quantity: 2 },
    });
    checkout.changeLine(0, { kind: 'ticket', day: '2026-12-10' });
    checkout.changeLine(0, { kind: 'ticket', travellers: [li, wang] });
    await checkout.quoteAgain();
    await checkout.place(checkout.state.totalFen);
    expect(linesOf(world.sent(createPath)[0])).toEqual([
      {
        ...{ kind: 'ticket', productId: 't1', day: '2026-12-10', quantity: 2, contactIds: ['c1', 'c2'] },
        activity: { ...opened, groupId: 'group-1' },
      },
    ]);
  });

  it('asks for a day where the one it was opened with is not sold to groups', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, tickets({ activity: groupLine({ days: ['2026-12-10'] }) }));
    expect(checkout.state.lines[0]?.draft).toMatchObject({ day: '' });
    expect(checkout.state.pricing).toBe('none');
    checkout.changeLine(0, { kind: 'ticket', day: '2026-12-10' });
    await checkout.quoteAgain();
    expect(linesOf(world.sent(quotePath).at(-1))).toMatchObject([{ day: '2026-12-10', activity: opened }]);
  });

  it('is of as many rooms as are chosen, up to the limit of the activity', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, rooms());
    checkout.changeLine(0, { kind: 'stay', quantity: 5 });
    expect(checkout.state.lines[0]).toMatchObject({ maxRooms: 2, draft: { quantity: 2 } });
    checkout.changeLine(0, { kind: 'stay', guests: ['李云', '王山'] });
    await checkout.quoteAgain();
    await checkout.place(checkout.state.totalFen);
    expect(linesOf(world.sent(createPath)[0])).toEqual([
      expect.objectContaining({ kind: 'stay', quantity: 2, startDate: '2026-12-10', activity: opened }),
    ]);
  });

  it('takes nothing along that was added from an offer before', async () => {
    const world = createShop(SHOP);
    const before = openAt(world, goods({ activity: undefined }));
    before.change({ addOns: [{ activeId: 'a-9', productId: 'goods-9', skuDetailId: 'k-9', amount: 1 }] });
    await before.quoteAgain();
    expect(linesOf(world.sent(quotePath).at(-1))).toHaveLength(2);
    before.dispose();
    await openAt(world, goods()).quoteAgain();
    expect(linesOf(world.sent(quotePath).at(-1))).toHaveLength(1);
  });

  it.each([
    ['goods', 'groupFull', 409, goods()],
    ['tickets', 'groupOver', 410, tickets()],
    ['rooms', 'rulesNotAgreed', 422, rooms()],
    ['goods', 'groupAlreadyJoined', 409, goods()],
    ['goods', 'groupOpenAlready', 409, goods()],
    ['goods', 'rulesChanged', 409, goods()],
    ['goods', 'activitySoldOut', 410, goods()],
  ] as const)(
    'of %s says at its group that it is refused by %s (%i), and loses nothing typed',
    async (_, rule, code, line) => {
      const world = createShop(SHOP);
      const checkout = openAt(world, line);
      await checkout.quoteAgain();
      checkout.change({ remark: '靠窗' });
      if (line.kind === 'ticket') checkout.changeLine(0, { kind: 'ticket', travellers: [li] });
      if (line.kind === 'stay') checkout.changeLine(0, { kind: 'stay', guests: ['李云'] });
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

  it.each([
    ['goods', goods()],
    ['tickets', tickets()],
    ['rooms', rooms()],
  ] as const)('of more %s than a member may have says so at the number', async (_, line) => {
    const world = createShop(SHOP);
    world.reply(quotePath, refuse(422, { rule: 'purchaseLimit' }));
    const checkout = openAt(world, line);
    await checkout.quoteAgain();
    expect(checkout.state.lines[0]?.problems).toMatchObject({
      quantity: { error: { rule: 'purchaseLimit' } },
    });
    expect(checkout.state.lines[0]?.problems).not.toHaveProperty('activity');
  });
});
