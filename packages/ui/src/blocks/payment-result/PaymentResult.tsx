import { orderStatus, type PaymentState, paymentStatus } from '@yunyou/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSdk } from '../../app';
import { Button, ButtonLink } from '../../components/button';
import { Price } from '../../components/price';
import { Spinner } from '../../components/spinner';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, RotateCwIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './PaymentResult.module.css';

export interface PaymentResultProps {
  orderId: string;
  /** Addresses of the pages this one leads to. */
  hrefs: { order: string; vouchers: string; payment: string; home: string };
}

type View = 'asking' | 'paid' | 'waiting' | 'pending' | 'refunded' | 'closed' | 'unknown';

/** What the server's word means to the buyer. */
function viewOf({ status, payStatus }: PaymentState): View {
  if (payStatus === paymentStatus.refunded) return 'refunded';
  if (payStatus === paymentStatus.paid || payStatus === paymentStatus.credited) {
    return status === orderStatus.pendingConfirmation ? 'waiting' : 'paid';
  }
  return status === orderStatus.pendingPayment ? 'pending' : 'closed';
}

/** The one truth about the money, in words, at every moment. Asks the server on appearing and when the buyer says so. */
export function PaymentResult({ orderId, hrefs }: PaymentResultProps) {
  const sdk = useSdk();
  const { t, money } = useTexts();
  const [view, setView] = useState<View>('asking');
  const [state, setState] = useState<PaymentState>();

  const ask = useCallback(
    async (patiently: boolean, signal?: AbortSignal) => {
      setView('asking');
      try {
        const answer = patiently
          ? (await sdk.payment.confirm(orderId, { signal })).state
          : await sdk.api.payment.state({ orderId }, { signal });
        if (signal?.aborted) return;
        setState(answer);
        setView(answer ? viewOf(answer) : 'unknown');
      } catch {
        if (!signal?.aborted) setView('unknown');
      }
    },
    [sdk, orderId],
  );

  useEffect(() => {
    const controller = new AbortController();
    void ask(false, controller.signal);
    // Whoever comes back from another app, or the page cache, sees the present truth.
    const stop = sdk.host.onShow(() => void ask(false, controller.signal));
    return () => {
      controller.abort();
      stop();
    };
  }, [ask, sdk]);

  const check = (
    <Button size="large" block onClick={() => void ask(true)}>
      {t('order.result.check')}
    </Button>
  );
  const toOrder = (variant: 'primary' | 'outline') => (
    <ButtonLink href={hrefs.order} variant={variant} size="large" block replace>
      {t('order.payment.toOrder')}
    </ButtonLink>
  );
  const views: Record<View, { icon: ReactNode; title: string; text?: string; actions: ReactNode }> = {
    asking: {
      icon: <Spinner />,
      title: t('order.result.asking'),
      text: t('order.result.askingText'),
      actions: null,
    },
    paid: {
      icon: <CircleCheckIcon size={56} className={styles.good} />,
      title: t('order.result.paid'),
      text: t('order.result.paidText'),
      actions: (
        <>
          <ButtonLink href={hrefs.vouchers} size="large" block replace>
            {t('order.vouchers')}
          </ButtonLink>
          {toOrder('outline')}
        </>
      ),
    },
    waiting: {
      icon: <ClockIcon size={56} className={styles.good} />,
      title: t('order.result.paid'),
      text: t('order.result.paidWait'),
      actions: toOrder('primary'),
    },
    pending: {
      icon: <ClockIcon size={56} />,
      title: t('order.result.pending'),
      text: t('order.result.pendingText'),
      actions: (
        <>
          {check}
          <ButtonLink href={hrefs.payment} variant="outline" size="large" block replace>
            {t('order.result.retry')}
          </ButtonLink>
        </>
      ),
    },
    refunded: {
      icon: <RotateCwIcon size={56} />,
      title: t('order.result.refunded'),
      text: t('order.result.refundedText', { amount: money(state?.refundedFen ?? 0) }),
      actions: toOrder('primary'),
    },
    closed: {
      icon: <CircleAlertIcon size={56} />,
      title: t('order.result.closed'),
      actions: toOrder('primary'),
    },
    unknown: {
      icon: <CircleAlertIcon size={56} />,
      title: t('order.result.unknown'),
      text: t('order.result.unknownText'),
      actions: (
        <>
          {check}
          {toOrder('outline')}
        </>
      ),
    },
  };
  const { icon, title, text, actions } = views[view];
  return (
    <div className={styles.root} data-view={view}>
      <div role="status" className={styles.words}>
        <span className={styles.icon}>{icon}</span>
        <h2 className={styles.title}>{title}</h2>
        {state && (view === 'paid' || view === 'waiting') && (
          <Price fen={state.totalFen} size="large" tone="text" />
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>
        {actions}
        {view !== 'asking' && (
          <ButtonLink href={hrefs.home} variant="text" block>
            {t('order.result.home')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
