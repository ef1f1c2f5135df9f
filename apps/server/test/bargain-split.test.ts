import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { splitCuts } from '../src/modules/bargain/split';
import { commitmentOf } from '../src/security/seed';

const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const clientSeed = '00112233445566778899aabbccddeeff';
const split = (bargainId: string, totalFen: number, people: number) =>
  splitCuts({ bargainId, seed, clientSeed, totalFen, people });

describe('the split of a bargain', () => {
  it('is that of the vectors', () => {
    expect(commitmentOf(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(split('bargain-1', 8_000, 10)).toEqual([1044, 776, 752, 958, 1007, 539, 882, 535, 521, 986]);
    expect(split('bargain-1', 5, 5)).toEqual([1, 1, 1, 1, 1]);
    expect(split('bargain-2', 7_001, 3)).toEqual([1424, 3173, 2404]);
    expect(split('bargain-3', 12_800, 25)).toEqual([
      510, 535, 384, 312, 575, 683, 434, 376, 531, 731, 645, 581, 512, 551, 568, 617, 723, 756, 334, 347, 442,
      286, 398, 526, 443,
    ]);
  });

  it('comes to the sum exactly, and no cut is under a fen or over three times another', () => {
    const wrong: object[] = [];
    for (let index = 0; index < 4_000; index++) {
      const own = createHash('sha256').update(`split ${index}`).digest();
      const people = 2 + (own.readUInt32BE(0) % 49);
      const totalFen = people + (own.readUInt32BE(4) % (200_000 - people + 1));
      const cuts = splitCuts({ bargainId: `bargain-${index}`, seed: own, clientSeed, totalFen, people });
      const sum = cuts.reduce((total, cut) => total + cut, 0);
      const [least, most] = [Math.min(...cuts), Math.max(...cuts)];
      if (cuts.length !== people || sum !== totalFen || least < 1 || most > 3 * least + 1)
        wrong.push({ index, people, totalFen, cuts });
    }
    expect(wrong).toEqual([]);
  });

  it('gives no place more than another in the mean', () => {
    const sums = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 20_000; index++) {
      const own = createHash('sha256').update(`mean ${index}`).digest();
      const split = splitCuts({ bargainId: 'bargain', seed: own, clientSeed, totalFen: 8_000, people: 10 });
      for (const [place, cut] of split.entries()) sums[place] = (sums[place] ?? 0) + cut;
    }
    for (const sum of sums) expect(Math.abs(sum / 20_000 - 800)).toBeLessThan(4);
  });

  it('wants a fen for each', () => {
    expect(() =>
      splitCuts({ bargainId: 'b', seed: randomBytes(32), clientSeed, totalFen: 4, people: 5 }),
    ).toThrow(RangeError);
  });
});
