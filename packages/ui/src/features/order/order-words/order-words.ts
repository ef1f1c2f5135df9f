import { type OrderDetail, type OrderLine, type OrderStatus, orderStatus } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { annualCardWords } from './annual-card-words';
import { boxWords } from './box-words';
import { cardActivityWords } from './card-activity-words';
import { goodsWords } from './goods-words';
import { stayWords } from './stay-words';

/** An order as far as its words need it. */
export type WordedOrder = Pick<OrderDetail, 'status' | 'phase' | 'lines' | 'groupId'>;

/** It is paid and waits for its group, whatever it sells. */
export const isForming = ({ phase }: Pick<OrderDetail, 'phase'>): boolean => phase === 'forming';

/** What an order that sells one kind alone is told in. Default: the words of any order. */
export interface OrderWords {
  /** Where it stands, at the head of its page; undefined where the server's word says it. */
  head?(texts: Pick<Texts, 't'>, order: WordedOrder): string | undefined;
  /** What a step of it is called. */
  step?(texts: Pick<Texts, 't'>, order: WordedOrder, status: OrderStatus): string | undefined;
  /** What was bought can be put in the cart again. Default `false`. */
  toCart?: boolean;
}

/** A kind with words of its own is one file beside this one and one entry here. */
export const orderWords: Partial<Record<OrderLine['kind'], OrderWords>> = {
  goods: goodsWords,
  stay: stayWords,
  box: boxWords,
  annualCard: annualCardWords,
  cardActivity: cardActivityWords,
};

/** The kind of all lines; undefined where there are several. */
export function onlyKindOf(lines: readonly OrderLine[]): OrderLine['kind'] | undefined {
  const [first] = lines;
  return first && lines.every(({ kind }) => kind === first.kind) ? first.kind : undefined;
}

/** The words of an order. */
export function orderWordsOf(lines: readonly OrderLine[]): OrderWords {
  const kind = onlyKindOf(lines);
  return (kind && orderWords[kind]) ?? {};
}

/** Where an order stands, at the head of its page. */
export const orderHead = (texts: Pick<Texts, 't'>, order: WordedOrder): string =>
  (isForming(order) ? undefined : orderWordsOf(order.lines).head?.(texts, order)) ??
  texts.t('order.phase', { phase: order.phase });

/** What a step of an order is called. One that is bought in a group waits for it first. */
export const orderStepText = (texts: Pick<Texts, 't'>, order: WordedOrder, status: OrderStatus): string =>
  (order.groupId !== undefined && status === orderStatus.pendingConfirmation
    ? texts.t('order.phase', { phase: 'forming' })
    : undefined) ??
  orderWordsOf(order.lines).step?.(texts, order, status) ??
  texts.t('order.status', { status: String(status) });
