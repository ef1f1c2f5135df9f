import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '../src';
import { createLibraryFormatter, createMessageFormatter } from '../src/message-formatter';
import { createPlainFormatter } from '../src/plain-formatter';

/** Texts as `scripts/compile-messages.mjs` compiles them. */
const writer =
  (formatter: typeof createMessageFormatter) =>
  (locale: 'en' | 'zh-Hans', text: string, values: Record<string, string | number> = {}) => {
    const parts = JSON.parse(JSON.stringify(parse(text, { captureLocation: false })));
    return createTexts(locale, { 'order.quantity': parts }, undefined, formatter).t('order.quantity', values);
  };

const tickets = '{count, plural, =0 {no tickets} one {# ticket} other {# tickets}}';

describe.each([
  ['by the library', createLibraryFormatter],
  ['where there is no Intl', createPlainFormatter],
])('a text that selects or counts, written %s', (_, formatter) => {
  const write = writer(formatter);

  it('counts in English with one form for 1, in Chinese with one form for all', () => {
    const counted = [0, 1, 2, 21, 1_234].map((count) => write('en', tickets, { count }));
    expect(counted).toEqual(['no tickets', '1 ticket', '2 tickets', '21 tickets', '1,234 tickets']);
    expect(write('zh-Hans', tickets, { count: 1 })).toBe('1 tickets');
  });

  it('agrees with the forms of the language tables', () => {
    for (const locale of ['en', 'zh-Hans'] as const) {
      const rules = new Intl.PluralRules(locale === 'en' ? 'en' : 'zh-CN');
      for (const count of [0, 1, 2, 3, 5, 10, 11, 21, 100, 101, 1_000_000]) {
        expect(write(locale, '{n, plural, one {one} other {other}}', { n: count })).toBe(rules.select(count));
      }
    }
  });

  it('selects by the value, or what is left, and fills the values within', () => {
    const text = '{way, select, bus {by bus {name}} other {on foot}}';
    expect([write('en', text, { way: 'bus', name: 'A' }), write('en', text, { way: 'x' })]).toEqual([
      'by bus A',
      'on foot',
    ]);
  });

  it('comes back as its id when a value is missing', () => {
    expect(write('en', tickets)).toBe('order.quantity');
  });
});

describe('what formats', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('needs no Intl where there is none', () => {
    vi.stubGlobal('Intl', undefined);
    expect(writer(createMessageFormatter)('en', tickets, { count: 1_234 })).toBe('1,234 tickets');
  });
});
