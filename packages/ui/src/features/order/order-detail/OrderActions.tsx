import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './OrderDetailView.module.css';
import { GiveRooms } from './stay/GiveRooms';
import { bookedRooms, canGiveBack, stayLinesOf } from './stay/stay-order';

export interface OrderActionsProps {
  order: OrderDetail;
  /** Pages that the order leads to. `again`: where the same can be bought; default none. */
  hrefs: { payment: string; vouchers: string; again?: string };
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** What can be done about an order now; there is always something. */
export function OrderActions({ order, hrefs, onChanged }: OrderActionsProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isStay = stayLinesOf(order).length > 0;
  const [asking, setAsking] = useState(false);
  const hasTickets = order.status === orderStatus.pendingConsumption && order.voucherCount > 0;
  const canGive = isStay && canGiveBack(order) && bookedRooms(order).length > 0;
  const cancel = async () => {
    try {
      await sdk.orders.cancel(order.id, undefined, { silent: true });
      show(t('order.cancel.done'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    onChanged();
  };
  return (
    <div className={styles.actions}>
      {order.canCancel && (
        <Button variant="outline" size="large" onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </Button>
      )}
      {canGive && <GiveRooms order={order} againHref={hrefs.again} onDone={onChanged} />}
      {order.canPay && (
        <ButtonLink href={hrefs.payment} size="large">
          {t('order.pay')}
        </ButtonLink>
      )}
      {hasTickets && (
        <ButtonLink href={hrefs.vouchers} size="large">
          {t(isStay ? 'order.stay.vouchers' : 'order.vouchers')}
        </ButtonLink>
      )}
      {!order.canCancel && !order.canPay && !hasTickets && !canGive && hrefs.again !== undefined && (
        <ButtonLink href={hrefs.again} size="large" variant="secondary">
          {t('order.again')}
        </ButtonLink>
      )}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('order.cancel.confirm')}
        tone="danger"
        confirmText={t('order.cancel')}
        cancelText={t('order.cancel.keep')}
        onConfirm={cancel}
      >
        {order.payAtDesk ? t('refund.give.desk') : t('order.cancel.hint')}
      </Modal>
    </div>
  );
}
