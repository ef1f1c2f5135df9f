import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { type Outside, outsideOf } from './support/outside';
import { type RunningApp, startApp } from './support/start-app';
import { stepsOf } from './support/steps';

// An app of its own: stays are lived through by moving its clock.
let app: RunningApp;
let url: string;
let outside: Outside;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  url = app.url;
  outside = outsideOf(url);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

/** Merchant confirms, cancellable. */
const TEA = { hotel: 'hotel-mistbud-tea', rate: 'rate-mistbud-round-window-host' };
/** Confirmed at once, cancellable in steps. */
const LODGE = { hotel: 'hotel-yunqi-lodge', rate: 'rate-yunqi-cloud-king-breakfast' };
const DESK = { hotel: 'hotel-wangxi-tides', rate: 'rate-wangxi-twin-desk' };

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

const todayOf = async (): Promise<string> =>
  (
    await outside.call<{ today: string }>('GET', '/cuser/public/api/hotel/priceCalendar', {
      hotelId: LODGE.hotel,
    })
  ).today;

interface Rate {
  totalFen: number | null;
  unavailable: string | null;
  left: number | null;
}

/** The first arrival from `from` days on, from which so many nights of a rate can be booked in so many rooms. */
async function openStay(
  { rate }: { rate: string },
  { nights, from, rooms = 1 }: { nights: number; from: number; rooms?: number },
): Promise<Stay> {
  const today = await todayOf();
  for (let ahead = from; ahead < from + 30; ahead += 1) {
    const startDate = addDays(today, ahead);
    const stay = { startDate, endDate: addDays(startDate, nights) };
    const found = await outside
      .call<Rate>('GET', '/cuser/public/api/hotel/hotelratesDetail', { hotelratesId: rate, ...stay })
      .catch(() => undefined);
    const isOpen = found && found.totalFen !== null && found.unavailable === null;
    if (isOpen && (found.left === null || found.left >= rooms)) return stay;
  }
  throw new Error(`${rate} has no ${nights} nights.`);
}

/** A night, from `from` days on, of which the hotel has one room and nobody has booked it. */
async function stayInTheLastRoom(choice: { rate: string }, from: number): Promise<Stay> {
  for (let ahead = from; ahead < from + 30; ahead += 1) {
    const stay = await openStay(choice, { nights: 1, from: ahead });
    const isSet = await outside
      .press('console/nights/set', { rate: choice.rate, night: stay.startDate, total: '1' })
      .then(
        () => true,
        // More rooms are booked that night.
        () => false,
      );
    if (!isSet) continue;
    const { left } = await outside.call<Rate>('GET', '/cuser/public/api/hotel/hotelratesDetail', {
      hotelratesId: choice.rate,
      ...stay,
    });
    if (left === 1) return stay;
  }
  throw new Error(`${choice.rate} has no night with one room.`);
}

type Stay = { startDate: string; endDate: string };

const detailPath = (hotel: string, stay: Stay, more = '') =>
  `/pages/hotel-detail/hotel-detail?id=${hotel}&startDate=${stay.startDate}&endDate=${stay.endDate}${more}`;
const bookingPath = (choice: { hotel: string; rate: string }, stay: Stay, rooms = 1) =>
  `/packages/order/hotel-place-order/hotel-place-order?hotelId=${choice.hotel}&lines=${choice.rate}:${rooms}&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=${rooms * 2}`;

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

const orderOf = async (page: Page, id: string) =>
  outside.call<{
    status: number;
    sn: string;
    refundedFen: number;
    totalFen: number;
    stayRooms: { stayState: number; unit: number }[];
  }>('GET', '/cuser/member/orders/detail', { id }, await tokenOf(page));

const codesOf = async (page: Page, orderId: string) =>
  (
    await outside.call<{ vouchers: { code: string }[] }>(
      'GET',
      '/cuser/member/orders/vouchers',
      { orderId },
      await tokenOf(page),
    )
  ).vouchers.map(({ code }) => code);

