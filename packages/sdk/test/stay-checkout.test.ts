import type { QuoteLine } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { openCheckout, type StayLineOpening } from '../src/checkout';
import { hotel, quotedStay, rateOf } from './support/stay';
import { createWorld, refuse, type ScriptedRequest } from './support/world';

const quotePath = '/cuser/member/orders/quote';
const createPath = '/cuser/member/orders/create';
const placed = { id: 'o-1', sn: 'YY1', status: 4, totalFen: 105_600 };
const created = { ...placed, parentSn: 'YY1', expiresAtMs: 1, orders: [placed] };
const contact = { contactName: '林', contactMobile: '13800000000' };
const stay = { startDate: '2026-12-01', endDate: '2026-12-03', rooms: 2, adults: 3, childAges: [4] };
const nowMs = Date.parse('2026-11-23T12:00:00+08:00');

type StayRequest = { productId: string; hotelratesId: string; quantity: number } & Record<string, unknown>;
const linesOf = ({ body }: ScriptedRequest) => body.lines as StayRequest[];

const opening = (part: Partial<StayLineOpening> = {}): StayLineOpening => ({
  kind: 'stay',
  product: { id: 'r1', hotel, rate: rateOf('p1', 'r1') },
  stay,
  quantity: 2,
  nowMs,
  ...part,
});
const family = opening({ product: { id: 'r2', hotel, rate: rateOf('p2', 'r2') }, quantity: 1 });

function quoteOf(lines: QuoteLine[]) {
  const totalFen = lines.reduce((sum, { paidFen }) => sum + paidFen, 0);
  return { breakdown: [], totalFen, lines };
}

function createShop(change: Parameters<typeof quotedStay>[0] = {}) {
  const world = createWorld({}, { storage: { token: 't' } });
  world.reply(quotePath, (request) =>
    quoteOf(
      linesOf(request).map(({ productId, hotelratesId, quantity }) =>
        quotedStay({ productId, hotelratesId, quantity, paidFen: 105_600 * quantity, ...change }),
      ),
    ),
  );
  world.reply(createPath, () => created);
  return world;
}

function openAt({ sdk }: ReturnType<typeof createShop>, lines: StayLineOpening[]) {
  const checkout = openCheckout(sdk, { lines });
  checkout.start();
  return checkout;
}

const arrivalIn = (line: ReturnType<typeof openAt>['state']['lines'][number]) =>
  line.kind === 'stay' ? line.draft.arrivalTime : undefined;

const nameRooms = (checkout: ReturnType<typeof openAt>, index: number, guests: string[]) =>
  checkout.changeLine(index, { kind: 'stay', guests });

