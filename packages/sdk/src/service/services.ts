import type { BundleCalendar, ServiceDetail } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of services and bundles. The server answers in the person's language. */
export interface ServiceReads {
  /** One service or bundle; asked for anew after five seconds. */
  readonly service: CachedRead<[id: string], ServiceDetail>;
  /** Price and places of a dated bundle by its first day, both days included; always asked for anew. */
  readonly bundleCalendar: CachedRead<[productId: string, from: string, to: string], BundleCalendar>;
}

/** As of goods. */
const staleMs = 5_000;

export const createServiceReads = (read: CreateRead): ServiceReads => ({
  service: read('service', ({ api, options }, id: string) => api.service.detail({ id }, options), staleMs),
  bundleCalendar: read(
    'bundleCalendar',
    ({ api, options }, productId: string, from: string, to: string) =>
      api.service.priceCalendar({ productId, from, to }, options),
    0,
  ),
});
