import { guestName } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { type CheckoutLineOpening, openCheckout } from '../src/checkout';
import { isStoredCheckout } from '../src/checkout/checkout-draft';
import { li, quoteOf, ticket, wang } from './support/ticket';
import { createWorld, lost, memberInfo, type Reply, refuse, type ScriptedRequest } from './support/world';

const quotePath = '/cuser/member/orders/quote';
const createPath = '/cuser/member/orders/create';
const placed = { id: 'o-1', sn: 'YY1', status: 4, totalFen: 8000 };
const created = { ...placed, parentSn: 'YY1', expiresAtMs: 1, orders: [placed] };
const day = '2026-12-01';
/** The best coupons, also those that anybody can claim. */
const best = { autoClaim: true, coupons: { mode: 'auto' } };
const contact = { contactName: '林', contactMobile: '13800000000' };

type World = ReturnType<typeof createWorld>;
const keyOf = (sent: ScriptedRequest | undefined) => sent?.headers.get('idempotency-key');

/** The line of a request, as a quote of it is asked for. */
function lineOf({ body }: ScriptedRequest): { day: string; quantity: number } {
  const [line] = Array.isArray(body.lines) ? body.lines : [];
  return line;
}
const priced: Reply = (request) => quoteOf(lineOf(request).quantity, lineOf(request).day);

function createShop(hostOptions: Parameters<typeof createWorld>[1] = {}): World {
  const world = createWorld({}, { ...hostOptions, storage: { token: 't', ...hostOptions.storage } });
  world.reply(quotePath, priced);
  world.reply(createPath, () => created);
  return world;
}

/** A checkout that has been started, as a page does it. */
function openAt({ sdk }: Pick<World, 'sdk'>, lines: readonly CheckoutLineOpening[]) {
  const checkout = openCheckout(sdk, { lines });
  checkout.start();
  return checkout;
}

const lines = (part: { day?: string; quantity?: number } = {}) => [
  { kind: 'ticket', product: ticket, day, quantity: 1, ...part } as const,
];

/** A checkout whose price is known and where nothing is missing. */
async function openComplete(world: World) {
  const checkout = openAt(world, lines());
  checkout.change(contact);
  checkout.changeLine(0, { kind: 'ticket', travellers: [li] });
  await checkout.quoteAgain();
  return checkout;
}

/** Answers that come when they are told to, one after the other. */
function createGate(world: World, path: string) {
  const waiting: (() => void)[] = [];
  world.reply(path, async (request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return priced(request);
  });
  return waiting;
}

