import { createMemoryHost } from '@yunyou/host/memory';
import { createSdk } from '@yunyou/sdk';
import type { Person } from './buy-a-ticket';

/** What is booked: the first rate of a hotel that has a room for these nights. */
export interface Nights {
  hotelId: string;
  /** `YYYY-MM-DD`; the last day is the one of leaving. */
  startDate: string;
  endDate: string;
}

/** The whole way of a room, in Node: log in, see the rates, ask the price and the terms, book, pay, see the stay, cancel it. */
export async function bookARoom(
  shop: { baseUrl: string; fetch?: typeof fetch },
  { hotelId, startDate, endDate }: Nights,
  { mobile, readCode, payAt }: Person,
): Promise<{ orderId: string; nights: number; backFen: number }> {
  const host = createMemoryHost();
  const sdk = createSdk({ ...shop, host });
  try {
    await sdk.start();
    await sdk.session.requestCode(mobile);
    await sdk.session.loginByMobile({ mobile, code: await readCode() });

    const { rooms } = await sdk.catalogue.hotelRooms(hotelId, { startDate, endDate, rooms: 1, adults: 1 });
    const rates = rooms.flatMap((room) => room.hotelRatesVoList.map((rate) => ({ room, rate })));
    // Some are paid at the desk, and some are never paid back.
    const found = rates.find(
      ({ rate }) => rate.unavailable === null && !rate.payAtDesk && rate.refundRule.kind !== 'none',
    );
    if (!found) throw new Error('No room is free.');
    const line = {
      kind: 'stay' as const,
      productId: found.room.roomId,
      hotelratesId: found.rate.hotelratesId,
      ...{ quantity: 1, startDate, endDate, adults: 1, guests: [{ name: '李云' }] },
    };
    const quote = await sdk.orders.quote({ lines: [line] });
    const [quoted] = quote.lines;
    if (quoted?.kind !== 'stay') throw new Error('A room was asked for.');

    // What it costs and how it can be cancelled is agreed to as it was shown.
    const order = await sdk.orders.create({
      lines: [{ ...line, expectedTerms: quoted.termsHash }],
      contactName: '李云',
      contactMobile: mobile,
      expectedTotalFen: quote.totalFen,
    });
    const { status } = await sdk.payment.pay(order);
    if (status === 'pending') await payAt(host.opened.at(-1) ?? '');
    const paid = await sdk.payment.confirm(order.id);
    if (paid.status !== 'paid') throw new Error(`The payment is ${paid.status}.`);

    const { lines } = await sdk.orders.detail(order.id);
    const [stay] = lines;
    if (stay?.kind !== 'stay') throw new Error('A room was booked.');
    const nights = (Date.parse(stay.endDate) - Date.parse(stay.startDate)) / 86_400_000;
    const items = [{ lineId: stay.id, units: [0] }];
    const back = await sdk.refunds.quote({ orderId: order.id, items });
    await sdk.refunds.apply({
      ...{ orderId: order.id, items, reason: '', pictureKeys: [] },
      ...{ expectedAmountFen: back.amountFen, expectedFeeFen: back.feeFen },
    });
    return { orderId: order.id, nights, backFen: back.amountFen };
  } finally {
    sdk.dispose();
  }
}
