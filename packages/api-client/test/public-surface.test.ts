import type { Page, RequestOf, SpotSummary } from '@yunyou/contract';
import { calls } from '@yunyou/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { createApiClient } from '../src';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'ApiError',
    'createApiClient',
    'createId',
    'invalidFilePathMessage',
    'isApiError',
    'systemRandom',
  ]);
});

it('has a method for every call of the contract', () => {
  const api = createApiClient({ baseUrl: '', source: 1 });
  for (const [domain, group] of Object.entries(calls)) {
    const methods = Object.entries(api).find(([name]) => name === domain)?.[1];
    expect(Object.keys(methods)).toEqual(Object.keys(group));
  }
});

it('types requests and answers, and lets a request be left out where nothing is required', () => {
  const api = createApiClient({ baseUrl: '', source: 1 });
  expectTypeOf(api.scenicSpot.list).returns.resolves.toEqualTypeOf<Page<SpotSummary>>();
  expectTypeOf(api.scenicSpot.list).parameter(0).toEqualTypeOf<RequestOf<'scenicSpot', 'list'> | undefined>();
  expectTypeOf(api.order.create).parameter(0).toEqualTypeOf<RequestOf<'order', 'create'>>();
  expectTypeOf(api.notice.license).toBeCallableWith();
  // @ts-expect-error: an order cannot be created from nothing
  expectTypeOf(api.order.create).toBeCallableWith();
});
