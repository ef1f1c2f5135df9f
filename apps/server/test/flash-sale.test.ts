import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddedSale, addFlashSale, flashLine, forgetAttempts, grab, poolOf } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import { addAddress, order, pay } from './support/goods-orders';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// All of them come from one address.
beforeEach(() => forgetAttempts(db()));
afterEach(async () => expect(await server.breaches()).toEqual([]));

const nowMs = () => server.app.clock.now();
const db = () => server.app.db;
const sold = (changes: Parameters<typeof addFlashSale>[2] = {}) => addFlashSale(db(), nowMs(), changes);

/** Members who come one after the other, each with their own attempt. */
async function comers(sale: AddedSale, count: number, quantity = 1) {
  const came: { api: ApiClient; grabId: string; state: string; ahead: number }[] = [];
  for (let index = 0; index < count; index++) {
    const api = await server.member();
    const { grabId, state, ahead } = await grab(api, sale.activityProductId, { quantity });
    came.push({ api, grabId, state, ahead });
    await forgetAttempts(db());
  }
  return came;
}

async function ordered(api: ApiClient, sale: AddedSale, grabId: string, quantity = 1) {
  const addressId = await addAddress(api);
  return order(api, [flashLine(sale, grabId, quantity)], { addressId });
}

describe('an entry', () => {
  it('opens ten minutes before the start, to the millisecond', async () => {
    const startsMs = nowMs() + 3_600_000;
    const { activityProductId } = await sold({ startsMs });
    const api = await server.member();
    freezeClock(server, startsMs - 600_001);
    await expect(api.flashSale.entry({ activityProductId })).rejects.toMatchObject({
      ...{ code: 409, rule: 'entryTooEarly' },
    });
    vi.mocked(server.app.clock.now).mockReturnValue(startsMs - 600_000);
    expect(await api.flashSale.entry({ activityProductId })).toMatchObject({ guard: 'none', picture: null });
  });

  it('is good for its member and its thing only, and nobody can write one', async () => {
    const [sale, other] = [await sold(), await sold()];
    const [api, stranger] = [await server.member(), await server.member()];
    const { activityProductId } = sale;
    const { entry } = await api.flashSale.entry({ activityProductId });
    const refused = { code: 422, rule: 'entryMissing' };
    await expect(stranger.flashSale.grab({ entry, activityProductId, quantity: 1 })).rejects.toMatchObject(
      refused,
    );
    await expect(
      api.flashSale.grab({ entry, activityProductId: other.activityProductId, quantity: 1 }),
    ).rejects.toMatchObject(refused);
    for (const forged of ['', 'x', `${entry}x`, entry.replace('.', '..'), `e${entry}`]) {
      await expect(
        api.flashSale.grab({ entry: forged, activityProductId, quantity: 1 }),
      ).rejects.toMatchObject(refused);
    }
    expect(await poolOf(db(), activityProductId)).toEqual({ total: 10, held: 0, taken: 0 });
  });

  it('is for the channels and the members it names, and for what there is', async () => {
    const api = await server.member();
    const elsewhere = await sold({ sale: { channels: [3] } });
    await expect(
      api.flashSale.entry({ activityProductId: elsewhere.activityProductId }),
    ).rejects.toMatchObject({ code: 422, rule: 'channelRefused' });
    const fresh = await sold({ sale: { audience: 'newMember' } });
    expect(await api.flashSale.entry(fresh)).toMatchObject({ guard: 'none' });
    const sale = await sold();
    const { grabId } = await grab(api, sale.activityProductId);
    const { id } = await ordered(api, sale, grabId);
    await pay(server, api, id);
    await expect(api.flashSale.entry({ activityProductId: fresh.activityProductId })).rejects.toMatchObject({
      code: 422,
      rule: 'audienceRefused',
    });
    const draft = await sold({ isDraft: true });
    await expect(api.flashSale.entry({ activityProductId: draft.activityProductId })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('has a picture where the thing asks for one', async () => {
    const startsMs = nowMs() + 300_000;
    const guarded = await sold({ startsMs, product: { guard: 'picture' } });
    const { activityProductId } = guarded;
    const api = await server.member();
    const { entry, picture } = await api.flashSale.entry({ activityProductId });
    // It is solved before the start and still good after it.
    expect(picture?.expiresInSeconds).toBeGreaterThan(300);
    const picId = picture?.picId ?? '';
    freezeClock(server, startsMs);
    const wanted = { entry, activityProductId, quantity: 1 };
    await expect(api.flashSale.grab({ ...wanted, picture: picId })).rejects.toMatchObject({
      ...{ code: 422, rule: 'pictureNeeded' },
    });
    await forgetAttempts(db());
    await db().updateTable('captcha_pictures').set({ solved_ms: startsMs }).where('id', '=', picId).execute();
    expect(await api.flashSale.grab({ ...wanted, picture: picId })).toMatchObject({ state: 'granted' });
  });
});

// conformance: MKT-01
describe('a place', () => {
  it('is not given before the start, to the millisecond, and not after the end', async () => {
    const startsMs = nowMs() + 60_000;
    const { activityProductId, endsMs } = await sold({ startsMs });
    const api = await server.member();
    const { entry } = await api.flashSale.entry({ activityProductId });
    const wanted = { entry, activityProductId, quantity: 1 };
    freezeClock(server, startsMs - 1);
    await expect(api.flashSale.grab(wanted)).rejects.toMatchObject({ code: 409, rule: 'notStarted' });
    vi.mocked(server.app.clock.now).mockReturnValue(startsMs);
    expect(await api.flashSale.grab(wanted)).toMatchObject({
      ...{ state: 'granted', ahead: 0, holdUntilMs: startsMs + 180_000, orderId: null },
    });
    const late = await server.member();
    vi.mocked(server.app.clock.now).mockReturnValue(endsMs);
    await expect(late.flashSale.entry({ activityProductId })).rejects.toMatchObject({
      ...{ code: 410, rule: 'activityOver' },
    });
  });

  it('is one for a member, however often they tap, and the same after a reload', async () => {
    const sale = await sold();
    const { activityProductId } = sale;
    const api = await server.member();
    const { entry } = await api.flashSale.entry({ activityProductId });
    const wanted = { entry, activityProductId, quantity: 1 };
    const first = await api.flashSale.grab(wanted);
    await forgetAttempts(db());
    const second = await api.flashSale.grab(wanted);
    expect(second.grabId).toBe(first.grabId);
    expect(await api.flashSale.grabbed({ grabId: first.grabId })).toMatchObject({
      ...{ grabId: first.grabId, state: 'granted', holdUntilMs: first.holdUntilMs },
    });
    expect(await poolOf(db(), activityProductId)).toEqual({ total: 10, held: 1, taken: 0 });
  });

  it('keeps the answer under its key, and refuses another content under it', async () => {
    const { activityProductId } = await sold({ product: { limitPerOrder: 5, limitPerMember: 9 } });
    const api = await server.member();
    const { entry } = await api.flashSale.entry({ activityProductId });
    const post = async (body: object) => {
      await forgetAttempts(db());
      const response = await server.fetch('http://yunyou.test/mkg/api/flashSale/grab', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${api.token}`,
          'idempotency-key': 'same-key-1',
        },
        body: JSON.stringify({ entry, activityProductId, quantity: 1, ...body }),
      });
      return (await response.json()) as { code: number; data: { rule?: string; grabId?: string } };
    };
    const first = await post({});
    expect(first).toMatchObject({ code: 0 });
    expect(await post({})).toEqual(first);
    expect(await post({ quantity: 2 })).toMatchObject({ code: 409, data: { rule: 'idempotencyMismatch' } });
  });

  it('is refused by quantity, limits and slots that are not sold', async () => {
    const { activityProductId } = await sold({ product: { limitPerOrder: 2, limitPerMember: 2 } });
    const api = await server.member();
    await expect(grab(api, activityProductId, { quantity: 3 })).rejects.toMatchObject({
      ...{ code: 422, rule: 'amountOutOfRange' },
    });
    await forgetAttempts(db());
    await expect(grab(api, activityProductId, { day: '2027-01-01' })).rejects.toMatchObject({ code: 400 });
    for (const quantity of [0, -1, 1.5, 1e9]) {
      await expect(grab(api, activityProductId, { quantity })).rejects.toMatchObject({ code: 400 });
    }
    expect(await poolOf(db(), activityProductId)).toMatchObject({ held: 0 });
  });

  it('is asked for at most once a second, and the wait is told', async () => {
    const { activityProductId } = await sold();
    const api = await server.member();
    const { entry } = await api.flashSale.entry({ activityProductId });
    freezeClock(server, Math.floor(nowMs() / 60_000) * 60_000 + 100);
    const wanted = { entry, activityProductId, quantity: 1 };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => api.flashSale.grab(wanted)));
    const granted = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.grabId] : []));
    expect(new Set(granted).size).toBe(1);
    expect(results.filter((one) => one.status === 'rejected')).toHaveLength(19);
    expect(await poolOf(db(), activityProductId)).toMatchObject({ held: 1 });
  });
});

describe('the queue', () => {
  it('begins where nothing is left, and ends at twice the units', async () => {
    const sale = await sold({ total: 2 });
    const came = await comers(sale, 6);
    expect(came.map(({ state }) => state)).toEqual([
      ...['granted', 'granted', 'queued', 'queued', 'queued', 'queued'],
    ]);
    expect(came.map(({ ahead }) => ahead)).toEqual([0, 0, 0, 1, 2, 3]);
    await expect(grab(await server.member(), sale.activityProductId)).rejects.toMatchObject({
      ...{ code: 410, rule: 'activitySoldOut' },
    });
    expect(await poolOf(db(), sale.activityProductId)).toEqual({ total: 2, held: 2, taken: 0 });
  });

  it('gives what is released to its first, who is told, and `ahead` never grows', async () => {
    const sale = await sold({ total: 1 });
    const [holder, first, second] = await comers(sale, 3);
    await holder?.api.flashSale.release({ grabId: holder.grabId });
    expect(await first?.api.flashSale.grabbed({ grabId: first.grabId })).toMatchObject({ state: 'granted' });
    expect(await second?.api.flashSale.grabbed({ grabId: second.grabId })).toMatchObject({
      ...{ state: 'queued', ahead: 0 },
    });
    const inbox = await first?.api.message.list({});
    expect(inbox?.records[0]).toMatchObject({ title: { 'zh-Hans': '抢到名额了' } });
    await expect(holder?.api.flashSale.release({ grabId: holder.grabId })).rejects.toMatchObject({
      ...{ code: 409, rule: 'transitionRefused' },
    });
  });

  it('gets what lapses, before a job has run when somebody comes, and by the job', async () => {
    const sale = await sold({ total: 1 });
    const [holder, waiting] = await comers(sale, 2);
    freezeClock(server, nowMs() + 180_000);
    expect(await holder?.api.flashSale.grabbed({ grabId: holder.grabId })).toMatchObject({
      ...{ state: 'lapsed', holdUntilMs: null },
    });
    await server.runJobs();
    expect(await waiting?.api.flashSale.grabbed({ grabId: waiting.grabId })).toMatchObject({
      state: 'granted',
    });
    await expect(ordered(holder?.api as ApiClient, sale, holder?.grabId ?? '')).rejects.toMatchObject({
      ...{ code: 410, rule: 'holdExpired' },
    });
  });

  it('refuses whom two holds have lapsed', async () => {
    const sale = await sold({ total: 5 });
    const api = await server.member();
    const { entry } = await api.flashSale.entry(sale);
    const wanted = { entry, activityProductId: sale.activityProductId, quantity: 1 };
    const beginMs = nowMs();
    freezeClock(server, beginMs);
    for (const round of [1, 2]) {
      expect(await api.flashSale.grab(wanted)).toMatchObject({ state: 'granted' });
      vi.mocked(server.app.clock.now).mockReturnValue(beginMs + round * 180_000);
    }
    await expect(api.flashSale.grab(wanted)).rejects.toMatchObject({ code: 422, rule: 'holdLimit' });
    expect(await poolOf(db(), sale.activityProductId)).toMatchObject({ held: 0 });
  });

  it('ends when everything is paid', async () => {
    const sale = await sold({ total: 1 });
    const [holder, waiting] = await comers(sale, 2);
    const { id } = await ordered(holder?.api as ApiClient, sale, holder?.grabId ?? '');
    expect(await waiting?.api.flashSale.grabbed({ grabId: waiting.grabId })).toMatchObject({
      state: 'queued',
    });
    await pay(server, holder?.api as ApiClient, id);
    await server.runJobs();
    expect(await waiting?.api.flashSale.grabbed({ grabId: waiting.grabId })).toMatchObject({
      state: 'refused',
    });
    expect(
      (await server.visitor().flashSale.state({ activityProductIds: [sale.activityProductId] })).states,
    ).toEqual([{ id: sale.activityProductId, timeStatus: 1, soldShare: 1, left: 0, mayReturn: false }]);
  });

  it('ends with the activity, and what was not sold goes back to the product', async () => {
    const sale = await sold({ total: 4 });
    const source = `pool-${sale.skuId}`;
    expect(await poolOf(db(), source)).toEqual({ total: 500, held: 4, taken: 0 });
    const [holder] = await comers(sale, 1);
    freezeClock(server, sale.endsMs);
    await server.runJobs();
    expect(await poolOf(db(), sale.activityProductId)).toEqual({ total: 0, held: 0, taken: 0 });
    expect(await poolOf(db(), source)).toEqual({ total: 500, held: 0, taken: 0 });
    expect(await holder?.api.flashSale.grabbed({ grabId: holder.grabId })).toMatchObject({ state: 'lapsed' });
  });
});

describe('an order of a place', () => {
  it('costs the activity price, says so, and is paid in its own time', async () => {
    const sale = await sold({ sale: { payMinutes: 5 }, product: { limitPerOrder: 2, limitPerMember: 2 } });
    const api = await server.member();
    const { grabId } = await grab(api, sale.activityProductId, { quantity: 2 });
    const { activeId, activityProductId } = sale;
    const [waiting] = (await api.myActivity.list({ kind: 'waiting' })).records;
    expect(waiting).toMatchObject({ id: grabId, state: 'running' });
    expect(waiting?.href).toBe(
      `/packages/marketing/flash-sale/flash-sale?activeId=${activeId}&activityProductId=${activityProductId}`,
    );
    const made = await ordered(api, sale, grabId, 2);
    expect(made.totalFen).toBe(1_200);
    expect(made.quote.breakdown).toMatchObject([
      { kind: 'line', amountFen: 2_000, quantity: 2 },
      { kind: 'activity', label: '秒杀', amountFen: -800 },
    ]);
    expect((made.expiresAtMs ?? 0) - nowMs()).toBeLessThanOrEqual(300_000);
    expect(await api.flashSale.grabbed({ grabId })).toMatchObject({ state: 'ordered', orderId: made.id });
    expect(await poolOf(db(), sale.activityProductId)).toEqual({ total: 10, held: 0, taken: 2 });
    await pay(server, api, made.id);
    expect(await api.flashSale.grabbed({ grabId })).toMatchObject({ state: 'won' });
    await forgetAttempts(db());
    await expect(grab(api, sale.activityProductId)).rejects.toMatchObject({
      ...{ code: 422, rule: 'purchaseLimit' },
    });
    const shown = await api.myActivity.list({ kind: 'other' });
    expect(shown.records).toMatchObject([{ id: grabId, activeType: 4, state: 'succeeded' }]);
  });

  it('costs the normal price where that is lower, and says why', async () => {
    const sale = await sold({ priceFen: 1_500 });
    const api = await server.member();
    const { grabId } = await grab(api, sale.activityProductId);
    const { quote, totalFen } = await ordered(api, sale, grabId);
    expect(totalFen).toBe(1_000);
    expect(quote.breakdown[1]).toEqual({
      ...{ kind: 'activity', label: '当日价格更优惠', quantity: null, amountFen: 0 },
    });
  });

  it('needs the place, its quantity, its thing, and stands alone', async () => {
    const sale = await sold({ product: { limitPerOrder: 3, limitPerMember: 3 } });
    const other = await sold();
    const [api, stranger] = [await server.member(), await server.member()];
    const { grabId } = await grab(api, sale.activityProductId, { quantity: 2 });
    const line = flashLine(sale, grabId, 2);
    const quote = (lines: (typeof line)[], who: ApiClient = api) => who.order.quote({ lines });
    await expect(quote([line], stranger)).rejects.toMatchObject({ code: 404 });
    await expect(quote([flashLine(sale, grabId, 1)])).rejects.toMatchObject({ code: 400 });
    await expect(quote([flashLine(other, grabId, 2)])).rejects.toMatchObject({ code: 404 });
    await expect(quote([line, flashLine(other, grabId, 2)])).rejects.toMatchObject({ code: 400 });
    const { grabId: _, ...without } = line.activity ?? { activeId: '', activeType: 4, activityProductId: '' };
    await expect(quote([{ ...line, activity: without }] as (typeof line)[])).rejects.toMatchObject({
      code: 400,
    });
    const made = await ordered(api, sale, grabId, 2);
    await expect(quote([line])).rejects.toMatchObject({
      ...{ code: 409, rule: 'transitionRefused', detail: { orderId: made.id } },
    });
  });

  it('gives its units to the queue when it closes unpaid, and the limit is free again', async () => {
    const sale = await sold({ total: 1 });
    const [holder, waiting] = await comers(sale, 2);
    const api = holder?.api as ApiClient;
    const { id } = await ordered(api, sale, holder?.grabId ?? '');
    await api.order.cancel({ id });
    expect(await api.flashSale.grabbed({ grabId: holder?.grabId ?? '' })).toMatchObject({
      state: 'returned',
    });
    expect(await waiting?.api.flashSale.grabbed({ grabId: waiting.grabId })).toMatchObject({
      state: 'granted',
    });
    expect(await grab(api, sale.activityProductId)).toMatchObject({ state: 'queued', ahead: 0 });
  });

  it('gives its units to the queue when its time to pay is over', async () => {
    const sale = await sold({ total: 1, sale: { payMinutes: 5 } });
    const [holder, waiting] = await comers(sale, 2);
    const { id } = await ordered(holder?.api as ApiClient, sale, holder?.grabId ?? '');
    freezeClock(server, nowMs() + 300_000);
    await server.runJobs();
    expect(await holder?.api.order.detail({ id })).toMatchObject({ status: 6, closeReason: 'timedOut' });
    expect(await waiting?.api.flashSale.grabbed({ grabId: waiting.grabId })).toMatchObject({
      state: 'granted',
    });
  });

  it('gives its units back when refunded, to the activity while it runs, and keeps the limit', async () => {
    const sale = await sold({ total: 1 });
    const [holder] = await comers(sale, 1);
    const api = holder?.api as ApiClient;
    const { id } = await ordered(api, sale, holder?.grabId ?? '');
    await pay(server, api, id);
    const { lines } = await api.order.detail({ id });
    const items = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
    const { amountFen, feeFen } = await api.refund.quote({ orderId: id, items });
    await api.refund.apply({ orderId: id, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    expect(await poolOf(db(), sale.activityProductId)).toEqual({ total: 1, held: 0, taken: 0 });
    expect(await api.flashSale.grabbed({ grabId: holder?.grabId ?? '' })).toMatchObject({
      state: 'returned',
    });
    await expect(grab(api, sale.activityProductId)).rejects.toMatchObject({ rule: 'purchaseLimit' });
  });

  it('gives its units back to the product when it closes after the end', async () => {
    const sale = await sold({ total: 2 });
    const [holder] = await comers(sale, 1);
    const api = holder?.api as ApiClient;
    const { id } = await ordered(api, sale, holder?.grabId ?? '');
    const source = `pool-${sale.skuId}`;
    await db().updateTable('activities').set({ ends_ms: nowMs() }).where('id', '=', sale.activeId).execute();
    await server.runJobs();
    expect(await poolOf(db(), source)).toEqual({ total: 500, held: 1, taken: 0 });
    await api.order.cancel({ id });
    expect(await poolOf(db(), source)).toEqual({ total: 500, held: 0, taken: 0 });
  });
});
