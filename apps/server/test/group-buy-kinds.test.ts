import { describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { fileServer } from './support/file-server';
import { freezeClock } from './support/freeze-clock';
import { order, pay } from './support/goods-orders';
import { addGroupBuy, agree } from './support/group-buys';
import { addProduct, addShop } from './support/shop';
import { newIdCard, openDay, type TestServer } from './support/test-server';

const server = fileServer();

const TICKET = 'ticket-feilian-adult';
const db = () => server().app.db;
const nowMs = () => server().app.clock.now();

async function traveller(api: Awaited<ReturnType<TestServer['member']>>, idCard = newIdCard()) {
  const person = { name: '李云', certType: 1 as const, idCard, mobile: '' };
  return (await api.contacts.add(person)).memberFrequentContactsId;
}

describe('tickets that are sold to groups', () => {
  it('are for days after the latest end of their group', async () => {
    const today = dayOf(nowMs());
    const days = [1, 2, 3, 4].map((ahead) => addDays(today, ahead));
    const { activeId, activityProductId } = await addGroupBuy(db(), nowMs(), {
      priceFen: 100,
      product: {
        kind: 'ticket',
        productId: TICKET,
        variantId: '',
        needed: 2,
        units: days.map((slot) => ({ slot, total: 4 })),
      },
    });
    const first = addDays(dayOf(nowMs() + 30 * 60_000 + 24 * 3_600_000), 1);
    const { products } = await server().visitor().activity.detail({ activeId });
    expect(products[0]?.days).toEqual(days.filter((day) => day >= first));
    const { records } = await server().visitor().groupBuy.list({ size: 50 });
    const listed = records.find((one) => one.activeId === activeId);
    expect(listed?.days).toEqual(days.filter((day) => day >= first));
    const api = await server().member();
    await agree(api, activeId);
    const contactIds = [await traveller(api)];
    const activity = { activeId, activeType: 3 as const, activityProductId };
    const lineOn = (day: string) => ({
      ...{ kind: 'ticket' as const, productId: TICKET, day, quantity: 1, contactIds, activity },
    });
    await expect(api.order.quote({ lines: [lineOn(addDays(first, -1))] })).rejects.toMatchObject({
      code: 400,
    });
    const { id } = await order(api, [lineOn(first)]);
    await pay(server(), api, id);
    const { groupId = '' } = await api.order.detail({ id });
    expect((await api.order.vouchers({ orderId: id })).vouchers.map(({ status }) => status)).toEqual([0]);
    const other = await server().member();
    await agree(other, activeId);
    const own = { contactIds: [await traveller(other)], activity: { ...activity, groupId } };
    // The day after the end of the group that is joined, not of one that would be opened now.
    const { group, product } = await other.groupBuy.group({ groupId });
    expect(product.days[0]).toBe(addDays(dayOf(group.endsAtMs), 1));
    const joined = await order(other, [{ ...lineOn(first), ...own }]);
    await pay(server(), other, joined.id);
    expect((await api.order.vouchers({ orderId: id })).vouchers.map(({ status }) => status)).toEqual([1]);
  });

  it('let a document take part once over all members, until its group has failed', async () => {
    const day = await openDay(server().visitor(), TICKET, 8);
    const { activeId, activityProductId } = await addGroupBuy(db(), nowMs(), {
      priceFen: 100,
      product: { kind: 'ticket', productId: TICKET, variantId: '', units: [{ slot: day, total: 9 }] },
    });
    const idCard = newIdCard();
    const activity = { activeId, activeType: 3 as const, activityProductId };
    const lineOf = (contactId: string, on = day) => ({
      ...{
        kind: 'ticket' as const,
        productId: TICKET,
        day: on,
        quantity: 1,
        contactIds: [contactId],
        activity,
      },
    });
    const api = await server().member();
    await agree(api, activeId);
    const { id } = await order(api, [lineOf(await traveller(api, idCard))]);
    await pay(server(), api, id);
    // Its place on that day is free for this test's sake: what refuses is the activity.
    await db().updateTable('line_people').set({ place_key: null }).where('order_id', '=', id).execute();
    const other = await server().member();
    await agree(other, activeId);
    const contactId = await traveller(other, idCard);
    await expect(order(other, [lineOf(contactId)])).rejects.toMatchObject({
      ...{ code: 422, rule: 'limitPerCertificate' },
    });
    const { groupId = '' } = await api.order.detail({ id });
    await api.groupBuy.leave({ groupId, confirm: true });
    expect(await order(other, [lineOf(contactId)])).toMatchObject({ totalFen: 100 });
  });
});

describe('services that are sold to groups', () => {
  it('count what was sold once, and take it back when somebody leaves', async () => {
    const service = {
      mode: 'voucher',
      validDays: 30,
      untilDay: null,
      usesPerVoucher: 1,
      places: [],
      refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
      autoRefundExpired: true,
      instantContent: null,
    };
    const { productId, skuIds } = await addProduct(db(), await addShop(db()), {
      goods_type: 3,
      service: JSON.stringify(service),
    });
    const skuDetailId = skuIds[0] ?? '';
    const { activeId, activityProductId } = await addGroupBuy(db(), nowMs(), {
      priceFen: 100,
      product: { kind: 'service', productId, variantId: skuDetailId },
    });
    const soldOf = async () =>
      (
        await db()
          .selectFrom('products')
          .select('sold_count')
          .where('id', '=', productId)
          .executeTakeFirstOrThrow()
      ).sold_count;
    const before = await soldOf();
    const api = await server().member();
    await agree(api, activeId);
    const activity = { activeId, activeType: 3 as const, activityProductId };
    const { id } = await order(api, [
      { kind: 'service' as const, productId, skuDetailId, quantity: 1, activity },
    ]);
    await pay(server(), api, id);
    expect(await soldOf()).toBe(before + 1);
    const { groupId = '' } = await api.order.detail({ id });
    await api.groupBuy.leave({ groupId, confirm: true });
    expect(await soldOf()).toBe(before);
  });
});

describe('the time of a group', () => {
  it('is its own where it was opened a minute before the end of the activity', async () => {
    const endsMs = nowMs() + 60_000;
    const sold = await addGroupBuy(db(), nowMs(), { endsMs, startsMs: nowMs() - 60_000 });
    freezeClock(server(), endsMs - 1_000);
    const api = await server().member();
    await agree(api, sold.activeId);
    const { activeId, activityProductId, productId, skuId: skuDetailId } = sold;
    const activity = { activeId, activeType: 3 as const, activityProductId };
    const line = { kind: 'goods' as const, productId, skuDetailId, quantity: 1, activity };
    await expect(api.order.quote({ lines: [line] })).resolves.toMatchObject({ totalFen: 600 });
    vi.mocked(server().app.clock.now).mockReturnValue(endsMs);
    await expect(api.order.quote({ lines: [line] })).rejects.toMatchObject({
      code: 410,
      rule: 'activityOver',
    });
  });
});
