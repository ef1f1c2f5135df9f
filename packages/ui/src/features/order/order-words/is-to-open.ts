import { type OrderLine, type OrderSummary, orderStatus } from '@yunyou/contract';

/** Boxes that were paid and neither opened nor given back. */
export const toOpenOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + ('toOpen' in line ? line.toOpen : 0), 0);

/** Whether boxes of an order can be opened now; others may be on their way back. */
export const isToOpen = ({ status, lines }: Pick<OrderSummary, 'status' | 'lines'>): boolean =>
  (status === orderStatus.pendingConsumption || status === orderStatus.refunding) && toOpenOf(lines) > 0;
