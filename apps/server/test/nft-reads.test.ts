import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addNft,
  collection,
  exchangeAsShown,
  giveCredits,
  givePiece,
  type Maker,
  product,
  verify,
} from './support/collectibles';
import { countStatements } from './support/count-statements';
import { readJson, startTestServer, type TestServer } from './support/test-server';

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
const idOf = async (api: Awaited<ReturnType<TestServer['member']>>) =>
  (await api.session.userInfo()).memberId;

// conformance: API-11
describe('an activity of collectibles', () => {
  it('needs a login', async () => {
    await expect(server.visitor().nft.detail({})).rejects.toMatchObject({ code: 900 });
  });

  it('is joined by the first look inside its time, once, without gaps', async () => {
    const { activityId } = await addNft(maker, now());
    for (const userIndex of [1, 2, 3]) {
      const api = await server.member();
      const first = await api.nft.detail({ id: activityId });
      expect(first).toMatchObject({
        ...{ activity: { activityId, timeStatus: 1, participants: userIndex }, credits: 1, verified: false },
        joined: { userIndex },
        creditSpots: [{ scenicSpotId: 'spot-feilian-gorge', name: '飞练峡', credits: 0 }],
      });
      const again = await api.nft.detail({ id: activityId });
      expect(again).toEqual({ ...first, nowMs: again.nowMs });
    }
  });

  it('is not joined before its start and after its end', async () => {
    const api = await server.member();
    const coming = await addNft(maker, now(), { startsMs: now() + DAY_MS });
    const over = await addNft(maker, now(), { startsMs: now() - 2 * DAY_MS, endsMs: now() - DAY_MS });
    for (const [{ activityId }, timeStatus] of [[coming, 0] as const, [over, 2] as const]) {
      const seen = await api.nft.detail({ id: activityId });
      expect(seen).toMatchObject({ activity: { timeStatus, participants: 0 }, joined: null, credits: 0 });
    }
  });

  it('is by default the running one that ends first, else the next, else the last', async () => {
    const api = await server.member();
    await server.app.db.updateTable('nft_activities').set({ starts_ms: 1, ends_ms: 2 }).execute();
    const at = async (startsMs: number, endsMs: number) =>
      (await addNft(maker, now(), { startsMs: now() + startsMs, endsMs: now() + endsMs })).activityId;
    const shown = async () => (await api.nft.detail({})).activity.activityId;
    await at(-9 * DAY_MS, -3 * DAY_MS);
    const last = await at(-9 * DAY_MS, -2 * DAY_MS);
    expect(await shown()).toBe(last);
    await at(5 * DAY_MS, 6 * DAY_MS);
    const next = await at(4 * DAY_MS, 9 * DAY_MS);
    expect(await shown()).toBe(next);
    await at(-DAY_MS, 8 * DAY_MS);
    const running = await at(-DAY_MS, 7 * DAY_MS);
    expect(await shown()).toBe(running);
    const { others } = await api.nft.detail({});
    expect(others.slice(0, 5).map(({ timeStatus }) => timeStatus)).toEqual([1, 0, 0, 2, 2]);
    expect(others.map(({ activityId }) => activityId)).not.toContain(running);
  });

  it('that is none answers 404 everywhere', async () => {
    const api = await server.member();
    await expect(api.nft.detail({ id: 'nft-none' })).rejects.toMatchObject({ code: 404 });
    const asked = { activityId: 'nft-none' };
    await expect(api.nft.collections(asked)).rejects.toMatchObject({ code: 404 });
    await expect(api.nft.productList(asked)).rejects.toMatchObject({ code: 404 });
    await expect(api.nft.userIndex(asked)).rejects.toMatchObject({ code: 404 });
  });
});

describe('collections', () => {
  it('stand in their order, and with a login tell how many the member holds', async () => {
    const api = await server.member();
    const made = await addNft(maker, now());
    const [first = '', second = ''] = made.collectionIds;
    const memberId = await idOf(api);
    await givePiece(maker, memberId, first, now());
    const { pieceId } = await givePiece(maker, memberId, first, now());
    await server.press('console/collectibles/freeze', { id: pieceId });
    const seen = await server.visitor().nft.collections({ activityId: made.activityId });
    expect(seen).toMatchObject({ total: 4, pages: 1 });
    expect(seen.records.map(({ collectionId }) => collectionId)).toEqual(made.collectionIds);
    expect(seen.records[0]).toMatchObject({
      issued: 2,
      total: 100,
      ownedCount: null,
      spot: { name: '飞练峡' },
    });
    const own = await api.nft.collections({ activityId: made.activityId, size: 2 });
    expect(own.records.map(({ ownedCount }) => ownedCount)).toEqual([2, 0]);
    expect(own.records[1]).toMatchObject({ collectionId: second, spot: null });
    const english = server.visitor({ locale: () => 'en' });
    const { records } = await english.nft.collections({ activityId: made.activityId });
    expect(records[0]).toMatchObject({
      ...{ name: 'Sea of clouds', subtitle: 'Dawn', author: 'Li Yun', spot: { name: 'Feilian Gorge' } },
    });
  });
});

