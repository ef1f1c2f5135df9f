import type { PaymentState } from '@yunyou/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText, useSdk } from '../../../shell';
import { type PaymentView, paymentViewOf } from './payment-view';

interface Known {
  view: PaymentView;
  /** The server's last word. */
  state?: PaymentState;
  /** The group that it waits for. */
  groupId?: string;
  /** Why there is none, in the server's words. */
  problem?: string;
}

export interface PaymentKnowledge extends Known {
  /** Asks again, for up to a minute. */
  check: () => void;
}

/** What the server knows about the money of an order. Asks on appearing and when the page is shown again. */
export function usePaymentState(orderId: string): PaymentKnowledge {
  const sdk = useSdk();
  const [known, setKnown] = useState<Known>({ view: 'asking' });
  const question = useRef<AbortController>(undefined);

  /** What is paid and waits, for its merchant or its group: the order says which. */
  const withGroup = useCallback(
    async (found: Known, signal: AbortSignal): Promise<Known> => {
      if (found.view !== 'waiting') return found;
      const options = { signal, silent: true, abnormalRedirect: false } as const;
      const order = await sdk.orders.detail(orderId, options).catch(() => undefined);
      return order?.phase === 'forming' && order.groupId
        ? { ...found, view: 'forming', groupId: order.groupId }
        : found;
    },
    [sdk, orderId],
  );

  const ask = useCallback(
    async (how: 'once' | 'patiently') => {
      const mine = new AbortController();
      const { signal } = mine;
      question.current = mine;
      if (how === 'patiently') setKnown({ view: 'asking' });
      try {
        const state =
          how === 'patiently'
            ? (await sdk.payment.confirm(orderId, { signal })).state
            : await sdk.payment.state(orderId, { signal, silent: true });
        const known = state && (await withGroup({ view: paymentViewOf(state), state }, signal));
        if (!signal.aborted) setKnown(known ?? { view: 'unknown' });
      } catch (error) {
        // What was known stays true when it could not be asked again.
        if (!signal.aborted) {
          setKnown((before) => (before.state ? before : { view: 'unknown', problem: errorText(error) }));
        }
      } finally {
        if (question.current === mine) question.current = undefined;
      }
    },
    [sdk, orderId, withGroup],
  );

  useEffect(() => {
    void ask('once');
    // Whoever comes back from another app, or the page cache, sees the present truth. One question at a time.
    const stop = sdk.host.onShow(() => {
      if (!question.current) void ask('once');
    });
    return () => {
      question.current?.abort();
      stop();
    };
  }, [ask, sdk]);

  return { ...known, check: () => void ask('patiently') };
}
