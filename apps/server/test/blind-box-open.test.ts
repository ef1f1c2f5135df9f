import { createHash, randomBytes } from 'node:crypto';
import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { itemAt, placeOf } from '../src/modules/blind-box/roll';
import { type AddedSet, addSet, buyAsAdult, type SetChanges } from './support/box-sets';
import { newClientSeed, openOne, unopened } from './support/boxes';
import { countStatements } from './support/count-statements';
import { fileServer } from './support/file-server';
import { poolOf } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import type { TestServer } from './support/test-server';

const server = fileServer();

/** Of an opening, with its login, limits, key and order. */
const STATEMENTS = 16;
const db = () => server().app.db;
const nowMs = () => server().app.clock.now();
const added = (changes: SetChanges = {}) => addSet(server().app, nowMs(), changes);
const refusedBy = (rule: string, code: number) => ({ rule, code });

type Member = Awaited<ReturnType<TestServer['member']>>;

/** A member with so many boxes of a set. */
async function buyer(
  set: AddedSet,
  quantity = 1,
): Promise<{ api: Member; units: string[]; orderId: string }> {
  const api = await server().member();
  const orderId = await buyAsAdult(server(), api, set, quantity);
  return { api, units: await unopened(api, set), orderId };
}

async function idOf(api: ApiClient): Promise<string> {
  return (await api.session.userInfo()).memberId;
}

const force = async (api: ApiClient, { activeId }: AddedSet, itemId: string | undefined) => {
  const fields = { id: activeId, item: itemId ?? '', member: await idOf(api) };
  return (await server().press('console/blind-boxes/force', fields)).ok;
};

