import { describe, expect, it } from 'vitest';
import { drawnFromOf, itemAt, pityInOf, placeOf } from '../src/modules/blind-box/roll';

const SEED = Buffer.from(Array.from({ length: 32 }, (_, place) => place));
const CLIENT_SEED = '00112233445566778899aabbccddeeff';
const PITY_AFTER = 12;

const newSet = () => [
  ...['tea', 'fan', 'lamp', 'bridge', 'boat', 'pine'].map((id) => ({ id, hidden: false, remaining: 22 })),
  { id: 'moon', hidden: true, remaining: 12 },
];

/** Opens so many boxes of one member, one after the other; answers them as unit:pieces:place:item. */
function opened(count: number) {
  const items = newSet();
  let misses = 0;
  const told = Array.from({ length: count }, (_, index) => {
    const unitId = `unit-${index + 1}`;
    const { pity, drawnFrom } = drawnFromOf(items, { misses, pityAfter: PITY_AFTER });
    const k = placeOf(
      {
        ...{ seed: SEED, activeId: 'box-1', day: '2026-10-01', memberId: 'member-1', unitId },
        clientSeed: CLIENT_SEED,
      },
      drawnFrom,
    );
    const item = itemAt(items, k, pity);
    item.remaining -= 1;
    misses = item.hidden ? 0 : misses + 1;
    return `${index + 1}:${drawnFrom}:${k}:${item.id}${pity ? ' by pity' : ''}`;
  });
  return { told, items };
}

describe('what is in a box', () => {
  it('is what another language draws', () => {
    const { told, items } = opened(30);
    expect(told.slice(0, 21)).toEqual([
      ...['1:144:131:pine', '2:143:134:moon', '3:142:128:pine', '4:141:22:fan', '5:140:137:moon'],
      ...['6:139:99:boat', '7:138:87:boat', '8:137:29:fan', '9:136:93:boat', '10:135:15:tea'],
      ...['11:134:106:pine', '12:133:78:bridge', '13:132:2:tea', '14:131:53:lamp', '15:130:106:pine'],
      ...['16:129:84:boat', '17:10:5:moon by pity', '18:127:123:moon', '19:126:44:lamp', '20:125:10:tea'],
      '21:124:119:moon',
    ]);
    expect(items.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(114);
    expect(items.at(-1)).toMatchObject({ id: 'moon', remaining: 7 });
  });

  it('is hidden after so many misses, and no sooner, while any is left', () => {
    const items = newSet();
    const asked = (misses: number) => drawnFromOf(items, { misses, pityAfter: PITY_AFTER });
    expect(asked(10)).toEqual({ pity: false, drawnFrom: 144 });
    expect(asked(11)).toEqual({ pity: true, drawnFrom: 12 });
    expect(itemAt(items, 0, true).id).toBe('moon');
    expect(() => itemAt(items, 12, true)).toThrow(RangeError);
    for (const item of items) if (item.hidden) item.remaining = 0;
    expect(asked(11)).toEqual({ pity: false, drawnFrom: 132 });
    expect(itemAt(items, 131, false).id).toBe('pine');
  });

  it('is never a piece that is out', () => {
    const items = [
      { id: 'out', hidden: false, remaining: 0 },
      { id: 'left', hidden: false, remaining: 1 },
    ];
    expect(itemAt(items, 0, false).id).toBe('left');
    expect(() => itemAt(items, 1, false)).toThrow(RangeError);
  });

  it('is told of within so many boxes', () => {
    expect([0, 1, 11, 12, 40].map((misses) => pityInOf(misses, PITY_AFTER))).toEqual([12, 11, 1, 1, 1]);
  });
});