describe('the price in a checkout', () => {
  it('is asked for at once, with what is left on the day', async () => {
    const { sdk, sent } = createShop();
    const { state, quoteAgain } = openAt({ sdk }, lines({ quantity: 2 }));
    expect([state.pricing, state.totalFen]).toEqual(['asking', undefined]);
    await quoteAgain();
    expect(state).toMatchObject({ pricing: 'known', totalFen: 16_000, lines: [{ available: 9, needed: 2 }] });
    expect(sent(quotePath).map(({ body }) => body)).toEqual([
      { lines: [{ kind: 'ticket', productId: 't1', day, quantity: 2 }], ...best },
    ]);
  });

  it('is that of what was chosen last, whichever answer comes last', async () => {
    const world = createShop();
    const answers = createGate(world, quotePath);
    const { state, changeLine, quoteAgain } = openAt(world, lines());
    changeLine(0, { kind: 'ticket', quantity: 2 });
    changeLine(0, { kind: 'ticket', quantity: 3 });
    await world.timers.settle();
    expect(world.sent(quotePath)).toHaveLength(3);
    answers[2]?.();
    await quoteAgain();
    expect(state.totalFen).toBe(24_000);
    answers[0]?.();
    answers[1]?.();
    await world.timers.settle();
    expect(state).toMatchObject({ pricing: 'known', totalFen: 24_000 });
  });

  it('of before can be agreed to no longer once something else is chosen', async () => {
    const world = createShop();
    const { state, changeLine } = await openComplete(world);
    expect(state.totalFen).toBe(8000);
    changeLine(0, { kind: 'ticket', day: '2026-12-02' });
    expect([state.pricing, state.totalFen, state.quote?.totalFen]).toEqual(['asking', undefined, 8000]);
  });

  it('is not asked for again when only people change', async () => {
    const world = createShop();
    const { changeLine, change } = await openComplete(world);
    const before = world.sent(quotePath).length;
    changeLine(0, { kind: 'ticket', travellers: [wang] });
    change({ remark: '靠窗' });
    await world.timers.settle();
    expect(world.sent(quotePath)).toHaveLength(before);
  });

  it('is not asked for without a day', async () => {
    const { sdk, sent } = createShop();
    const { state, changeLine, quoteAgain } = openAt({ sdk }, lines({ day: '' }));
    await quoteAgain();
    expect([state.pricing, sent(quotePath).length]).toEqual(['none', 0]);
    changeLine(0, { kind: 'ticket', day });
    await quoteAgain();
    expect(state.totalFen).toBe(8000);
  });

  it('that is refused is said at its field, and no longer once another is known', async () => {
    const { sdk, reply } = createShop();
    reply(quotePath, refuse(409, { rule: 'soldOut', field: 'lines.0.quantity' }));
    const { state, changeLine, quoteAgain } = openAt({ sdk }, lines({ quantity: 3 }));
    await quoteAgain();
    expect(state).toMatchObject({ pricing: 'refused', totalFen: undefined, quoteProblem: undefined });
    expect(state.lines[0]?.problems.quantity).toMatchObject({ code: 'failed', error: { rule: 'soldOut' } });
    reply(quotePath, priced);
    changeLine(0, { kind: 'ticket', quantity: 1 });
    await quoteAgain();
    expect([state.pricing, state.lines[0]?.problems]).toEqual(['known', {}]);
  });

  it('that cannot be had is told as such, and asked for again', async () => {
    const { sdk, reply, types } = createShop();
    reply(quotePath, lost);
    const { state, quoteAgain } = openAt({ sdk }, lines());
    await quoteAgain();
    expect(state).toMatchObject({ pricing: 'refused', quoteProblem: { error: { kind: 'network' } } });
    reply(quotePath, priced);
    await quoteAgain();
    expect(state).toMatchObject({ pricing: 'known', quoteProblem: undefined });
    // The form says it; no toast does.
    expect(types()).toEqual([]);
  });

  it('is asked for again with other coupons, and ordered with them', async () => {
    const world = createShop();
    const { state, change, quoteAgain, place } = await openComplete(world);
    change({ coupons: { mode: 'chosen', memberCouponIds: ['m-1'] } });
    await quoteAgain();
    const coupons = { mode: 'chosen', memberCouponIds: ['m-1'] };
    expect(world.sent(quotePath).at(-1)?.body).toMatchObject({ coupons });
    change({ coupons: { mode: 'none', memberCouponIds: [] } });
    await quoteAgain();
    expect(world.sent(quotePath).at(-1)?.body.coupons).toEqual({ mode: 'none' });
    change({ coupons: { mode: 'chosen', memberCouponIds: ['m-1'] } });
    await quoteAgain();
    await place(state.totalFen);
    expect(world.sent(createPath)[0]?.body).toMatchObject({ coupons, autoClaim: true });
  });

  it('of what an offer adds needs an address, as long as it is added', async () => {
    const world = createShop();
    const { state, change, quoteAgain, place } = await openComplete(world);
    expect(state.needs).toEqual({ address: false, contact: true });
    change({ addOns: [{ activeId: 'a-9', productId: 'p-9', skuDetailId: 's-9', amount: 1 }] });
    await quoteAgain();
    expect(state.needs.address).toBe(true);
    // As the device keeps it, too.
    expect(openCheckout(world.sdk, { lines: lines() }).state.needs.address).toBe(true);
    expect(await place(state.totalFen)).toBeUndefined();
    expect(state.problems).toEqual({ address: { code: 'addressMissing' } });
    change({ addressId: 'address-1' });
    await quoteAgain();
    expect(world.sent(quotePath).at(-1)?.body).toMatchObject({
      addressId: 'address-1',
      lines: [{ kind: 'ticket' }, { kind: 'goods', skuDetailId: 's-9', addOnOf: 'a-9' }],
    });
    change({ addOns: [] });
    expect(state.needs.address).toBe(false);
  });

  it('comes to nobody after the page is left', async () => {
    const world = createShop();
    const answers = createGate(world, quotePath);
    const { state, dispose } = openAt(world, lines());
    dispose();
    answers[0]?.();
    await world.timers.settle();
    expect(state.quote).toBeUndefined();
  });
});

