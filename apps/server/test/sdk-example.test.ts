import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookARoom } from '../../../packages/sdk/examples/book-a-room';
import { buyATicket, type Person } from '../../../packages/sdk/examples/buy-a-ticket';
import { addDays, dayOf } from '../src/clock';
import { newMobile, startTestServer, type TestServer } from './support/test-server';

// The examples of the SDK, as they stand there, against the real server.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const shop = () => ({ baseUrl: 'http://yunyou.test', fetch: server.fetch });

/** Somebody new, who reads the outbox and pays at the sandbox's cashier. */
function person(): Person {
  const mobile = newMobile();
  return {
    mobile,
    async readCode() {
      const sms = (await server.console()).sms.find((one) => one.mobile === mobile);
      return /\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
    },
    async payAt(cashierUrl) {
      const prepay_id = new URL(cashierUrl).searchParams.get('prepay_id') ?? '';
      expect((await server.press('cashier/pay', { prepay_id })).ok).toBe(true);
    },
  };
}

it('buys a ticket and gives it back', async () => {
  const ended = await buyATicket(shop(), 'ticket-feilian-adult', person());
  expect(ended.code).toMatch(/^\d{12}$/);
  expect(ended.backFen).toBeGreaterThan(0);
});

it('books a room and cancels it', async () => {
  const startDate = addDays(dayOf(server.app.clock.now()), 8);
  const nights = { hotelId: 'hotel-yunqi-lodge', startDate, endDate: addDays(startDate, 2) };
  const ended = await bookARoom(shop(), nights, person());
  expect(ended.nights).toBe(2);
  expect(ended.backFen).toBeGreaterThan(0);
});
