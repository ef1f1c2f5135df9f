import { describe, expect, it } from 'vitest';
import type { OpenPage } from './support/pretend-runtime';
import { type Launched, launch, logIn, rows, useProgram } from './support/shopper';

useProgram();

const region = { value: ['广东省', '深圳市', '福田区'], code: ['440000', '440300', '440304'] };

/** Opens a section of the home page. */
async function section({ program }: Launched, page: string): Promise<OpenPage> {
  (await program.shown('home')).tap('openSection', { page });
  return program.shown(page);
}

const DAY_MS = 86_400_000;
/** A day from today on in Shanghai. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** Has rates that are paid now as well as at its desk. */
const HOTEL = 'hotel-mirror-lake-house';

/**
 * From the list of hotels to the order form of the first rate that is free and paid now, on the first such day from tomorrow on:
 * late in the evening tonight is sold at the desk alone.
 */
async function chooseRoom(launched: Launched): Promise<void> {
  const hotels = await section(launched, 'hotels');
  expect(rows(hotels.data.hotels).map(({ id }) => id)).toContain(HOTEL);
  hotels.tap('openHotel', { id: HOTEL });
  const hotel = await launched.program.shown('hotel');
  for (let days = 1; days <= 7; days++) {
    await hotel.tap('chooseStart', {}, { value: dayAfter(days) });
    const rates = rows(hotel.data.cards).flatMap((room) => rows(room.rates));
    const rate = rates.find(({ problem, tags }) => problem === '' && String(tags).includes('在线付款'));
    if (rate) {
      hotel.tap('book', { id: String(rate.id) });
      return;
    }
  }
  throw new Error('No rate of this week is free and paid now.');
}

/** From the list of goods to the order form of the first that can be bought here. */
async function chooseGoods(launched: Launched): Promise<OpenPage> {
  const market = await section(launched, 'market');
  market.tap('openGoods', { id: 'product-jasmine' });
  const goods = await launched.program.shown('goods');
  const open = rows(goods.data.options).find(({ isOpen }) => isOpen);
  goods.tap('chooseOption', { id: String(open?.id) });
  return goods;
}

/** An address, typed on the order form. */
async function typeAddress(page: OpenPage): Promise<void> {
  page.tap('typed', { field: 'newName' }, { value: '李云' });
  page.tap('typed', { field: 'newMobile' }, { value: '13800000000' });
  page.tap('chooseRegion', {}, region);
  page.tap('typed', { field: 'newDetail' }, { value: '莲花路1号' });
  await page.tap('addAddress');
  expect(page.data).toMatchObject({ problem: '', newName: '', newDetail: '' });
}

/** Pays, and shows the order and the list that it stands in. */
async function payAndSee({ program }: Launched): Promise<{ order: OpenPage; listed: unknown }> {
  const pay = await program.shown('pay');
  expect(pay.data).toMatchObject({ canPay: true, amount: expect.stringContaining('¥') });
  await pay.tap('pay');
  expect(pay.data).toMatchObject({ result: '支付成功', problem: '' });
  pay.tap('openOrder');
  const order = await program.shown('order');
  program.open('/pages/orders/index');
  const list = await program.shown('orders');
  return { order, listed: rows(list.data.orders)[0] };
}

describe('rooms in the mini-program', () => {
  it('are chosen, booked and paid, and wait for the guests to come', async () => {
    const launched = launch();
    await chooseRoom(launched);
    await logIn(launched);
    const page = await launched.program.shown('stay');
    expect(page.data).toMatchObject({ total: expect.stringContaining('¥'), quantity: 1 });
    await page.tap('place');
    expect(page.data.problem).toBe('请填写第1间的入住人');
    page.tap('typedGuest', { room: '0' }, { value: '李云' });
    page.tap('typed', { field: 'contactName' }, { value: '李云' });
    await page.tap('place');
    const { order, listed } = await payAndSee(launched);
    const words = JSON.stringify([order.data.status, order.data.events, listed]);
    expect(words).not.toContain('待消费');
    expect(listed).toMatchObject({ count: '1间', status: expect.stringMatching(/^待(入住|确认)$/) });
    expect(launched.program.problems).toEqual([]);
  });

  it('that are taken meanwhile are refused in the words of the server, and names stay', async () => {
    const launched = launch();
    await chooseRoom(launched);
    await logIn(launched);
    const page = await launched.program.shown('stay');
    page.tap('typedGuest', { room: '0' }, { value: '李云' });
    page.tap('typed', { field: 'contactName' }, { value: '李云' });
    launched.platform.answerWith('/orders/create', {
      ...{ code: 409, message: '房间已订满' },
      data: { rule: 'roomSoldOut', field: 'lines.0.quantity' },
    });
    await page.tap('place');
    expect(page.data).toMatchObject({ problem: '房间已订满', contactName: '李云', isBusy: false });
    expect(page.data.guests).toMatchObject([{ name: '李云' }]);
  });

  it('are for the nights that were chosen, also in the list', async () => {
    const launched = launch();
    const hotels = await section(launched, 'hotels');
    hotels.tap('openHotel', { id: String(rows(hotels.data.hotels)[0]?.id) });
    const hotel = await launched.program.shown('hotel');
    await hotel.tap('changeRooms', { by: '1' });
    expect(hotel.data).toMatchObject({ rooms: 2, adults: 2 });
    launched.program.back();
    await expect.poll(() => hotels.data.summary).toContain('2间');
  });
});

