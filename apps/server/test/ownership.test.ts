import { type CallDescriptor, calls } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addItem, addSlot, book, MOBILE, noonIn, visitor } from './support/appointments';
import { addBargain, bargainLine, orderBargain, startBargain } from './support/bargains';
import { addBox, buyBoxes } from './support/boxes';
import { addNft, product as costly, givePiece } from './support/collectibles';
import { addDraw, drawOnce, sureGoods } from './support/draws';
import { addFlashSale, grab } from './support/flash-sales';
import { addGroupBuy, takeSeat } from './support/group-buys';
import { adultBy, family, handInMine, textOf, uploadPrivately } from './support/holders';
import { applyFor, completeOrder, PERSON, seller } from './support/invoices';
import { praise } from './support/reviews';
import { addCoupon, addProduct, addShop, newName } from './support/shop';
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
  /** One of a paid order; empty where the call is about none. */
  voucherId: string;
  snapshotId: string;
  refundId: string;
  contactId: string;
  addressId: string;
  memberCouponId: string;
  invoiceId: string;
  titleId: string;
  /** One that waits for a look. */
  reviewId: string;
  /** A login of theirs. */
  sessionId: string;
  adviceId: string;
  /** An appeal of theirs for another number. */
  appealId: string;
  messageId: string;
  /** Of an appointment, and of a place in a waiting list; empty where the call is about neither. */
  appointed: { id: string; visitorId: string; slotId: string; entryId: string };
  /** A place in a flash sale that is held for them; empty where the call is about none. */
  grabId: string;
  /** A task of a draw that they have begun; empty where the call is about none. */
  taskRunId: string;
  /** An annual card of theirs, with a portrait that waits for a look; empty where the call is about none. */
  onCard: OnCard;
  /** A blind box of theirs that is not opened; empty where the call is about none. */
  unitId: string;
  /** A collectible of theirs, and what it can be exchanged for; empty where the call is about none. */
  collected: Collected;
  /** Goods that they have won; empty where the call is about none. */
  prizeOfMineId: string;
  /** A group that they have a paid seat in; empty where the call is about none. */
  seat: { groupId: string; orderId: string };
  inCart: { supplierId: string; shopName: string; productId: string; skuDetailId: string };
  day: string;
}) => Record<string, unknown>;

interface Collected {
  pieceId: string;
  collectionId: string;
  productId: string;
  expectedCost: object[];
}

const NOTHING_COLLECTED: Collected = { pieceId: '', collectionId: '', productId: '', expectedCost: [] };

interface OnCard {
  cardId: string;
  personId: string;
  /** A place that nobody is on. */
  otherId: string;
  applicationId: string;
  consentId: string;
  faceKey: string;
  asked: object;
  text: object;
}