describe('what can be exchanged', () => {
  it('says the first thing that stands in the way', async () => {
    const made = await addNft(maker, now(), {
      products: [
        product({ credits: 1 }),
        product({ credits: 2 }),
        product({ credits: 1, stock: 1 }),
        product({ credits: 1, perMember: 1 }),
      ],
    });
    const [cheap = '', dear = '', last = '', once = ''] = made.productIds;
    const whys = async (api: Awaited<ReturnType<TestServer['member']>>) =>
      Object.fromEntries(
        (await api.nft.productList({ activityId: made.activityId })).records.map((one) => [
          one.productId,
          one.mine?.why,
        ]),
      );
    const api = await server.member();
    const memberId = await idOf(api);
    const visited = await server.visitor().nft.productList({ activityId: made.activityId });
    expect(visited.records[0]).toMatchObject({ mine: null, cost: [{ name: '参与印记', have: null }] });
    expect(await whys(api)).toMatchObject({ [cheap]: 'nftNotVerified' });
    await verify(maker, memberId);
    expect(await whys(api)).toMatchObject({ [cheap]: 'costNotMet' });
    await api.nft.detail({ id: made.activityId });
    expect(await whys(api)).toMatchObject({ [cheap]: null, [dear]: 'costNotMet', [last]: null });
    await giveCredits(maker, memberId, made.activityId, 2);
    await exchangeAsShown(api, made, last);
    await exchangeAsShown(api, made, once);
    expect(await whys(api)).toEqual({
      ...{ [cheap]: null, [dear]: 'costNotMet', [last]: 'soldOut', [once]: 'nftLimit' },
    });
    const { records } = await api.nft.productList({ activityId: made.activityId });
    expect(records[3]).toMatchObject({
      // A piece of the other product is one of the same collection.
      left: 98,
      stock: 100,
      perMember: 1,
      mine: { used: 1, canExchange: false },
    });
  });

  it('is read with so many statements, however much there is', async () => {
    const few = await addNft(maker, now());
    const many = await addNft(maker, now(), {
      products: Array.from({ length: 30 }, () => product({ perMember: 2 })),
    });
    const api = await server.member();
    await verify(maker, await idOf(api));
    const statements = ({ activityId }: typeof few) =>
      countStatements(() => api.nft.productList({ activityId, size: 50 }));
    await statements(few);
    expect(await statements(many)).toBe(await statements(few));
  });

  it('is shown before the start and after the end', async () => {
    const api = await server.member();
    const coming = await addNft(maker, now(), { startsMs: now() + DAY_MS });
    const over = await addNft(maker, now(), { startsMs: now() - 2 * DAY_MS, endsMs: now() - DAY_MS });
    for (const [{ activityId }, why] of [[coming, 'notStarted'] as const, [over, 'activityOver'] as const]) {
      const { records } = await api.nft.productList({ activityId });
      expect(records[0]?.mine).toEqual({ used: 0, canExchange: false, why });
    }
  });
});

describe('pieces of a member', () => {
  it('come the newest first, by tab and by activity', async () => {
    const api = await server.member();
    const memberId = await idOf(api);
    const made = await addNft(maker, now());
    const other = await addNft(maker, now(), { collections: [collection()], products: [] });
    const pieces: string[] = [];
    for (const [place, collectionId] of [...made.collectionIds, other.collectionIds[0] ?? ''].entries())
      pieces.push((await givePiece(maker, memberId, collectionId, now() + place)).pieceId);
    await server.press('console/collectibles/freeze', { id: pieces[3] ?? '' });
    await verify(maker, memberId);
    const rare = await exchangeAsShown(api, made, made.productIds[1] ?? '', pieces.slice(0, 3));
    expect(rare.got).toMatchObject({ kind: 'collection', serialNo: 2 });
    const ids = async (asked: Parameters<typeof api.nft.myCollections>[0]) =>
      (await api.nft.myCollections(asked)).records.map(({ pieceId }) => pieceId);
    expect(await ids({ status: 'exchanged' })).toEqual(pieces.slice(0, 3).toReversed());
    expect(await ids({ status: 'frozen' })).toEqual([pieces[3]]);
    expect(new Set(await ids({ status: 'held' }))).toEqual(new Set([pieces[3], pieces[4], rare.got.id]));
    expect(await ids({ activityId: other.activityId })).toEqual([pieces[4]]);
    const page = await api.nft.myCollections({ page: 2, size: 2 });
    expect(page).toMatchObject({ total: 6, pages: 3, current: 2 });
    expect(page.records).toHaveLength(2);
    expect((await (await server.member()).nft.myCollections({})).total).toBe(0);
  });
});