describe('goods in the mini-program', () => {
  it('are chosen, sent to an address and paid, and wait to be shipped', async () => {
    const launched = launch();
    const goods = await chooseGoods(launched);
    goods.tap('changeQuantity', { by: '1' });
    goods.tap('buy');
    await logIn(launched);
    const page = await launched.program.shown('buy');
    expect(page.data).toMatchObject({ quantity: 2, needsAddress: true, needsContact: false });
    await page.tap('place');
    expect(page.data.problem).toBe('请选择收货地址');
    await typeAddress(page);
    expect(rows(page.data.addresses)).toMatchObject([{ isChosen: true }]);
    await page.tap('place');
    const { order, listed } = await payAndSee(launched);
    expect(order.data.status).toBe('待发货');
    expect(JSON.stringify(order.data.events)).not.toContain('待消费');
    expect(listed).toMatchObject({ count: '2件', day: '', status: '待发货', hasVouchers: false });
    expect(launched.program.problems).toEqual([]);
  });

  it('of which there are not so many are refused in the words of the server, and what was typed stays', async () => {
    const launched = launch();
    (await chooseGoods(launched)).tap('buy');
    await logIn(launched);
    const page = await launched.program.shown('buy');
    await typeAddress(page);
    page.tap('typed', { field: 'newName' }, { value: '王山' });
    launched.platform.answerWith('/orders/create', {
      ...{ code: 409, message: '库存不足，仅剩1件' },
      data: { rule: 'soldOut', field: 'lines.0.quantity' },
    });
    await page.tap('place');
    expect(page.data).toMatchObject({ problem: '库存不足，仅剩1件', newName: '王山', isBusy: false });
    expect(rows(page.data.addresses)).toMatchObject([{ isChosen: true }]);
  });
});

describe('offers in the mini-program', () => {
  it('ask for their rules first, and are bought at their price', async () => {
    const launched = launch();
    const offers = await section(launched, 'offers');
    const jasmine = rows(offers.data.offers).find(({ id }) => String(id).includes('jasmine'));
    const { id, activeId, price } = jasmine ?? {};
    offers.tap('openOffer', { id: String(id), active: String(activeId) });
    await logIn(launched);
    const offer = await launched.program.shown('offer');
    expect(offer.data).toMatchObject({ price, submit: `发起拼团 ${price}`, isAgreed: false });
    await offer.tap('book');
    expect(offer.data.problem).toBe('请先阅读并同意协议');
    offer.tap('agree');
    await offer.tap('book');
    const page = await launched.program.shown('buy');
    await typeAddress(page);
    // The offer's price and what it costs to send.
    const yuan = (text: unknown) => Number(String(text).replace('¥', ''));
    const freight = rows(page.data.rows).find(({ label }) => String(label).includes('运费'));
    expect(yuan(page.data.total)).toBeCloseTo(yuan(price) + yuan(freight?.amount ?? '¥0'), 2);
    await page.tap('place');
    const { order, listed } = await payAndSee(launched);
    expect(order.data.status).toBe('待成团');
    expect(listed).toMatchObject({ status: '待成团' });
    expect(launched.program.problems).toEqual([]);
  });

  it('that are over are refused in the words of the server, and the address stays', async () => {
    const launched = launch();
    const offers = await section(launched, 'offers');
    const jasmine = rows(offers.data.offers).find(({ id }) => String(id).includes('jasmine'));
    offers.tap('openOffer', { id: String(jasmine?.id), active: String(jasmine?.activeId) });
    await logIn(launched);
    const offer = await launched.program.shown('offer');
    offer.tap('agree');
    await offer.tap('book');
    const page = await launched.program.shown('buy');
    await typeAddress(page);
    launched.platform.answerWith('/orders/create', {
      ...{ code: 409, message: '手慢了，已抢光' },
      data: { rule: 'activitySoldOut' },
    });
    await page.tap('place');
    expect(page.data).toMatchObject({ problem: '手慢了，已抢光', isBusy: false });
    expect(rows(page.data.addresses)).toMatchObject([{ isChosen: true }]);
  });
});
