import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BargainEvidence, checkBargain, splitOf } from '../src/bargain/bargain-proof';

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const clientSeed = '00112233445566778899aabbccddeeff';
const sum = (cuts: readonly number[]) => cuts.reduce((all, cut) => all + cut, 0);

describe('the split of a bargain', () => {
  it.each([
    ['bargain-1', 8_000, [1044, 776, 752, 958, 1007, 539, 882, 535, 521, 986]],
    ['bargain-1', 5, [1, 1, 1, 1, 1]],
    ['bargain-2', 7_001, [1424, 3173, 2404]],
    [
      'bargain-3',
      12_800,
      [
        510, 535, 384, 312, 575, 683, 434, 376, 531, 731, 645, 581, 512, 551, 568, 617, 723, 756, 334, 347,
        442, 286, 398, 526, 443,
      ],
    ],
  ])('of %s, %i fen, is that of the specification', (bargainId, totalFen, cuts) => {
    expect(splitOf({ bargainId, seed, clientSeed, totalFen, people: cuts.length })).toEqual(cuts);
  });

  it('adds up, leaves nobody without a cut, and nobody with more than three times the least and one', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
    const way = fc
      .integer({ min: 2, max: 50 })
      .chain((people) =>
        fc.record({ people: fc.constant(people), totalFen: fc.integer({ min: people, max: 200_000 }) }),
      );
    fc.assert(
      fc.property(hex, way, (anySeed, { people, totalFen }) => {
        const cuts = splitOf({ bargainId: 'bargain-1', seed: anySeed, clientSeed, totalFen, people });
        expect(cuts).toHaveLength(people);
        expect(sum(cuts)).toBe(totalFen);
        const least = Math.min(...cuts);
        expect(least).toBeGreaterThanOrEqual(1);
        expect(Math.max(...cuts)).toBeLessThanOrEqual(3 * least + 1);
      }),
      { numRuns: 100 },
    );
  });
});

const cutsFen = [1424, 3173, 2404];
const evidence = (part: Partial<BargainEvidence> = {}): BargainEvidence => ({
  bargain: {
    id: 'bargain-2',
    originalPriceFen: 17_001,
    floorPriceFen: 10_000,
    people: 3,
    helpers: [
      { id: 'h-1', name: '李*', avatarUrl: '', seq: 1, cutFen: 1424, isOwner: true },
      { id: 'h-2', name: '王*', avatarUrl: '', seq: 2, cutFen: 3173, isOwner: false },
    ],
  },
  commitment,
  clientSeed,
  proof: { seed, cutsFen },
  ...part,
});

describe('the check of a bargain', () => {
  it('agrees where all is as it was promised, and says nothing before the seed is told', () => {
    expect(checkBargain(evidence())).toEqual({ isSeed: true, isSplit: true });
    expect(checkBargain(evidence({ proof: null }))).toBeUndefined();
  });

  it('finds another seed than the one that was committed to', () => {
    const other = `ff${seed.slice(2)}`;
    const cuts = splitOf({ bargainId: 'bargain-2', seed: other, clientSeed, totalFen: 7_001, people: 3 });
    const { bargain } = evidence();
    expect(
      checkBargain(
        evidence({
          bargain: { ...bargain, helpers: [] },
          proof: { seed: other, cutsFen: cuts },
        }),
      ),
    ).toEqual({ isSeed: false, isSplit: true });
  });

  it.each([
    ['cuts that do not follow', evidence({ proof: { seed, cutsFen: [1424, 2404, 3173] } })],
    ['a cut too few', evidence({ proof: { seed, cutsFen: cutsFen.slice(0, 2) } })],
    ['other random bytes of the owner', evidence({ clientSeed: '0'.repeat(32) })],
    [
      'a friend who was given another cut',
      evidence({
        bargain: {
          ...evidence().bargain,
          helpers: evidence().bargain.helpers.map((helper) => ({ ...helper, cutFen: 1424 })),
        },
      }),
    ],
  ])('finds %s', (_what, wrong) => {
    expect(checkBargain(wrong)).toEqual({ isSeed: true, isSplit: false });
  });
});
