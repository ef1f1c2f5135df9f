import { expect, it } from 'vitest';
import { openCheckout, type StayLineOpening } from '../src/checkout';
import { hotel, quotedStay, rateOf } from './support/stay';
import { createWorld, refuse } from './support/world';

const stay = { startDate: '2026-12-01', endDate: '2026-12-03', rooms: 1, adults: 2, childAges: [] };
const nowMs = Date.parse('2026-11-23T12:00:00+08:00');
const line = (quantity: number): StayLineOpening => ({
  kind: 'stay',
  product: { id: 'r1', hotel, rate: rateOf('p1', 'r1') },
  stay,
  quantity,
  nowMs,
});

function createShop() {
  const world = createWorld({}, { storage: { token: 't' } });
  let priceFen = 52_800;
  world.reply('/cuser/member/orders/quote', () => {
    const nights = [
      { night: '2026-12-01', priceFen: 52_800 },
      { night: '2026-12-02', priceFen },
    ];
    const paidFen = 52_800 + priceFen;
    return { breakdown: [], totalFen: paidFen, lines: [quotedStay({ nights, paidFen })] };
  });
  const setPrice = (fen: number) => {
    priceFen = fen;
  };
  return { ...world, setPrice };
}

function openAt({ sdk }: ReturnType<typeof createShop>, quantity: number) {
  const checkout = openCheckout(sdk, { lines: [line(quantity)] });
  checkout.start();
  return checkout;
}
const quantityOf = (checkout: ReturnType<typeof openAt>) => checkout.state.lines[0]?.draft.quantity;

it('keeps the number of rooms over a reload, until another is asked for', async () => {
  const world = createShop();
  const checkout = openAt(world, 1);
  await checkout.quoteAgain();
  checkout.changeLine(0, { kind: 'stay', quantity: 3 });
  checkout.dispose();
  expect(quantityOf(openAt(world, 1))).toBe(3);
  expect(quantityOf(openAt(world, 2))).toBe(2);
});

it('tells the price of each night before and now', async () => {
  const world = createShop();
  const checkout = openAt(world, 1);
  checkout.change({ contactName: '林', contactMobile: '13800000000' });
  checkout.changeLine(0, { kind: 'stay', guests: ['李娜'] });
  await checkout.quoteAgain();
  world.setPrice(70_000);
  world.reply(
    '/cuser/member/orders/create',
    refuse(409, { rule: 'priceChanged', detail: { totalFen: 122_800 } }),
  );
  await checkout.place(checkout.state.totalFen);
  await checkout.quoteAgain();
  const [before] = checkout.state.priceChange?.before ?? [];
  const [now] = checkout.state.lines;
  expect(checkout.state.priceChange).toMatchObject({ beforeFen: 105_600, afterFen: 122_800 });
  expect(before?.nights[1]?.priceFen).toBe(52_800);
  expect(now?.kind === 'stay' && now.quoted?.nights[1]?.priceFen).toBe(70_000);
});
