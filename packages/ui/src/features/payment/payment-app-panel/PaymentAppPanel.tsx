import {
  type OrderDetail,
  type PayChannel,
  paymentAppEnvironmentError,
  paymentStatus,
  payType,
} from '@yunyou/contract';
import { PaymentAppError } from '@yunyou/payment/authorisation';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { PaymentAppButton } from '../../../components/payment-app-button';
import { Price } from '../../../components/price';
import { StateMessage } from '../../../components/state';
import { failureText, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from '../payment-panel/PaymentPanel.module.css';

export interface PaymentAppPanelProps {
  /** The order to pay. */
  order: Pick<OrderDetail, 'id' | 'title' | 'payFen' | 'canPay' | 'status'>;
  /** Addresses: where a cashier comes back to, the order, and the page with every way to pay. */
  hrefs: { result: string; order: string; payment: string };
  /** Called when the server says how paying ended. */
  onEnded: () => void;
}

/** Pays an order in the payment app: by its own button, which waits until the app is there. */
export function PaymentAppPanel({ order, hrefs, onEnded }: PaymentAppPanelProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, money } = texts;
  const [isOutside, setOutside] = useState(false);
  useEffect(() => {
    // Finds out what pays here; what fails leaves the button without an app, and it says so.
    sdk.payment.loadConfig(order.id).catch(() => undefined);
  }, [sdk, order.id]);

  if (!order.canPay) {
    return (
      <StateMessage
        title={t('payment.notPayable')}
        description={t('order.status', { status: String(order.status) })}
        actions={<ButtonLink href={hrefs.order}>{t('payment.toOrder')}</ButtonLink>}
      />
    );
  }

  /** The payment app's way, which is there once the app's script is. */
  const find = (): PayChannel | undefined =>
    sdk.payment.config.channels.find((channel) => channel.payType === payType.quickPass);
  const pay = async (channel: PayChannel) => {
    setOutside(false);
    sdk.payment.select(channel);
    const { state, status } = await sdk.payment.pay(order, { returnPath: hrefs.result });
    if (!state || status === 'unknown' || state.payStatus === paymentStatus.unpaid) throw new NotPaidError();
    onEnded();
  };
  const isNotInside = (error: unknown): boolean =>
    error instanceof PaymentAppError && error.code === paymentAppEnvironmentError.notInPaymentApp;
  const problemText = (error: unknown): string => {
    if (isNotInside(error)) return t('payment.app.open');
    if (error instanceof NotPaidError) return t('payment.result.pending');
    return failureText(texts, error);
  };
  return (
    <PageBody>
      <div className={styles.amount}>
        <span>{t('payment.amount')}</span>
        <Price fen={order.payFen} size="display" />
        <span className={styles.title}>{order.title}</span>
      </div>
      <PaymentAppButton
        size="large"
        block
        find={find}
        onPay={pay}
        onError={(error) => setOutside(isNotInside(error))}
        problemText={problemText}
      >
        {t('payment.app.pay', { amount: money(order.payFen) })}
      </PaymentAppButton>
      <ButtonLink href={hrefs.payment} variant={isOutside ? 'outline' : 'text'} block replace>
        {t('payment.app.other')}
      </ButtonLink>
    </PageBody>
  );
}

/** The app gave the page back, and the server has no money. */
class NotPaidError extends Error {}
