import { createRouteTable } from '@yunyou/navigation';
import { productRoutes } from '@yunyou/navigation/product-routes';
import { expect, it } from 'vitest';
import { hrefOf } from '../src/shell/operator-link/OperatorLink';

const table = createRouteTable(productRoutes());

it.each([
  ['a page of the app', '/pages/notice/notice?id=1', '/pages/notice/notice?id=1'],
  ['an old path', '/pages/index/index', '/views/index/index'],
  [
    'a web page, which is shown inside the app',
    'https://example.com/a?b=1',
    '/pages/web/web?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
  ],
])('leads to %s', (_, target, href) => {
  expect(hrefOf(target, table)).toBe(href);
});

it.each(['/pages/nowhere/nowhere', 'mp:wx1/pages/a', 'video:account/1', 'javascript:alert(1)', ''])(
  'leads nowhere for %s, so that nobody is led to a lost page',
  (target) => {
    expect(hrefOf(target, table)).toBeUndefined();
  },
);
