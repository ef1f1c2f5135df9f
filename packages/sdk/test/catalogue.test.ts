import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTranslator, mergeFields } from '../src/international/translator';
import { createWorld, lost, refuse } from './support/world';

const selectList = '/cuser/public/api/field/international/selectList';
const picture = { width: 1, height: 1, color: '#ffffff', sources: [{ url: '/a', width: 1 }], alt: {} };
const spot = (id: string) => ({ id, name: `景区${id}`, subtitle: '云', tags: ['湖'], picture, grade: 5 });
const english: Record<string, object> = {
  s1: { name: 'Spot 1', subtitle: 'Clouds', tags: ['Lake'], unknown: 'x', grade: 'five', id: 'other' },
  t1: { name: 'Ticket 1', labels: ['Fast'], spotName: 'wrong' },
};

function createEnglishWorld(locale: 'en' | 'zh-Hans' = 'en') {
  const world = createWorld({ locale });
  world.reply(selectList, ({ query }) =>
    (query.tableIds ?? '').split(',').flatMap((tableId) => {
      const data = english[tableId];
      return data ? [{ tableId, data }] : [];
    }),
  );
  world.reply('/cuser/public/api/scenicSpot/list', () => ({
    records: [spot('s1'), spot('s2')],
    total: 2,
    size: 10,
    current: 1,
    pages: 1,
  }));
  world.reply('/cuser/public/api/scenicSpot/detail', ({ query }) => spot(query.id ?? ''));
  world.reply('/cuser/public/api/ticket/detail', () => ({
    id: 't1',
    spotId: 's1',
    name: '票',
    spotName: '景区s1',
    labels: ['快'],
  }));
  return world;
}

describe('merging translated fields', () => {
  it('replaces only fields the record has, by values of the same kind, never the id', () => {
    expect(mergeFields(spot('s1'), { ...english.s1 })).toEqual({
      ...spot('s1'),
      name: 'Spot 1',
      subtitle: 'Clouds',
      tags: ['Lake'],
    });
  });

  it('leaves the record itself untouched', () => {
    const record = Object.freeze(spot('s1'));
    expect(mergeFields(record, { name: 'x' })).not.toBe(record);
    expect(record.name).toBe('景区s1');
  });

  it('never changes the names or kinds of fields, whatever the translation holds', () => {
    const kinds = (value: object) =>
      Object.entries(value).map(([name, field]) => [
        name,
        Array.isArray(field) ? 'list' : field === null || typeof field,
      ]);
    const record = { id: '1', text: 'a', list: ['a'], none: null, object: { a: 1 }, count: 1 };
    const fields = fc.dictionary(
      fc.constantFrom('id', 'text', 'list', 'none', 'object', 'count', 'more', '__proto__'),
      fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(null), fc.object(), fc.integer()),
    );
    fc.assert(
      fc.property(fields, (translated) => {
        const merged = mergeFields(record, translated);
        expect(kinds(merged)).toEqual(kinds(record));
        expect(merged.id).toBe('1');
      }),
    );
  });
});

describe('the catalogue in English', () => {
  it('has lists translated after they have come, by one call', async () => {
    const { sdk, sent } = createEnglishWorld();
    const { records, total } = await sdk.catalogue.spots();
    expect([records.map(({ name }) => name), total]).toEqual([['Spot 1', '景区s2'], 2]);
    expect(sent(selectList).map(({ query }) => query)).toEqual([{ type: '4', tableIds: 's1,s2' }]);
  });

  it('asks for a record and its texts at once', async () => {
    const { sdk, requests } = createEnglishWorld();
    const reading = sdk.catalogue.spot('s1');
    await Promise.resolve();
    await Promise.resolve();
    expect((await reading).name).toBe('Spot 1');
    expect(requests.map(({ path }) => path).sort()).toEqual(
      [selectList, '/cuser/public/api/scenicSpot/detail'].sort(),
    );
  });

  it('names the spot of a ticket by the name of the spot', async () => {
    const { sdk } = createEnglishWorld();
    expect(await sdk.catalogue.ticket('t1')).toMatchObject({
      name: 'Ticket 1',
      labels: ['Fast'],
      spotName: 'Spot 1',
    });
  });

  it('is Chinese rather than nothing when the texts cannot be had, and nobody is told', async () => {
    const { sdk, reply, timers, types } = createEnglishWorld();
    reply(selectList, lost);
    expect((await sdk.catalogue.spot('s1')).name).toBe('景区s1');
    reply(selectList, refuse(500));
    expect((await sdk.catalogue.spots()).records[0]?.name).toBe('景区s1');
    await timers.pass(2_000);
    expect(types()).toEqual([]);
  });

  it('asks for many texts a hundred at a time', async () => {
    const asked: number[] = [];
    const localiser = createTranslator({
      international: {
        async selectList({ tableIds }) {
          asked.push(tableIds.split(',').length);
          return tableIds.split(',').map((tableId) => ({ tableId, data: { name: `en ${tableId}` } }));
        },
        orderFields: async () => [],
      },
    });
    const records = Array.from({ length: 230 }, (_, index) => ({ id: `${index}`, name: '景' }));
    const localised = await localiser.many('en', 4, records);
    expect(asked).toEqual([100, 100, 30]);
    expect([localised[0]?.name, localised[229]?.name]).toEqual(['en 0', 'en 229']);
    expect(await localiser.many('en', 4, [])).toEqual([]);
    expect(asked).toHaveLength(3);
  });
});

