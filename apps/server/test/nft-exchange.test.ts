import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AddedNft,
  addNft,
  exchangeAsShown,
  giveCredits,
  givePiece,
  type Maker,
  product,
  shownCost,
  unverify,
  verify,
} from './support/collectibles';
import { addCoupon, addProduct, addShop } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

const DAY_MS = 86_400_000;

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

/** Somebody whose document is checked, with what they hold of an activity. */
async function collector(
  made: AddedNft,
  {
    pieces = [],
    credits = 0,
    person,
    verified = true,
  }: {
    pieces?: number[];
    credits?: number;
    person?: string;
    verified?: boolean;
  } = {},
) {
  const api = await server.member();
  const { memberId } = await api.session.userInfo();
  if (verified) await verify(maker, memberId, person);
  if (credits > 0) await giveCredits(maker, memberId, made.activityId, credits);
  const pieceIds: string[] = [];
  for (const place of pieces)
    pieceIds.push((await givePiece(maker, memberId, made.collectionIds[place] ?? '', now())).pieceId);
  return { api, memberId, pieceIds };
}

/** What a member has: nothing of it changes when an exchange is refused. */
const belongings = async ({ api }: Awaited<ReturnType<typeof collector>>, { activityId }: AddedNft) => ({
  pieces: (await api.nft.myCollections({ size: 50 })).records,
  credits: (await api.nft.userIndex({ activityId })).credits,
  products: (await api.nft.productList({ activityId, size: 50 })).records,
  prizes: (await api.prize.list({})).total,
});

// conformance: API-11, MKT-06
describe('an exchange', () => {
  it('uses up pieces and gives the next one, for ever', async () => {
    const made = await addNft(maker, now());
    const who = await collector(made, { pieces: [0, 1, 2, 0] });
    const [, rareId = ''] = made.productIds;
    const paid = who.pieceIds.slice(0, 3);
    const answer = await exchangeAsShown(who.api, made, rareId, paid);
    expect(answer).toMatchObject({ got: { kind: 'collection', serialNo: 1 }, leftCredits: 0 });
    const { records } = await who.api.nft.myCollections({});
    expect(
      records
        .filter(({ status }) => status === 'exchanged')
        .map(({ pieceId }) => pieceId)
        .sort(),
    ).toEqual(paid.toSorted());
    expect(records.find(({ pieceId }) => pieceId === answer.got.id)).toMatchObject({
      ...{ status: 'held', how: 'exchange', serialNo: 1, collectionId: made.collectionIds[3] },
    });
    const shown = (await who.api.nft.productList({ activityId: made.activityId })).records[1];
    expect(shown).toMatchObject({ left: 9, mine: { used: 1, canExchange: false, why: 'costNotMet' } });
  });

  it('takes credits, and tells how many are left', async () => {
    const made = await addNft(maker, now());
    const who = await collector(made, { credits: 3 });
    const [cheap = ''] = made.productIds;
    expect(await exchangeAsShown(who.api, made, cheap)).toMatchObject({
      got: { serialNo: 1 },
      leftCredits: 2,
    });
    expect(await exchangeAsShown(who.api, made, cheap)).toMatchObject({
      got: { serialNo: 2 },
      leftCredits: 1,
    });
    expect((await who.api.nft.userIndex({ activityId: made.activityId })).credits).toBe(1);
  });

  it('answers the same to a repeat of one request', async () => {
    const made = await addNft(maker, now());
    const { api } = await collector(made, { credits: 3 });
    const [productId = ''] = made.productIds;
    const asked = {
      ...{ productId, pieceIds: [] },
      expectedCost: [{ kind: 'credit' as const, id: made.activityId, amount: 1 }],
    };
    const once = await api.nft.exchange(asked, { idempotencyKey: 'exchange-once-1' });
    expect(await api.nft.exchange(asked, { idempotencyKey: 'exchange-once-1' })).toEqual(once);
    expect((await api.nft.myCollections({})).total).toBe(1);
  });

  it('gives a coupon, which is the member’s at once', async () => {
    const couponId = await addCoupon(server.app.db, now(), { display: 'codeOnly' });
    const made = await addNft(maker, now(), {
      products: [product({ gives: { kind: 'coupon', couponId }, credits: 1, stock: 5, valueFen: 1_000 })],
    });
    const { api } = await collector(made, { credits: 1 });
    const { got } = await exchangeAsShown(api, made, made.productIds[0] ?? '');
    expect(got).toMatchObject({ kind: 'coupon', serialNo: null });
    const [prize] = (await api.prize.list({})).records;
    expect(prize).toMatchObject({
      source: 'exchange',
      activeId: null,
      state: 'issued',
      memberCouponId: got.id,
    });
  });

  it('gives goods, which leave what is sold with the activity, and go back where nobody took them', async () => {
    const { db } = server.app;
    const { skuIds } = await addProduct(db, await addShop(db), { skus: [{ priceFen: 3_000, total: 10 }] });
    const [variantId = ''] = skuIds;
    const totalOf = async () =>
      (
        await db
          .selectFrom('stock')
          .select('total')
          .where('pool_id', '=', `pool-${variantId}`)
          .executeTakeFirstOrThrow()
      ).total;
    const prizes = (stock: number) => [
      product({ gives: { kind: 'prize' as const, variantId }, stock, credits: 1 }),
    ];
    await expect(addNft(maker, now(), { products: prizes(11) })).rejects.toMatchObject({ code: 422 });
    const made = await addNft(maker, now(), { products: prizes(4), endsMs: now() + 3_600_000 });
    expect(await totalOf()).toBe(6);
    const { api } = await collector(made, { credits: 1 });
    const { got } = await exchangeAsShown(api, made, made.productIds[0] ?? '');
    const { records } = await api.prize.list({ status: 'toClaim' });
    expect(records).toMatchObject([{ prizeOfMineId: got.id, valueFen: 3_000, source: 'exchange' }]);
    await server.runJobs();
    expect(await totalOf()).toBe(6);
    await db
      .updateTable('nft_activities')
      .set({ ends_ms: now() - 1 })
      .where('id', '=', made.activityId)
      .execute();
    await server.runJobs();
    await server.runJobs();
    expect(await totalOf()).toBe(9);
  });
});

