import { describe, expect, it, vi } from 'vitest';
import * as apiClient from '../../packages/api-client/src';
import * as channel from '../../packages/channel/src';
import * as environment from '../../packages/channel/src/environment';
import * as contract from '../../packages/contract/src';
import * as memory from '../../packages/host/src/memory';
import * as i18n from '../../packages/i18n/src';
import * as location from '../../packages/location/src';
import * as navigation from '../../packages/navigation/src';
import * as productRoutes from '../../packages/navigation/src/product-routes';
import * as payment from '../../packages/payment/src';
import * as sdk from '../../packages/sdk/src';
import * as serverClock from '../../packages/server-clock/src';
import * as subscription from '../../packages/subscription/src';
import * as validators from '../../packages/validators/src';
import { runReadmeExample } from './support/readme-example';
import { readmeGivens } from './support/readme-givens';

const givens = readmeGivens(memory);

// conformance: SDK-01
describe('the example of the README', () => {
  it('of validators does what it says', async () => {
    expect(await runReadmeExample('validators', { '@yunyou/validators': validators })).toBe(5);
  });

  it('of contract does what it says', async () => {
    expect(await runReadmeExample('contract', { '@yunyou/contract': contract })).toBe(5);
  });

  it('of i18n does what it says', async () => {
    expect(await runReadmeExample('i18n', { '@yunyou/i18n': i18n })).toBe(3);
  });

  it('of api-client does what it says', async () => {
    const modules = { '@yunyou/api-client': apiClient };
    expect(await runReadmeExample('api-client', modules, givens['api-client']())).toBe(3);
  });

  it('of payment does what it says', async () => {
    const modules = { '@yunyou/payment': payment };
    expect(await runReadmeExample('payment', modules, givens.payment())).toBe(4);
  });

  it('of server-clock does what it says', async () => {
    const modules = { '@yunyou/server-clock': serverClock };
    expect(await runReadmeExample('server-clock', modules, givens['server-clock']())).toBe(2);
  });

  it('of channel does what it says', async () => {
    const modules = { '@yunyou/channel': channel, '@yunyou/channel/environment': environment };
    expect(await runReadmeExample('channel', modules, givens.channel())).toBe(4);
  });

  it('of navigation does what it says', async () => {
    const modules = { '@yunyou/navigation': navigation, '@yunyou/navigation/product-routes': productRoutes };
    const { moves, ...given } = givens.navigation();
    expect(await runReadmeExample('navigation', modules, given)).toBe(3);
    expect(moves).toEqual(['/pages/ticket-detail/ticket-detail?id=7', '/views/index/index']);
  });

  it('of location does what it says', async () => {
    const modules = { '@yunyou/location': location };
    expect(await runReadmeExample('location', modules, givens.location())).toBe(4);
  });

  it('of subscription does what it says', async () => {
    const given = givens.subscription();
    const subscribe = vi.spyOn(given.api.subscription, 'subscribe');
    const modules = { '@yunyou/subscription': subscription };
    expect(await runReadmeExample('subscription', modules, given)).toBe(2);
    expect(subscribe).toHaveBeenCalledOnce();
  });

  it('of host does what it says', async () => {
    expect(await runReadmeExample('host', { '@yunyou/host/memory': memory })).toBe(4);
  });

  it('of sdk does what it says', async () => {
    const quiet: Partial<sdk.SdkOptions> = {
      retries: 0,
      loadCatalogue: async () => ({}),
      logger: { error() {} },
    };
    const modules = {
      '@yunyou/host/memory': memory,
      '@yunyou/sdk': {
        ...sdk,
        createSdk: (options: sdk.SdkOptions) => sdk.createSdk({ ...options, ...quiet }),
      },
    };
    expect(await runReadmeExample('sdk', modules, givens.sdk())).toBe(2);
  });
});
