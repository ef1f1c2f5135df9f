import { paymentStatus } from '@yunyou/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { Popup } from '../../../components/popup';
import { QrCode } from '../../../components/qr-code';
import { Skeleton } from '../../../components/skeleton';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { usePolled } from '../use-polled';
import styles from './PaymentPanel.module.css';

export interface TransferSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The order whose payment is handed over. */
  orderId: string;
  /** Called when the server has the money. */
  onPaid: () => void;
}

export const areas = ['components', 'kit', 'payment'] as const;

/** Hands the payment over to a phone, and hears when it was made there. */
export default function TransferSheet({ open, onOpenChange, ...rest }: TransferSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('payment.transfer.phone')}>
      <Code {...rest} />
    </Popup>
  );
}

/** Asks only while the sheet is open. */
function Code({ orderId, onPaid }: Pick<TransferSheetProps, 'orderId' | 'onPaid'>) {
  const sdk = useSdk();
  const { t } = useTexts();
  const ticket = useResource(() => sdk.payment.handOver(orderId, 'out', { silent: true }), [sdk, orderId]);
  const [over, setOver] = useState<string>();
  const { value, stopped, check } = usePolled(
    (signal) => sdk.payment.state(orderId, { signal, silent: true }),
    ({ payStatus }) => payStatus !== paymentStatus.unpaid,
    () => false,
  );
  const isPaid = value !== undefined && value.payStatus !== paymentStatus.unpaid;
  const tell = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid]);
  return (
    <div className={styles.code}>
      <ResourceView resource={ticket} pending={<Skeleton className={styles.pendingCode} />}>
        {({ ticket: id, url, expiresAtMs }) =>
          over === id ? (
            <>
              <p role="status" className={styles.hint}>
                {t('payment.transfer.over')}
              </p>
              <Button variant="outline" onClick={ticket.reload}>
                {t('payment.transfer.again')}
              </Button>
            </>
          ) : (
            <>
              <QrCode value={url} label={t('payment.transfer.code')} />
              <p className={styles.hint}>{t('payment.transfer.phoneText')}</p>
              <span className={styles.time}>
                {`${t('payment.transfer.left')} `}
                <Countdown key={id} endsAtMs={expiresAtMs} now={sdk.clock.now} onEnd={() => setOver(id)} />
              </span>
            </>
          )
        }
      </ResourceView>
      {stopped && !isPaid && (
        <Button variant="outline" block onClick={check}>
          {t('payment.transfer.check')}
        </Button>
      )}
    </div>
  );
}
