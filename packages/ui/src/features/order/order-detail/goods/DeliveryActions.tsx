import type { OrderDelivery, OrderDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { useToast } from '../../../../components/toast';
import { failureText, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { ConfirmReceipt } from './ConfirmReceipt';
import { isBeingSent } from './is-being-sent';

export interface DeliveryActionsProps {
  order: OrderDetail & { delivery: OrderDelivery };
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** What a buyer does about what is sent: remind the shop, say that it is there. */
export function DeliveryActions({ order, onChanged }: DeliveryActionsProps) {
  const { orders } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const { delivery } = order;
  const remind = async () => {
    try {
      await orders.remindShipment(order.id, { silent: true });
      show(t('order.goods.remindDone'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    onChanged();
  };
  return (
    <>
      {isBeingSent(order) && (
        <Button
          variant={delivery.canConfirm ? 'outline' : 'primary'}
          size="large"
          disabled={!delivery.canRemind}
          onClick={remind}
        >
          {t(delivery.canRemind ? 'order.goods.remind' : 'order.goods.reminded')}
        </Button>
      )}
      {delivery.canConfirm && (
        <Button size="large" onClick={() => setAsking(true)}>
          {t('order.goods.confirm')}
        </Button>
      )}
      <ConfirmReceipt open={asking} onOpenChange={setAsking} orderId={order.id} onDone={onChanged} />
    </>
  );
}