describe('refused, with nothing changed, is', () => {
  let made: AddedNft;
  beforeAll(async () => {
    made = await addNft(maker, now(), {
      products: [
        product({ credits: 2 }),
        product({
          ...{ gives: { kind: 'collection', place: 3 }, stock: 10, credits: 1 },
          costs: [0, 1].map((place) => ({ place, amount: 1 })),
        }),
      ],
    });
  });

  const costOfPlace = async (api: Awaited<ReturnType<typeof collector>>['api'], place: number) => {
    const { records } = await api.nft.productList({ activityId: made.activityId });
    const shown = records[place];
    return shown ? { productId: shown.productId, expectedCost: shownCost(shown) } : undefined;
  };

  type Who = Awaited<ReturnType<typeof collector>>;
  async function expectRefused(
    who: Who,
    place: number,
    pieceIds: string[],
    refusal: object,
    changes: object = {},
  ): Promise<void> {
    const before = await belongings(who, made);
    const asked = await costOfPlace(who.api, place);
    if (!asked) throw new Error('It is shown.');
    await expect(who.api.nft.exchange({ ...asked, pieceIds, ...changes })).rejects.toMatchObject(refusal);
    expect(await belongings(who, made)).toEqual(before);
  }

  it('a piece that is named twice', async () => {
    const who = await collector(made, { pieces: [0], credits: 1 });
    const [one = ''] = who.pieceIds;
    await expectRefused(who, 1, [one, one], { code: 400 });
  });

  it('a piece of another member, and a product that is none', async () => {
    const who = await collector(made, { pieces: [0], credits: 1 });
    const other = await collector(made, { pieces: [1] });
    await expectRefused(who, 1, [...who.pieceIds, ...other.pieceIds], { code: 404 });
    await expectRefused(who, 1, who.pieceIds, { code: 404 }, { productId: 'nft-product-none' });
  });

  it('whoever guesses pieces, before long', async () => {
    const who = await collector(made);
    const guess = () =>
      who.api.nft.exchange({
        ...{ productId: made.productIds[0] ?? '', pieceIds: ['guess'] },
        expectedCost: [{ kind: 'credit', id: made.activityId, amount: 1 }],
      });
    const codes: unknown[] = [];
    for (let tries = 0; tries < 61 && !codes.includes(429); tries++)
      codes.push(await guess().catch((error: { code: number }) => error.code));
    expect(codes.at(-1)).toBe(429);
  });

  it('one before the start, and after the end', async () => {
    for (const [startsMs, endsMs, refusal] of [
      [now() + DAY_MS, now() + 2 * DAY_MS, { code: 409, rule: 'notStarted' }],
      [now() - 2 * DAY_MS, now() - DAY_MS, { code: 410, rule: 'activityOver' }],
    ] as const) {
      const other = await addNft(maker, now(), { startsMs, endsMs });
      const { api } = await collector(other, { credits: 1 });
      await expect(exchangeAsShown(api, other, other.productIds[0] ?? '')).rejects.toMatchObject(refusal);
    }
  });

  it('a member whose document is not checked, or no longer', async () => {
    const who = await collector(made, { credits: 2, verified: false });
    await expectRefused(who, 0, [], { code: 422, rule: 'nftNotVerified' });
    await verify(maker, who.memberId);
    await unverify(server.app.db, who.memberId);
    await expectRefused(who, 0, [], { code: 422, rule: 'nftNotVerified' });
  });

  it('a cost that was never shown', async () => {
    const who = await collector(made, { credits: 2 });
    const forged = [{ kind: 'credit', id: made.activityId, amount: 1 }];
    await expectRefused(who, 0, [], { code: 409, rule: 'costChanged' }, { expectedCost: forged });
  });

  it('a piece that is frozen, or used up', async () => {
    const who = await collector(made, { pieces: [0, 1, 1], credits: 2 });
    const [one = '', two = '', three = ''] = who.pieceIds;
    await server.press('console/collectibles/freeze', { id: one });
    await expectRefused(who, 1, [one, two], { code: 409, rule: 'pieceStateChanged' });
    await server.press('console/collectibles/thaw', { id: one });
    const asked = await costOfPlace(who.api, 1);
    if (asked) await who.api.nft.exchange({ ...asked, pieceIds: [one, two] });
    await expectRefused(who, 1, [one, three], { code: 409, rule: 'pieceStateChanged' });
  });

  it('too few pieces, too many, and others than it costs', async () => {
    const who = await collector(made, { pieces: [0, 1, 1, 2], credits: 1 });
    const [one = '', two = '', three = '', other = ''] = who.pieceIds;
    for (const pieceIds of [[], [one], [one, two, three], [two, three], [one, other]])
      await expectRefused(who, 1, pieceIds, { code: 422, rule: 'costNotMet' });
  });

  it('too few credits', async () => {
    const who = await collector(made, { pieces: [0, 1] });
    await expectRefused(who, 1, who.pieceIds, { code: 422, rule: 'costNotMet' });
    await expectRefused(await collector(made, { credits: 1 }), 0, [], { code: 422, rule: 'costNotMet' });
  });

  it('the one after the last, of a product and of its collection', async () => {
    const other = await addNft(maker, now(), {
      products: [
        product({ credits: 1, stock: 1 }),
        product({ gives: { kind: 'collection', place: 3 }, stock: 10, credits: 1 }),
      ],
    });
    const { api, memberId } = await collector(other, { credits: 5 });
    const [first = '', second = ''] = other.productIds;
    await exchangeAsShown(api, other, first);
    const gone = { code: 409, rule: 'soldOut', message: expect.stringContaining('已兑完') };
    await expect(exchangeAsShown(api, other, first)).rejects.toMatchObject(gone);
    for (let serial = 1; serial <= 10; serial++)
      await givePiece(maker, memberId, other.collectionIds[3] ?? '', now());
    await expect(exchangeAsShown(api, other, second)).rejects.toMatchObject(gone);
    expect((await api.nft.userIndex({ activityId: other.activityId })).credits).toBe(4);
  });

  it('what one person has had, on whichever of their accounts', async () => {
    const other = await addNft(maker, now(), { products: [product({ credits: 1, perMember: 2 })] });
    const [productId = ''] = other.productIds;
    const first = await collector(other, { credits: 3, person: 'one-person' });
    await exchangeAsShown(first.api, other, productId);
    await exchangeAsShown(first.api, other, productId);
    const limit = { code: 422, rule: 'nftLimit' };
    await expect(exchangeAsShown(first.api, other, productId)).rejects.toMatchObject(limit);
    await unverify(server.app.db, first.memberId);
    const second = await collector(other, { credits: 3, person: 'one-person' });
    await expect(exchangeAsShown(second.api, other, productId)).rejects.toMatchObject(limit);
    const [shown] = (await second.api.nft.productList({ activityId: other.activityId })).records;
    expect(shown?.mine).toEqual({ used: 0, canExchange: false, why: 'nftLimit' });
    const stranger = await collector(other, { credits: 1 });
    await exchangeAsShown(stranger.api, other, productId);
    const rows = await server.app.db
      .selectFrom('nft_limits')
      .selectAll()
      .where('product_id', '=', productId)
      .execute();
    expect(rows.map(({ used }) => used).sort()).toEqual([1, 2]);
    expect(JSON.stringify(rows)).not.toContain(server.app.protection.index('test', 'one-person'));
  });
});
