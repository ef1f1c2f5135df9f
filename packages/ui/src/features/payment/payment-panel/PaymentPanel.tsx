import type { OrderDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import { Price } from '../../../components/price';
import { StateMessage } from '../../../components/state';
import {
  FormProblem,
  failureText,
  PageBody,
  useLazySheet,
  useProblemFocus,
  useResource,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import { lineName, linePart } from '../../order/order-lines';
import { PayMethodList } from '../pay-method-list';
import styles from './PaymentPanel.module.css';

export interface PaymentPanelProps {
  /** The order to pay. */
  order: OrderDetail;
  /** Address of the page that tells how paying ended. */
  resultHref: string;
  /** Address of the order. */
  orderHref: string;
  /** Called when paying ended without leaving the page. */
  onEnded: () => void;
}

const loadTransfer = () => import('./TransferSheet.lazy');

/** Pays an order: how much, how long there is, which way. What the client sees never makes it paid. */
export function PaymentPanel({ order, resultHref, orderHref, onEnded }: PaymentPanelProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, money, instant } = texts;
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  const [problem, setProblem] = useState<string>();
  // Once it has run out in front of the person; a clock that is wrong from the start must not keep anybody from paying.
  const [over, setOver] = useState(false);
  const channels = useResource(async () => {
    await sdk.payment.loadConfig(order.id);
    return sdk.payment.config.channels;
  }, [sdk, order.id]);
  const [chosen, setChosen] = useState<string>();
  const phone = useLazySheet(loadTransfer);

  if (!order.canPay) {
    return (
      <StateMessage
        title={t('payment.notPayable')}
        description={t('order.status', { status: String(order.status) })}
        actions={<ButtonLink href={orderHref}>{t('payment.toOrder')}</ButtonLink>}
      />
    );
  }

  const pay = async () => {
    setProblem(undefined);
    const channel = channels.value?.find((one) => one.id === chosen);
    if (channel) sdk.payment.select(channel);
    try {
      const outcome = await sdk.payment.pay(order, { returnPath: resultHref });
      // `pending` leaves for the cashier, unless the server has said so; every other end is the result page's to tell.
      if (outcome.status !== 'pending' || outcome.state) onEnded();
    } catch (error) {
      // This client can't take the way of paying that was offered.
      const cannot = error instanceof Error && error.name === 'PaymentError';
      setProblem(cannot ? t('payment.noChannel') : failureText(texts, error));
      focusProblem();
    }
  };

  return (
    <PageBody ref={ref}>
      <div className={styles.amount}>
        <span>{t('payment.amount')}</span>
        <Price fen={order.payFen} size="display" />
        <span className={styles.title}>{order.title}</span>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span>{lineName(line)}</span>
              <span>{linePart(line).onCard}</span>
            </li>
          ))}
        </ul>
        {order.siblings.length > 0 && (
          <span className={styles.title}>{t('payment.orders', { count: order.siblings.length + 1 })}</span>
        )}
        {order.expiresAtMs !== null && (
          <span className={styles.time}>
            {over ? (
              <span role="alert">{t('payment.expired')}</span>
            ) : (
              <>
                {t('payment.payUntil', { time: instant(order.expiresAtMs, 'time') })}
                {` · ${t('order.payBefore')} `}
                <Countdown
                  format="words"
                  endsAtMs={order.expiresAtMs}
                  now={sdk.clock.now}
                  onEnd={() => setOver(true)}
                />
              </>
            )}
          </span>
        )}
      </div>
      <Card>
        <PayMethodList channels={channels} value={chosen} onValueChange={setChosen} />
      </Card>
      <FormProblem>{problem}</FormProblem>
      <Button size="large" block onClick={pay} disabled={over || !channels.value?.length}>
        {t('payment.submit', { amount: money(order.payFen) })}
      </Button>
      {!over && (
        <div className={styles.phone}>
          <Button variant="outline" block onClick={() => phone.setOpen(true)}>
            {t('payment.transfer.phone')}
          </Button>
        </div>
      )}
      <ButtonLink href={orderHref} variant="text" block replace>
        {t('payment.later')}
      </ButtonLink>
      {phone.Sheet && (
        <phone.Sheet open={phone.open} onOpenChange={phone.setOpen} orderId={order.id} onPaid={onEnded} />
      )}
    </PageBody>
  );
}
