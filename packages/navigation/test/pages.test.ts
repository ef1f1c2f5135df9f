import { describe, expect, expectTypeOf, it } from 'vitest';
import { defaultTabBar, parseQuery, paths } from '../src';
import { hrefs, type PageEntry, pages, searches } from '../src/pages';

const all = Object.entries<PageEntry>(pages);

describe('the registry of pages', () => {
  it('has each path once', () => {
    const used = all.map(([, { path }]) => path);
    expect(new Set(used).size).toBe(used.length);
  });

  it('has the pages that the rules of navigation name', () => {
    const used = all.map(([, { path }]) => path);
    expect(used).toEqual(expect.arrayContaining(Object.values(paths)));
  });

  it('makes the tab bar of the pages with a tab', () => {
    expect(defaultTabBar.map(({ path }) => path)).toEqual([paths.home, paths.userCenter]);
    expect(all.filter(([, { tab }]) => tab).map(([name]) => name)).toEqual(['home', 'userCenter']);
  });

  it('keeps no page offline that nobody could open again', () => {
    // Home, and a member's orders, which are kept too, lead to them.
    const fromKept: readonly string[] = [paths.flashSale, pages.blindBox.path];
    for (const [, { offline, auth, tab, path }] of all)
      if (offline === 'page') expect(auth || tab !== undefined || fromKept.includes(path), path).toBe(true);
  });
});

describe('hrefs', () => {
  it('are paths with the query of their page', () => {
    expect(hrefs.ticketDetail({ id: '7', day: '2026-12-01' })).toBe(
      '/pages/ticket-detail/ticket-detail?id=7&day=2026-12-01',
    );
    expect(hrefs.home()).toBe('/views/index/index');
    expect(hrefs.orderList()).toBe('/packages/order/order-list/order-list');
    expect(hrefs.orderList({ status: undefined })).toBe('/packages/order/order-list/order-list');
    expect(hrefs.previewScenicSpotHome()).toBe('/packages/preview-h5/scenic-spot-home/scenic-spot-home');
  });

  it('take the parameters that the registry names, and ask for those that must be there', () => {
    expectTypeOf(hrefs.ticketDetail).parameter(0).toExtend<{ readonly id: string | number }>();
    // @ts-expect-error There is no ticket without its id.
    hrefs.ticketDetail({ day: '2026-12-01' });
    // @ts-expect-error The page has no such parameter.
    hrefs.ticketDetail({ id: '7', size: 2 });
    // @ts-expect-error There is no such page.
    expect(() => hrefs.nowhere()).toThrow();
  });
});

describe('searches', () => {
  it('read every parameter of a page as text, and no other', () => {
    expect(searches.scenicSpotDetail({ id: '7', ...{ size: '2' } })).toEqual({ id: '7' });
    expect(searches.ticketDetail({ id: '7', day: '2026-12-01' })).toMatchObject({
      ...{ id: '7', day: '2026-12-01', quantity: '' },
      activityProductId: '',
    });
    expect(searches.home({})).toEqual({});
  });

  it('read what hrefs wrote', () => {
    const [, query = ''] = hrefs.electronicTicket({ orderId: 'a b&c' }).split('?');
    expect(searches.electronicTicket(parseQuery(query))).toEqual({ orderId: 'a b&c', t: '' });
  });
});
