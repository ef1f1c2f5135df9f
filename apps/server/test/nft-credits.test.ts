import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addItem, addSlot, book } from './support/appointments';
import { addNft, givePiece, type Maker } from './support/collectibles';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

const HOUR_MS = 3_600_000;

let server: TestServer;
let maker: Maker;
beforeAll(async () => {
  server = await startTestServer();
  maker = server.app;
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

const now = () => server.app.clock.now();
type Api = Awaited<ReturnType<TestServer['member']>>;

/** Buys tickets of a spot; answers their codes, which are good today. */
async function codesOf(api: Api, quantity = 1): Promise<string[]> {
  const { id } = await placeOrder(api, { quantity });
  await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  await server.app.db
    .updateTable('vouchers')
    .set({ first_day: '2020-01-01' })
    .where('order_id', '=', id)
    .execute();
  return (await api.order.vouchers({ orderId: id })).vouchers.map(({ code }) => code ?? '');
}

const verifyCode = async (code: string) => (await server.press('console/vouchers/verify', { code })).status;
const creditsOf = async (api: Api, activityId: string) => (await api.nft.userIndex({ activityId })).credits;

describe('a verified voucher', () => {
  it('brings one credit of each activity of its spot that runs', async () => {
    const api = await server.member();
    const one = await addNft(maker, now());
    const two = await addNft(maker, now());
    const elsewhere = await addNft(maker, now(), { spotIds: ['spot-qiyun-ridge'] });
    const coming = await addNft(maker, now(), { startsMs: now() + HOUR_MS });
    const over = await addNft(maker, now(), { startsMs: now() - 2 * HOUR_MS, endsMs: now() - HOUR_MS });
    const [first = '', second = ''] = await codesOf(api, 2);
    expect(await verifyCode(first)).toBe(200);
    expect(await verifyCode(first)).toBe(409);
    const of = (made: { activityId: string }) => creditsOf(api, made.activityId);
    expect(await Promise.all([one, two, elsewhere, coming, over].map(of))).toEqual([1, 1, 0, 0, 0]);
    expect(await verifyCode(second)).toBe(200);
    expect(await of(one)).toBe(2);
  });

  it('counts before the member has joined, and is told apart from joining', async () => {
    const api = await server.member();
    const { activityId } = await addNft(maker, now());
    const [code = ''] = await codesOf(api);
    await verifyCode(code);
    expect(await api.nft.userIndex({ activityId })).toMatchObject({ userIndex: null, credits: 1 });
    const seen = await api.nft.detail({ id: activityId });
    expect(seen).toMatchObject({ joined: { userIndex: 1 }, credits: 2 });
    expect(seen.creditSpots).toMatchObject([{ scenicSpotId: 'spot-feilian-gorge', credits: 1 }]);
  });

  it('that was shown before the start brings nothing later', async () => {
    const api = await server.member();
    const [code = ''] = await codesOf(api);
    await verifyCode(code);
    const { activityId } = await addNft(maker, now(), { startsMs: now() });
    expect((await api.nft.detail({ id: activityId })).credits).toBe(1);
  });
});

describe('an appointment', () => {
  it('uses vouchers at the gate, and they bring their credits', async () => {
    const api = await server.member();
    const { activityId } = await addNft(maker, now());
    const productId = 'ticket-feilian-adult';
    const itemId = await addItem(server.app.db, { mode: 'right' }, [productId]);
    const { id: orderId, day } = await placeOrder(api);
    await server.press('cashier/pay', { prepay_id: await startPaying(api, orderId) });
    const slotId = await addSlot(server.app.db, itemId, { startsMs: Date.parse(`${day}T12:00:00+08:00`) });
    const [right] = (await api.appointment.rights({ orderId })).records;
    const { code } = await book(api, { slotId, voucherIds: [right?.voucherId ?? ''] });
    const entered = await server.press('console/appointments/enter', { code, override: '提前到达' });
    expect(entered.status).toBe(200);
    expect(await creditsOf(api, activityId)).toBe(1);
    await server.app.db.deleteFrom('appointment_item_products').where('item_id', '=', itemId).execute();
  });
});

describe('whoever leaves', () => {
  it('is told of the collectibles that they lose', async () => {
    const api = await server.member();
    const { memberId } = await api.session.userInfo();
    const { collectionIds } = await addNft(maker, now());
    await givePiece(maker, memberId, collectionIds[0] ?? '', now());
    const { losses } = await api.member.cancellationCheck();
    expect(losses).toEqual([{ kind: 'collectibles', count: 1, amountFen: 0 }]);
  });

  it('finds pieces, credits and certificates in the copy of their data', async () => {
    const api = await server.member();
    const { memberId } = await api.session.userInfo();
    const { activityId, collectionIds } = await addNft(maker, now());
    await api.nft.detail({ id: activityId });
    await givePiece(maker, memberId, collectionIds[0] ?? '', now());
    const { tables } = JSON.parse((await api.member.ownData()).json);
    expect(tables).toMatchObject({
      nft_members: [{ activity_id: activityId, user_index: 1, credits: 1 }],
      nft_credits: [{ source: 'join', amount: 1 }],
      nft_pieces: [{ serial_no: 1, status: 'held' }],
      nft_certificates: [{ state: 'pending' }],
    });
  });
});
