import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { codesOf } from '../order-lines';
import { isForming, isToOpen } from '../order-words';
import { ReviewLink, type ReviewLinkProps } from '../review-link';
import { DeliveryActions } from './goods/DeliveryActions';
import { HideOrder } from './HideOrder';
import styles from './OrderDetailView.module.css';
import { onlyPartOf } from './order-part';

export interface OrderActionsProps {
  order: OrderDetail;
  /** Pages that the order leads to. `again`: where the same can be bought; `group`: the group it is bought in; default none. */
  hrefs: {
    payment: string;
    vouchers: string;
    cart: string;
    askRefund: string;
    again?: string;
    group?: string | undefined;
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
  const forming = isForming(order);
  const { giveBack, Again } = onlyPartOf(order) ?? {};
  const [asking, setAsking] = useState(false);
  const hasTickets = order.status === orderStatus.pendingConsumption && order.voucherCount > 0;
  const openHref = isToOpen(order) ? hrefs.again : undefined;
  const { review, reviews } = hrefs;
  const GiveBack = !forming && giveBack?.isOffered(order) ? giveBack.Button : undefined;
  const canRefund = order.canRefund && !forming;
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
      {canRefund && !GiveBack && (
        <ButtonLink href={hrefs.askRefund} variant="outline" size="large">
          {t('order.back.apply')}
        </ButtonLink>
      )}
      {GiveBack && <GiveBack order={order} againHref={hrefs.again} onDone={onChanged} />}
      {forming && hrefs.group && (
        <ButtonLink href={hrefs.group} size="large">
          {t('order.group.invite')}
        </ButtonLink>
      )}
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
          {t(codesOf(order.lines).codes)}
        </ButtonLink>
      )}
      {openHref !== undefined && (
        <ButtonLink href={openHref} size="large">
          {t('order.box.open')}
        </ButtonLink>
      )}
      {Again && <Again order={order} cartHref={hrefs.cart} />}
      {order.delivery && (
        <DeliveryActions order={{ ...order, delivery: order.delivery }} onChanged={onChanged} />
      )}
      {!Again &&
        !order.canCancel &&
        !order.canPay &&
        !hasTickets &&
        !GiveBack &&
        !canRefund &&
        openHref === undefined &&
        !forming &&
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
