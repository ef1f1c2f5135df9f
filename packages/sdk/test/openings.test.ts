import type { GoodsDetail } from '@yunyou/contract';
import { stayQueryOf } from '@yunyou/sdk';
import { chosenRoomsOf, chosenRoomsText, skuOpeningsOf } from '@yunyou/sdk/checkout';
import { describe, expect, it } from 'vitest';

const sku = { skuDetailId: 's1', name: '红', priceFen: 900, promoFen: null, picture: null, enabled: false };
const product = {
  ...{ id: 'p1', name: '茶', goodsType: 0, thumb: {}, minPerOrder: 2, bundle: null },
  skus: [sku, { ...sku, skuDetailId: 's2', name: '绿', promoFen: 800, enabled: true }],
} as unknown as GoodsDetail;

describe('what a checkout is opened with', () => {
  it('is the named option, else the first that can be had, and at least as many as are sold at once', () => {
    expect(skuOpeningsOf(product, 's1', 3)).toMatchObject([
      { kind: 'goods', skuDetailId: 's1', quantity: 3 },
    ]);
    expect(skuOpeningsOf(product, '', 1)).toMatchObject([
      { skuDetailId: 's2', quantity: 2, product: { specText: '绿', priceFen: 800, shipped: true } },
    ]);
    expect(skuOpeningsOf({ ...product, skus: [] }, '', 1)).toEqual([]);
  });

  it('is rooms as an address names them, within what can be ordered', () => {
    expect(chosenRoomsOf('r1:2,r2:x,,r3:1000')).toMatchObject([
      { rateId: 'r1', rooms: 2 },
      { rateId: 'r2', rooms: 1 },
      { rateId: 'r3', rooms: expect.any(Number) },
    ]);
    expect(chosenRoomsText(chosenRoomsOf('r1:2,r2'))).toBe('r1:2,r2:1');
  });

  it('asks about a stay without children where there are none', () => {
    const stay = { startDate: '2026-12-01', endDate: '2026-12-02', rooms: 1, adults: 2, childAges: [] };
    expect(stayQueryOf(stay)).not.toHaveProperty('childAges');
    expect(stayQueryOf({ ...stay, childAges: [3] })).toMatchObject({ childAges: [3] });
  });
});