const NO_CARD: OnCard = {
  ...{
    cardId: '',
    personId: '',
    otherId: '',
    applicationId: '',
    consentId: '',
    faceKey: '',
    asked: {},
    text: {},
  },
};

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
  'flashSale.grabbed': ({ grabId }) => ({ grabId }),
  'flashSale.release': ({ grabId }) => ({ grabId }),
  'lottery.finishTask': ({ taskRunId }) => ({ taskRunId }),
  'annualCard.own': ({ onCard }) => ({ id: onCard.cardId }),
  'annualCard.entries': ({ onCard }) => ({ cardId: onCard.cardId }),
  'annualCard.entryCode': ({ onCard }) => ({ personId: onCard.personId }),
  'annualCard.facePolicy': ({ onCard }) => ({ personId: onCard.personId, fileName: 'a.jpg' }),
  'annualCard.facePicture': ({ onCard }) => ({ personId: onCard.personId }),
  'annualCard.face': ({ onCard }) => ({
    ...{ personId: onCard.personId, faceKey: onCard.faceKey, consentId: onCard.consentId },
  }),
  'annualCard.activate': ({ onCard }) => ({ ...onCard.asked, personId: onCard.otherId }),
  'annualCard.examine': ({ onCard }) => ({ id: onCard.applicationId }),
  'annualCard.withdrawApplication': ({ onCard }) => ({ id: onCard.applicationId }),
  'consent.sendCode': ({ onCard }) => ({ personId: onCard.personId, purpose: 'face', mobile: MOBILE }),
  'consent.give': ({ onCard }) => ({ ...onCard.text, subjectId: onCard.personId }),
  'consent.withdraw': ({ onCard }) => ({ consentId: onCard.consentId }),
  'blindBox.open': ({ unitId }) => ({
    ...{ unitId, clientSeed: '0'.repeat(32), commitment: '0'.repeat(64), openingAgreed: true },
  }),
  'nft.exchange': ({ collected: { pieceId, productId, expectedCost } }) => ({
    ...{ productId, pieceIds: [pieceId], expectedCost },
  }),
  'nft.collectionsDetail': ({ collected: { pieceId } }) => ({ pieceId }),
  'prize.detail': ({ prizeOfMineId }) => ({ prizeOfMineId }),
  'prize.claim': ({ prizeOfMineId, addressId }) => ({ ids: [prizeOfMineId], addressId }),
  // Anybody can look at a group by its link, and nobody by an order of somebody else.
  'groupBuy.group': ({ seat: { orderId } }) => ({ orderId }),
  'groupBuy.leave': ({ seat: { groupId } }) => ({ groupId, confirm: true }),
  'advice.detail': ({ adviceId }) => ({ id: adviceId }),
  'advice.add': ({ orderId }) => ({ kind: 'other', text: '别人', pictureKeys: [], orderId }),
  'advice.append': ({ adviceId }) => ({ id: adviceId, text: '别人', pictureKeys: [] }),
  'message.read': ({ messageId }) => ({ ids: [messageId] }),
  'appointment.rights': ({ orderId }) => ({ orderId }),
  'appointment.list': ({ orderId }) => ({ orderId }),
  'appointment.check': ({ appointed: { slotId }, contactId }) => ({
    slotId,
    size: 1,
    contactIds: [contactId],
  }),
  'appointment.create': ({ appointed: { slotId }, contactId }) => ({
    slotId,
    size: 1,
    contactIds: [contactId],
    mobile: '13900139000',
  }),
  'appointment.change': ({ appointed: { id, slotId } }) => ({ id, slotId }),
  'appointment.cancel': ({ appointed: { id } }) => ({ id }),
  'appointment.visitors': ({ appointed: { id, visitorId }, contactId }) => ({ id, visitorId, contactId }),
  'appointment.detail': ({ appointed: { id } }) => ({ id }),
  'appointment.codes': ({ appointed: { id } }) => ({ id }),
  'appointment.snapshot': ({ appointed: { id } }) => ({ id }),
  'appointment.leave': ({ appointed: { entryId } }) => ({ id: entryId }),
  'appointment.takeOffer': ({ appointed: { entryId }, contactId }) => ({
    id: entryId,
    contactIds: [contactId],
  }),
  'address.edit': ({ addressId }) => ({ id: addressId, ...address }),
  'address.delete': ({ addressId }) => ({ id: addressId }),
  'address.detail': ({ addressId }) => ({ id: addressId }),
  'cart.reduceCart': ({ inCart }) => ({ ...inCart, amount: 1 }),
  'cart.change': ({ inCart: { skuDetailId } }) => ({ skuDetailId, toSkuDetailId: skuDetailId, amount: 9 }),
  'coupon.mineDetail': ({ memberCouponId }) => ({ memberCouponId }),
  'invoice.preview': ({ orderId }) => ({ orderIds: [orderId], type: 'normal' }),
  'invoice.apply': ({ orderId }) => ({
    orderIds: [orderId],
    type: 'normal',
    ...PERSON,
    email: 'a@example.cn',
    expectedTotalFen: 0,
  }),
  'invoice.detail': ({ invoiceId }) => ({ id: invoiceId }),
  'invoice.cancel': ({ invoiceId }) => ({ id: invoiceId }),
  'invoice.sendEmail': ({ invoiceId }) => ({ id: invoiceId, email: 'a@example.cn' }),
  'invoice.pdf': ({ invoiceId }) => ({ id: invoiceId }),
  'invoice.editTitle': ({ titleId }) => ({ id: titleId, ...PERSON }),
  'invoice.deleteTitle': ({ titleId }) => ({ id: titleId }),
  'invoice.setDefaultTitle': ({ titleId }) => ({ id: titleId }),
  'contacts.edit': ({ contactId }) => ({
    memberFrequentContactsId: contactId,
    name: '别人',
    certType: 0,
    idCard: '',
    mobile: '',
  }),
  'contacts.delete': ({ contactId }) => ({ id: contactId }),
  'contacts.detail': ({ contactId }) => ({ id: contactId }),
  'member.endSession': ({ sessionId }) => ({ sessionId }),
  'member.stopMobileAppeal': ({ appealId }) => ({ appealId }),
  'order.quote': ({ contactId, day }) => ({
    lines: [{ kind: 'ticket', productId: ADULT, day, quantity: 1, contactIds: [contactId] }],
  }),
  'order.create': ({ contactId, day }) => ({
    lines: [{ kind: 'ticket', productId: ADULT, day, quantity: 1, contactIds: [contactId] }],
    contactName: '别人',
    contactMobile: '13900139000',
    expectedTotalFen: 0,
  }),
  'transactionSnapshot.list': ({ orderId }) => ({ orderId }),
  'transactionSnapshot.detail': ({ snapshotId }) => ({ id: snapshotId }),
  'order.detail': ({ orderId }) => ({ id: orderId }),
  'order.cancel': ({ orderId }) => ({ id: orderId }),
  'order.vouchers': ({ orderId }) => ({ orderId }),
  'order.voucherLink': ({ voucherId }) => ({ voucherId, on: true }),
  'order.shipments': ({ orderId }) => ({ id: orderId }),
  'order.confirmReceipt': ({ orderId }) => ({ id: orderId }),
  'order.extendReceipt': ({ orderId }) => ({ id: orderId }),
  'order.remindShipment': ({ orderId }) => ({ id: orderId }),
  'order.changeAddress': ({ orderId, addressId }) => ({ id: orderId, addressId }),
  'order.showContent': ({ orderId, lineId }) => ({ id: orderId, lineId }),
  'order.updateStay': ({ orderId, lineId }) => ({ orderId, guests: [{ lineId, unit: 0, name: '别人' }] }),
  'payment.channels': ({ orderId }) => ({ orderId }),
  'payment.wxMiniPay': ({ orderId }) => ({ orderId }),
  'payment.wxWebPay': ({ orderId }) => ({ orderId }),
  'payment.aliH5Pay': ({ orderId }) => ({ orderId }),
  'payment.unifyPay': ({ orderId }) => ({ orderId, channelId: 'wechat' }),
  'payment.state': ({ orderId }) => ({ orderId }),
  'payment.transferTicket': ({ orderId }) => ({ orderId, dir: 'out' }),
  'order.hide': ({ orderId }) => ({ id: orderId }),
  'refund.options': ({ orderId }) => ({ orderId }),
  'refund.withdraw': ({ refundId }) => ({ id: refundId }),
  'refund.waybill': ({ refundId }) => ({ id: refundId, company: '顺丰速运', number: 'SF123456789' }),
  'refund.quote': ({ orderId, lineId }) => ({ orderId, items: [{ lineId, quantity: 1 }] }),
  'refund.apply': ({ orderId, lineId }) => ({
    orderId,
    items: [{ lineId, quantity: 1 }],
    expectedAmountFen: 0,
    expectedFeeFen: 0,
  }),
  'refund.detail': ({ refundId }) => ({ id: refundId }),
  'review.form': ({ lineId }) => ({ lineId }),
  'review.add': ({ lineId }) => praise(lineId),
  'review.append': ({ reviewId }) => ({ id: reviewId, text: '别人', pictureKeys: [] }),
  'review.delete': ({ reviewId }) => ({ id: reviewId }),
  'review.detail': ({ reviewId }) => ({ id: reviewId }),
  'review.vote': ({ reviewId }) => ({ id: reviewId, helpful: true }),
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
  'appointment.wait',
  'cart.addCart',
  'coupon.claim',
  'coupon.states',
  'activity.remind',
  'flashSale.entry',
  // Anybody who has the link to a bargain can look at it, and help; what is the owner's alone has a test of its own below.
  'bargain.goods',
  'bargain.start',
  'bargain.detail',
  'bargain.help',
  // A draw is everybody's, and its tasks; a run of one is the member's.
  'lottery.own',
  'lottery.draw',
  'lottery.records',
  'lottery.tasks',
  'lottery.startTask',
  'lottery.invited',
  'lottery.goods',
  'activityRules.agree',
  'activityRules.agreed',
  // What the member agreed to alone; `group-buy.test.ts` asks for a stranger's.
  'activityRules.asAgreed',
  // A set is everybody's; of the boxes in it a member lists their own.
  'blindBox.standing',
  'blindBox.mine',
  // An activity is everybody's; of its pieces a member lists their own.
  'nft.detail',
  'nft.userIndex',
  'nft.myCollections',
];
/** Answers what is the member's own among the ids, and nothing about the others. */
const filtersIds = ['international.orderFields', 'cart.remove', 'review.states', 'favorite.remove'];
/** What is not in one's own cart cannot be ordered from it: a test of its own below. */
const namesTheCart = ['cart.addCartOrder'];
/** Its challenge is worth nothing without its number and code: `member-limits.test.ts` attacks it. */
const namesAChallenge = [
  'member.changeMobile',
  'member.mobileAppeal',
  'member.cancelAccount',
  'blindBox.ageStatement',
];
/** A picture of digits is anybody's who solves it. */
const namesAPicture = ['member.changeMobileCode', 'blindBox.guardianCode'];
/** An entry is a member's own: `flash-sale.test.ts` attacks it. */
const namesAnEntry = ['flashSale.grab'];
/** Another's consent is none: `identity.test.ts` attacks it. */
const namesAConsent = ['nft.userVerified'];
/** A tax id is no id of ours. */
const namesATaxId = ['invoice.addTitle'];

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
/** Attacks, and has nothing of their own before and after. */
let stranger: Awaited<ReturnType<TestServer['member']>>;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.member();
});
afterAll(() => server.close());
// Each attack has an owner of its own: more people than one network may log in within a minute.
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

