import { type OrderPhase, type OrderStatus, orderStatus } from '@yunyou/contract';
import type { LineFacts, OrderKinds, StoredLine } from '../kinds';
import type { OrderRow } from './store';

/** Where any order stands. */
const PHASES: Readonly<Record<OrderStatus, OrderPhase>> = {
  [orderStatus.pendingConfirmation]: 'toConfirm',
  [orderStatus.pendingConsumption]: 'toUse',
  [orderStatus.complete]: 'complete',
  [orderStatus.failed]: 'failed',
  [orderStatus.pendingPayment]: 'unpaid',
  [orderStatus.refunding]: 'refunding',
  [orderStatus.closed]: 'closed',
};

/** Where an order stands: of one kind alone in that kind's words. */
export function phaseOf(
  kinds: OrderKinds,
  { status, held_back }: Pick<OrderRow, 'status' | 'held_back'>,
  lines: readonly StoredLine[],
  facts: LineFacts,
): OrderPhase {
  if (held_back) return 'forming';
  const [first] = lines;
  const isOneKind = first !== undefined && lines.every(({ kind }) => kind === first.kind);
  return (isOneKind ? kinds.of(first.kind).phase?.(status, lines, facts) : undefined) ?? PHASES[status];
}
