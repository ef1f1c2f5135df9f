import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../../packages/navigation/src';
import { productRoutes } from '../../packages/navigation/src/product-routes';
import { rowsOf } from './completeness/table';

/** The pages of the product spec's section 2, written from the spec and not from the registry. */
const spec = rowsOf(new URL('completeness/pages.tsv', import.meta.url));
const { routes } = createRouteTable(productRoutes());
const routeFiles = new URL('../../apps/web/src/routes/', import.meta.url);

const fileOf = (path: string): URL => new URL(`${path.slice(1)}.tsx`, routeFiles);

// conformance: NAV-01, NAV-02, PG-01, PG-02, PG-03, PG-04, PG-05, PG-06, PG-07, PG-08, PG-09, PG-10, PG-11, PG-12
// conformance: PG-13, PG-14, PG-15, PG-16, PG-17, PG-18, PG-19, PG-20
describe('the 123 pages of the product spec', () => {
  it('are written down once each', () => {
    expect(spec).toHaveLength(123);
    expect(new Set(spec.map(({ path }) => path)).size).toBe(123);
  });

  it('are the pages of the registry, with their logins, shares and pull-downs, and no other page is', () => {
    const listed = routes.map(({ path, auth, disabledShare, pullDownRefresh }) => ({
      path,
      login: auth ? 'login' : '-',
      share: disabledShare ? 'not shared' : '-',
      refresh: pullDownRefresh ? 'pull' : '-',
    }));
    const asked = spec.map(({ path, login, share, refresh }) => ({ path, login, share, refresh }));
    const byPath = (a: { path?: string }, b: { path?: string }) => (a.path ?? '').localeCompare(b.path ?? '');
    expect(listed.sort(byPath)).toEqual(asked.sort(byPath));
  });

  it('have a Chinese title, which is the one of the spec where it gives one', () => {
    const given = spec.map(({ path, title }) => [path, title]).filter(([, title]) => title !== '-');
    expect(given).toHaveLength(27);
    const titles = new Map(routes.map((route) => [route.path, route.titles]));
    expect(given.map(([path = '']) => [path, titles.get(path)?.['zh-Hans']])).toEqual(given);
    for (const { path = '' } of spec) {
      expect(titles.get(path)?.['zh-Hans'], path).toMatch(/^[\p{Script=Han}A-Z]+$/u);
      expect(titles.get(path)?.en, path).toMatch(/^[A-Z][\w -]+$/);
    }
  });

  it('hide the tab bar, but for its own two pages', () => {
    const shown = routes.filter(({ hideTabbar }) => !hideTabbar).map(({ path }) => path);
    expect(shown.sort()).toEqual(['/views/index/index', '/views/user-center/index']);
  });

  it.each(spec.map(({ path = '' }) => path))('%s has a route file of its own', (path) => {
    expect(existsSync(fileOf(path)), fileOf(path).pathname).toBe(true);
    expect(readFileSync(fileOf(path), 'utf8').replace(/\(\s+/g, '(')).toContain(`createFileRoute('${path}'`);
  });
});