// conformance: API-15
describe('what belongs to another member', () => {
  it('is named in a test for every call that takes an id', () => {
    const missing = memberCalls
      .filter(({ key, domain, name }) => takesAnId(domain, name) && !attacks[key])
      .map(({ key }) => key);
    expect(missing.sort()).toEqual(
      [
        ...takesPublicIdsOnly,
        ...filtersIds,
        ...namesTheCart,
        ...namesAChallenge,
        ...namesAPicture,
        ...namesAConsent,
        ...namesATaxId,
        ...namesAnEntry,
      ].sort(),
    );
  });

  it.each(Object.entries(attacks))('%s answers 404 and changes nothing', async (key, attack) => {
    const owner = await server.member();
    const { id: orderId } = await placeOrder(owner);
    const { lines } = await owner.order.detail({ id: orderId });
    const theirs = {
      orderId,
      lineId: lines[0]?.id ?? '',
      voucherId: key === 'order.voucherLink' ? await voucherOf(owner) : '',
      snapshotId: (await owner.transactionSnapshot.list({ orderId }))[0]?.id ?? '',
      refundId: ['refund.detail', 'refund.withdraw', 'refund.waybill'].includes(key)
        ? await refundOf(owner)
        : '',
      contactId: await addTraveller(owner),
      addressId: (await owner.address.add(address)).id,
      memberCouponId: await claimedCoupon(owner),
      invoiceId: key.startsWith('invoice.') ? await invoiceOf(owner) : '',
      titleId: (await owner.invoice.addTitle(PERSON)).id,
      reviewId: await pendingReview(owner),
      sessionId: (await owner.member.sessions())[0]?.id ?? '',
      adviceId: (await owner.advice.add({ kind: 'other', text: '自己', pictureKeys: [], orderId: null })).id,
      appealId: await appealOf(owner),
      messageId: await messageOf(owner),
      appointed: key.startsWith('appointment.')
        ? await appointedBy(owner)
        : { id: '', visitorId: '', slotId: '', entryId: '' },
      grabId: key.startsWith('flashSale.') ? await placeOf(owner) : '',
      taskRunId: key === 'lottery.finishTask' ? await taskOf(owner) : '',
      onCard: /^(annualCard|consent)\./.test(key) ? await onCardOf() : NO_CARD,
      unitId: key === 'blindBox.open' ? await boxOf(owner) : '',
      collected: key.startsWith('nft.') ? await collectedBy(owner) : NOTHING_COLLECTED,
      prizeOfMineId: key.startsWith('prize.') ? await prizeOf(owner) : '',
      seat: key.startsWith('groupBuy.') ? await seatOf(owner) : { groupId: '', orderId: '' },
      inCart: await putIntoCart(owner),
      day: await openDay(owner, ADULT),
    };
    const before = await everythingOf(owner, orderId);

    const [domain = '', name = ''] = key.split('.');
    const call = (
      stranger as unknown as Record<string, Record<string, (request: object) => Promise<unknown>>>
    )[domain]?.[name];
    await expect(call?.(attack(theirs))).rejects.toMatchObject({ code: 404 });
    expect(await everythingOf(owner, orderId)).toEqual(before);
    expect(await stranger.contacts.list({})).toEqual([]);
    expect(await stranger.address.getList()).toEqual([]);
    expect((await stranger.order.list({})).total).toBe(0);
    expect((await stranger.advice.list({})).total).toBe(0);
  });

  it('is not told of a bargain, nor bought at its price', async () => {
    const owner = await server.member();
    const thing = await addBargain(server.app.db, server.app.clock.now());
    const { bargain } = await startBargain(owner, thing);
    await orderBargain(owner, thing, bargain.id);
    const asked = { bargainId: bargain.id };
    const seen = await stranger.bargain.detail(asked);
    expect(seen).toMatchObject({ orderId: null, canBuy: false, proof: null });
    expect(JSON.stringify(seen)).not.toContain((await owner.bargain.detail(asked)).orderId);
    expect((await stranger.bargain.mine({})).total).toBe(0);
    const lines = [bargainLine(thing, bargain.id)];
    await expect(stranger.order.quote({ lines })).rejects.toMatchObject({ code: 404 });
  });

  it('is left out where a call takes several ids', async () => {
    const owner = await server.member();
    const { id } = await placeOrder(owner);
    expect(await stranger.international.orderFields({ ordersIds: id })).toEqual([]);
    const { skuDetailId } = await putIntoCart(owner);
    await stranger.cart.remove({ skuDetailIds: [skuDetailId] });
    expect(await owner.cart.countCart()).toBe(2);
    expect(await stranger.review.states({ reviewIds: [await pendingReview(owner)] })).toEqual([]);
    await owner.favorite.set({ kind: 'spot', id: 'spot-qiyun-ridge', favorite: true });
    await stranger.favorite.remove({ ids: ['spot:spot-qiyun-ridge'] });
    expect((await owner.favorite.list({})).total).toBe(1);
  });

  it('is not ordered from a cart that has it, nor sent to an address', async () => {
    const owner = await server.member();
    const inCart = await putIntoCart(owner);
    const addressId = (await owner.address.add(address)).id;
    const stranger = await server.member();
    const items = [{ skuDetailId: inCart.skuDetailId, amount: 2 }];
    await expect(
      stranger.cart.addCartOrder({ items, addressId, expectedTotalFen: 2_000 }),
    ).rejects.toMatchObject({ code: 409, rule: 'cartChanged' });
    await stranger.cart.addCart({ ...inCart, amount: 2 });
    await expect(
      stranger.cart.addCartOrder({ items, addressId, expectedTotalFen: 2_000 }),
    ).rejects.toMatchObject({ code: 404 });
    expect(await owner.cart.countCart()).toBe(2);
    expect(await stranger.cart.countCart()).toBe(2);
  });

  // conformance: ROLE-01
  it.each(memberCalls.map(({ key, call }) => [key, call] as const))('%s needs a login', async (_, call) => {
    const response = await server.fetch(`http://yunyou.test${call.path.replace('{id}', 'x')}`, {
      method: call.method,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 900 });
  });
});