describe('the catalogue in Chinese', () => {
  it('asks for no translation', async () => {
    const { sdk, sent } = createEnglishWorld('zh-Hans');
    expect((await sdk.catalogue.spots()).records[0]?.name).toBe('景区s1');
    expect(sent(selectList)).toEqual([]);
  });
});

describe('reading', () => {
  const detail = '/cuser/public/api/scenicSpot/detail';

  it('is answered from memory for a minute, then anew', async () => {
    const { sdk, sent, timers } = createEnglishWorld('zh-Hans');
    expect(sdk.catalogue.spot.peek('s1')).toBeUndefined();
    const first = await sdk.catalogue.spot('s1');
    expect(sdk.catalogue.spot.peek('s1')).toBe(first);
    await timers.pass(59_999);
    expect(await sdk.catalogue.spot('s1')).toBe(first);
    await timers.pass(1);
    await sdk.catalogue.spot('s1');
    expect(sent(detail)).toHaveLength(2);
  });

  it('shows the old answer while the new one is on its way, and after it has failed', async () => {
    const { sdk, reply, timers } = createEnglishWorld('zh-Hans');
    const first = await sdk.catalogue.spot('s1');
    await timers.pass(60_000);
    reply(detail, lost);
    const reading = sdk.catalogue.spot('s1');
    expect(sdk.catalogue.spot.peek('s1')).toBe(first);
    await expect(reading).rejects.toThrow();
    expect(sdk.catalogue.spot.peek('s1')).toBe(first);
  });

  it('is one call for all who ask at once, and a failure is not kept', async () => {
    const { sdk, reply, sent } = createEnglishWorld('zh-Hans');
    reply(detail, lost);
    const results = await Promise.allSettled([sdk.catalogue.spot('s1'), sdk.catalogue.spot('s1')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sent(detail)).toHaveLength(1);
    reply(detail, () => spot('s1'));
    expect((await sdk.catalogue.spot('s1')).id).toBe('s1');
  });

  it('keeps each language and each search apart', async () => {
    const { sdk, sent } = createEnglishWorld('zh-Hans');
    await sdk.catalogue.spots({ keyword: '湖', page: 1 });
    await sdk.catalogue.spots({ page: 1, keyword: '湖' });
    await sdk.catalogue.spots({ keyword: '山', page: 1 });
    expect(sent('/cuser/public/api/scenicSpot/list')).toHaveLength(2);
    await sdk.catalogue.spot('s1');
    await sdk.locale.set('en');
    expect(sdk.catalogue.spot.peek('s1')).toBeUndefined();
    expect((await sdk.catalogue.spot('s1')).name).toBe('Spot 1');
    await sdk.locale.set('zh-Hans');
    expect(sdk.catalogue.spot.peek('s1')?.name).toBe('景区s1');
  });

  it('of prices and stock is always asked anew', async () => {
    const { sdk, reply, sent } = createWorld();
    const path = '/cuser/public/api/ticket/priceCalendar';
    reply(path, () => ({ today: '2026-11-21', nowMs: 1, days: [] }));
    await sdk.catalogue.priceCalendar('t1', { from: '2026-12-01' });
    await sdk.catalogue.priceCalendar('t1', { from: '2026-12-01' });
    expect(sent(path).map(({ query }) => query)).toEqual([
      { productId: 't1', from: '2026-12-01' },
      { productId: 't1', from: '2026-12-01' },
    ]);
    expect(sdk.catalogue.priceCalendar.peek('t1', { from: '2026-12-01' })?.today).toBe('2026-11-21');
  });

  it('lets the oldest answers go', async () => {
    const { sdk } = createEnglishWorld('zh-Hans');
    for (let id = 0; id <= 60; id += 1) await sdk.catalogue.spot(`${id}`);
    expect(sdk.catalogue.spot.peek('0')).toBeUndefined();
    expect(sdk.catalogue.spot.peek('1')).toBeDefined();
  });
});

// conformance: ENT-02
describe('the home page', () => {
  it('is laid out for a city, its spots in the language of the person', async () => {
    const { sdk, reply, sent } = createEnglishWorld();
    reply('/cuser/home/page/public/api/index', () => ({ templateId: 'h1', components: [] }));
    reply('/cpage/home/index', () => ({ helloText: {}, notice: null, spots: [spot('s1')] }));
    await sdk.layout.home('深圳');
    expect(sdk.layout.state).toEqual({ templateId: 'h1', components: [] });
    expect(sent('/cuser/home/page/public/api/index')[0]?.query).toEqual({ cityName: '深圳' });
    expect((await sdk.layout.page('深圳')).spots[0]?.name).toBe('Spot 1');
    expect(sdk.layout.page.peek('深圳')?.spots).toHaveLength(1);
  });
});

describe('a cached answer', () => {
  const spot = {
    id: 's-1',
    name: '栖云岭',
    tags: ['山'],
    picture: { sources: [{ url: '/a.avif', width: 1 }] },
  };

  it('cannot be changed by whoever got it, at any depth', async () => {
    const { sdk, reply } = createWorld();
    reply('/cuser/public/api/scenicSpot/detail', () => spot);
    const first = await sdk.catalogue.spot('s-1');
    expect(() => {
      first.name = 'mine';
    }).toThrow(TypeError);
    expect(() => first.tags.push('mine')).toThrow(TypeError);
    expect(() => {
      first.picture.sources.length = 0;
    }).toThrow(TypeError);
    expect(await sdk.catalogue.spot('s-1')).toEqual(spot);
    expect(sdk.catalogue.spot.peek('s-1')).toEqual(spot);
  });

  it('that came with the page cannot either', async () => {
    const reads = [['spot', '["zh-Hans","s-1"]', structuredClone(spot)]] as const;
    const { sdk } = createWorld({ snapshot: { locale: 'zh-Hans', reads } });
    const peeked = sdk.catalogue.spot.peek('s-1');
    expect(peeked).toEqual(spot);
    expect(Object.isFrozen(peeked?.tags)).toBe(true);
  });

  it('leaves the layout that is shown a state of its own', async () => {
    const { sdk, reply } = createWorld();
    reply('/cuser/home/page/public/api/index', () => ({
      templateId: 't',
      components: [{ type: 'top_card' }],
    }));
    await sdk.layout.home();
    expect(sdk.layout.state.components).toEqual([{ type: 'top_card' }]);
    await sdk.layout.home('深圳');
    expect(sdk.layout.state.templateId).toBe('t');
  });
});

describe('a read that is no longer wanted', () => {
  const detail = '/cuser/public/api/scenicSpot/detail';
  const spot = { id: 's-1', name: '栖云岭' };

  it('rejects at once by its signal, and nobody else who waits for the answer notices', async () => {
    const { sdk, reply, sent } = createWorld();
    let answer: () => void = () => {};
    reply(detail, () => new Promise((resolve) => (answer = () => resolve(spot))));
    const left = new AbortController();
    const given = sdk.catalogue.spot('s-1', { signal: left.signal });
    const wanted = sdk.catalogue.spot('s-1');
    await vi.waitFor(() => expect(sent(detail)).toHaveLength(1));
    left.abort();
    await expect(given).rejects.toMatchObject({ name: 'ApiError', kind: 'cancelled' });
    answer();
    expect(await wanted).toEqual(spot);
    expect(sent(detail)).toHaveLength(1);
  });

  it('is one and the same with and without a signal, also where the request may be left out', async () => {
    const { sdk, reply, sent } = createWorld();
    reply('/cuser/public/api/license/detail', () => []);
    const { signal } = new AbortController();
    await sdk.catalogue.license({ signal });
    await sdk.catalogue.license();
    expect(sent('/cuser/public/api/license/detail')).toHaveLength(1);
    reply('/cuser/public/api/scenicSpot/list', () => ({
      records: [],
      total: 0,
      size: 10,
      current: 1,
      pages: 0,
    }));
    await sdk.catalogue.spots(undefined, { signal });
    await sdk.catalogue.spots();
    expect(sent('/cuser/public/api/scenicSpot/list')).toHaveLength(1);
    expect(sdk.catalogue.spots.peek()).toBeDefined();
  });

  it('is not even asked for when its signal was aborted before', async () => {
    const { sdk, sent } = createWorld();
    const read = sdk.catalogue.spot('s-1', { signal: AbortSignal.abort() });
    await expect(read).rejects.toMatchObject({ kind: 'cancelled' });
    expect(sent(detail)).toHaveLength(0);
  });
});
