import { activityType, type Locale, type MyActivityState, orderStatus } from '@yunyou/contract';
import type { ActivityProvider, TakenPart } from '../my-activity/provider';
import { boxOrdersOf, type ListedBoxes } from './activities-store';

type BoxesState = 'unpaid' | 'toOpen' | 'opened' | 'refunded';

const STATES: Readonly<Record<BoxesState, MyActivityState>> = {
  unpaid: 'running',
  toOpen: 'running',
  opened: 'succeeded',
  refunded: 'ended',
};

const WORDS = {
  'zh-Hans': {
    unpaid: () => '待支付',
    toOpen: (n: number) => `待开启${n}`,
    opened: (n: number) => `已开启${n}`,
    refunded: () => '已退款',
  },
  en: {
    unpaid: () => 'Waits for payment',
    toOpen: (n: number) => `${n} to open`,
    opened: (n: number) => `${n} opened`,
    refunded: () => 'Refunded',
  },
} as const;

const PAYMENT = '/packages/order/payment/payment';
const ORDER = '/packages/order/order-details/order-details';
const BOX = '/packages/marketing/blind-box/blind-box';

function stateOf({ orderStatus: status, toOpen, opened }: ListedBoxes): BoxesState {
  if (status === orderStatus.pendingPayment) return 'unpaid';
  if (toOpen > 0) return 'toOpen';
  return opened > 0 ? 'opened' : 'refunded';
}

function subtitleOf(boxes: ListedBoxes, state: BoxesState, locale: Locale): string {
  const words = WORDS[locale === 'en' ? 'en' : 'zh-Hans'];
  return words[state](state === 'toOpen' ? boxes.toOpen : boxes.opened);
}

function hrefOf({ orderId, activeId }: ListedBoxes, state: BoxesState): string {
  if (state === 'toOpen' || state === 'opened') return `${BOX}?activeId=${encodeURIComponent(activeId)}`;
  return `${state === 'unpaid' ? PAYMENT : ORDER}?id=${encodeURIComponent(orderId)}`;
}

/** Boxes that a member ordered. */
export const boxActivities: ActivityProvider = {
  kind: 'other',
  async list(db, { memberId, locale, page, size }) {
    const { orders, total } = await boxOrdersOf(db, { memberId, page, size });
    const records = orders.map((boxes): TakenPart => {
      const state = stateOf(boxes);
      return {
        kind: 'other',
        activeType: activityType.lottery,
        activeId: boxes.activeId,
        id: boxes.orderId,
        name: boxes.name[locale],
        picture: boxes.picture,
        state: STATES[state],
        subtitle: subtitleOf(boxes, state, locale),
        endsAtMs: null,
        href: hrefOf(boxes, state),
        changedMs: boxes.changedMs,
      };
    });
    return { records, total };
  },
};