/** A review of the member that nobody else sees. */
async function pendingReview(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { memberId } = await api.session.userInfo();
  const id = newName('review');
  await server.app.db
    .insertInto('reviews')
    .values({
      id,
      product_id: 'product-of-a-review',
      parent_id: 'shop-of-a-review',
      sku_id: null,
      member_id: memberId,
      author_name: '李*',
      state: 'pending',
      stars: 5,
      text: '',
      pictures: '[]',
      reply: null,
      at_ms: server.app.clock.now(),
    })
    .execute();
  return id;
}

/** An appointment of the member's with a visitor, a free slot of its item, and their place in the list of a full one. */
async function appointedBy(api: Awaited<ReturnType<TestServer['member']>>) {
  const { db, clock } = server.app;
  const itemId = await addItem(db, { real_name: 'leader' });
  const startsMs = noonIn(clock.now(), 3);
  const [full, slotId] = [
    await addSlot(db, itemId, { startsMs, capacity: 1 }),
    await addSlot(db, itemId, { startsMs: startsMs + 3_600_000 }),
  ];
  const { id } = await book(api, { slotId: full, visitors: [visitor()] });
  const entry = await api.appointment.wait({ slotId: full, size: 1, mobile: MOBILE });
  const { visitors } = await api.appointment.detail({ id });
  return { id, visitorId: visitors[0]?.id ?? '', slotId, entryId: entry.id };
}