/** Moves the clock to the day of arrival. */
async function arriveOn(startDate: string): Promise<void> {
  while ((await todayOf()) < startDate) await outside.moveTime(12 * 60);
}

/** The rooms of an order as the hotel's desk knows them. */
async function deskRoomsOf(page: Page, id: string): Promise<string[]> {
  const { sn } = await orderOf(page, id);
  const { rooms } = (await (await fetch(`${url}/sandbox/console.json`)).json()) as {
    rooms: { id: string; sn: string }[];
  };
  return rooms.filter((room) => room.sn === sn).map((room) => room.id);
}

/** Fills in who sleeps where and who is called. */
async function nameGuests(page: Page, steps: ReturnType<typeof stepsOf>, names: readonly string[]) {
  for (const [room, name] of names.entries()) {
    await page
      .getByRole('textbox', { name: steps.t('order.stay.guestOf').replace('{room}', String(room + 1)) })
      .fill(name);
  }
  await page.getByLabel(steps.t('order.book.contactName')).fill(names[0] ?? '');
}

/** A member on the order form of a rate. */
async function readyToBook(
  choice: { hotel: string; rate: string },
  stay: Stay,
  {
    rooms = 1,
    language = 'zh-Hans',
    size = 'phone',
  }: { rooms?: number; language?: Language; size?: Size } = {},
) {
  const { page, context, problems } = await visit(browser, url, { language, size });
  const steps = stepsOf(page, language, outside);
  await page.goto(bookingPath(choice, stay, rooms));
  await steps.logIn();
  await page.waitForURL(/hotel-place-order/);
  await nameGuests(page, steps, ['李云', '王山', '周满'].slice(0, rooms));
  return { page, context, problems, steps };
}

