import { apiHeaders, type CallDescriptor, calls } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBargain, CLIENT_SEED, startBargain } from './support/bargains';
import { addSet, buyAsAdult } from './support/box-sets';
import { addCardType, buyCards } from './support/cards';
import { addNft, givePiece } from './support/collectibles';
import { addDraw } from './support/draws';
import { addFlashSale, grab } from './support/flash-sales';
import { addGroupBuy, takeSeat } from './support/group-buys';
import { tap, textOf, uploadPrivately } from './support/holders';
import { addCoupon, addProduct, addShop } from './support/shop';
import {
  addTraveller,
  openDay,
  placeOrder,
  readJson,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

const all = Object.entries(calls).flatMap(([domain, group]) =>
  Object.entries(group).map(
    ([name, call]) => [`${domain}.${name}`, domain, name, call as CallDescriptor] as const,
  ),
);

const fieldsOf = (domain: string, name: string): string[] =>
  Object.keys(
    (schemas as unknown as Record<string, Record<string, { request: { shape: object } }>>)[domain]?.[name]
      ?.request.shape ?? {},
  );

/** Values that people, broken clients and attackers send. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "'; drop table orders; --",
    '%',
    '\\',
    '../../etc/passwd',
    '9'.repeat(400),
    '2026-02-30',
    '-1',
    '1e309',
    'NaN',
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    Number.NaN,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);

let server: TestServer;
let token: string;
/** Ended by the one call that ends a session, so that all others go on being asked by a member. */
let tokenToEnd: string;
let real: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer();
  const member = await server.member();
  token = member.token;
  tokenToEnd = (await server.member()).token;
  const contactId = await addTraveller(member);
  const order = await placeOrder(member);
  const { db, clock } = server.app;
  const supplierId = await addShop(db);
  const goods = await addProduct(db, supplierId, { skus: [{}, {}] });
  const [skuDetailId = '', toSkuDetailId = ''] = goods.skuIds;
  const couponId = await addCoupon(db, clock.now(), { per_member: 10 });
  const { memberCouponId } = await member.coupon.claim({ couponId });
  const { activityProductId, startsMs } = await addFlashSale(db, clock.now());
  const { entry } = await member.flashSale.entry({ activityProductId });
  const { grabId } = await grab(member, activityProductId);
  const sold = await addGroupBuy(db, clock.now());
  const { groupId } = await takeSeat(server, member, sold);
  const bargained = await startBargain(await server.member(), await addBargain(db, clock.now()));
  const drawn = await addDraw(server.app, clock.now(), {
    tasks: [{ kind: 'signIn', title: { 'zh-Hans': '签到', en: 'Sign in' }, chances: 1, perDay: 1 }],
  });
  const [taskId = ''] = drawn.taskIds;
  const { commitment, rulesVersion } = await member.lottery.own({ activeId: drawn.activeId });
  await member.activityRules.agree({ activeId: drawn.activeId, rulesVersion });
  const { taskRunId } = await member.lottery.startTask({ taskId });
  await buyAsAdult(server, member, await addSet(server.app, clock.now()));
  const [unitId] = (await member.blindBox.mine({})).records.map((one) => one.unitId);
  const { cardIds } = await buyCards(server, member, await addCardType(db));
  const [cardId = ''] = cardIds;
  const { persons } = await member.annualCard.own({ id: cardId });
  const text = await textOf(member, 'face');
  const consentId = await tap(member, 'face', persons[0]?.personId ?? '');
  const faceKey = await uploadPrivately(server, member, persons[0]?.personId ?? '');
  const { memberId } = await member.session.userInfo();
  const collected = await addNft(server.app, clock.now());
  const [collectionId = ''] = collected.collectionIds;
  const { pieceId } = await givePiece(server.app, memberId, collectionId, clock.now());
  await member.nft.detail({ id: collected.activityId });
  const paid = await placeOrder(member);
  await server.press('cashier/pay', { prepay_id: await startPaying(member, paid.id) });
  const [voucher] = (await member.order.vouchers({ orderId: paid.id })).vouchers;
  const link = await member.order.voucherLink({ voucherId: voucher?.id ?? '', on: true });
  const item = { supplierId, shopName: '', productId: goods.productId, skuDetailId, amount: 1 };
  real = {
    ...item,
    ...{
      cardId,
      personId: persons[0]?.personId,
      subjectId: persons[0]?.personId,
      ...text,
      consentId,
      faceKey,
    },
    ...{ guardianRelation: 'mother', evidenceKeys: [faceKey], birthday: '2020-01-01' },
    id: order.id,
    orderId: order.id,
    ordersIds: order.id,
    productId: 'ticket-feilian-adult',
    spotId: 'spot-feilian-gorge',
    memberFrequentContactsId: contactId,
    day: await openDay(member, 'ticket-feilian-adult'),
    lines: [
      {
        kind: 'ticket',
        productId: 'ticket-feilian-adult',
        day: order.day,
        quantity: 1,
        contactIds: [contactId],
      },
    ],
    contactName: '李云',
    contactMobile: '13800138000',
    expectedTotalFen: order.totalFen,
    mobile: '13700137000',
    name: '李云',
    certType: 1,
    idCard: '11010519491231002X',
    type: 2,
    tableIds: 'ticket-feilian-adult',
    productType: 2,
    parentId: 'spot-feilian-gorge',
    source: 2,
    memberRegistChannelVo: { thirdId: '', source: 2 },
    fileName: 'a.png',
    toSkuDetailId,
    skuDetailIds: goods.skuIds,
    items: [{ ...item, addedPriceFen: 1 }],
    couponId,
    couponIds: couponId,
    memberCouponId,
    adcode: '440304',
    ...{ activityProductId, activityProductIds: activityProductId, entry, grabId, startsAtMs: startsMs },
    ...{ groupId, rulesVersion, confirm: false },
    ...{ bargainId: bargained.bargain.id, clientSeed: CLIENT_SEED, productSpec: 'none' },
    ...{ activeId: drawn.activeId, commitment, taskId, taskRunId, inviteCode: 'ABCDEFGH' },
    activeType: 4,
    ...{ birthDay: '1990-01-01', guardianMobile: '13700137001', guardianCode: '123456' },
    ...{ unitId, openingAgreed: true },
    ...{ activityId: collected.activityId, collectionId, pieceId, pieceIds: [pieceId] },
    expectedCost: [{ kind: 'collection', id: collectionId, amount: 1 }],
    ...{ voucherId: voucher?.id, on: true, t: link?.token, code: 'DEMOAUTO' },
  };
});
afterAll(() => server.close());

