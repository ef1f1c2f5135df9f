import { expect, it } from 'vitest';
import { openCheckout } from '../src/checkout';
import { hotel, quotedStay, rateOf } from './support/stay';
import { createWorld, refuse, type ScriptedRequest } from './support/world';

const quotePath = '/cuser/member/orders/quote';
const createPath = '/cuser/member/orders/create';
const stay = { startDate: '2026-12-01', endDate: '2026-12-03', rooms: 1, adults: 2, childAges: [] };
const nowMs = Date.parse('2026-11-23T12:00:00+08:00');
const placed = { id: 'o-1', sn: 'YY1', status: 4, totalFen: 105_600 };
const created = { ...placed, parentSn: 'YY1', expiresAtMs: 1, orders: [placed] };
const quoteOf = (line: ReturnType<typeof quotedStay>) => ({
  breakdown: [],
  totalFen: line.paidFen,
  lines: [line],
});

/** A room that is ready to be ordered, at the terms `terms-1` for 1056 yuan. */
async function openReady() {
  const world = createWorld({}, { storage: { token: 't' } });
  world.reply(quotePath, () => quoteOf(quotedStay()));
  const product = { id: 'r1', hotel, rate: rateOf('p1', 'r1') };
  const checkout = openCheckout(world.sdk, { lines: [{ kind: 'stay', product, stay, quantity: 1, nowMs }] });
  checkout.start();
  checkout.change({ contactName: '林', contactMobile: '13800000000' });
  checkout.changeLine(0, { kind: 'stay', guests: ['李娜'] });
  await checkout.quoteAgain();
  const agreedTo = () =>
    world
      .sent(createPath)
      .map(({ body }: ScriptedRequest) => [
        body.expectedTotalFen,
        ...(body.lines as { expectedTerms?: string }[]).map(({ expectedTerms }) => expectedTerms),
      ]);
  return { world, checkout, agreedTo };
}

it('shows price and terms together where both have changed, and agrees to those that were shown', async () => {
  const { world, checkout, agreedTo } = await openReady();
  const now = quotedStay({ paidFen: 122_800, termsHash: 'terms-2' });
  world.reply(
    createPath,
    refuse(409, { rule: 'priceChanged', detail: { totalFen: 122_800, breakdown: [], lines: [now] } }),
  );
  // Meanwhile they change once more: nobody has seen these.
  world.reply(quotePath, () => quoteOf(quotedStay({ paidFen: 122_800, termsHash: 'terms-3' })));
  await checkout.place(105_600);
  await checkout.quoteAgain();
  const { priceChange } = checkout.state;
  expect(priceChange?.before).toMatchObject([{ termsHash: 'terms-1' }]);
  expect(priceChange?.now).toMatchObject([{ termsHash: 'terms-2' }]);
  await checkout.place(priceChange?.afterFen);
  expect(agreedTo()).toEqual([
    [105_600, 'terms-1'],
    [122_800, 'terms-2'],
  ]);
});

it('agrees to the terms that were shown though the price cannot be asked for', async () => {
  const { world, checkout, agreedTo } = await openReady();
  const now = quotedStay({ termsHash: 'terms-2' });
  world.reply(createPath, refuse(409, { rule: 'termsChanged', detail: { changed: [0], lines: [now] } }));
  world.reply(quotePath, refuse(500, {}));
  await checkout.place(105_600);
  await checkout.quoteAgain();
  expect(checkout.state.termsChange).toMatchObject({ now: [{ termsHash: 'terms-2' }], totalFen: 105_600 });
  world.reply(createPath, () => created);
  expect(await checkout.place(checkout.state.termsChange?.totalFen)).toEqual(created);
  expect(agreedTo()).toEqual([
    [105_600, 'terms-1'],
    [105_600, 'terms-2'],
  ]);
});

it('places no room whose terms are unknown, and asks for them', async () => {
  const { world, checkout, agreedTo } = await openReady();
  world.reply(quotePath, refuse(500, {}));
  await checkout.quoteAgain();
  world.reply(quotePath, () => quoteOf(quotedStay({ termsHash: 'terms-2' })));
  expect(await checkout.place(105_600)).toBeUndefined();
  await checkout.quoteAgain();
  expect(agreedTo()).toEqual([]);
  expect(checkout.state).toMatchObject({ pricing: 'known', lines: [{ quoted: { termsHash: 'terms-2' } }] });
});