describe('a set', () => {
  it('shows what is in it, what is left, its limits and rules, and what it has committed to', async () => {
    const set = await added();
    const shown = await server().visitor().blindBox.detail({ activeId: set.activeId });
    expect(shown).toMatchObject({
      ...{
        activeId: set.activeId,
        activityProductId: set.activityProductId,
        timeStatus: 1,
        saleState: 'onSale',
      },
      ...{ priceFen: 3_900, startCount: 24, remaining: 24, left: 24, pityAfter: 12, opened: 0, latest: null },
      ...{ perOrder: 5, perDay: 10, fenPerDay: 100_000, day: dayOf(nowMs()) },
    });
    expect(shown.items).toMatchObject([
      { name: '杯', valueFen: 2_000, hidden: false, startCount: 10, remaining: 10 },
      { name: '碗', valueFen: 4_000, hidden: false, startCount: 10, remaining: 10 },
      { name: '瓶', valueFen: 6_000, hidden: true, startCount: 4, remaining: 4 },
    ]);
    const { rules, rulesVersion } = await server().visitor().activity.detail({ activeId: set.activeId });
    expect({ rules, rulesVersion }).toEqual({ rules: shown.rules, rulesVersion: shown.rulesVersion });
    await expect(server().visitor().blindBox.detail({ activeId: 'none' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(server().visitor().blindBox.ledger({ activeId: 'none' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(server().visitor().lottery.detail({ activeId: set.activeId })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('tells what is bought, opened and left, and is read with few queries', async () => {
    const set = await added();
    const { api, units } = await buyer(set, 3);
    const { unit } = await openOne(api, set, units[0] ?? '');
    const shown = await server().visitor().blindBox.detail({ activeId: set.activeId });
    expect(shown).toMatchObject({ remaining: 23, left: 21, opened: 1 });
    expect(shown.latest).toMatchObject({ seq: 1, item: { itemId: unit.record?.item.itemId }, pity: false });
    expect(shown.latest?.name).toContain('*');
    expect(await server().visitor().blindBox.ledger({ activeId: set.activeId })).toMatchObject({
      ...{ total: 1, records: [shown.latest] },
    });
    await server().runJobs();
    const queries = await countStatements(() =>
      server().visitor().blindBox.detail({ activeId: set.activeId }),
    );
    expect(queries).toBeLessThanOrEqual(5);
  });
});

// conformance: MKT-04
describe('opening a box', () => {
  it('writes a record, and gives a prize that has no end', async () => {
    const set = await added();
    const { api, units, orderId } = await buyer(set, 2);
    const [first = '', second = ''] = units;
    const before = await api.blindBox.mine({ activeId: set.activeId });
    expect(before.records).toMatchObject([
      { state: 'paid', paidFen: 3_900, refundable: true, record: null, orderId },
      { state: 'paid', refundable: true, record: null },
    ]);
    expect(before.records[0]?.refundsAtMs).toBe((before.records[0]?.paidAtMs ?? 0) + 15 * 86_400_000);
    const { commitment } = await api.blindBox.detail({ activeId: set.activeId });
    const asked = { unitId: first, commitment, clientSeed: newClientSeed(), openingAgreed: true };
    let answer: Awaited<ReturnType<typeof api.blindBox.open>> | undefined;
    const statements = await countStatements(async () => {
      answer = await api.blindBox.open(asked);
    });
    expect(statements).toBeLessThanOrEqual(STATEMENTS);
    if (!answer) throw new Error('It is answered.');
    const { unit, toOpen } = answer;
    expect(toOpen).toBe(1);
    expect(unit).toMatchObject({ unitId: first, state: 'opened', refundsAtMs: null, refundable: false });
    const { record } = unit;
    expect(record).toMatchObject({
      seq: 1,
      drawnFrom: 24,
      pity: false,
      misses: 0,
      forced: false,
      seed: null,
    });
    expect(record?.poolBefore.map(({ count }) => count)).toEqual([10, 10, 4]);
    const prize = await api.prize.detail({ prizeOfMineId: record?.prizeOfMineId ?? '' });
    expect(prize).toMatchObject({
      source: 'box',
      state: 'toClaim',
      expiresAtMs: null,
      draw: null,
      box: record,
    });
    expect(prize.valueFen).toBe(record?.item.valueFen);
    expect((await api.order.detail({ id: orderId })).status).toBe(1);
    await openOne(api, set, second);
    expect((await api.order.detail({ id: orderId })).status).toBe(2);
    expect((await api.blindBox.mine({})).records.map(({ state }) => state)).toEqual(['opened', 'opened']);
    expect(await poolOf(db(), set.activityProductId)).toMatchObject({ total: 24, taken: 2 });
  });

  it('is asked for once that what is opened is not returned', async () => {
    const set = await added();
    const { api, units } = await buyer(set, 2);
    await expect(openOne(api, set, units[0] ?? '', { openingAgreed: undefined })).rejects.toMatchObject(
      refusedBy('rulesNotAgreed', 422),
    );
    await openOne(api, set, units[0] ?? '');
    expect((await api.blindBox.standing({ activeId: set.activeId })).openingAgreed).toBe(true);
    await openOne(api, set, units[1] ?? '', { openingAgreed: undefined });
  });

  it('answers the same for the same key, and that it is opened for another', async () => {
    const set = await added();
    const { api, units } = await buyer(set);
    const [unitId = ''] = units;
    const { commitment } = await api.blindBox.detail({ activeId: set.activeId });
    const asked = { unitId, commitment, clientSeed: newClientSeed(), openingAgreed: true };
    const key = randomBytes(16).toString('hex');
    const first = await api.blindBox.open(asked, { idempotencyKey: key });
    const again = await api.blindBox.open(asked, { idempotencyKey: key });
    expect(again).toEqual(first);
    await expect(api.blindBox.open(asked)).rejects.toMatchObject(refusedBy('boxOpened', 409));
  });

  it('refuses the boxes of others, before long with 429, a page of another day, and what was given back', async () => {
    const set = await added();
    const { api, units, orderId } = await buyer(set, 2);
    const [unitId = '', back = ''] = units;
    const stranger = await server().member();
    await expect(openOne(stranger, set, unitId)).rejects.toMatchObject({ code: 404 });
    await expect(openOne(api, set, unitId, { commitment: '0'.repeat(64) })).rejects.toMatchObject(
      refusedBy('seedChanged', 409),
    );
    await giveBack(api, orderId, back);
    expect((await api.blindBox.mine({})).records.find((one) => one.unitId === back)).toMatchObject({
      refundable: false,
    });
    await expect(openOne(api, set, back)).rejects.toMatchObject({ code: 410 });
    await expect(openOne(stranger, set, 'none')).rejects.toMatchObject({ code: 404 });
    freezeClock(server());
    const misses = await Promise.allSettled(
      Array.from({ length: 40 }, () => openOne(stranger, set, 'guess')),
    );
    const codes = misses.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(codes).toHaveLength(40);
    expect(codes).toContain(429);
  });

  it('is over fifteen days after paying, also before a job has seen that', async () => {
    const set = await added();
    const { api, units, orderId } = await buyer(set);
    await db()
      .updateTable('box_units')
      .set((eb) => ({ paid_ms: eb('paid_ms', '-', 15 * 86_400_000) }))
      .where('id', '=', units[0] ?? '')
      .execute();
    await db().updateTable('orders').set({ ends_ms: nowMs() }).where('id', '=', orderId).execute();
    await expect(openOne(api, set, units[0] ?? '')).rejects.toMatchObject({ code: 410 });
    await server().runJobs();
    expect((await api.blindBox.mine({})).records[0]).toMatchObject({ state: 'refunded', refundsAtMs: null });
  });

  it('can be forced in a system for tests, which its record says', async () => {
    const set = await added();
    const [cup, , vase] = set.itemIds;
    const { api, units } = await buyer(set, 2);
    expect(await force(api, set, vase)).toBe(true);
    const first = await openOne(api, set, units[0] ?? '');
    expect(first.unit.record).toMatchObject({ forced: true, item: { itemId: vase, hidden: true } });
    expect(first).toMatchObject({ misses: 0, pityIn: 12 });
    expect(await force(api, set, cup)).toBe(true);
    const second = await openOne(api, set, units[1] ?? '');
    expect(second.unit.record).toMatchObject({ forced: true, item: { itemId: cup }, misses: 0 });
    expect(second).toMatchObject({ misses: 1, pityIn: 11 });
    expect(await force(api, set, 'none')).toBe(false);
  });

  it('has a hidden item after eleven misses', async () => {
    const set = await added({ pityAfter: 3, counts: [4, 2, 3] });
    const [cup, , vase] = set.itemIds;
    const { api, units } = await buyer(set, 4);
    for (const unitId of units.slice(0, 2)) {
      await force(api, set, cup);
      await openOne(api, set, unitId);
    }
    expect(await api.blindBox.standing({ activeId: set.activeId })).toMatchObject({ misses: 2, pityIn: 1 });
    expect(await force(api, set, cup)).toBe(false);
    const { unit, misses } = await openOne(api, set, units[2] ?? '');
    expect(unit.record).toMatchObject({ pity: true, misses: 2, drawnFrom: 3, item: { itemId: vase } });
    expect(misses).toBe(0);
    const after = await openOne(api, set, units[3] ?? '');
    expect(after.unit.record).toMatchObject({ pity: false, misses: 0, drawnFrom: 6, seq: 4 });
  });

  it('stops the sale with the last hidden item; what is paid can be opened still', async () => {
    const set = await added({ counts: [5, 5, 1] });
    const { api, units } = await buyer(set, 2);
    await force(api, set, set.itemIds[2]);
    await openOne(api, set, units[0] ?? '');
    const shown = await server().visitor().blindBox.detail({ activeId: set.activeId });
    expect(shown).toMatchObject({ saleState: 'stopped', left: 0, remaining: 10 });
    await expect(buyer(set)).rejects.toMatchObject(refusedBy('boxStopped', 410));
    const { unit } = await openOne(api, set, units[1] ?? '');
    expect(unit.record).toMatchObject({ drawnFrom: 10, seq: 2 });
  });

  it('can be checked by anybody when the seed is told, ten minutes after the day', async () => {
    const set = await added({ endsMs: nowMs() + 30 * 86_400_000 });
    const { api, units } = await buyer(set, 3);
    for (const unitId of units) await openOne(api, set, unitId);
    await server().moveTime(24 * 60 + 15);
    const { records } = await api.blindBox.mine({ activeId: set.activeId });
    expect(records).toHaveLength(3);
    for (const { record } of records) {
      if (!record?.seed) throw new Error('The seed is told.');
      const seed = Buffer.from(record.seed, 'hex');
      expect(createHash('sha256').update(seed).digest('hex')).toBe(record.commitment);
      expect(placeOf({ ...record, seed }, record.drawnFrom)).toBe(record.k);
      const pieces = record.poolBefore.map((one) => ({ ...one, remaining: one.count }));
      expect(itemAt(pieces, record.k, record.pity).itemId).toBe(record.item.itemId);
    }
    const { commitment } = await api.blindBox.detail({ activeId: set.activeId });
    expect(commitment).not.toBe(records[0]?.record?.commitment);
    await expect(openOne(api, set, (await buyer(set)).units[0] ?? '')).rejects.toMatchObject({
      code: 404,
    });
  });
});

describe('the days of a set', () => {
  it('are committed to until the last box can be opened, and what nobody drew goes back after that', async () => {
    const set = await added({ endsMs: nowMs() + 60 * 60_000 });
    const { api, units } = await buyer(set, 2);
    await server().moveTime(3 * 24 * 60);
    const shown = await server().visitor().blindBox.detail({ activeId: set.activeId });
    expect(shown).toMatchObject({ saleState: 'over', left: 0, remaining: 24, day: dayOf(nowMs()) });
    const days = await db()
      .selectFrom('draw_days')
      .select('day')
      .where('activity_id', '=', set.activeId)
      .where('day', '>', dayOf(nowMs()))
      .execute();
    expect(days).toHaveLength(2);
    await openOne(api, set, units[0] ?? '');
    await server().moveTime(13 * 24 * 60);
    await server().runJobs();
    const pieces = await Promise.all(set.skuIds.map((sku) => poolOf(db(), `pool-${sku}`)));
    expect(pieces.reduce((sum, { total }) => sum + total, 0)).toBe(2 * 500 - 1);
    const over = await server().visitor().blindBox.detail({ activeId: set.activeId });
    expect(over).toMatchObject({ remaining: 0, opened: 1 });
  });
});

/** Gives one box of an order back for its money. */
async function giveBack(api: ApiClient, orderId: string, unitId: string): Promise<void> {
  const { line_id: lineId, unit } = await db()
    .selectFrom('box_units')
    .select(['line_id', 'unit'])
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  const items = [{ lineId, units: [unit] }];
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
  await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
}
