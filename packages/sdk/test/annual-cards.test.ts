import { describe, expect, it } from 'vitest';
import { turningCode } from '../src/annual-card/turning-code';
import { cardActivityLineOf, cardLineOf } from '../src/checkout';
import { createPath, createShop, linesOf, openAt, quotePath } from './support/checkout-shop';
import { picture } from './support/stay';
import { createWorld, lost, refuse } from './support/world';

const MINE = '/cuser/member/annual-card/mine';
const OWN = '/cuser/member/annual-card/detail';
const CODE = '/cuser/member/annual-card/entryCode';

/** The key of the vectors of RFC 6238 for SHA-256: '12345678901234567890123456789012'. */
const daySecret = '3132333435363738393031323334353637383930313233343536373839303132';
const parts = { personNo: '3000000017', daySecret, stepSeconds: 30 };

describe('the turning code', () => {
  // The last six of the eight digits that RFC 6238, appendix B, prints for these times.
  it.each([
    [59, '119246'],
    [1_111_111_109, '084774'],
    [1_111_111_111, '062674'],
    [1_234_567_890, '819424'],
    [2_000_000_000, '698825'],
    [20_000_000_000, '737706'],
  ])('at second %d ends in %s, as the standard computes', (second, digits) => {
    expect(turningCode(parts, second * 1000)).toBe(`YK3000000017${digits}`);
  });

  it('is the same for its step, and another in the next one', () => {
    const at = (ms: number) => turningCode(parts, ms);
    expect(at(60_000)).toBe(at(89_999));
    expect(at(90_000)).not.toBe(at(89_999));
  });
});

const card = { id: 'c-1', status: 'active', nowMs: 5_000, persons: [] };
const mine = {
  records: [
    { id: 'c-1', status: 'active' },
    { id: 'c-2', status: 'examining' },
    { id: 'c-3', status: 'refunded' },
  ],
  ...{ total: 3, today: '2027-03-01', nowMs: 5_000 },
};
const code = { ...parts, day: '2027-03-01', nowMs: 5_000, validUntilMs: Date.now() + 3_600_000 };

const login = { storage: { token: 't-1' } };

/** A member who has seen their cards, and then loses the network. */
async function seenOnce(isStarted = true) {
  const world = createWorld({}, login);
  world.reply(MINE, () => mine);
  world.reply(OWN, () => card);
  world.reply(CODE, () => code);
  if (isStarted) await world.sdk.start();
  const cards = await world.sdk.annualCards();
  await Promise.all([cards.mine(), cards.own('c-1'), cards.entryCode('p-1')]);
  return { ...world, cards };
}

function loseNetwork({ reply }: Pick<ReturnType<typeof createWorld>, 'reply'>) {
  for (const path of [MINE, OWN, CODE]) reply(path, lost);
}

const silent = { silent: true };

