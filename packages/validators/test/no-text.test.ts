import { describe, expect, it } from 'vitest';
import * as validators from '../src';

const checks = Object.entries(validators).filter(([name]) => /^is[A-Z]/.test(name)) as [
  string,
  (...given: unknown[]) => boolean,
][];

describe('what is no text', () => {
  it.each(checks.filter(([name]) => name !== 'isCertificateNumber'))('is refused by %s', (_, check) => {
    for (const value of [undefined, null, 0, 13_800_138_000, Number.NaN, true, {}, [], ['a'], () => 'a'])
      expect(check(value)).toBe(false);
  });

  it('is no certificate number of any type', () => {
    for (let type = 0; type <= 10; type += 1)
      for (const value of [undefined, null, 0, 110_105, {}, ['H12345678']])
        expect(validators.isCertificateNumber(type, value)).toBe(false);
  });

  it('tells nothing as an identity card', () => {
    expect(validators.parseIdCard(undefined)).toBeUndefined();
  });
});
