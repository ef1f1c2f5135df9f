import { type FlashSaleItemsRequest, flashPollMinMs, type ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of flash sales. An answer may be a second old, as the server's own may. */
export interface FlashReads {
  /** When flash sales begin: yesterday's that run, today's and tomorrow's. */
  readonly flashSessions: CachedRead<[], ResponseOf<'flashSale', 'sessions'>>;
  /** What is sold from one beginning on. */
  readonly flashItems: CachedRead<[query: FlashSaleItemsRequest], ResponseOf<'flashSale', 'items'>>;
}

export const createFlashReads = (read: CreateRead): FlashReads => ({
  flashSessions: read(
    'flashSessions',
    ({ api, options }) => api.flashSale.sessions({}, options),
    flashPollMinMs,
  ),
  flashItems: read(
    'flashItems',
    ({ api, options }, query: FlashSaleItemsRequest) => api.flashSale.items(query, options),
    flashPollMinMs,
  ),
});
