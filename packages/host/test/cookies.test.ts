import { describe, expect, it } from 'vitest';
import { parseCookies } from '../src';
import { createCookieStorage } from '../src/browser/cookie-storage';

/** A document whose cookies behave as a browser's: one of a name, gone when their age is 0. */
function createDocument() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

describe('texts in cookies', () => {
  it('are what was written, whatever characters they have', () => {
    const document = createDocument();
    const storage = createCookieStorage(
      () => document,
      () => false,
    );
    storage.set('appearance', '{"theme":"dark"; 深色=✓}');
    storage.set('locale', 'en');
    expect(storage.get('appearance')).toBe('{"theme":"dark"; 深色=✓}');
    expect(parseCookies(document.cookie)).toEqual({ appearance: '{"theme":"dark"; 深色=✓}', locale: 'en' });
    storage.remove('locale');
    expect(storage.get('locale')).toBeUndefined();
  });

  it('belong to the whole site, travel with links to it, and only over https where the page does', () => {
    const document = createDocument();
    createCookieStorage(
      () => document,
      () => true,
    ).set('token', 't');
    expect(document.written).toEqual(['token=t; Max-Age=34560000; Path=/; SameSite=Lax; Secure']);
  });

  it('live in memory where cookies are refused or throw', () => {
    const refusing = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => {} });
    const throwing = Object.defineProperty({ cookie: '' }, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    for (const document of [refusing, throwing]) {
      const storage = createCookieStorage(
        () => document,
        () => false,
      );
      storage.set('token', 't');
      expect(storage.get('token')).toBe('t');
      storage.remove('token');
      expect(storage.get('token')).toBeUndefined();
    }
  });
});

describe('a Cookie header', () => {
  it('is read without what somebody else spoiled, the first of a name first', () => {
    expect(Object.entries(parseCookies('a=1; a=2; b; c=%E4%BA; d=%E4%BA%91; =x; __proto__=y'))).toEqual([
      ['a', '1'],
      ['d', '云'],
      ['', 'x'],
      ['__proto__', 'y'],
    ]);
  });
});