describe('placing an order', () => {
  it('sends what was chosen and typed at the total that was agreed to', async () => {
    const world = createShop();
    const { state, place, change } = await openComplete(world);
    change({ contactName: ' 林 ', remark: ' 靠窗 ' });
    expect(await place(state.totalFen)).toEqual(created);
    expect(world.sent(createPath)[0]?.body).toEqual({
      lines: [{ kind: 'ticket', productId: 't1', day, quantity: 1, contactIds: ['c1'] }],
      ...best,
      ...contact,
      expectedTotalFen: 8000,
      remark: '靠窗',
    });
    expect(state.busy).toBe(false);
  });

  it('sends nothing while something is missing, and says all of it at once', async () => {
    const { sdk, sent } = createShop();
    const { state, place, change } = openAt({ sdk }, lines({ day: '', quantity: 3 }));
    change({ contactMobile: '1380013800' });
    expect(await place(undefined)).toBeUndefined();
    expect(state.problems).toEqual({
      contactName: { code: 'contactNameMissing' },
      contactMobile: { code: 'contactMobileInvalid' },
    });
    expect(state.lines[0]?.problems).toEqual({
      day: { code: 'dayMissing' },
      travellers: { code: 'travellersMissing', count: 3 },
    });
    expect(sent(createPath)).toHaveLength(0);
  });

  it('sends nothing without a total that was agreed to', async () => {
    const world = createShop();
    const { place } = await openComplete(world);
    expect(await place(undefined)).toBeUndefined();
    expect(world.sent(createPath)).toHaveLength(0);
  });

  it('happens once, however often the button is pressed', async () => {
    const world = createShop();
    const { place } = await openComplete(world);
    const both = await Promise.all([place(8000), place(8000)]);
    expect([both, world.sent(createPath).length]).toEqual([[created, undefined], 1]);
  });

  it.each([
    ['dayClosed', 'day'],
    ['soldOut', 'quantity'],
    ['tooManyTickets', 'quantity'],
    ['travellerAge', 'travellers'],
    ['travellersMissing', 'travellers'],
  ] as const)('says a refusal by %s at %s, and nothing typed is lost', async (rule, field) => {
    const world = createShop();
    const { state, place, changeLine } = await openComplete(world);
    world.reply(createPath, refuse(409, { rule }));
    expect(await place(8000)).toBeUndefined();
    expect(state.lines[0]?.problems).toEqual({
      [field]: { code: 'failed', error: expect.objectContaining({ rule }) },
    });
    expect([state.problems, state.draft.contactName, state.busy]).toEqual([{}, '林', false]);
    changeLine(0, { kind: 'ticket', day: '2026-12-02' });
    expect(state.lines[0]?.problems).toEqual({});
  });

  it.each([
    ['at the field the server names', { field: 'contactMobile' }, 'contactMobile'],
    ['at the form where it is about no field', { rule: 'notOnSale' }, 'form'],
    ['at the form where the field is none of ours', { field: 'lines.0.productId' }, 'form'],
  ])('says a refusal %s', async (_, data, field) => {
    const world = createShop();
    const { state, place } = await openComplete(world);
    world.reply(createPath, refuse(422, data));
    await place(8000);
    expect(Object.keys(state.problems)).toEqual([field]);
  });

  it('says a refusal at the line it is about', async () => {
    const world = createShop();
    const [one] = lines();
    const two = { kind: 'ticket', product: { ...ticket, id: 't2' }, day, quantity: 1 } as const;
    const checkout = openAt(world, one ? [one, two] : []);
    checkout.change(contact);
    for (const index of [0, 1]) checkout.changeLine(index, { kind: 'ticket', travellers: [li] });
    world.reply(createPath, refuse(409, { rule: 'soldOut', field: 'lines.1.quantity' }));
    await checkout.place(16_000);
    expect(checkout.state.lines.map(({ problems }) => Object.keys(problems))).toEqual([[], ['quantity']]);
  });

  it('keeps what is wrong where nothing was changed', async () => {
    const { sdk } = createShop();
    const checkout = openAt({ sdk }, lines({ day: '' }));
    const { state } = checkout;
    const found = () => [...Object.keys(state.lines[0]?.problems ?? {}), ...Object.keys(state.problems)];
    await checkout.place(undefined);
    checkout.change({ remark: '靠窗' });
    expect(found()).toEqual(['day', 'travellers', 'contactName', 'contactMobile']);
    checkout.change({ contactMobile: '1' });
    expect(found()).toEqual(['day', 'travellers', 'contactName']);
    checkout.changeLine(0, { kind: 'ticket', quantity: 2 });
    expect(found()).toEqual(['day', 'contactName']);
    checkout.changeLine(0, { kind: 'ticket', travellers: [li] });
    await expect.poll(found).toEqual(['day']);
    checkout.changeLine(0, { kind: 'ticket', day });
    expect(found()).toEqual([]);
  });
});

