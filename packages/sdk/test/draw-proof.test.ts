import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraw, type DrawEvidence, type DrawProof, prizeAt, rollOf } from '../src/lottery/draw-proof';

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const clientSeed = '00112233445566778899aabbccddeeff';
const day = '2026-10-01';
const own = { activeId: 'draw-1', memberId: 'member-1', day, clientSeed, seed };
const shares = [50, 2_000, 10_000, 30_000, 60_000, 120_000, 180_000, 597_950];
let sum = 0;
const prizes = shares.map((ppm, place) => {
  sum += ppm;
  return { id: `p${place + 1}`, name: `Prize ${place + 1}`, ppm, upTo: sum };
});

describe('the roll of a draw', () => {
  it.each([
    [0, 940_174, 'p8'],
    [1, 795_253, 'p8'],
    [2, 513_421, 'p8'],
    [3, 21_720, 'p4'],
    [4, 158_056, 'p6'],
    [5, 30_049, 'p4'],
    [6, 691_999, 'p8'],
    [7, 496_720, 'p8'],
    [13, 338_534, 'p7'],
    [14, 79_786, 'p5'],
    [136, 2_929, 'p3'],
    [855, 1_026, 'p2'],
    [2_198, 36, 'p1'],
  ])('of index %i is that of the specification', (index, roll, prizeId) => {
    expect(rollOf({ ...own, index })).toBe(roll);
    expect(prizeAt(prizes, roll)?.id).toBe(prizeId);
  });

  it('is another member’s with other bytes of theirs', () => {
    const other = { ...own, memberId: 'member-2', clientSeed: 'f'.repeat(32), index: 0 };
    expect(rollOf(other)).toBe(623_223);
    expect(prizeAt(prizes, 623_223)?.id).toBe('p8');
  });

  it('is computed as with whole numbers of any size', () => {
    // Of the specification: HMAC for index 0 begins so.
    const bytes = BigInt('0xf0af477e76870e24');
    expect(Number((bytes * 1_000_000n) >> 64n)).toBe(rollOf({ ...own, index: 0 }));
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(word, word, (high, low) => {
        const carried = Math.floor((low * 1_000_000) / 2 ** 32);
        const whole = ((BigInt(high) << 32n) | BigInt(low)) * 1_000_000n;
        expect(Math.floor((high * 1_000_000 + carried) / 2 ** 32)).toBe(Number(whole >> 64n));
      }),
    );
  });
});

describe('the prize of a roll', () => {
  it.each([
    [0, 'p1'],
    [49, 'p1'],
    [50, 'p2'],
    [2_049, 'p2'],
    [2_050, 'p3'],
    [12_049, 'p3'],
    [12_050, 'p4'],
    [402_049, 'p7'],
    [402_050, 'p8'],
    [999_999, 'p8'],
  ])('at the border %i is that of the specification', (roll, prizeId) => {
    expect(prizeAt(prizes, roll)?.id).toBe(prizeId);
  });
});

const evidence: DrawEvidence = {
  ...{ activeId: 'draw-1', memberId: 'member-1', index: 4, day, clientSeed, commitment },
  ...{ roll: 158_056, rolledPrizeId: 'p6', reason: null },
  prize: { id: 'p6', name: 'Prize 6', kind: 'goods', valueFen: 5_900 },
};
const proof: DrawProof = { day, commitment, seed, revealsAtMs: 1_790_871_000_000, prizes };
const nothing = { id: 'p8', name: 'Nothing', kind: 'none' as const, valueFen: 0 };

describe('the check of a draw', () => {
  it('agrees where all is as it was promised, and says nothing before the seed is told', () => {
    expect(checkDraw(evidence, proof)).toEqual({ isSeed: true, isRoll: true, isPrize: true });
    expect(checkDraw(evidence, { ...proof, seed: null })).toBeUndefined();
  });

  it('agrees where nothing was given because the prize had gone', () => {
    const gone = { ...evidence, reason: 'outOfStock' as const, prize: nothing };
    expect(checkDraw(gone, proof)).toEqual({ isSeed: true, isRoll: true, isPrize: true });
  });

  it.each([
    ['another seed', evidence, { ...proof, seed: `ff${seed.slice(2)}` }, { isSeed: false, isRoll: false }],
    [
      'another commitment than the draw was made with',
      { ...evidence, commitment: '0'.repeat(64) },
      proof,
      { isSeed: false },
    ],
    ['the seed of another day', evidence, { ...proof, day: '2026-10-02' }, { isSeed: false }],
    ['a roll that was set', { ...evidence, roll: 158_057 }, proof, { isRoll: false }],
    [
      'a prize that the roll does not stand for',
      { ...evidence, rolledPrizeId: 'p7' },
      proof,
      { isPrize: false },
    ],
    ['another prize without a reason', { ...evidence, prize: nothing }, proof, { isPrize: false }],
    [
      'something else given where the prize had gone',
      { ...evidence, reason: 'perMember' as const, prize: { ...nothing, kind: 'coupon' as const } },
      proof,
      { isPrize: false },
    ],
    [
      'odds that were changed',
      evidence,
      { ...proof, prizes: prizes.map((one) => (one.id === 'p5' ? { ...one, ppm: 160_000 } : one)) },
      { isPrize: false },
    ],
  ])('finds %s', (_what, record, told, wrong) => {
    expect(checkDraw(record, told)).toEqual({ isSeed: true, isRoll: true, isPrize: true, ...wrong });
  });
});
