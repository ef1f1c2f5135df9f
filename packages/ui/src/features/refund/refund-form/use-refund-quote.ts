import type { RefundQuote, RefundReason } from '@yunyou/contract';
import { useResource, useSdk } from '../../../shell';

/** What is chosen changes several times in a moment; the last of it is asked for. */
const SETTLE_MS = 300;

export interface RefundAsk {
  orderId: string;
  items: { lineId: string; units: number[] }[];
  reasonCode: RefundReason | null;
  /** It is not priced before there is a reason. */
  needsReason: boolean;
}

/** What would go back for what is chosen; null for nothing. */
export function useRefundQuote({ orderId, items, reasonCode, needsReason }: RefundAsk) {
  const { refunds } = useSdk();
  const key = JSON.stringify(items);
  return useResource<RefundQuote | null>(async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (items.length === 0 || (needsReason && reasonCode === null)) return null;
    return refunds.quote({ orderId, items, ...(reasonCode && { reasonCode }) }, { silent: true });
  }, [refunds, orderId, key, reasonCode, needsReason]);
}