/** Any request: right values, nasty ones, missing ones, in any mixture. */
const requestFor = (fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, fc.oneof(fc.constant(REAL), nasty)])), {
    requiredKeys: [],
  });
const REAL = Symbol('the right value');

// conformance: API-15
describe('whatever a client sends', () => {
  it.each(all)('%s answers an envelope and never 500', async (_, domain, name, call) => {
    const valid = call === calls.session.end ? tokenToEnd : token;
    await fc.assert(
      fc.asyncProperty(
        requestFor(fieldsOf(domain, name)),
        fc.constantFrom('token', 'none', 'wrong'),
        fc.option(
          fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constant('{"a":'), fc.constant('[]')),
          { freq: 6 },
        ),
        async (fields, login, rawBody) => {
          const values = Object.fromEntries(
            Object.entries(fields).map(([key, value]) => [key, value === REAL ? real[key] : value]),
          );
          const response = await server.fetch(addressOf(call, values), {
            method: call.method,
            headers: {
              'content-type': 'application/json',
              [apiHeaders.idempotencyKey]: `fuzz-${Math.random().toString(36).slice(2)}`,
              ...(login === 'token' && { authorization: `Bearer ${valid}` }),
              ...(login === 'wrong' && { authorization: 'Bearer nonsense' }),
            },
            ...(call.method === 'POST' && { body: rawBody ?? JSON.stringify(values) }),
          });
          const body = await readJson<{ code: number; message: string; data: { fields: unknown[] } }>(
            response,
          );
          expect(body).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
          expect(body.code).not.toBe(500);
          if (body.code === 400) expect(body.data.fields.length).toBeGreaterThan(0);
          if (body.code !== 0) expect(body.message).not.toBe('');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuses a channel that does not exist', async () => {
    for (const source of ['0', '11', '19', '21', 'x', '']) {
      const response = await server.fetch('http://yunyou.test/cgateway/timestamp', { headers: { source } });
      expect(await response.json()).toMatchObject({ code: 400, data: { field: 'source' } });
    }
  });

  it.each([
    ['session.mobileLogin', calls.session.mobileLogin.path, 'source', (source: unknown) => ({ source })],
    ['session.userInfo', calls.session.userInfo.path, 'source', (source: unknown) => ({ source })],
    ['login.regional', calls.login.regional.path, 'source', (source: unknown) => ({ ticket: 't', source })],
    [
      'tracking.member',
      calls.tracking.member.path,
      'memberRegistChannelVo.source',
      (source: unknown) => ({
        memberId: 'm',
        name: '',
        mobile: '',
        memberRegistChannelVo: { thirdId: '', source },
      }),
    ],
  ])('refuses such a channel in the body of %s too', async (_, path, field, bodyOf) => {
    for (const source of [0, 11, 19, 21, -1, 2 ** 31, 1.5, '2', 'x', null]) {
      const response = await server.fetch(`http://yunyou.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ mobile: '13700137000', code: '123456', ...bodyOf(source) }),
      });
      const { code, data } = await readJson<{ code: number; data: { fields: { field: string }[] } }>(
        response,
      );
      expect(code).toBe(400);
      expect(data.fields.map((wrong) => wrong.field)).toContain(field);
    }
  });
});

function addressOf(call: CallDescriptor, values: Record<string, unknown>): string {
  const path = call.path.replace(
    /\{(\w+)\}/g,
    (_, field) => encodeURIComponent(wellFormed(values[field] ?? 'x')) || 'x',
  );
  const url = new URL(`http://yunyou.test${path}`);
  if (call.method === 'GET') {
    for (const [key, value] of Object.entries(values)) {
      if (value !== undefined) url.searchParams.set(key, wellFormed(value));
    }
  }
  return url.href;
}

/** A lone surrogate can't be in an address. */
const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '?',
  );
