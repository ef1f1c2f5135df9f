import { orderStatus } from '@yunyou/contract';
import { Button } from '../../../../components/button';
import { useTexts } from '../../../../texts';
import { BuyAgain } from '../../buy-again';
import { shownDelivery } from '../../order-words';
import styles from '../lines/Lines.module.css';
import { SkuLines } from '../lines/SkuLines';
import type { NextStepProps, OrderPart } from '../order-part';
import { isBeingSent } from './is-being-sent';

/** Follows the parcels; before there is one, says in words how far it is. */
function NextStep({ order, line, isOpen, onTrack }: NextStepProps) {
  const { t } = useTexts();
  if (order.delivery && order.delivery.parcels > 0) {
    return (
      <Button variant="secondary" size="small" className={styles.next} onClick={onTrack}>
        {t('order.next.track')}
      </Button>
    );
  }
  if (line.kind !== 'goods' || !isOpen || line.deliveryStatus === null) return null;
  return (
    <span className={styles.quiet}>{t('order.goods.lead', { status: String(line.deliveryStatus) })}</span>
  );
}

/** Goods are sent, and are put into the cart again as soon as the order is paid or over. */
export const goodsPart: OrderPart = {
  Body: SkuLines,
  NextStep,
  lead({ t }, order) {
    const delivery = shownDelivery(order);
    return delivery === null ? undefined : t('order.goods.lead', { status: String(delivery) });
  },
  Again({ order, cartHref }) {
    const { status } = order;
    if (status === orderStatus.pendingPayment || status === orderStatus.pendingConfirmation) return null;
    const variant = isBeingSent(order) || order.delivery?.canConfirm ? 'outline' : 'secondary';
    return <BuyAgain order={order} cartHref={cartHref} size="large" variant={variant} />;
  },
};
