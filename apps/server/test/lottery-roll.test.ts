import { describe, expect, it } from 'vitest';
import { cumulative, prizeAt, rollOf } from '../src/modules/lottery/roll';
import { commitmentOf } from '../src/security/seed';

const SEED = Buffer.from(Array.from({ length: 32 }, (_, place) => place));
const CLIENT_SEED = '00112233445566778899aabbccddeeff';
const PPM = [50, 2_000, 10_000, 30_000, 60_000, 120_000, 180_000, 597_950];
const PRIZES = PPM.map((ppm, place) => ({ id: `p${place + 1}`, ppm }));

const rolled = (index: number, changes: Partial<Parameters<typeof rollOf>[0]> = {}) =>
  rollOf({
    ...{ seed: SEED, activeId: 'draw-1', day: '2026-10-01', memberId: 'member-1', index },
    ...{ clientSeed: CLIENT_SEED, ...changes },
  });
const drawn = (index: number) => `${rolled(index)} ${prizeAt(PRIZES, rolled(index)).id}`;

describe('a roll', () => {
  it('is committed to before', () => {
    expect(commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('is the one that another language makes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(drawn)).toEqual([
      ...[
        '940174 p8',
        '795253 p8',
        '513421 p8',
        '21720 p4',
        '158056 p6',
        '30049 p4',
        '691999 p8',
        '496720 p8',
      ],
    ]);
    expect([13, 14, 136, 855, 2198].map(drawn)).toEqual([
      ...['338534 p7', '79786 p5', '2929 p3', '1026 p2', '36 p1'],
    ]);
    expect(rolled(0, { memberId: 'member-2', clientSeed: 'f'.repeat(32) })).toBe(623_223);
  });

  it('stands for the first prize whose share reaches beyond it', () => {
    const borders: Record<string, number[]> = {
      ...{ p1: [0, 49], p2: [50, 2_049], p3: [2_050, 12_049], p4: [12_050], p7: [402_049] },
      p8: [402_050, 999_999],
    };
    for (const [id, rolls] of Object.entries(borders))
      for (const roll of rolls) expect(prizeAt(PRIZES, roll).id).toBe(id);
    expect(cumulative(PRIZES).at(-1)).toBe(1_000_000);
    expect(() => prizeAt(PRIZES, 1_000_000)).toThrow(RangeError);
  });

  it('never stands for what has no share', () => {
    const prizes = [
      { id: 'never', ppm: 0 },
      { id: 'always', ppm: 1_000_000 },
    ];
    expect(prizeAt(prizes, 0).id).toBe('always');
  });
});
