import { describe, expect, it } from 'vitest';
import { type BoxEvidence, boxText, checkBox, drawnFromPool, itemAt } from '../src/blind-box/box-proof';
import { drawnOf } from '../src/lottery/seeds';

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const clientSeed = '00112233445566778899aabbccddeeff';
const own = { activeId: 'box-1', memberId: 'member-1', day: '2026-10-01', clientSeed };
const PITY_AFTER = 12;

const fullSet = () =>
  ['tea', 'fan', 'lamp', 'bridge', 'boat', 'pine', 'moon'].map((itemId) => ({
    ...{ itemId, name: itemId, hidden: itemId === 'moon' },
    count: itemId === 'moon' ? 12 : 22,
  }));

/** Opens boxes as the specification does, and tells each as `unit:M:k:item`. */
function openSet(boxes: number): { told: string[]; records: BoxEvidence[]; left: typeof pool } {
  const pool = fullSet();
  const told: string[] = [];
  const records: BoxEvidence[] = [];
  let misses = 0;
  for (let unit = 1; unit <= boxes; unit += 1) {
    const poolBefore = pool.map((item) => ({ ...item }));
    const isHiddenLeft = pool.some(({ hidden, count }) => hidden && count > 0);
    const pity = misses >= PITY_AFTER - 1 && isHiddenLeft;
    const { items, pieces } = drawnFromPool(pool, pity);
    const unitId = `unit-${unit}`;
    const k = drawnOf(seed, boxText({ ...own, unitId }), pieces);
    const item = itemAt(items, k) ?? { itemId: '', count: 0, hidden: false };
    told.push(`${unit}:${pieces}:${k}:${item.itemId}`);
    records.push({
      ...{ ...own, unitId, commitment, seed, poolBefore, drawnFrom: pieces, k, pity, misses },
      item: { itemId: item.itemId },
    });
    misses = item.hidden ? 0 : misses + 1;
    item.count -= 1;
  }
  return { told, records, left: pool };
}

describe('the boxes of a set', () => {
  it('are those of the specification, pity among them', () => {
    const { told, left } = openSet(30);
    expect(told.slice(0, 21).join(' ')).toBe(
      '1:144:131:pine 2:143:134:moon 3:142:128:pine 4:141:22:fan 5:140:137:moon 6:139:99:boat 7:138:87:boat ' +
        '8:137:29:fan 9:136:93:boat 10:135:15:tea 11:134:106:pine 12:133:78:bridge 13:132:2:tea 14:131:53:lamp ' +
        '15:130:106:pine 16:129:84:boat 17:10:5:moon 18:127:123:moon 19:126:44:lamp 20:125:10:tea 21:124:119:moon',
    );
    expect(left.reduce((sum, { count }) => sum + count, 0)).toBe(114);
    expect(left.find(({ hidden }) => hidden)?.count).toBe(7);
  });

  it('agree with what they are checked by', () => {
    for (const record of openSet(30).records) {
      const right = { isSeed: true, isPool: true, isPlace: true, isItem: true };
      expect(checkBox(record, PITY_AFTER)).toEqual(right);
      expect(checkBox(record)).toEqual(right);
    }
  });
});

const [first, , third] = openSet(17).records as [BoxEvidence, BoxEvidence, BoxEvidence];
const byPity = openSet(17).records[16] as BoxEvidence;

describe('the check of a box', () => {
  it('says nothing before the seed is told', () => {
    expect(checkBox({ ...first, seed: null }, PITY_AFTER)).toBeUndefined();
  });

  it.each<[string, BoxEvidence, object]>([
    ['another seed', { ...first, seed: `ff${seed.slice(2)}` }, { isSeed: false, isPlace: false }],
    ['another commitment', { ...first, commitment: '0'.repeat(64) }, { isSeed: false }],
    ['a place that was set', { ...first, k: 130 }, { isPlace: false, isItem: true }],
    ['another thing than has that place', { ...third, item: { itemId: 'tea' } }, { isItem: false }],
    [
      'a set that had something else in it',
      { ...first, poolBefore: fullSet().map((item) => ({ ...item, count: item.count + 1 })) },
      { isPool: false },
    ],
    ['pity that was due and not given', { ...first, misses: 11 }, { isPool: false }],
    ['pity that was not due', { ...byPity, misses: 3 }, { isPool: false }],
  ])('finds %s', (_what, record, wrong) => {
    expect(checkBox(record, PITY_AFTER)).toMatchObject(wrong);
  });

  it('does not judge when pity was due where the set is no longer told', () => {
    expect(checkBox({ ...byPity, misses: 3 })).toMatchObject({ isPool: true });
  });
});
