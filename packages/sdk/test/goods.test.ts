import { describe, expect, it } from 'vitest';
import { openCheckout } from '../src/checkout';
import { createWorld, refuse } from './support/world';

const paths = {
  home: '/cuser/public/api/goods/home',
  list: '/cuser/public/api/goods/list',
  estimate: '/cuser/public/api/goods/estimate',
  calendar: '/cuser/public/api/service/priceCalendar',
  reviews: '/cuser/public/api/review/list',
  selectList: '/cuser/public/api/field/international/selectList',
};
const nothing = { records: [], total: 0, size: 10, current: 1, pages: 0 };

describe('reads of goods', () => {
  it('are asked for in the language of the person, and no translation behind them', async () => {
    const { sdk, reply, sent } = createWorld({ locale: 'en' });
    reply(paths.list, () => ({ ...nothing, records: [{ id: 'g-1', name: 'Tea' }], total: 1 }));
    const { records } = await sdk.catalogue.goodsList({ categoryId: 'c-1', sort: 'newest' });
    expect(records).toMatchObject([{ id: 'g-1', name: 'Tea' }]);
    const [request] = sent(paths.list);
    expect(request?.query).toEqual({ categoryId: 'c-1', sort: 'newest' });
    expect(request?.headers.get('accept-language')).toBe('en');
    expect(sent(paths.selectList)).toEqual([]);
  });

  it('are cached by request, and another city is another front page', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(paths.home, ({ query }) => ({ banners: [], title: query.cityName ?? '' }));
    await sdk.catalogue.goodsHome();
    await sdk.catalogue.goodsHome('澄岚市');
    await sdk.catalogue.goodsHome('澄岚市');
    expect(sent(paths.home).map(({ query }) => query.cityName)).toEqual([undefined, '澄岚市']);
  });

  it('ask for an estimate again after five seconds, and nobody else hears of one that failed', async () => {
    const { sdk, reply, sent, timers, heard } = createWorld();
    const query = { skuDetailId: 'k-1', quantity: 2, adcode: '440304' };
    reply(paths.estimate, () => ({ finalFen: 4_980 }));
    await sdk.catalogue.goodsEstimate(query);
    await timers.pass(4_999);
    await sdk.catalogue.goodsEstimate(query);
    expect(sent(paths.estimate)).toHaveLength(1);
    reply(paths.estimate, refuse(410, { rule: 'skuGone' }));
    await timers.pass(1);
    await expect(sdk.catalogue.goodsEstimate(query)).rejects.toMatchObject({ rule: 'skuGone' });
    await timers.pass(5_000);
    expect(heard).toEqual([]);
  });

  it('ask for the days of a bundle anew each time', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(paths.calendar, () => ({ today: '2026-09-20', nowMs: 0, days: [] }));
    await sdk.catalogue.bundleCalendar('b-1', '2026-09-20', '2026-12-19');
    await sdk.catalogue.bundleCalendar('b-1', '2026-09-20', '2026-12-19');
    expect(sent(paths.calendar)).toHaveLength(2);
    expect(sent(paths.calendar)[0]?.query).toEqual({
      productId: 'b-1',
      from: '2026-09-20',
      to: '2026-12-19',
    });
  });

  it('list reviews by filter, option and order', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(paths.reviews, () => nothing);
    await sdk.catalogue.reviews({
      productId: 'g-1',
      filter: 'picture',
      skuDetailId: 'k-1',
      sort: 'newest',
      page: 2,
    });
    expect(sent(paths.reviews)[0]?.query).toEqual({
      productId: 'g-1',
      filter: 'picture',
      skuDetailId: 'k-1',
      sort: 'newest',
      page: '2',
    });
  });
});

describe('what an order form asks for', () => {
  const product = {
    id: 'p-1',
    title: 'Tea',
    specText: '',
    picture: { width: 4, height: 3, color: '#888888', sources: [], alt: { 'zh-Hans': '茶', en: 'Tea' } },
    priceFen: 1_000,
    travellersNeeded: 0,
    guestsNeeded: 0,
    ticket: null,
  };
  const needsOf = (kind: 'goods' | 'service' | 'bundle', is: { shipped: boolean; dated: boolean }) => {
    const { sdk } = createWorld();
    const line = { kind, skuDetailId: 'k-1', quantity: 1, product: { ...product, ...is } };
    return openCheckout(sdk, { lines: [line] }).state.needs;
  };

  it.each([
    ['goods', { shipped: true, dated: false }, { address: true, contact: false }],
    ['service', { shipped: false, dated: false }, { address: false, contact: true }],
    ['bundle', { shipped: true, dated: false }, { address: true, contact: false }],
    ['bundle', { shipped: true, dated: true }, { address: true, contact: true }],
    ['bundle', { shipped: false, dated: true }, { address: false, contact: true }],
  ] as const)('is what sending and meeting need: %s, %o', (kind, is, needs) => {
    expect(needsOf(kind, is)).toEqual(needs);
  });

  it('is a day only where the address names one', () => {
    const { sdk } = createWorld();
    const dayFor = (startDay: string) => {
      const bundle = { ...product, shipped: false, dated: true };
      const line = { kind: 'bundle', skuDetailId: 'k-1', quantity: 1, startDay, product: bundle } as const;
      return openCheckout(sdk, { lines: [line] }).state.lines[0]?.draft;
    };
    expect(dayFor('2026-12-01')).toMatchObject({ startDay: '2026-12-01' });
    for (const typed of ['tomorrow', '2026-13-01', '2026-02-30'])
      expect(dayFor(typed)).toMatchObject({ startDay: '' });
  });
});
