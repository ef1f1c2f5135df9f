import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { prizeAt, rollOf } from '../src/modules/lottery/roll';
import { countStatements } from './support/count-statements';
import { addDraw, type DrawChanges, drawOnce, newClientSeed, sureGoods } from './support/draws';
import { fileServer } from './support/file-server';
import { poolOf } from './support/flash-sales';
import { agree } from './support/group-buys';
import { addCoupon, text } from './support/shop';

const server = fileServer();

const DAY_MS = 86_400_000;
const db = () => server().app.db;
const nowMs = () => server().app.clock.now();
const added = (changes: DrawChanges = {}) => addDraw(server().app, nowMs(), changes);
const refusedBy = (rule: string, code: number) => ({ rule, code });

// conformance: MKT-04
describe('a draw', () => {
  it('shows odds, numbers, rules and what it has committed to', async () => {
    const { activeId } = await added();
    const shown = await server().visitor().lottery.detail({ activeId });
    expect(shown).toMatchObject({ activeType: 5, layout: 'grid', timeStatus: 1, day: dayOf(nowMs()) });
    expect(shown.prizes).toMatchObject([
      { ppm: 400_000, valueFen: 3_000, stock: 50, left: 50, kind: 'goods' },
      { ppm: 600_000, valueFen: 0, stock: null, left: null, kind: 'none' },
    ]);
    expect(shown.rules).toContain('杯子：价值¥30，50份，概率40%');
    const { rules, rulesVersion } = await server().visitor().activity.detail({ activeId });
    expect({ rules, rulesVersion }).toEqual({ rules: shown.rules, rulesVersion: shown.rulesVersion });
    const own = await (await server().member()).lottery.own({ activeId });
    expect(own).toMatchObject({ chancesLeft: 3, drawsDone: 0, agreed: false, commitment: shown.commitment });
    await expect(server().visitor().lottery.detail({ activeId: 'none' })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('uses the chances of the day, and no more; each record is the roll of the seed', async () => {
    const { activeId, prizeIds } = await added();
    const api = await server().member();
    for (let index = 0; index < 3; index++) {
      const { record, chancesLeft } = await drawOnce(api, activeId);
      expect(record).toMatchObject({ index, seed: null, forced: false, reason: null });
      expect(chancesLeft).toBe(2 - index);
      expect(record.prizeOfMineId === null).toBe(record.prize.id === prizeIds[1]);
    }
    await expect(drawOnce(api, activeId)).rejects.toMatchObject(refusedBy('noChances', 422));
    await server().moveTime(24 * 60 + 15);
    expect((await api.lottery.own({ activeId })).chancesLeft).toBe(3);
    const { records, total } = await api.lottery.records({ activeId });
    expect(total).toBe(3);
    const { prizes } = await api.lottery.detail({ activeId });
    for (const record of records) {
      const { seed, day } = await server().visitor().lottery.proof({ activeId, day: record.day });
      expect(record.seed).toBe(seed);
      const bytes = Buffer.from(seed ?? '', 'hex');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(record.commitment);
      const roll = rollOf({ ...record, activeId, day, seed: bytes });
      expect(record.roll).toBe(roll);
      expect(record.rolledPrizeId).toBe(prizeAt(prizes, roll).id);
    }
    expect((await drawOnce(api, activeId)).record.index).toBe(3);
  });

  it('is answered once for a key, in few statements', async () => {
    const { activeId } = await added({ prizes: sureGoods(10) });
    const api = await server().member();
    const rulesVersion = await agree(api, activeId);
    const { commitment } = await api.lottery.own({ activeId });
    const asked = { activeId, clientSeed: newClientSeed(), commitment, rulesVersion };
    const options = { idempotencyKey: 'draw-again-1' };
    let first: unknown;
    const statements = await countStatements(async () => {
      first = await api.lottery.draw(asked, options);
    });
    // Who asks, how often, and the key; the transaction itself has ten at the most.
    expect(statements).toBeLessThanOrEqual(13);
    expect(await api.lottery.draw(asked, options)).toEqual(first);
    expect((await api.lottery.own({ activeId })).drawsDone).toBe(1);
  });

  it('gives what wins nothing once a prize is gone, or a person has had enough', async () => {
    const gone = await added({ prizes: sureGoods(1) });
    const api = await server().member();
    const { record } = await drawOnce(api, gone.activeId);
    expect(record).toMatchObject({ reason: null, prize: { kind: 'goods' } });
    const won = await api.prize.detail({ prizeOfMineId: record.prizeOfMineId ?? '' });
    expect(won).toMatchObject({ source: 'draw', state: 'toClaim', draw: record });
    const fallback = (await drawOnce(api, gone.activeId)).record;
    expect(fallback).toMatchObject({ reason: 'outOfStock', prize: { kind: 'none' }, prizeOfMineId: null });
    expect(fallback.rolledPrizeId).toBe(gone.prizeIds[0]);
    const limited = await added({ prizes: sureGoods(5, 1) });
    await drawOnce(api, limited.activeId);
    expect((await drawOnce(api, limited.activeId)).record).toMatchObject({ reason: 'perMember' });
    expect((await server().visitor().lottery.detail({ activeId: limited.activeId })).prizes[0]?.left).toBe(4);
    const { records } = await server().visitor().lottery.winners({ activeId: gone.activeId });
    expect(records).toMatchObject([{ prize: '杯子', valueFen: 3_000 }]);
  });

  it('issues a coupon at once, and keeps the chance where it cannot', async () => {
    const couponId = await addCoupon(db(), nowMs(), { total: 1 });
    const { activeId } = await added({
      prizes: () => [
        { kind: 'coupon', name: text('券', 'Coupon'), ppm: 1_000_000, valueFen: 60_000, couponId },
        { kind: 'none', name: text('谢谢参与', 'Thank you'), ppm: 0 },
      ],
    });
    const api = await server().member();
    expect((await drawOnce(api, activeId)).record).toMatchObject({ prize: { kind: 'coupon' } });
    const other = await server().member();
    await expect(drawOnce(other, activeId)).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await other.lottery.own({ activeId })).toMatchObject({ chancesLeft: 3, drawsDone: 0 });
  });

  it('asks for the rules and the page of today, in the order in which it is told', async () => {
    const { activeId } = await added();
    const api = await server().member();
    const { commitment, rulesVersion } = await api.lottery.own({ activeId });
    const asked = { activeId, clientSeed: newClientSeed(), commitment, rulesVersion };
    await expect(api.lottery.draw(asked)).rejects.toMatchObject(refusedBy('rulesNotAgreed', 422));
    await expect(api.lottery.draw({ ...asked, rulesVersion: '00000000' })).rejects.toMatchObject(
      refusedBy('rulesChanged', 409),
    );
    await agree(api, activeId);
    await expect(api.lottery.draw({ ...asked, commitment: 'f'.repeat(64) })).rejects.toMatchObject(
      refusedBy('seedChanged', 409),
    );
    expect(await api.lottery.own({ activeId })).toMatchObject({ agreed: true, chancesLeft: 3 });
    await server().moveTime(24 * 60);
    await expect(api.lottery.draw(asked)).rejects.toMatchObject(refusedBy('seedChanged', 409));
  });

  it('is for its channels, its people and its time', async () => {
    const api = await server().member();
    const other = await added({ channels: [1] });
    await expect(drawOnce(api, other.activeId)).rejects.toMatchObject(refusedBy('channelRefused', 422));
    const coming = await added({ startsMs: nowMs() + 60_000 });
    await expect(drawOnce(api, coming.activeId)).rejects.toMatchObject(refusedBy('notStarted', 409));
    const ended = await added({ endsMs: nowMs() + 60_000 });
    await server().moveTime(2);
    await expect(drawOnce(api, ended.activeId)).rejects.toMatchObject(refusedBy('activityOver', 410));
    const draft = await added({ isDraft: true });
    await expect(drawOnce(api, draft.activeId)).rejects.toMatchObject({ code: 404 });
  });

  it('takes its goods out of what is sold, and gives back what nobody won', async () => {
    const thing = await added({ prizes: sureGoods(20), endsMs: nowMs() + 3_600_000 });
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toMatchObject({ total: 480 });
    await drawOnce(await server().member(), thing.activeId);
    await server().moveTime(61);
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toMatchObject({ total: 499 });
    await server().runJobs();
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toMatchObject({ total: 499 });
    await expect(added({ prizes: sureGoods(501) })).rejects.toMatchObject({
      details: { rule: 'stockNotEnough', detail: { left: 500 } },
    });
  });

  it('is in the list of what a member takes part in', async () => {
    const { activeId } = await added({ prizes: sureGoods(5) });
    const api = await server().member();
    await api.lottery.own({ activeId });
    expect((await api.myActivity.list({ kind: 'draw' })).records).toEqual([]);
    await drawOnce(api, activeId);
    const [taken] = (await api.myActivity.list({ kind: 'draw' })).records;
    expect(taken).toMatchObject({ id: activeId, state: 'running', subtitle: '还有2次机会' });
    await drawOnce(api, activeId);
    await drawOnce(api, activeId);
    const [won] = (await api.myActivity.list({ kind: 'draw' })).records;
    expect(won).toMatchObject({ subtitle: '已中奖：杯子', href: '/packages/user-module/my-prize/my-prize' });
  });

  it('commits to a seed of each day before it, keeps it hidden, and tells it ten minutes after', async () => {
    const { activeId } = await added();
    const api = await server().member();
    const days = await db().selectFrom('draw_days').selectAll().where('activity_id', '=', activeId).execute();
    expect(days.map(({ day }) => day).sort()).toEqual(
      [0, 1, 2].map((ahead) => dayOf(nowMs() + ahead * DAY_MS)),
    );
    for (const { seed_cipher, seed } of days) {
      expect(seed_cipher).not.toMatch(/[0-9a-f]{64}/);
      expect(seed).toBeNull();
    }
    const proof = await api.lottery.proof({ activeId, day: dayOf(nowMs()) });
    expect(proof).toMatchObject({ seed: null, prizes: [{ upTo: 400_000 }, { upTo: 1_000_000 }] });
    for (const wrong of [-1, 3, 9])
      await expect(
        api.lottery.proof({ activeId, day: dayOf(nowMs() + wrong * DAY_MS) }),
      ).rejects.toMatchObject({ code: 404 });
    await drawOnce(api, activeId);
    const { json } = await api.member.ownData({});
    expect(json).toContain(activeId);
    expect(json).not.toContain('seed_cipher');
  });
});
