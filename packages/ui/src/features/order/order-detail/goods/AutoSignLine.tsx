import { extendDays, type OrderDelivery } from '@yunyou/contract';
import { classNames } from '../../../../class-names';
import { Button } from '../../../../components/button';
import { Countdown } from '../../../../components/countdown';
import { useToast } from '../../../../components/toast';
import { failureText, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../OrderStatusHeader.module.css';

export interface AutoSignLineProps {
  orderId: string;
  delivery: Pick<OrderDelivery, 'autoSignAtMs'>;
  /** Called when the time is up or was put off. */
  onChanged: () => void;
}

/** How long until parcels count as signed for, and the way to put that off; whoever may not yet is told so. */
export function AutoSignLine({ orderId, delivery: { autoSignAtMs }, onChanged }: AutoSignLineProps) {
  const { orders, clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  if (autoSignAtMs === null) return null;
  const extend = async () => {
    try {
      await orders.extendReceipt(orderId, { silent: true });
      show(t('order.goods.extendDone', { days: extendDays }), { kind: 'success' });
      onChanged();
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return (
    <p className={classNames(styles.time, styles.row)}>
      <span>
        {`${t('order.goods.autoSign')} `}
        <Countdown format="words" endsAtMs={autoSignAtMs} now={clock.now} onEnd={onChanged} />
      </span>
      <Button variant="text" size="small" onClick={extend}>
        {t('order.goods.extend')}
      </Button>
    </p>
  );
}
