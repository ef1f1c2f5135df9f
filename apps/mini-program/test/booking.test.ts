import type { CheckedContact } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from './support/built-program';
import { createPretendPlatform } from './support/pretend-platform';
import { startRuntime } from './support/pretend-runtime';
import { rows } from './support/shopper';

/** The booking page against answers that a server gives on a bad day. */
let built: Awaited<ReturnType<typeof buildProgram>>;
beforeAll(async () => {
  built = await buildProgram();
});
afterAll(() => built.remove());

type Body = Readonly<Record<string, unknown>>;
type Answer = (body: Body) => unknown;

/** The server says no. */
class Refused {
  constructor(
    readonly code: number,
    readonly data: object,
    readonly message = '不行',
  ) {}
}

const traveller = (id: string, name: string, checkCode: CheckedContact['checkCode'] = 0) => ({
  memberFrequentContactsId: id,
  name,
  certType: 1,
  idCard: '440305********1234',
  mobile: '',
  isDefault: false,
  checkCode,
});

const ticket = {
  id: 't1',
  spotId: 's1',
  name: '成人票',
  travellerRule: 'perTicket',
  peoplePerTicket: 1,
  minPerOrder: 1,
  maxPerOrder: 5,
  certTypes: [1],
};

const placed = { id: 'o-1', sn: 'YY1', status: 4, totalFen: 8000 };

function openBooking(given: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = {
    '/cgateway/timestamp': () => ({ serverTimeStamp: Date.now() }),
    '/cuser/member/api/getBaseUserInfo': () => ({
      memberId: 'm-1',
      mobile: '13800000000',
      name: 'Lin',
      headImg: '',
      openId: 'o-1',
      shareInvite: false,
      shareCode: 'ABCD2345',
      memberRegistChannelVo: { thirdId: '', source: 4 },
    }),
    '/cuser/public/api/ticket/detail': () => ticket,
    '/cuser/member-contacts-certtype/selectMemberContactsListByProductId': () => [
      // Lists mask names.
      traveller('c1', '李云'),
      traveller('c2', '王山'),
      traveller('c3', '周**', 2),
    ],
    '/cuser/member/orders/quote': ({ lines }) => quoteOf(Number(rows(lines)[0]?.quantity)),
    '/cuser/member/orders/create': () => ({ ...placed, parentSn: 'YY1', expiresAtMs: 1, orders: [placed] }),
    ...given,
  };
  const keys: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input)
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/\?.*/, '');
    const body: Body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (path.endsWith('/create')) keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    const answer = answers[path]?.(body);
    if (answer === undefined) return Response.json({ code: 404, message: '', data: null }, { status: 404 });
    if (!(answer instanceof Refused)) return Response.json({ code: 0, message: '', data: answer });
    const { code, message, data } = answer;
    return Response.json({ code, message, data }, { status: code });
  };
  const platform = createPretendPlatform({ fetch, press: async () => new Response('{}') }, { person: 'p' });
  platform.storage.set('token', 't');
  platform.storage.set('isMember', '1');
  const program = startRuntime({
    folder: built.folder,
    wx: platform.wx,
    config: { apiUrl: 'http://yunyou.test', webUrl: 'https://shop.example' },
  });
  program.launch();
  const address = (quantity = 1) => `/pages/book/index?productId=t1&day=2026-12-01&quantity=${quantity}`;
  return { answers, keys, platform, program, address };
}

const quoteOf = (quantity: number, priceFen = 8000) => ({
  breakdown: [{ kind: 'line', label: '成人票', quantity, amountFen: quantity * priceFen }],
  totalFen: quantity * priceFen,
  lines: [{ kind: 'ticket', goodsType: 2, productId: 't1', quantity, available: 9 }],
});

async function shownBooking(quantity = 1, given: Record<string, Answer> = {}) {
  const opened = openBooking(given);
  await opened.program.shown('home');
  opened.program.open(opened.address(quantity));
  return { ...opened, page: await opened.program.shown('book') };
}