describe('how far a member is', () => {
  it('tells what they hold, and what they are nearest to', async () => {
    const api = await server.member();
    const memberId = await idOf(api);
    const made = await addNft(maker, now());
    const { activityId, collectionIds, productIds } = made;
    const far = await api.nft.userIndex({ activityId });
    expect(far).toMatchObject({
      userIndex: null,
      joinedAtMs: null,
      credits: 0,
      owned: 0,
      kinds: 0,
      total: 4,
    });
    expect(far.next).toEqual({
      productId: productIds[0],
      missing: [{ kind: 'credit', id: activityId, amount: 1, name: '参与印记', spot: null }],
    });
    await api.nft.detail({ id: activityId });
    await givePiece(maker, memberId, collectionIds[0] ?? '', now());
    await givePiece(maker, memberId, collectionIds[0] ?? '', now());
    await givePiece(maker, memberId, collectionIds[1] ?? '', now());
    const near = await api.nft.userIndex({ activityId });
    expect(near).toMatchObject({ userIndex: 1, credits: 1, owned: 3, kinds: 2 });
    expect(near.next).toEqual({
      productId: productIds[1],
      missing: [{ kind: 'collection', id: collectionIds[2], amount: 1, name: '瀑', spot: null }],
    });
    await givePiece(maker, memberId, collectionIds[3] ?? '', now());
    expect((await api.nft.userIndex({ activityId })).next).toBeNull();
  });
});

describe('the operator', () => {
  it.each([
    ['a product that costs nothing', { products: [product({ credits: 0, costs: [] })] }],
    ['a cost of another place', { products: [product({ costs: [{ place: 9, amount: 1 }] })] }],
    ['more than an exchange takes', { products: [product({ costs: [{ place: 0, amount: 21 }] })] }],
    ['more than there is of a collection', { products: [product({ stock: 101 })] }],
    ['a coupon that is none', { products: [product({ gives: { kind: 'coupon', couponId: 'none' } })] }],
    ['goods that are none', { products: [product({ gives: { kind: 'prize', variantId: 'none' } })] }],
    ['a spot that is none', { spotIds: ['spot-none'] }],
    ['an end before the start', { endsMs: 1 }],
    ['no collection', { collections: [] }],
  ])('is refused %s', async (_, changes) => {
    await expect(addNft(maker, now(), changes)).rejects.toMatchObject({ code: 400 });
  });

  it('grants pieces and credits, and freezes, in the console', async () => {
    const api = await server.member();
    const memberId = await idOf(api);
    const { activityId, collectionIds } = await addNft(maker, now());
    const pressed = async (path: string, fields: Record<string, string>) => {
      const answer = await server.press(`console/collectibles/${path}`, fields);
      return answer.ok ? 'done' : (await readJson<{ code: number }>(answer)).code;
    };
    expect(await pressed('grant-piece', { id: collectionIds[0] ?? '', member: memberId })).toBe('done');
    expect(await pressed('grant-piece', { id: collectionIds[0] ?? '', member: 'nobody' })).toBe(404);
    expect(await pressed('grant-credits', { id: activityId, member: memberId, credits: '5' })).toBe('done');
    expect(await pressed('grant-credits', { id: activityId, member: memberId, credits: '0' })).toBe(400);
    expect((await api.nft.userIndex({ activityId })).credits).toBe(5);
    const [piece] = (await api.nft.myCollections({ activityId })).records;
    expect(piece).toMatchObject({ serialNo: 1, how: 'grant', status: 'held' });
    const id = piece?.pieceId ?? '';
    expect(await pressed('freeze', { id })).toBe('done');
    expect(await pressed('freeze', { id })).toBe(409);
    expect(await pressed('thaw', { id })).toBe('done');
    const { nftPieces } = await server.console();
    expect(nftPieces.find((one) => one.id === id)).toMatchObject({ status: 'held', serialNo: 1 });
  });

  it('writes what is entered in the ledger as canonical JSON', async () => {
    const api = await server.member();
    const { collectionIds } = await addNft(maker, now());
    const { pieceId } = await givePiece(maker, await idOf(api), collectionIds[0] ?? '', 1_000);
    const row = await server.app.db
      .selectFrom('nft_certificates')
      .selectAll()
      .where('piece_id', '=', pieceId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'pending', next_ms: 1_000, tx_id: null, tries: 0 });
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    const record = JSON.parse(row.record);
    expect(record).toMatchObject({ collectionId: collectionIds[0], serialNo: 1, atMs: 1_000 });
    expect(record.holderNo).toMatch(/^[0-9a-f]{16}$/);
    expect(Object.keys(record)).toEqual(Object.keys(record).toSorted());
  });
});