describe('rooms in a checkout', () => {
  it('are quoted with the party spread over the rooms, each child once', async () => {
    const world = createShop();
    const checkout = openAt(world, [opening(), family]);
    await checkout.quoteAgain();
    const [request] = world.sent(quotePath);
    expect(request && linesOf(request)).toMatchObject([
      { kind: 'stay', productId: 'r1', quantity: 2, adults: 2, childAges: [4], startDate: '2026-12-01' },
      { kind: 'stay', productId: 'r2', quantity: 1, adults: 1, childAges: [] },
    ]);
    expect(checkout.state).toMatchObject({ totalFen: 316_800, lines: [{ maxRooms: 4 }, { maxRooms: 4 }] });
  });

  it('need a guest each, by room', async () => {
    const world = createShop();
    const checkout = openAt(world, [opening()]);
    checkout.change(contact);
    nameRooms(checkout, 0, ['李娜', '7']);
    await checkout.quoteAgain();
    expect(await checkout.place(checkout.state.totalFen)).toBeUndefined();
    expect(checkout.state.lines[0]?.problems).toEqual({ guests: { code: 'guestsMissing', rooms: [1] } });
    nameRooms(checkout, 0, ['李娜', ' 王山 ']);
    expect(checkout.state.lines[0]?.problems).toEqual({});
    expect(await checkout.place(checkout.state.totalFen)).toEqual(created);
    const [request] = world.sent(createPath);
    expect(request && linesOf(request)).toMatchObject([
      { guests: [{ name: '李娜' }, { name: '王山' }], arrivalTime: '18:00', expectedTerms: 'terms-1' },
    ]);
  });

  it('are no more than the rate and the hotel have, and names follow', async () => {
    const checkout = openAt(createShop({ available: 3 }), [opening()]);
    await checkout.quoteAgain();
    nameRooms(checkout, 0, ['李娜', '王山']);
    checkout.changeLine(0, { kind: 'stay', quantity: 9 });
    expect(checkout.state.lines[0]?.draft).toMatchObject({ quantity: 3, guests: ['李娜', '王山', ''] });
    checkout.changeLine(0, { kind: 'stay', quantity: 1 });
    expect(checkout.state.lines[0]?.draft).toMatchObject({ quantity: 1, guests: ['李娜'] });
  });

  it('keep what was typed when another room type is added, and after a reload', async () => {
    const world = createShop();
    const before = openAt(world, [opening()]);
    before.change(contact);
    nameRooms(before, 0, ['李娜', '王山']);
    before.changeLine(0, { kind: 'stay', arrivalTime: '21:00' });
    before.dispose();
    const { state } = openAt(world, [family, opening()]);
    expect(state.draft).toMatchObject(contact);
    expect(state.lines[1]?.draft).toEqual({ quantity: 2, guests: ['李娜', '王山'], arrivalTime: '21:00' });
    expect(state.lines[0]?.draft).toMatchObject({ guests: [''] });
  });

  it('open with the arrival of the others when they are added', () => {
    const world = createShop();
    const before = openAt(world, [opening()]);
    before.changeLine(0, { kind: 'stay', arrivalTime: '22:00' });
    before.dispose();
    const { state } = openAt(world, [opening(), family]);
    expect(state.lines.map(arrivalIn)).toEqual(['22:00', '22:00']);
  });

  it('propose no arrival after the first room is kept no longer', () => {
    const holdUntilMs = Date.parse('2026-12-01T16:00:00+08:00');
    const rate = rateOf('p2', 'r2', { payAtDesk: true, holdUntilMs });
    const desk = opening({ product: { id: 'r2', hotel, rate }, quantity: 1 });
    const { state } = openAt(createShop(), [opening(), desk]);
    expect(state.lines.map(arrivalIn)).toEqual(['16:00', '16:00']);
  });

  it('restore no arrival that is over, and keep one after midnight', () => {
    const world = createShop();
    const at = (time: string) => opening({ nowMs: Date.parse(`2026-12-01T${time}:00+08:00`) });
    const before = openAt(world, [at('12:00')]);
    before.changeLine(0, { kind: 'stay', arrivalTime: '15:00' });
    before.dispose();
    const later = openAt(world, [at('16:40')]);
    expect(later.state.lines.map(arrivalIn)).toEqual(['17:00']);
    later.changeLine(0, { kind: 'stay', arrivalTime: '01:00' });
    later.dispose();
    expect(openAt(world, [at('20:10')]).state.lines.map(arrivalIn)).toEqual(['01:00']);
  });

  it.each([
    ['roomSoldOut', 'quantity'],
    ['nightClosed', 'days'],
    ['guestNames', 'guests'],
    ['arrivalTooLate', 'arrivalTime'],
  ])('say %s beside %s', async (rule, field) => {
    const world = createShop();
    world.reply(quotePath, refuse(422, { rule, field: 'lines.0.x' }));
    const checkout = openAt(world, [opening()]);
    await checkout.quoteAgain();
    expect(checkout.state.lines[0]?.problems).toMatchObject({ [field]: { code: 'failed', error: { rule } } });
  });

  it('show terms that have changed, and are ordered with the new ones when agreed to', async () => {
    const world = createShop();
    const checkout = openAt(world, [opening({ quantity: 1 })]);
    checkout.change(contact);
    nameRooms(checkout, 0, ['李娜']);
    await checkout.quoteAgain();
    const deadline = { untilMs: 1, keep: 'none' as const, feePercent: 0 };
    world.reply(createPath, (request) =>
      linesOf(request)[0]?.expectedTerms === 'terms-2'
        ? created
        : refuse(409, { rule: 'termsChanged', detail: {} })(request),
    );
    world.reply(quotePath, () =>
      quoteOf([quotedStay({ termsHash: 'terms-2', cancelDeadlines: [deadline] })]),
    );
    expect(await checkout.place(105_600)).toBeUndefined();
    await world.timers.settle();
    expect(checkout.state.termsChange?.before).toMatchObject([{ termsHash: 'terms-1' }]);
    expect(checkout.state.lines[0]).toMatchObject({
      quoted: { termsHash: 'terms-2', cancelDeadlines: [deadline] },
      draft: { guests: ['李娜'] },
    });
    expect(await checkout.place(checkout.state.totalFen)).toEqual(created);
    expect(checkout.state.termsChange).toBeUndefined();
  });
});
