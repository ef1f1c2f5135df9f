import { createHash } from 'node:crypto';
import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import { splitCuts } from '../src/modules/bargain/split';
import {
  type AddedBargain,
  addBargain,
  type BargainChanges,
  bargainLine,
  buyBargain,
  CLIENT_SEED,
  friendsHelp,
  ofOld,
  orderBargain,
  startBargain,
} from './support/bargains';
import { fileServer } from './support/file-server';
import { freezeClock } from './support/freeze-clock';
import { addAddress, pay } from './support/goods-orders';
import { agree } from './support/group-buys';

const server = fileServer();

const HOUR_MS = 3_600_000;
const db = () => server().app.db;
const nowMs = () => server().app.clock.now();
const sold = (changes: BargainChanges = {}) => addBargain(db(), nowMs(), changes);
const refusedBy = (rule: string, code: number) => ({ rule, code });

const startOf = (api: ApiClient, thing: AddedBargain, changes: object = {}) =>
  api.bargain.start({
    activityProductId: thing.activityProductId,
    productSpec: thing.skuId,
    clientSeed: CLIENT_SEED,
    rulesVersion: '00000000',
    ...changes,
  });

describe('starting a bargain', () => {
  it('makes the first cut, tells a commitment and ends after its hours', async () => {
    const thing = await sold();
    const api = await server().member();
    const { activityProductId } = thing;
    expect(await api.bargain.goods({ activityProductId })).toMatchObject({
      ...{ myBargainId: null, product: { activityPriceFen: 10_000, timeStatus: 1 } },
    });
    const started = await startBargain(api, thing);
    const { bargain, proof, commitment, orderId } = started;
    expect(started).toMatchObject({ role: 'owner', refused: null, canBuy: true, clientSeed: CLIENT_SEED });
    expect([proof, orderId]).toEqual([null, null]);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(bargain).toMatchObject({
      ...{ status: 'running', endReason: null, people: 4, helpersNeeded: 3, running: 1, left: null },
      ...{ originalPriceFen: 10_000, floorPriceFen: 4_000, holdsPiece: false, beingPaid: false },
    });
    expect(bargain.helpers).toMatchObject([{ seq: 1, cutFen: bargain.cutFen, isOwner: true }]);
    expect(bargain.priceFen).toBe(10_000 - bargain.cutFen);
    expect(bargain.endsAtMs - started.nowMs).toBeLessThanOrEqual(24 * HOUR_MS);
    expect(await api.bargain.goods({ activityProductId })).toMatchObject({
      ...{ myBargainId: bargain.id, product: { bargain: { running: 1, people: 4, floorPriceFen: 4_000 } } },
    });
    const { seed_cipher } = await db()
      .selectFrom('bargains')
      .select('seed_cipher')
      .where('id', '=', bargain.id)
      .executeTakeFirstOrThrow();
    expect(seed_cipher).not.toMatch(/[0-9a-f]{64}/);
    const { json } = await api.member.ownData({});
    expect(json).toContain(bargain.id);
    expect(json).not.toContain('"seed"');
  });

  it('ends no later than the activity', async () => {
    const endsMs = nowMs() + 2 * HOUR_MS;
    const { bargain } = await startBargain(await server().member(), await sold({ endsMs }));
    expect(bargain.endsAtMs).toBe(endsMs);
  });

  it('asks for the rules first, and again when they have changed', async () => {
    const thing = await sold();
    const api = await server().member();
    const { rulesVersion, rules } = await api.activity.detail({ activeId: thing.activeId });
    expect(rules).toContain('每位好友对同一砍价只能帮砍一次，共需4人（含发起人），随机金额之和等于可砍总额');
    await expect(startOf(api, thing, { rulesVersion })).rejects.toMatchObject(
      refusedBy('rulesNotAgreed', 422),
    );
    await expect(startOf(api, thing)).rejects.toMatchObject({
      ...refusedBy('rulesChanged', 409),
      detail: { rulesVersion },
    });
    await agree(api, thing.activeId);
    expect((await startOf(api, thing, { rulesVersion })).role).toBe('owner');
  });

  it('refuses what is not there, to come, over, of other channels or sold out', async () => {
    const api = await server().member();
    const start = async (thing: AddedBargain) => {
      const { rulesVersion } = await api.activity.detail({ activeId: thing.activeId });
      await agree(api, thing.activeId);
      return startOf(api, thing, { rulesVersion });
    };
    const thing = await sold();
    await expect(startOf(api, { ...thing, activityProductId: 'none' })).rejects.toMatchObject({ code: 404 });
    await expect(startOf(api, await sold({ isDraft: true }))).rejects.toMatchObject({ code: 404 });
    await expect(startOf(api, thing, { productSpec: 'other' })).rejects.toMatchObject({ code: 400 });
    for (const clientSeed of ['', 'x'.repeat(32), CLIENT_SEED.slice(1), CLIENT_SEED.replace('a', 'A')])
      await expect(startOf(api, thing, { clientSeed })).rejects.toMatchObject({ code: 400 });
    await expect(start(await sold({ startsMs: nowMs() + HOUR_MS }))).rejects.toMatchObject(
      refusedBy('notStarted', 409),
    );
    const over = await sold();
    await db().updateTable('activities').set({ ends_ms: nowMs() }).where('id', '=', over.activeId).execute();
    await expect(start(over)).rejects.toMatchObject(refusedBy('activityOver', 410));
    await expect(start(await sold({ activity: { channels: [9] } }))).rejects.toMatchObject(
      refusedBy('channelRefused', 422),
    );
    const gone = await sold({ total: 1 });
    const other = await server().member();
    await buyBargain(server(), other, gone, (await startBargain(other, gone)).bargain.id);
    await expect(start(gone)).rejects.toMatchObject(refusedBy('activitySoldOut', 410));
    const forNew = await sold({ activity: { audience: 'newMember' } });
    await agree(other, forNew.activeId);
    await expect(startOf(other, forNew)).rejects.toMatchObject(refusedBy('audienceRefused', 422));
  });

  it('runs once for a thing and three times in all, and is bought as often as allowed', async () => {
    const api = await server().member();
    const things = [await sold(), await sold(), await sold(), await sold()] as const;
    const first = await startBargain(api, things[0]);
    await expect(startBargain(api, things[0])).rejects.toMatchObject({
      ...refusedBy('bargainAlreadyRunning', 409),
      detail: { bargainId: first.bargain.id },
    });
    await startBargain(api, things[1]);
    await startBargain(api, things[2]);
    await expect(startBargain(api, things[3])).rejects.toMatchObject(refusedBy('bargainLimit', 422));
    await buyBargain(server(), api, things[0], first.bargain.id);
    await expect(startBargain(api, things[0])).rejects.toMatchObject(refusedBy('purchaseLimit', 422));
    expect((await startBargain(api, things[3])).role).toBe('owner');
  });
});