/** From the order form to a paid order. */
async function payFor(page: Page, steps: ReturnType<typeof stepsOf>): Promise<string> {
  await steps.button('order.stay.submit').click();
  await page.waitForURL(/payment\/payment\?id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await steps.goToCashier();
  await steps.payAtCashier();
  return id;
}

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('a guest with a %s, in %s', (size, language) => {
  it('finds a hotel, books two rooms for three nights, and lives through the stay', async () => {
    const stay = await openStay(TEA, { nights: 3, from: 1, rooms: 2 });
    const { page, context, problems } = await visit(browser, url, { size, language });
    const steps = stepsOf(page, language, outside);

    // From the page of hotels: the price for these nights stands on the card.
    await page.goto(
      `/pages/search-hotel/search-hotel?keyword=wuya&startDate=${stay.startDate}&endDate=${stay.endDate}&rooms=2&adults=4`,
    );
    await steps.follow(page.locator(`a[href*="id=${TEA.hotel}"]:visible`).first());
    await page.waitForURL(/hotel-detail/);
    await steps.follow(page.locator(`a[href*="${TEA.rate}"]:visible`).first());

    // Price and terms first, then the order form behind the login, with the very rate.
    const sheet = page.getByRole('dialog', { name: steps.t('hotel.rate.sheet') });
    await sheet.waitFor();
    await steps.follow(sheet.getByRole('link', { name: steps.t('hotel.rate.book'), exact: true }));
    await page.waitForURL(/login/);
    await steps.logIn();
    await page.waitForURL(new RegExp(`hotel-place-order.*${TEA.rate}`));
    await nameGuests(page, steps, ['李云', '王山']);
    // Restored after a reload, which finds what the server rendered.
    await page.reload();
    const second = page.getByRole('textbox', {
      name: steps.t('order.stay.guestOf').replace('{room}', '2'),
    });
    await expect.poll(() => second.inputValue()).toBe('王山');
    expect(problems).toEqual([]);
    // A coupon that anybody can claim makes them cheaper by itself.
    await page
      .getByRole('region', { name: steps.t('order.breakdown') })
      .getByText(language === 'en' ? 'Rooms: 5% off' : '住宿 9.5 折')
      .waitFor();
    const id = await payFor(page, steps);

    // The hotel confirms; the page finds out by itself.
    await page.goto(`/packages/order/order-details/order-details?id=${id}`);
    await page
      .getByText(language === 'en' ? /The hotel confirms by/ : /酒店将在 .* 前确认/)
      .first()
      .waitFor();
    await outside.press('console/orders/confirm', { id });
    await page
      .getByRole('link', { name: steps.t('order.stay.vouchers'), exact: true })
      .waitFor({ timeout: 30_000 });

    // Both rooms are checked in and out at the desk; the order is complete with the last.
    await arriveOn(stay.startDate);
    const codes = await codesOf(page, id);
    expect(codes).toHaveLength(2);
    for (const code of codes) await outside.press('console/vouchers/verify', { code });
    await page.reload();
    await expect
      .poll(() => page.getByText(language === 'en' ? 'Checked in' : '已入住', { exact: true }).count())
      .toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('button', { name: steps.t('order.stay.cancelRooms') }).count()).resolves.toBe(
      0,
    );
    for (const room of await deskRoomsOf(page, id)) {
      await outside.press('console/rooms/check-out', { id: room });
    }
    await page.reload();
    await page.getByRole('heading', { name: language === 'en' ? 'Complete' : '交易完成' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a room paid at the desk', () => {
  it('is kept without paying, says what is due there, and is given up for nothing', async () => {
    const stay = await openStay(DESK, { nights: 1, from: 3 });
    const { page, context, problems, steps } = await readyToBook(DESK, stay);
    await steps.button('order.book.submit').click();
    await page.waitForURL(/order-details/);
    await page
      .getByText(/到店付款 ¥/)
      .first()
      .waitFor();
    await steps.button('order.cancel').click();
    const question = page.getByRole('dialog');
    await question.getByText(steps.t('refund.give.desk')).waitFor();
    await question.getByRole('button', { name: steps.t('order.cancel'), exact: true }).click();
    await page.getByRole('heading', { name: '交易关闭' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('giving rooms back', () => {
  it('costs nothing before the deadline, the first night after it, and ends with the check-in', async () => {
    const stay = await openStay(LODGE, { nights: 2, from: 3, rooms: 2 });
    const { page, context, steps } = await readyToBook(LODGE, stay, { rooms: 2 });
    const id = await payFor(page, steps);
    await page.goto(`/packages/order/order-details/order-details?id=${id}`);
    await page
      .getByText(/前可免费取消/)
      .first()
      .waitFor();

    // One of two rooms, free.
    await steps.button('order.stay.cancelRooms').click();
    const dialog = page.getByRole('dialog', { name: steps.t('refund.give.title') });
    await dialog.getByRole('checkbox').nth(1).uncheck();
    await dialog.getByText('¥0', { exact: true }).waitFor();
    await steps.button('refund.give.confirm').click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await orderOf(page, id)).stayRooms.map((room) => room.stayState))
      .toContain(4);

    // On the day before, behind the first deadline: the first night is kept.
    while ((await todayOf()) < addDays(stay.startDate, -1)) await outside.moveTime(12 * 60);
    await outside.moveTime(19 * 60);
    await page.reload();
    await page
      .getByText(/前取消扣首晚房费/)
      .first()
      .waitFor();
    await steps.button('order.stay.cancelRooms').click();
    await dialog.getByText(steps.t('refund.give.fee')).waitFor();
    await expect.poll(() => dialog.getByText('¥0', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');

    // Checked in: the page offers no way back.
    await arriveOn(stay.startDate);
    for (const code of await codesOf(page, id)) {
      await outside.press('console/vouchers/verify', { code }).catch(() => undefined);
    }
    await page.reload();
    await page.getByText('已入住', { exact: true }).first().waitFor();
    expect(await steps.button('order.stay.cancelRooms').count()).toBe(0);
    await context.close();
  });
});

describe('what changes while somebody books', () => {
  it('shows the night whose price changed, the old one struck through, and orders only when agreed', async () => {
    const stay = await openStay(LODGE, { nights: 3, from: 20 });
    const { page, context, steps } = await readyToBook(LODGE, stay);
    await page.getByText('¥', { exact: false }).first().waitFor();
    await expect.poll(() => steps.button('order.stay.submit').getAttribute('aria-disabled')).toBeNull();
    await outside.press('console/nights/set', {
      rate: LODGE.rate,
      night: addDays(stay.startDate, 1),
      yuan: '777',
    });
    await steps.button('order.stay.submit').click();
    const dialog = page.getByRole('dialog', { name: steps.t('order.book.priceChanged') });
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('s').count()).toBe(1);
    await dialog.getByText('¥777').waitFor();
    await dialog.getByRole('button', { name: steps.t('order.book.priceAccept') }).click();
    await page.waitForURL(/payment\/payment\?id=/);
    await context.close();
  });

  it('tells beside the rooms that the last one is gone, and keeps what was typed', async () => {
    const stay = await stayInTheLastRoom(LODGE, 40);
    const { page, context, steps } = await readyToBook(LODGE, stay);
    await expect.poll(() => steps.button('order.stay.submit').getAttribute('aria-disabled')).toBeNull();
    await bookElsewhere(LODGE.rate, stay);
    await steps.button('order.stay.submit').click();
    await page.getByRole('alert').filter({ hasText: '房间不足' }).first().waitFor();
    expect(await page.getByLabel(steps.t('order.book.contactName')).inputValue()).toBe('李云');
    await context.close();
  });

  it('names the night in the middle that is closed, and offers no button for the rate', async () => {
    const stay = await openStay(LODGE, { nights: 3, from: 60 });
    const night = addDays(stay.startDate, 1);
    await outside.press('console/nights/set', { rate: LODGE.rate, night, closed: '1' });
    const { page, context } = await visit(browser, url);
    await page.goto(detailPath(LODGE.hotel, stay));
    const [, month, day] = night.split('-').map(Number);
    await page.getByText(`${month}月${day}日不可预订`).first().waitFor();
    expect(await page.locator(`a[href*="${LODGE.rate}%3A"]`).count()).toBe(0);
    await context.close();
  });
});

describe('a stay in the address', () => {
  it('with days gone by is moved to today and says so', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto(detailPath(LODGE.hotel, { startDate: '2020-05-01', endDate: '2020-05-03' }));
    await page.getByText('日期已过，已为你改为今天入住').waitFor();
    await context.close();
  });

  it('is read without scripts, with the rates and their prices', async () => {
    const stay = await openStay(LODGE, { nights: 2, from: 90 });
    const { page, context } = await visit(browser, url, { scripts: false });
    await page.goto(detailPath(LODGE.hotel, stay));
    await page.getByText('含早套餐').first().waitFor();
    expect(await page.locator(`a[href*="${LODGE.rate}%3A1"]`).count()).toBe(1);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(JSON.stringify(data)).toContain('"@type":"Offer"');
    // The visitor's city is not known: the one taken in its place has no hotels, so those of the nearest city are shown.
    await page.goto('/pages/hotel-home/hotel-home');
    await page.locator('a[href*="hotel-detail"]').first().click();
    await page.waitForURL(/hotel-detail/);
    await context.close();
  });
});

/** Another member books a room of a rate. */
async function bookElsewhere(rateId: string, stay: Stay): Promise<void> {
  const token = await outside.someoneElse();
  const { roomId } = await outside.call<{ roomId: string }>(
    'GET',
    '/cuser/public/api/hotel/hotelratesDetail',
    { hotelratesId: rateId, ...stay },
  );
  const line = {
    kind: 'stay',
    productId: roomId,
    hotelratesId: rateId,
    ...stay,
    quantity: 1,
    adults: 2,
    guests: [{ name: '别人' }],
  };
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    { lines: [line] },
    token,
  );
  await outside.call(
    'POST',
    '/cuser/member/orders/create',
    { lines: [line], contactName: '别人', contactMobile: '13900139000', expectedTotalFen: totalFen },
    token,
  );
}
