import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { isAllGoods } from '../delivery-state';
import { ReviewLink, type ReviewLinkProps } from '../review-link';
import { GoodsActions } from './goods/GoodsActions';
import { HideOrder } from './HideOrder';
import styles from './OrderDetailView.module.css';
import { GiveRooms } from './stay/GiveRooms';
import { goBackUnasked, isStayOrder } from './stay/stay-order';
import { vouchersText } from './vouchers-text';

export interface OrderActionsProps {
  order: OrderDetail;
  /** Pages that the order leads to. `again`: where the same can be bought; default none. */
  hrefs: {
    payment: string;
    vouchers: string;
    cart: string;
    askRefund: string;
    again?: string;
  } & Partial<ReviewLinkProps['hrefs']>;
  /** Called when the order may have changed. */
  onChanged: () => void;
  /** Called when the order was taken out of lists. Default: it can't be. */
  onHidden?: (() => void) | undefined;
}

/** What can be done about an order now; there is always something. */
export function OrderActions({ order, hrefs, onChanged, onHidden }: OrderActionsProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isStay = isStayOrder(order);
  const isService = order.lines.some(({ kind }) => kind === 'service');
  const isGoods = isAllGoods(order.lines);
  const [asking, setAsking] = useState(false);
  const hasTickets = order.status === orderStatus.pendingConsumption && order.voucherCount > 0;
  const { review, reviews } = hrefs;
  const canGive = isStay && goBackUnasked(order);
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
      {order.canRefund && !canGive && (
        <ButtonLink href={hrefs.askRefund} variant="outline" size="large">
          {t('order.back.apply')}
        </ButtonLink>
      )}
      {canGive && <GiveRooms order={order} againHref={hrefs.again} onDone={onChanged} />}
      {order.canPay && (
        <ButtonLink href={hrefs.payment} size="large">
          {t('order.pay')}
        </ButtonLink>
      )}
      {review && reviews !== undefined && (
        <ReviewLink lines={order.lines} hrefs={{ review, reviews }} size="large" variant="outline" />
      )}
      {hasTickets && (
        <ButtonLink href={hrefs.vouchers} size="large">
          {t(vouchersText({ isStay, isService }))}
        </ButtonLink>
      )}
      {(isGoods || order.delivery) && (
        <GoodsActions order={order} cartHref={hrefs.cart} onChanged={onChanged} />
      )}
      {!isGoods &&
        !order.canCancel &&
        !order.canPay &&
        !hasTickets &&
        !canGive &&
        !order.canRefund &&
        hrefs.again !== undefined && (
          <ButtonLink href={hrefs.again} size="large" variant="secondary">
            {t('order.again')}
          </ButtonLink>
        )}
      {order.canHide && onHidden && <HideOrder orderId={order.id} onHidden={onHidden} />}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('order.cancel.confirm')}
        tone="danger"
        confirmText={t('order.cancel')}
        cancelText={t('order.cancel.keep')}
        onConfirm={cancel}
      >
        {order.canPay && order.siblings.length > 0 && (
          <p>{t('order.cancel.all', { count: order.siblings.length + 1 })}</p>
        )}
        {order.payAtDesk ? t('refund.give.desk') : t('order.cancel.hint')}
      </Modal>
    </div>
  );
}
