import { expect, it } from 'vitest';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'abnormalPageUrl',
    'activityDetailUrl',
    'buildUrl',
    'canonicalPath',
    'createNavigator',
    'createRouteTable',
    'defaultSideBar',
    'defaultTabBar',
    'homeRoutes',
    'isAbnormalPage',
    'isProductPage',
    'loginUrl',
    'mayOpen',
    'mergeScene',
    'mergeSideBar',
    'mergeTabBar',
    'needsAutomaticAuth',
    'parseLink',
    'parseQuery',
    'paths',
    'productDetailUrl',
    'splitUrl',
    'webPageUrl',
  ]);
});

it('has doors for the product’s own pages, which only who opens them pays for', async () => {
  expect(Object.keys(await import('../src/pages')).sort()).toEqual(['hrefs', 'pages', 'searches']);
  expect(Object.keys(await import('../src/product-routes'))).toEqual(['productRoutes']);
});
