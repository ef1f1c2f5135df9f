import { deliveryStatus, type OrderDetail, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { useToast } from '../../../../components/toast';
import { failureText, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { BuyAgain } from '../../buy-again';
import { isAllGoods } from '../../delivery-state';
import { ConfirmReceipt } from './ConfirmReceipt';

export interface GoodsActionsProps {
  order: OrderDetail;
  /** The cart's page. */
  cartHref: string;
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** Not yet with a carrier. */
const WAITING: readonly (number | null)[] = [
  deliveryStatus.notShipped,
  deliveryStatus.stocking,
  deliveryStatus.stockingFinished,
];

/** What a buyer does about what is sent: remind the shop, say that it is there, buy the same again. */
export function GoodsActions({ order, cartHref, onChanged }: GoodsActionsProps) {
  const { orders } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const { delivery, status } = order;
  const isWaiting =
    delivery !== null && status === orderStatus.pendingConsumption && WAITING.includes(delivery.status);
  const remind = async () => {
    try {
      await orders.remindShipment(order.id, { silent: true });
      show(t('order.goods.remindDone'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    onChanged();
  };
  const isOpen = status === orderStatus.pendingPayment || status === orderStatus.pendingConfirmation;
  const hasNext = isWaiting || delivery?.canConfirm === true;
  return (
    <>
      {isAllGoods(order.lines) && !isOpen && (
        <BuyAgain
          order={order}
          cartHref={cartHref}
          size="large"
          variant={hasNext ? 'outline' : 'secondary'}
        />
      )}
      {isWaiting && (
        <Button
          variant={delivery.canConfirm ? 'outline' : 'primary'}
          size="large"
          disabled={!delivery.canRemind}
          onClick={remind}
        >
          {t(delivery.canRemind ? 'order.goods.remind' : 'order.goods.reminded')}
        </Button>
      )}
      {delivery?.canConfirm && (
        <Button size="large" onClick={() => setAsking(true)}>
          {t('order.goods.confirm')}
        </Button>
      )}
      <ConfirmReceipt open={asking} onOpenChange={setAsking} orderId={order.id} onDone={onChanged} />
    </>
  );
}
