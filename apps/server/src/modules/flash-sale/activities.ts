import { activityType, type GrabState, type MyActivityState, orderStatus } from '@yunyou/contract';
import { timeOf } from '../../clock';
import type { ActivityProvider, TakenPart } from '../my-activity/provider';
import { type ListedGrab, placesOfMember } from './activities-store';

const STATES: Readonly<Record<GrabState, MyActivityState>> = {
  queued: 'running',
  granted: 'running',
  ordered: 'running',
  won: 'succeeded',
  refused: 'ended',
  lapsed: 'ended',
  released: 'ended',
  returned: 'ended',
};

const WORDS = {
  'zh-Hans': {
    queued: (ahead: number) => `排队中，前面${ahead}人`,
    granted: (until: string) => `名额保留至${until}`,
    ordered: '待支付',
    won: '已成功',
    ended: '已结束',
  },
  en: {
    queued: (ahead: number) => `In the queue, ${ahead} before you`,
    granted: (until: string) => `A place is kept for you until ${until}`,
    ordered: 'Waits for payment',
    won: 'Yours',
    ended: 'Over',
  },
} as const;

const SALE = '/packages/marketing/flash-sale/flash-sale';
const PAYMENT = '/packages/order/payment/payment';
const ORDER = '/packages/order/order-details/order-details';

function subtitleOf(place: ListedGrab, state: GrabState, locale: 'zh-Hans' | 'en'): string {
  const words = WORDS[locale];
  if (state === 'queued') return words.queued(place.ahead);
  if (state === 'granted') return words.granted(timeOf(place.hold_until_ms ?? 0));
  if (state === 'ordered' || state === 'won') return words[state];
  return words.ended;
}

function hrefOf({ activeId, activity_product_id, order_id, orderStatus: status }: ListedGrab): string {
  if (order_id === null)
    return `${SALE}?${new URLSearchParams({ activeId, activityProductId: activity_product_id })}`;
  const page = status === orderStatus.pendingPayment ? PAYMENT : ORDER;
  return `${page}?id=${encodeURIComponent(order_id)}`;
}

const provider = (kind: 'waiting' | 'other', ordered: boolean): ActivityProvider => ({
  kind,
  async list(db, { memberId, locale, nowMs, page, size }) {
    const { places, total } = await placesOfMember(db, { memberId, ordered, page, size });
    const records = places.map((place): TakenPart => {
      const isOver = place.state === 'granted' && (place.hold_until_ms ?? 0) <= nowMs;
      const state = isOver ? 'lapsed' : place.state;
      return {
        kind,
        activeType: activityType.flashSale,
        activeId: place.activeId,
        id: place.id,
        name: place.name[locale],
        picture: place.picture,
        state: STATES[state],
        subtitle: subtitleOf(place, state, locale),
        endsAtMs: state === 'granted' ? place.hold_until_ms : null,
        href: hrefOf(place),
        changedMs: place.changed_ms,
      };
    });
    return { records, total };
  },
});

/** Places in flash sales that are waited for, or held. */
export const flashPlaces = provider('waiting', false);

/** Places that became orders. */
export const flashOrders = provider('other', true);
