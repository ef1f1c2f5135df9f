import { type CallDescriptor, calls } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTraveller,
  openDay,
  placeOrder,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

/** Requests that name something of another member's, per call. Every member's call that takes an id stands here. */
type Attack = (theirs: {
  orderId: string;
  lineId: string;
  refundId: string;
  contactId: string;
  addressId: string;
  day: string;
}) => Record<string, unknown>;

const ADULT = 'ticket-feilian-adult';

const address = {
  name: '别人',
  mobile: '13900139000',
  state: '广东省',
  city: '深圳市',
  county: '福田区',
  adcode: '440304',
  detail: '莲花路1号',
  tag: '',
  isDefault: true,
} as const;

const attacks: Record<string, Attack> = {
  'address.edit': ({ addressId }) => ({ id: addressId, ...address }),
  'address.delete': ({ addressId }) => ({ id: addressId }),
  'address.detail': ({ addressId }) => ({ id: addressId }),
  'contacts.edit': ({ contactId }) => ({
    memberFrequentContactsId: contactId,
    name: '别人',
    certType: 0,
    idCard: '',
    mobile: '',
  }),
  'contacts.delete': ({ contactId }) => ({ id: contactId }),
  'contacts.detail': ({ contactId }) => ({ id: contactId }),
  'order.quote': ({ contactId, day }) => ({
    lines: [{ kind: 'ticket', productId: ADULT, day, quantity: 1, contactIds: [contactId] }],
  }),
  'order.create': ({ contactId, day }) => ({
    lines: [{ kind: 'ticket', productId: ADULT, day, quantity: 1, contactIds: [contactId] }],
    contactName: '别人',
    contactMobile: '13900139000',
    expectedTotalFen: 0,
  }),
  'order.detail': ({ orderId }) => ({ id: orderId }),
  'order.cancel': ({ orderId }) => ({ id: orderId }),
  'order.vouchers': ({ orderId }) => ({ orderId }),
  'order.updateStay': ({ orderId, lineId }) => ({ orderId, guests: [{ lineId, unit: 0, name: '别人' }] }),
  'payment.channels': ({ orderId }) => ({ orderId }),
  'payment.wxMiniPay': ({ orderId }) => ({ orderId }),
  'payment.wxWebPay': ({ orderId }) => ({ orderId }),
  'payment.aliH5Pay': ({ orderId }) => ({ orderId }),
  'payment.unifyPay': ({ orderId }) => ({ orderId, channelId: 'wechat' }),
  'payment.state': ({ orderId }) => ({ orderId }),
  'refund.quote': ({ orderId, lineId }) => ({ orderId, items: [{ lineId, quantity: 1 }] }),
  'refund.apply': ({ orderId, lineId }) => ({
    orderId,
    items: [{ lineId, quantity: 1 }],
    expectedAmountFen: 0,
    expectedFeeFen: 0,
  }),
  'refund.detail': ({ refundId }) => ({ id: refundId }),
  'subscription.subscribe': () => ({
    appId: 'wx-1',
    openId: 'account-of-somebody-else',
    miniprogramState: 'formal',
    xcxMessageTypeList: [
      {
        consumeType: 0,
        viewSpotId: -1,
        hotelId: -1,
        supplierId: -1,
        activityId: -1,
        voucherId: -1,
        parentSn: '',
        sn: '',
      },
    ],
  }),
};

/** Ids in these calls name things that are everybody's. */
const takesPublicIdsOnly = [
  'contacts.list',
  'favorite.set',
  'tracking.productView',
  'tracking.parentView',
  'login.appletCode',
];
/** Answers what is the member's own among the ids, and nothing about the others. */
const filtersIds = ['international.orderFields'];
/** Its challenge is worth nothing without its number and code: `member-limits.test.ts` attacks it. */
const namesAChallenge = ['member.changeMobile'];

const memberCalls = Object.entries(calls).flatMap(([domain, group]) =>
  Object.entries(group)
    .filter(([, call]) => (call as CallDescriptor).access === 'member')
    .map(([name, call]) => ({ key: `${domain}.${name}`, domain, name, call: call as CallDescriptor })),
);

const takesAnId = (domain: string, name: string): boolean => {
  const schema = (schemas as unknown as Record<string, Record<string, { request: { shape: object } }>>)[
    domain
  ]?.[name];
  return Object.keys(schema?.request.shape ?? {}).some((field) => /id$|ids$|^lines$/i.test(field));
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('what belongs to another member', () => {
  it('is named in a test for every call that takes an id', () => {
    const missing = memberCalls
      .filter(({ key, domain, name }) => takesAnId(domain, name) && !attacks[key])
      .map(({ key }) => key);
    expect(missing.sort()).toEqual([...takesPublicIdsOnly, ...filtersIds, ...namesAChallenge].sort());
  });

  it.each(Object.entries(attacks))('%s answers 404 and changes nothing', async (key, attack) => {
    const owner = await server.member();
    const { id: orderId } = await placeOrder(owner);
    const { lines } = await owner.order.detail({ id: orderId });
    const theirs = {
      orderId,
      lineId: lines[0]?.id ?? '',
      refundId: key === 'refund.detail' ? await refundOf(owner) : '',
      contactId: await addTraveller(owner),
      addressId: (await owner.address.add(address)).id,
      day: await openDay(owner, ADULT),
    };
    const before = await everythingOf(owner, orderId);

    const stranger = await server.member();
    const [domain = '', name = ''] = key.split('.');
    const call = (
      stranger as unknown as Record<string, Record<string, (request: object) => Promise<unknown>>>
    )[domain]?.[name];
    await expect(call?.(attack(theirs))).rejects.toMatchObject({ code: 404 });
    expect(await everythingOf(owner, orderId)).toEqual(before);
    expect(await stranger.contacts.list({})).toEqual([]);
    expect(await stranger.address.getList()).toEqual([]);
    expect((await stranger.order.list({})).total).toBe(0);
  });

  it('is left out where a call takes several ids', async () => {
    const owner = await server.member();
    const { id } = await placeOrder(owner);
    const stranger = await server.member();
    expect(await stranger.international.orderFields({ ordersIds: id })).toEqual([]);
  });

  it.each(memberCalls.map(({ key, call }) => [key, call] as const))('%s needs a login', async (_, call) => {
    const response = await server.fetch(`http://yunyou.test${call.path.replace('{id}', 'x')}`, {
      method: call.method,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 900 });
  });
});

/** A paid order, given back. */
async function refundOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { id: orderId } = await placeOrder(api);
  await server.press('cashier/pay', { prepay_id: await startPaying(api, orderId) });
  const { lines } = await api.order.detail({ id: orderId });
  const items = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
  const applied = await api.refund.apply({
    orderId,
    items,
    expectedAmountFen: amountFen,
    expectedFeeFen: feeFen,
  });
  return applied.id;
}

async function everythingOf(api: Awaited<ReturnType<TestServer['member']>>, orderId: string) {
  return {
    contacts: await api.contacts.list({}),
    addresses: await api.address.getList(),
    order: await api.order.detail({ id: orderId }),
    orders: (await api.order.list({})).total,
  };
}