describe('a price that has changed when the order comes', () => {
  const changed: Reply = ({ body }) =>
    body.expectedTotalFen === 9900
      ? created
      : refuse(409, { rule: 'priceChanged', detail: { totalFen: 9900 } })({} as ScriptedRequest);

  it('keeps the draft, shows both totals and the new price, and is ordered at when agreed to', async () => {
    const world = createShop();
    const { state, place } = await openComplete(world);
    world.reply(createPath, changed);
    world.reply(quotePath, () => quoteOf(1, day, 9900));
    expect(await place(8000)).toBeUndefined();
    expect(state.priceChange).toEqual({ beforeFen: 8000, afterFen: 9900 });
    await world.timers.settle();
    expect(state).toMatchObject({ totalFen: 9900, draft: contact, problems: {} });
    expect(state.lines[0]?.draft).toMatchObject({ travellers: [li] });
    expect(await place(state.priceChange?.afterFen)).toEqual(created);
    expect(state.priceChange).toBeUndefined();
    const keys = world.sent(createPath).map(keyOf);
    expect(new Set(keys).size).toBe(2);
  });

  it('is asked about again when it changes again, and can be declined', async () => {
    const world = createShop();
    const { state, place, dismissPriceChange } = await openComplete(world);
    world.reply(createPath, (request) =>
      refuse(409, {
        rule: 'priceChanged',
        detail: { totalFen: Number(request.body.expectedTotalFen) + 100 },
      })(request),
    );
    await place(8000);
    await place(state.priceChange?.afterFen);
    expect(state.priceChange).toEqual({ beforeFen: 8100, afterFen: 8200 });
    dismissPriceChange();
    expect(state.priceChange).toBeUndefined();
  });
});

describe('an order that was not answered', () => {
  it('keeps its key, so that trying again orders once', async () => {
    const world = createShop();
    const { state, place } = await openComplete(world);
    world.reply(createPath, lost);
    expect(await place(8000)).toBeUndefined();
    expect([state.unanswered, state.problems]).toEqual([true, {}]);
    world.reply(createPath, () => created);
    expect(await place(8000)).toEqual(created);
    expect(state.unanswered).toBe(false);
    expect(new Set(world.sent(createPath).map(keyOf)).size).toBe(1);
  });

  it('is another order once something was changed', async () => {
    const world = createShop();
    const { state, place, change } = await openComplete(world);
    world.reply(createPath, lost);
    await place(8000);
    change({ remark: '靠窗' });
    expect(state.unanswered).toBe(false);
    await place(8000);
    expect(new Set(world.sent(createPath).map(keyOf)).size).toBe(2);
  });

  it('keeps its key and its draft over a login that had expired', async () => {
    const world = createShop();
    const { state, place } = await openComplete(world);
    world.reply(createPath, refuse(901));
    expect(await place(8000)).toBeUndefined();
    expect([state.problems, state.unanswered]).toEqual([{}, false]);
    await world.sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    world.reply(createPath, () => created);
    const again = openAt(world, lines());
    expect(await again.place(8000)).toEqual(created);
    expect(new Set(world.sent(createPath).map(keyOf)).size).toBe(1);
  });
});

