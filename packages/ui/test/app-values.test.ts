import { describe, expect, it } from 'vitest';
import { parseAppearance } from '../src/shell/appearance';
import { typedMobile } from '../src/shell/typed-mobile';

describe('a mobile number as it comes into a field', () => {
  it.each([
    ['13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    ['1380013800012345', '13800138000'],
    ['86138', '138'],
    ['abc', ''],
  ])('%s becomes %s', (typed, digits) => {
    expect(typedMobile(typed)).toBe(digits);
  });
});

describe('the look a person has chosen', () => {
  it('is read as it was stored', () => {
    expect(parseAppearance('{"theme":"dark","textSize":"large"}')).toEqual({
      theme: 'dark',
      textSize: 'large',
    });
  });

  it.each([undefined, '', 'dark', '{', 'null', '{"theme":"pink","textSize":7}'])(
    'is the usual one when %s is stored',
    (stored) => {
      expect(parseAppearance(stored)).toEqual({ theme: 'auto', textSize: 'normal' });
    },
  );
});
