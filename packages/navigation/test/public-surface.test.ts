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
    'isAbnormalPage',
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
    'productRoutes',
    'webPageUrl',
  ]);
});
