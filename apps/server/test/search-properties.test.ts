import fc from 'fast-check';
import { pinyin } from 'pinyin-pro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpots, behindProxy, untilFound, visitorFrom } from './support/search-content';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(behindProxy);
});
afterAll(() => server.close());

const CITY = '性质市';

/** Titles such as operators write: Han, some with digits, English words, brackets or traditional characters. */
const han = fc.string({
  unit: fc.constantFrom(
    ...'云海山湖温泉古镇竹影月桥长乐巷重阳银行厦门朝都会行宿露台绿洲女儿国石榴花园度假村樂園嶺溫',
  ),
  minLength: 2,
  maxLength: 9,
});
const title = fc
  .tuple(han, fc.constantFrom('', '2号', '（一期）', ' Lodge', '·', '3D'), fc.oneof(fc.constant(''), han))
  .map((parts) => parts.join(''));

const hanOf = (text: string) => text.replace(/[^\p{Script=Han}]/gu, '');
const syllablesOf = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true });

let address = 0;
/** Searches are limited by address. */
const visitor = () => visitorFrom(server, `198.51.${Math.floor(++address / 200) % 250}.${address % 200}`);

async function finds(keyword: string, id: string): Promise<boolean> {
  const api = visitor();
  const asked = { keyword, literal: 1, kind: 'spot', cityName: CITY, size: 50 } as const;
  for (let next: string | undefined; ; ) {
    const page = await api.search.index({ ...asked, ...(next ? { next } : {}) });
    if (page.records.some((record) => record.id === id)) return true;
    if (!page.next) return false;
    next = page.next;
  }
}

describe('a title', () => {
  it('is found by each of its parts, its pinyin and its initials', async () => {
    const titles = [...new Set(fc.sample(title, { numRuns: 120, seed: 17 }))];
    const spots = titles.map((name, index) => ({ id: `spot-p${index}`, name, cityName: CITY }));
    await addSpots(server, spots);
    await untilFound(async () =>
      expect(await finds(titles.at(-1) ?? '', `spot-p${titles.length - 1}`)).toBe(true),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...spots),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        async ({ id, name }, a, b, cut) => {
          const chars = [...name];
          const from = a % chars.length;
          const part = chars.slice(from, from + 1 + (b % (chars.length - from))).join('');
          if (/[\p{L}\p{N}]/u.test(part) && !/[A-Za-z]/.test(part))
            expect(await finds(part, id), part).toBe(true);
          // What is typed as letters is never of two runs of Han.
          const run = name.match(/^\p{Script=Han}+/u)?.[0] ?? '';
          const syllables = syllablesOf(run).slice(a % run.length);
          const letters = syllables.join('');
          const typed = letters.slice(0, Math.max(2, letters.length - (cut % 4)));
          expect(await finds(typed, id), typed).toBe(true);
          const initials = syllables.map((syllable) => syllable[0]).join('');
          if (initials.length > 1) expect(await finds(initials, id), initials).toBe(true);
          expect(await finds(name, id), name).toBe(true);
          expect(await finds(hanOf(name).slice(0, 1), id)).toBe(true);
        },
      ),
      { numRuns: 150, seed: 17 },
    );
  });
});