describe('the draft of a checkout', () => {
  /** What a reload leaves of the visit. */
  const visitOf = ({ host }: World) => {
    const keys: string[] = JSON.parse(host.sessionStorage.get('drafts') ?? '[]');
    return Object.fromEntries(
      ['drafts', ...keys.map((key) => `draft:${key}`)].map((key) => [
        key,
        host.sessionStorage.get(key) ?? '',
      ]),
    );
  };

  it('survives a reload', async () => {
    const world = createShop();
    const { changeLine, change } = await openComplete(world);
    changeLine(0, { kind: 'ticket', day: '2026-12-02', quantity: 2 });
    change({ remark: '靠窗' });
    const reloaded = createShop({ sessionStorage: visitOf(world) });
    const { state } = openAt(reloaded, lines());
    expect(state.draft).toMatchObject({ ...contact, remark: '靠窗' });
    expect(state.lines[0]?.draft).toEqual({ day: '2026-12-02', quantity: 2, travellers: [li] });
  });

  it('keeps who goes and who is called when another day was chosen since', async () => {
    const world = createShop();
    await openComplete(world);
    const { state } = openAt(world, lines({ day: '2026-12-05', quantity: 2 }));
    expect(state.draft).toMatchObject(contact);
    expect(state.lines[0]?.draft).toEqual({ day: '2026-12-05', quantity: 2, travellers: [li] });
  });

  it('is removed when the order is placed, and stays so', async () => {
    const world = createShop();
    const { place, change } = await openComplete(world);
    expect(world.host.sessionStorage.get('draft:booking:t1')).toContain('林');
    await place(8000);
    change({ remark: 'x' });
    expect(visitOf(world)).toEqual({ drafts: '[]' });
  });

  it('goes when the person logs out', async () => {
    const world = createShop();
    await openComplete(world);
    await world.sdk.session.logout();
    expect(world.host.sessionStorage.get('draft:booking:t1')).toBeUndefined();
  });

  it("is offered the member's own number, until they type another", async () => {
    const world = createShop();
    const { state, change } = openAt(world, lines());
    expect(state.draft.contactMobile).toBe('');
    await world.sdk.session.restore();
    await world.timers.settle();
    expect(state.draft.contactMobile).toBe('13800000000');
    change({ contactMobile: '' });
    await world.sdk.session.restore();
    await world.timers.settle();
    expect(state.draft.contactMobile).toBe('');
  });

  it('keeps a number that was typed before it is known who is logged in', async () => {
    const world = createShop();
    const { state, change } = openAt(world, lines());
    change({ contactMobile: '139' });
    await world.sdk.session.restore();
    await world.timers.settle();
    expect(state.draft.contactMobile).toBe('139');
  });

  it("is offered the member's own name, and the first traveller's in its place until another is typed", async () => {
    const world = createShop();
    world.reply('/cuser/member/api/getBaseUserInfo', () => ({ ...memberInfo, name: '林间客' }));
    const { state, change, changeLine } = openAt(world, lines({ quantity: 2 }));
    await world.sdk.session.restore();
    await world.timers.settle();
    expect(state.draft.contactName).toBe('林间客');
    changeLine(0, { kind: 'ticket', travellers: [wang, li] });
    expect(state.draft.contactName).toBe('王山');
    change({ contactName: '李水' });
    changeLine(0, { kind: 'ticket', travellers: [wang] });
    expect(state.draft.contactName).toBe('李水');
  });

  it('offers no name that the member was only given', async () => {
    const world = createShop();
    world.reply('/cuser/member/api/getBaseUserInfo', () => ({
      ...memberInfo,
      name: guestName('13800000000'),
    }));
    const { state } = openAt(world, lines());
    await world.sdk.session.restore();
    await world.timers.settle();
    expect([state.draft.contactName, state.draft.contactMobile]).toEqual(['', '13800000000']);
  });

  it('calls the first traveller until somebody is named', async () => {
    const world = createShop();
    const { state, change, changeLine } = openAt(world, lines({ quantity: 2 }));
    changeLine(0, { kind: 'ticket', travellers: [wang, li] });
    expect(state.draft.contactName).toBe('王山');
    changeLine(0, { kind: 'ticket', travellers: [li] });
    await world.timers.settle();
    expect(state.draft.contactName).toBe('王山');
    change({ contactName: '' });
    change({ remark: '' });
    expect(state.draft.contactName).toBe('');
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['one of an older version', { ...contact, remark: '', day, quantity: 1, travellers: [] }],
    ['one with a number for a name', { ...contact, contactName: 1, remark: '', lines: [] }],
  ])('is not taken for one when it is %s', (_, value) => {
    expect(isStoredCheckout(value)).toBe(false);
  });
});

it('tells whoever listens of what changes made together, once', async () => {
  const world = createShop();
  const { state, subscribe, change } = await openComplete(world);
  let heard = 0;
  const stop = subscribe(() => {
    heard += 1;
  });
  change({ contactName: '王', remark: '靠窗' });
  change({ contactName: '王山' });
  await world.timers.settle();
  expect([heard, state.draft.contactName]).toEqual([1, '王山']);
  stop();
  change({ remark: '' });
  await world.timers.settle();
  expect(heard).toBe(1);
});

it('sends and keeps nothing before it is started, and goes on after it was left', async () => {
  const world = createShop();
  const { state, start, dispose, quoteAgain } = openCheckout(world.sdk, { lines: lines() });
  await world.timers.settle();
  expect(state).toMatchObject({ pricing: 'asking', totalFen: undefined });
  expect([world.requests.length, world.host.sessionStorage.get('drafts')]).toEqual([0, undefined]);
  start();
  dispose();
  start();
  await quoteAgain();
  expect([state.pricing, state.totalFen]).toEqual(['known', 8000]);
});