/** An appeal of the member that waits for the merchant. */
async function appealOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { memberId } = await api.session.userInfo();
  const id = newName('appeal');
  await server.app.db
    .insertInto('mobile_appeals')
    .values({
      id,
      member_id: memberId,
      state: 'applied',
      mobile_cipher: '',
      cert_type: 1,
      name_cipher: '',
      cert_cipher: '',
      reason: null,
      locale: 'zh-Hans',
      token_hash: '',
      created_ms: server.app.clock.now(),
      effective_ms: null,
      ended_ms: null,
    })
    .execute();
  return id;
}

/** A message in the member's inbox. */
async function messageOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { mobile } = await api.session.userInfo();
  await server.press('console/messages/inbox', { mobile, title: '您好', text: '您好' });
  return (await api.message.list({})).records[0]?.id ?? '';
}

/** A coupon that the member has claimed. */
async function claimedCoupon(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const couponId = await addCoupon(server.app.db, server.app.clock.now());
  return (await api.coupon.claim({ couponId })).memberCouponId;
}

/** An invoice that the member asked for. */
const invoiceOf = async (api: Awaited<ReturnType<TestServer['member']>>): Promise<string> =>
  applyFor(api, [await completeOrder(server, api, await seller(server))]);

/** A place in a flash sale that is held for the member. */
async function placeOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { activityProductId } = await addFlashSale(server.app.db, server.app.clock.now());
  return (await grab(api, activityProductId)).grabId;
}