// conformance: MKT-03
describe('helping', () => {
  it('cuts as it was split, which can be checked at the end, and holds a piece at the floor', async () => {
    const thing = await sold({ total: 2 });
    const api = await server().member();
    const {
      bargain: { id: bargainId, cutFen },
      commitment,
    } = await startBargain(api, thing);
    const cuts = [cutFen, ...(await friendsHelp(server(), bargainId, 3))];
    const reached = await api.bargain.detail({ bargainId });
    expect(reached.bargain).toMatchObject({
      ...{ status: 'reached', cutFen: 6_000, priceFen: 4_000, helpersNeeded: 0, holdsPiece: true, left: 1 },
    });
    expect(reached.bargain.helpers.map((one) => [one.seq, one.cutFen, one.isOwner])).toEqual(
      cuts.map((fen, place) => [place + 1, fen, place === 0]),
    );
    expect(reached.proof).toBeNull();
    await expect((await server().member()).bargain.help({ bargainId })).rejects.toMatchObject(
      refusedBy('bargainReached', 409),
    );
    const orderId = await buyBargain(server(), api, thing, bargainId);
    const { proof, ...bought } = await api.bargain.detail({ bargainId });
    expect(bought).toMatchObject({ bargain: { status: 'bought', priceFen: 4_000 }, orderId, canBuy: false });
    const seed = Buffer.from(proof?.seed ?? '', 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment);
    const split = { bargainId, seed, clientSeed: CLIENT_SEED, totalFen: 6_000, people: 4 };
    expect(proof?.cutsFen).toEqual(cuts);
    expect(splitCuts(split)).toEqual(cuts);
  });

  it('is for friends, once, and says why it is refused on the page as in the call', async () => {
    const thing = await sold();
    const api = await server().member();
    const {
      bargain: { id: bargainId },
    } = await startBargain(api, thing);
    await expect(api.bargain.help({ bargainId })).rejects.toMatchObject(refusedBy('bargainOwn', 422));
    const friend = await server().member();
    expect(await friend.bargain.detail({ bargainId })).toMatchObject({ role: 'canHelp', refused: null });
    const { cutFen, bargain } = await friend.bargain.help({ bargainId });
    expect(bargain).toMatchObject({ helpersNeeded: 2, priceFen: 10_000 - bargain.cutFen });
    await expect(friend.bargain.help({ bargainId })).rejects.toMatchObject(refusedBy('bargainHelped', 409));
    const seen = await friend.bargain.detail({ bargainId });
    expect(seen).toMatchObject({ role: 'helped', ownCutFen: cutFen, orderId: null, canBuy: false });
    expect(seen.refused).toEqual({ rule: 'bargainHelped', text: '你已帮砍过' });
    expect(seen.owner.name).toMatch(/^.\*+$/u);
  });

  it('waits while the owner pays, and goes on after an order that was not paid', async () => {
    const thing = await sold();
    const api = await server().member();
    const {
      bargain: { id: bargainId, priceFen },
    } = await startBargain(api, thing);
    const { id } = await orderBargain(api, thing, bargainId);
    const friend = await server().member();
    await expect(friend.bargain.help({ bargainId })).rejects.toMatchObject(
      refusedBy('bargainBeingPaid', 409),
    );
    expect((await friend.bargain.detail({ bargainId })).refused?.rule).toBe('bargainBeingPaid');
    expect(await api.bargain.detail({ bargainId })).toMatchObject({
      ...{ canBuy: false, orderId: id, bargain: { status: 'running', beingPaid: true, priceFen } },
    });
    await expect(api.order.quote({ lines: [bargainLine(thing, bargainId)] })).rejects.toMatchObject({
      ...{ code: 409, rule: 'transitionRefused', detail: { orderId: id } },
    });
    await api.order.cancel({ id });
    expect(await api.bargain.detail({ bargainId })).toMatchObject({ canBuy: true, orderId: null });
    const { bargain } = await friend.bargain.help({ bargainId });
    expect(bargain.priceFen).toBeLessThan(priceFen);
    const again = await orderBargain(api, thing, bargainId);
    expect(again.totalFen).toBe(bargain.priceFen);
    await pay(server(), api, again.id);
    await expect((await server().member()).bargain.help({ bargainId })).rejects.toMatchObject(
      refusedBy('bargainOver', 410),
    );
  });

  it('is for three a day, for one of an owner, and for one where somebody has just come', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => server().member()));
    const things = await Promise.all(owners.map(() => sold()));
    const ids: string[] = [];
    for (const [place, owner] of owners.entries())
      ids.push((await startBargain(owner, things[place] as AddedBargain)).bargain.id);
    const second = (await startBargain(owners[0] as ApiClient, await sold())).bargain.id;
    const [a = '', b = '', c = '', d = ''] = ids;
    const help = (friend: ApiClient, bargainId: string) => friend.bargain.help({ bargainId });
    const fresh = await server().member();
    await help(fresh, a);
    await expect(help(fresh, b)).rejects.toMatchObject(refusedBy('helpLimitToday', 422));
    const friend = await server().member();
    await ofOld(db(), nowMs());
    await help(friend, a);
    await expect(help(friend, second)).rejects.toMatchObject(refusedBy('helpLimitToday', 422));
    await help(friend, b);
    await help(friend, c);
    await expect(help(friend, d)).rejects.toMatchObject(refusedBy('helpLimitToday', 422));
  });

  it('is for channels of the activity, and for members with a number', async () => {
    const {
      bargain: { id: bargainId },
    } = await startBargain(await server().member(), await sold());
    const elsewhere = await server().member({ source: 9 });
    await expect(elsewhere.bargain.help({ bargainId })).rejects.toMatchObject(
      refusedBy('channelRefused', 422),
    );
    const friend = await server().member();
    await db()
      .updateTable('members')
      .set({ mobile_index: null })
      .where('mobile_index', 'is not', null)
      .execute();
    await expect(friend.bargain.help({ bargainId })).rejects.toMatchObject(refusedBy('mobileNeeded', 422));
  });
});

describe('limits of a network', () => {
  it('lets it help twenty times an hour, and guess thirty times a minute', async () => {
    freezeClock(server());
    const api = await server().member();
    const {
      bargain: { id: bargainId },
    } = await startBargain(api, await sold({ product: { people: 50 } }));
    await friendsHelp(server(), bargainId, 1);
    await db().updateTable('rate_limits').set({ count: 20 }).where('key', 'like', 'bargain.help:%').execute();
    const friend = await server().member();
    await expect(friend.bargain.help({ bargainId })).rejects.toMatchObject({ code: 429 });
    expect((await api.bargain.detail({ bargainId })).bargain.helpersNeeded).toBe(48);
    let misses = 0;
    let refused: { code?: number } = {};
    // A minute may begin between: then the count begins anew.
    while (misses < 100) {
      const guess = { bargainId: `bargain-guessed-${misses}` };
      const call = misses % 2 ? api.bargain.detail(guess) : friend.bargain.help(guess);
      refused = await call.catch((error) => error);
      if (refused.code !== 404) break;
      misses += 1;
    }
    expect(misses).toBeGreaterThanOrEqual(30);
    expect(refused.code).toBe(429);
    expect(await addAddress(api)).toBeTruthy();
  });
});