describe('booking in the mini-program', () => {
  it('shows the price, offers the own number, and takes nobody along whom the ticket is not for', async () => {
    const { page } = await shownBooking(2);
    expect(page.data).toMatchObject({ quantity: 2, needed: 2, total: '¥160', contactMobile: '13800000000' });
    page.tap('toggleTraveller', { id: 'c3' });
    page.tap('toggleTraveller', { id: 'c1' });
    await page.settled();
    const chosen = () => rows(page.data.travellers).filter(({ isChosen }) => isChosen);
    await expect.poll(() => chosen().map(({ name }) => name)).toEqual(['李云']);
    await expect.poll(() => page.data.contactName).toBe('李云');
    page.tap('toggleTraveller', { id: 'c1' });
    await expect.poll(chosen).toEqual([]);
  });

  it('says what is missing, one thing after the other', async () => {
    const { page } = await shownBooking();
    await page.tap('place');
    expect(page.data.problem).toBe('还需选择1位出行人');
    page.tap('toggleTraveller', { id: 'c1' });
    page.tap('typed', { field: 'contactMobile' }, { value: '12' });
    await page.tap('place');
    expect(page.data.problem).toBe('手机号码不正确，请检查');
    page.tap('typed', { field: 'contactMobile' }, { value: '13800000000' });
    await expect.poll(() => page.data.problem).toBe('');
  });

  it('asks about a price that has changed, and orders at it with the next tap', async () => {
    const { page, program, answers } = await shownBooking(1, {
      '/cuser/member/orders/create': ({ expectedTotalFen }) =>
        expectedTotalFen === 9900
          ? { ...placed, parentSn: 'YY1', expiresAtMs: 1, orders: [placed] }
          : new Refused(409, { rule: 'priceChanged', detail: { totalFen: 9900 } }),
    });
    page.tap('toggleTraveller', { id: 'c1' });
    answers['/cuser/member/orders/quote'] = () => quoteOf(1, 9900);
    await page.tap('place');
    expect(page.data).toMatchObject({
      problem: '总价由¥80变为¥99，是否继续？',
      submit: '按新价格下单',
      total: '¥99',
      isBusy: false,
    });
    await page.tap('place');
    await program.shown('pay');
  });

  it('says where a refusal belongs, and goes on when it is mended', async () => {
    const { page, program, answers } = await shownBooking(1, {
      '/cuser/member/orders/create': () => new Refused(409, { rule: 'soldOut' }, '余票不足'),
    });
    page.tap('toggleTraveller', { id: 'c1' });
    await page.tap('place');
    expect(page.data).toMatchObject({ problem: '余票不足', contactName: '李云' });
    answers['/cuser/member/orders/create'] = () => ({
      ...placed,
      parentSn: 'YY1',
      expiresAtMs: 1,
      orders: [placed],
    });
    await page.tap('place');
    await program.shown('pay');
  });

  it('tries again under the same key when the answer is lost, also after the page was left and shown', async () => {
    const { page, program, platform, keys } = await shownBooking(2);
    page.tap('toggleTraveller', { id: 'c2' });
    page.tap('toggleTraveller', { id: 'c1' });
    platform.setNetwork((path) => (path.endsWith('/orders/create') ? 'unanswered' : 'up'));
    await page.tap('place');
    expect(page.data).toMatchObject({ isUnanswered: true, submit: '重新提交', isBusy: false });
    platform.setNetwork('up');
    await page.tap('refresh');
    await page.tap('place');
    await program.shown('pay');
    expect(new Set(keys).size).toBe(1);
  });

  it('says that there is no price while there is none, and asks again', async () => {
    const { page, answers } = await shownBooking(1, {
      '/cuser/member/orders/quote': () => new Refused(409, { rule: 'soldOut' }, '余票不足'),
    });
    expect(page.data).toMatchObject({ screen: 'ready', problem: '余票不足', total: '' });
    page.tap('toggleTraveller', { id: 'c1' });
    answers['/cuser/member/orders/quote'] = () => quoteOf(1);
    await page.tap('place');
    expect(page.data).toMatchObject({ problem: '', total: '¥80' });
  });
});
