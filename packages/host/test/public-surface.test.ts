import { expect, expectTypeOf, it } from 'vitest';
import type { BrowserWindow } from '../src/browser';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual(['HostError', 'parseCookies']);
  expect(Object.keys(await import('../src/browser')).sort()).toEqual(['createBrowserHost']);
  expect(Object.keys(await import('../src/messaging-app')).sort()).toEqual([
    'createMessagingAppBridge',
    'createMessagingAppHost',
    'createMiniProgramProbe',
  ]);
  expect(Object.keys(await import('../src/mini-program')).sort()).toEqual([
    'createMiniProgramFetch',
    'createMiniProgramHost',
    'createMiniProgramPostForm',
    'createMiniProgramRandom',
    'provideWebApis',
  ]);
  expect(Object.keys(await import('../src/payment-app')).sort()).toEqual(['createPaymentAppHost']);
  expect(Object.keys(await import('../src/short-video')).sort()).toEqual([
    'createShortVideoFetch',
    'createShortVideoHost',
    'createShortVideoPostForm',
    'provideWebApis',
  ]);
  expect(Object.keys(await import('../src/in-app-pay')).sort()).toEqual(['findPayPlatforms']);
  expect(Object.keys(await import('../src/memory')).sort()).toEqual([
    'createMemoryHost',
    'createMemoryStorage',
  ]);
});

it('takes a real window', () => {
  expectTypeOf<Window>().toExtend<BrowserWindow>();
});
