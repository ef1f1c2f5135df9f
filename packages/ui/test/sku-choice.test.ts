import { describe, expect, it } from 'vitest';
import {
  choose,
  chosenOf,
  costOf,
  limitsOf,
  missingOf,
  type SkuProduct,
  skuOf,
  valueState,
} from '../src/features/goods/sku-sheet/sku-choice';
import { goodsDetailIn } from '../src/stories/goods-samples';

/** Bags, tins and a box in three grades; of bags the second grade is sold out, the box has only the first. */
const tea: SkuProduct = goodsDetailIn('zh-Hans');
const bag = 'size-0';
const tin = 'size-1';
const box = 'size-2';

describe('choosing an option', () => {
  it('says what is missing until each specification has a value', () => {
    expect(missingOf(tea, {})?.specId).toBe('size');
    expect(missingOf(tea, { size: tin })?.specId).toBe('grade');
    expect(skuOf(tea, { size: tin })).toBeUndefined();
    expect(skuOf(tea, { size: tin, grade: 'grade-1' })?.skuDetailId).toBe('sku-1-1');
  });

  it('tells what cannot be had with the other choices from what cannot be had at all', () => {
    expect(valueState(tea, { size: box }, 'grade', 'grade-2')).toBe('conflict');
    expect(valueState(tea, { size: bag }, 'grade', 'grade-1')).toBe('conflict');
    expect(valueState(tea, {}, 'grade', 'grade-1')).toBe('open');
    const soldOut = { ...tea, skus: tea.skus.filter(({ valueIds }) => valueIds[0] !== box) };
    expect(valueState(soldOut, {}, 'size', box)).toBe('none');
  });

  it('never ends where no value can be changed: what conflicts gives way', () => {
    expect(choose(tea, { size: box, grade: 'grade-0' }, 'grade', 'grade-2')).toEqual({ grade: 'grade-2' });
    expect(choose(tea, { size: tin, grade: 'grade-0' }, 'size', bag)).toEqual({
      size: bag,
      grade: 'grade-0',
    });
  });

  it('takes an option of an address apart, and nothing of one that is gone', () => {
    expect(chosenOf(tea, 'sku-2-0')).toEqual({ size: box, grade: 'grade-0' });
    expect(chosenOf(tea, 'sku-9')).toEqual({});
    const gone = { ...tea, skus: tea.skus.map((sku) => ({ ...sku, enabled: false })) };
    expect(chosenOf(gone, 'sku-2-0')).toEqual({});
  });

  it('bounds the number by what is left, by the limit and by an order, the lowest first', () => {
    const [, , , , few] = tea.skus;
    expect(limitsOf(tea, few)).toEqual({ min: 1, max: 3, reason: 'left' });
    expect(limitsOf(tea, tea.skus[0])).toEqual({ min: 1, max: 6, reason: 'limit' });
    expect(limitsOf({ ...tea, limitPerMember: null, minPerOrder: 2 }, tea.skus[0])).toEqual({
      min: 2,
      max: 99,
      reason: 'order',
    });
  });

  it('counts a promotion for as many pieces as it is for', () => {
    const [, , , lowered] = tea.skus;
    if (!lowered) throw new Error('The tin of the finest grade is on promotion.');
    expect(costOf(lowered, 2)).toBe(25_600);
    expect(costOf(lowered, 3)).toBe(25_600 + 13_600);
    expect(costOf({ ...lowered, piecesPerOrder: null }, 3)).toBe(38_400);
  });
});
