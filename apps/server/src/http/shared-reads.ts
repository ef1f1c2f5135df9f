import { createHash } from 'node:crypto';
import type { ChannelSource, Locale } from '@yunyou/contract';
import type { AppContext } from '../context';
import type { AnyCall } from './idempotency';
import { createSharedCache } from './shared-cache';

/** Public reads that answer everybody the same, by what they are asked, the language and the channel. */
export const sharedReads = [
  'home.layout',
  'home.page',
  'home.cityInfo',
  'home.phone',
  'config.cdn',
  'config.i18n',
  'international.selectList',
  'scenicSpot.list',
  'scenicSpot.detail',
  'scenicSpot.profile',
  'ticket.list',
  'ticket.detail',
  'ticket.priceCalendar',
  'hotel.hotelStarSelect',
  'hotel.hotelCateSelect',
  'hotel.facilitySelect',
  'hotel.basic',
  'hotel.detail',
  'hotel.profile',
  'hotel.photoDetail',
  'hotel.priceCalendar',
  'notice.list',
  'notice.detail',
  'notice.license',
  'search.viewSpotTypes',
  'system.holidays',
  'special.detail',
  'special.list',
  'region.index',
  'region.relateList',
  'shop.home',
  'shop.detail',
  'goods.home',
  'goods.list',
  'goods.detail',
  'goods.estimate',
  'service.detail',
  'review.list',
  'review.summary',
  'activity.list',
  'activity.detail',
  'activity.ofProduct',
  'flashSale.sessions',
  'flashSale.items',
  'groupBuy.list',
  'bargain.list',
  'lottery.detail',
  'lottery.winners',
  'lottery.proof',
  'blindBox.detail',
  'blindBox.ledger',
  'activity.products',
  'coupon.center',
  'coupon.detail',
] as const satisfies readonly AnyCall[];

/** An answer as it is sent, with what tells whether somebody has it already. */
export interface KeptAnswer {
  body: string;
  etag: string;
}

export interface SharedReads {
  /** Whether answers of this call are kept for a moment. */
  has(call: string): boolean;
  read(
    asked: { call: string; input: unknown; locale: Locale; source: ChannelSource },
    work: () => Promise<unknown>,
  ): Promise<KeptAnswer>;
}

export function createSharedReads({ clock, config }: Pick<AppContext, 'clock' | 'config'>): SharedReads {
  const cache = createSharedCache<KeptAnswer>({ clock, freshMs: config.sharedCacheMs });
  const names = new Set<string>(sharedReads);
  return {
    has: (call) => names.has(call),
    read: ({ call, input, locale, source }, work) =>
      cache.read(JSON.stringify([call, input, locale, source]), async () => {
        const body = JSON.stringify({ code: 0, message: '', data: await work() });
        return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
      }),
  };
}