/** Wins goods in a draw. */
async function prizeOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { activeId } = await addDraw(server.app, server.app.clock.now(), { prizes: sureGoods(1) });
  return (await drawOnce(api, activeId)).record.prizeOfMineId ?? '';
}

/** Buys an annual card, and hands in a portrait for its first place. */
async function onCardOf(): Promise<OnCard> {
  const one = await family(server);
  const { asked, consentId, applicationId } = await handInMine(server, one);
  const faceKey = await uploadPrivately(server, one.api, one.mine);
  const known = { cardId: one.cardId, personId: one.mine, otherId: one.other, applicationId, consentId };
  return {
    ...known,
    faceKey,
    asked: adultBy(one.other, { name: asked.name }),
    text: await textOf(one.api, 'face'),
  };
}

/** A piece of a member, of a collection that something can be exchanged for. */
async function collectedBy(api: Awaited<ReturnType<TestServer['member']>>): Promise<Collected> {
  const { memberId } = await api.session.userInfo();
  const made = await addNft(server.app, server.app.clock.now(), {
    products: [costly({ costs: [{ place: 0, amount: 1 }] })],
  });
  const [collectionId = ''] = made.collectionIds;
  const { pieceId } = await givePiece(server.app, memberId, collectionId, server.app.clock.now());
  return {
    ...{ pieceId, collectionId, productId: made.productIds[0] ?? '' },
    expectedCost: [{ kind: 'collection', id: collectionId, amount: 1 }],
  };
}

