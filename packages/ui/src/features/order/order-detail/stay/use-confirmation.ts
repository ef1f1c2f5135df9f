import { confirmationPollMs, type OrderDetail, orderStatus } from '@yunyou/contract';
import { useEffect, useRef } from 'react';

/** Asks again every few seconds while an order waits for the hotel and the page is seen. */
export function useConfirmation(order: Pick<OrderDetail, 'status' | 'lines'>, refresh: () => unknown): void {
  const isWaiting =
    order.status === orderStatus.pendingConfirmation && order.lines.some(({ kind }) => kind === 'stay');
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, confirmationPollMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
