import { describe, expect, it } from 'vitest';
import { printAnswerShapes } from '../build/answer-shapes';
import { fitsShape } from '../src';

describe('the outlines of answers', () => {
  it('are those of the schemas (`vitest -u` writes the file anew)', async () => {
    await expect(printAnswerShapes()).toMatchFileSnapshot('../src/answer-shapes.ts');
  });

  it('take what has the field, and more', () => {
    expect(fitsShape({ records: [{ id: '1' }], total: 0 }, 'records[]')).toBe(true);
    expect(fitsShape({ id: '', name: 'Lin' }, 'id')).toBe(true);
    expect(fitsShape(0, '#')).toBe(true);
    expect(fitsShape({ payUrl: null }, '{}')).toBe(true);
    expect(fitsShape([], '[]')).toBe(true);
    expect(fitsShape(undefined, null)).toBe(true);
    expect(fitsShape(null, 'id?')).toBe(true);
    expect(fitsShape({ id: '1' }, 'id?')).toBe(true);
  });

  it.each<[string, unknown[]]>([
    ['records[]', [null, undefined, {}, [], 'text', 0, true, { records: null }, { records: {} }]],
    ['id', [null, undefined, {}, [], 'text', 0, { id: null }, { name: 'Lin' }]],
    ['{}', [null, undefined, [], 'text', 0]],
    ['id?', [undefined, {}, [], 'text', 0, { id: null }]],
    ['#', [null, undefined, {}, [], '0', true]],
    ['[]', [null, undefined, {}, 'text', 0, { 0: 1, length: 1 }]],
  ])('refuse for %s what is none', (shape, values) => {
    for (const value of values) expect(fitsShape(value, shape)).toBe(false);
  });
});