/** Buys a blind box. */
async function boxOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  await api.blindBox.ageStatement({ birthDay: '1990-01-01' });
  await buyBoxes(server, api, await addBox(server.app, server.app.clock.now()));
  return (await api.blindBox.mine({})).records[0]?.unitId ?? '';
}

/** Begins a task of a draw; answers its run. */
async function taskOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { taskIds } = await addDraw(server.app, server.app.clock.now(), {
    tasks: [{ kind: 'signIn', title: { 'zh-Hans': '签到', en: 'Sign in' }, chances: 1, perDay: 1 }],
  });
  return (await api.lottery.startTask({ taskId: taskIds[0] ?? '' })).taskRunId;
}

/** A paid seat of the member's, in a group that forms. */
const seatOf = async (api: Awaited<ReturnType<TestServer['member']>>) =>
  takeSeat(server, api, await addGroupBuy(server.app.db, server.app.clock.now()));

/** Something in the member's cart. */
async function putIntoCart(api: Awaited<ReturnType<TestServer['member']>>) {
  const supplierId = await addShop(server.app.db);
  const { productId, skuIds } = await addProduct(server.app.db, supplierId);
  const inCart = { supplierId, shopName: '', productId, skuDetailId: skuIds[0] ?? '' };
  await api.cart.addCart({ ...inCart, amount: 2 });
  return inCart;
}

/** A paid order, given back. */
async function voucherOf(api: Awaited<ReturnType<TestServer['member']>>): Promise<string> {
  const { id: orderId } = await placeOrder(api);
  await server.press('cashier/pay', { prepay_id: await startPaying(api, orderId) });
  return (await api.order.vouchers({ orderId })).vouchers[0]?.id ?? '';
}

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
    cart: await api.cart.list(),
    coupons: await api.coupon.counts(),
    invoices: await api.invoice.list({}),
    titles: await api.invoice.titles(),
    reviews: await api.review.mine({}),
    advice: await api.advice.list({}),
    messages: await api.message.list({}),
    appointments: await api.appointment.list({}),
    waiting: await api.appointment.waiting({}),
    places: await api.myActivity.list({ kind: 'waiting' }),
    snapshots: await api.transactionSnapshot.list({ orderId }),
  };
}
