import { confirmationPollMs, type OrderDetail, orderStatus } from '@yunyou/contract';
import { useEffect, useRef } from 'react';
import { useSdk } from '../../../shell';

/**
 * Asks again every few seconds while an order waits for the merchant or its group and the page is seen, and whenever it comes into sight.
 * `onChanged` is called when the order stands elsewhere; a question that fails is told to nobody.
 */
export function useConfirmation(
  order: Pick<OrderDetail, 'id' | 'status' | 'payStatus' | 'phase'>,
  onChanged: () => unknown,
): void {
  const { orders } = useSdk();
  const isWaiting = order.status === orderStatus.pendingConfirmation;
  const latest = useRef({ order, onChanged });
  latest.current = { order, onChanged };
  const { id } = order;
  useEffect(() => {
    if (!isWaiting) return;
    const left = new AbortController();
    const { signal } = left;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const now = await orders.detail(id, { silent: true, abnormalRedirect: false, retries: 0, signal });
        if (signal.aborted) return;
        const { order: known, onChanged: tell } = latest.current;
        const isElsewhere = now.status !== known.status || now.phase !== known.phase;
        if (isElsewhere || now.payStatus !== known.payStatus) tell();
      } catch {
        // Asked again soon; the page stays as it is.
      }
    };
    const timer = setInterval(ask, confirmationPollMs);
    document.addEventListener('visibilitychange', ask, { signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [orders, id, isWaiting]);
}
