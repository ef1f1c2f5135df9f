import type { OrderLine, OrderStatus, OrderSummary, StayRoom } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { goodsWords } from './goods-words';
import { stayWords } from './stay-words';

/** An order as far as its words need it. A list does not know who has arrived: `stayRooms` is left out there. */
export type WordedOrder = Pick<OrderSummary, 'status' | 'lines'> & { stayRooms?: readonly StayRoom[] };

/** What an order that sells one kind alone is told in. Default: the words of any order. */
export interface OrderWords {
  /** Where it stands; undefined where the words of any order say it. `nowMs`: the server's time, epoch ms. */
  state?(texts: Pick<Texts, 't'>, order: WordedOrder, nowMs: number): string | undefined;
  /** What a step of it is called. */
  step?(texts: Pick<Texts, 't'>, order: WordedOrder, status: OrderStatus): string | undefined;
  /** What was bought can be put in the cart again. Default `false`. */
  toCart?: boolean;
}

/** A kind with words of its own is one file beside this one and one entry here. */
export const orderWords: Partial<Record<OrderLine['kind'], OrderWords>> = {
  goods: goodsWords,
  stay: stayWords,
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

/** Where an order stands, in the one word that its lines say it with: rooms are checked in to, goods are on their way. */
export const orderStateText = (texts: Pick<Texts, 't'>, order: WordedOrder, nowMs: number): string =>
  orderWordsOf(order.lines).state?.(texts, order, nowMs) ??
  texts.t('order.status', { status: String(order.status) });

/** What a step of an order is called. */
export const orderStepText = (texts: Pick<Texts, 't'>, order: WordedOrder, status: OrderStatus): string =>
  orderWordsOf(order.lines).step?.(texts, order, status) ??
  texts.t('order.status', { status: String(status) });