describe('a member’s cards', () => {
  it('are told by the server, and passed on as they are', async () => {
    const { cards } = await seenOnce();
    expect(await cards.mine()).toMatchObject({ total: 3, today: '2027-03-01' });
    expect((await cards.own('c-1')).card).toMatchObject({ id: 'c-1' });
    expect(await cards.entryCode('p-1')).toMatchObject({ fromCache: false });
    expect(cards.turn(code, 59_000)).toEqual({ text: 'YK3000000017119246', untilMs: 60_000 });
  });

  it('open without a network as they were last seen, by their tabs', async () => {
    const { cards, ...world } = await seenOnce();
    loseNetwork(world);
    expect(await cards.mine({}, silent)).toMatchObject({ total: 3, seenAtMs: 5_000 });
    const tabs = await Promise.all(
      (['toActivate', 'active', 'over'] as const).map((status) => cards.mine({ status }, silent)),
    );
    expect(tabs.map(({ records }) => records.map(({ id }) => id))).toEqual([['c-2'], ['c-1'], ['c-3']]);
    expect(await cards.own('c-1', silent)).toMatchObject({ card: { id: 'c-1' }, seenAtMs: 5_000 });
    expect(await cards.entryCode('p-1', silent)).toEqual({ code, fromCache: true });
    await expect(cards.own('c-9', silent)).rejects.toMatchObject({ kind: 'network' });
    await expect(cards.mine({ page: 2 }, silent)).rejects.toMatchObject({ kind: 'network' });
  });

  it('that came before the member was known are kept once they are', async () => {
    const { cards, sdk, ...world } = await seenOnce(false);
    await sdk.start();
    await Promise.resolve();
    loseNetwork(world);
    expect(await cards.entryCode('p-1', silent)).toMatchObject({ fromCache: true });
  });

  it('have no code of yesterday', async () => {
    const { cards, reply } = await seenOnce();
    reply(CODE, () => ({ ...code, validUntilMs: 1 }));
    await cards.entryCode('p-1');
    reply(CODE, lost);
    await expect(cards.entryCode('p-1', silent)).rejects.toMatchObject({ kind: 'network' });
  });

  it('say a refusal, and drop what was kept of it', async () => {
    const { cards, reply } = await seenOnce();
    reply(CODE, refuse(422, { rule: 'cardFrozen' }));
    await expect(cards.entryCode('p-1', silent)).rejects.toMatchObject({ rule: 'cardFrozen' });
    reply(CODE, lost);
    await expect(cards.entryCode('p-1', silent)).rejects.toMatchObject({ kind: 'network' });
  });

  it('leave the device when the member logs out', async () => {
    const { sdk, host } = await seenOnce();
    expect(host.storage.get('annualCards')).toContain('c-1');
    await sdk.session.logout();
    expect(host.storage.get('annualCards')).toBeUndefined();
  });
});

describe('an order of annual cards', () => {
  const type = {
    ...{ id: 't-1', name: '亲子年卡', picture, priceFen: 69_900, renewPriceFen: 59_900 },
    limitPerMember: null,
    refund: { afterActivation: 'byDays' },
  } as Parameters<typeof cardLineOf>[0];
  const SHOP = { totalFen: 69_900, available: 9 };

  it('needs a contact, no address, and that the terms are agreed to', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, cardLineOf(type, 2));
    expect(checkout.state.needs).toEqual({ address: false, contact: true });
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(checkout.state.lines[0]?.problems).toEqual({ agreed: { code: 'cardTermsNotAgreed' } });
    checkout.changeLine(0, { kind: 'annualCard', agreed: true });
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    const line = { kind: 'annualCard', productId: 't-1', quantity: 2 };
    expect(linesOf(world.sent(quotePath).at(-1))).toEqual([line]);
    expect(linesOf(world.sent(createPath)[0])).toEqual([line]);
  });

  it('is brought back with its number and an empty box', () => {
    const world = createShop(SHOP);
    openAt(world, cardLineOf(type, 1)).changeLine(0, { kind: 'annualCard', quantity: 9, agreed: true });
    expect(openAt(world, cardLineOf(type, 1)).state.lines[0]?.draft).toEqual({ quantity: 5, agreed: false });
  });

  it('renews one card for one period, at the price of that', async () => {
    const world = createShop(SHOP);
    const opening = cardLineOf(type, 4, { renewCardId: 'c-1' });
    expect(opening.product).toMatchObject({ priceFen: 59_900, perOrder: 1 });
    const checkout = openAt(world, opening);
    await checkout.quoteAgain();
    expect(linesOf(world.sent(quotePath).at(-1))).toEqual([
      { kind: 'annualCard', productId: 't-1', quantity: 1, renewCardId: 'c-1' },
    ]);
  });

  it.each([
    ['purchaseLimit', 422, 'quantity'],
    ['renewNotYet', 422, 'card'],
    ['renewOver', 410, 'card'],
  ] as const)('refused by %s (%i) says so at its %s', async (rule, status, field) => {
    const world = createShop(SHOP);
    const checkout = openAt(world, cardLineOf(type, 1));
    checkout.changeLine(0, { kind: 'annualCard', agreed: true });
    await checkout.quoteAgain();
    world.reply(createPath, refuse(status, { rule }));
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(checkout.state.lines[0]?.problems).toMatchObject({ [field]: { code: 'failed', error: { rule } } });
  });
});

describe('an order of a card activity', () => {
  const session = (id: string, startsAtMs: number) => ({ id, startsAtMs, left: 9 });
  const activity = {
    ...{ id: 'a-1', name: '镜湖晨间观鸟', picture, priceFen: 3_900, perCard: 3 },
    sessions: [session('past', 4_000), session('s-1', 9_000), session('s-2', 9_500)],
    joined: [{ sessionId: 's-2', personId: 'p-1', orderId: 'o-0', paid: true }],
  } as Parameters<typeof cardActivityLineOf>[0];
  const own = {
    nowMs: 5_000,
    persons: [
      { personId: 'p-1', name: '李*', status: 'active' },
      { personId: 'p-2', name: '王*', status: 'active' },
      { personId: 'p-3', name: '', status: 'toActivate' },
    ],
  } as Parameters<typeof cardActivityLineOf>[1];
  const SHOP = { totalFen: 7_800, available: 9 };
  const both = { sessionId: 's-1', personIds: ['p-2', 'p-1'] };

  it('offers what is to come, and persons who are active', () => {
    const { product } = cardActivityLineOf(activity, own);
    expect(product.sessions.map(({ id }) => id)).toEqual(['s-1', 's-2']);
    expect(product.persons).toEqual([
      { personId: 'p-1', name: '李*' },
      { personId: 'p-2', name: '王*' },
    ]);
    expect(product).toMatchObject({ perCardLeft: 2, joined: [{ sessionId: 's-2', personId: 'p-1' }] });
  });

  it('asks no price before a session and persons are chosen, and says what is missing', async () => {
    const world = createShop(SHOP);
    const checkout = openAt(world, cardActivityLineOf(activity, own));
    await checkout.quoteAgain();
    expect(world.sent(quotePath)).toEqual([]);
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(checkout.state.lines[0]?.problems).toEqual({
      session: { code: 'cardSessionMissing' },
      persons: { code: 'cardPersonsMissing' },
    });
    checkout.changeLine(0, { kind: 'cardActivity', ...both });
    await checkout.quoteAgain();
    expect(checkout.state.lines[0]?.problems).not.toHaveProperty('persons');
    expect(await checkout.place(checkout.state.totalFen)).toMatchObject({ id: 'o-1' });
    const line = { kind: 'cardActivity', productId: 'a-1', quantity: 2, sessionId: 's-1' };
    expect(linesOf(world.sent(createPath)[0])).toEqual([{ ...line, personIds: ['p-1', 'p-2'] }]);
  });

  it('is brought back as it was chosen, without what is not there any more', () => {
    const world = createShop(SHOP);
    const opening = cardActivityLineOf(activity, own);
    openAt(world, opening).changeLine(0, { kind: 'cardActivity', ...both, sessionId: 's-2' });
    expect(openAt(world, opening).state.lines[0]?.draft).toEqual({
      ...{ sessionId: 's-2', personIds: ['p-1', 'p-2'], quantity: 2 },
    });
    const later = cardActivityLineOf(activity, { ...own, nowMs: 9_600 });
    expect(openAt(world, later).state.lines[0]?.draft).toMatchObject({ sessionId: '', quantity: 2 });
  });

  it.each([
    ['activityOver', 410, 'session'],
    ['soldOut', 409, 'quantity'],
    ['cardActivityLimit', 422, 'quantity'],
    ['cardNeeded', 422, 'persons'],
    ['personTwice', 422, 'persons'],
  ] as const)('refused by %s (%i) says so at its %s', async (rule, status, field) => {
    const world = createShop(SHOP);
    const checkout = openAt(world, cardActivityLineOf(activity, own, both));
    await checkout.quoteAgain();
    world.reply(createPath, refuse(status, { rule }));
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(checkout.state.lines[0]?.problems).toMatchObject({ [field]: { code: 'failed', error: { rule } } });
    checkout.changeLine(0, { kind: 'cardActivity', sessionId: 's-2', personIds: ['p-2'] });
    expect(checkout.state.lines[0]?.problems).toEqual({});
  });
});
