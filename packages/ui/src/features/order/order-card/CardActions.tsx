import { deliveryStatus, type OrderLine, type OrderSummary, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { useTexts } from '../../../texts';
import { BuyAgain } from '../buy-again';
import { ConfirmReceipt } from '../order-detail/goods/ConfirmReceipt';
import { codesOf, linePart } from '../order-lines';
import { isForming, isGone, isToOpen, leastDelivered, orderWordsOf } from '../order-words';
import { canReview, ReviewLink, type ReviewLinkProps } from '../review-link';
import styles from './OrderCard.module.css';

export interface CardActionsProps {
  order: OrderSummary;
  /** `again`: where the same can be booked; `group`: the page of the group it is bought in; default none. */
  hrefs: {
    detail: string;
    vouchers: string;
    cart: string;
    again?: string;
    group?: (groupId: string) => string;
  } & Partial<ReviewLinkProps['hrefs']>;
  /** Called when the order may have changed. Default nothing. */
  onChanged?: (() => void) | undefined;
}

/** Shown at a gate or a counter. */
const hasCode = (line: OrderLine): boolean => !isGone(line) && linePart(line).codes !== null;

/** To be looked at after paying, and not looked at yet. */
const isUnseen = (line: OrderLine): boolean => !isGone(line) && linePart(line).isUnseen === true;

/** What can be done about a paid order in a list. */
export function CardActions({ order, hrefs, onChanged }: CardActionsProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const { status, lines, groupId } = order;
  const isOpen = status === orderStatus.pendingConsumption;
  const isArriving = isOpen && leastDelivered(lines) === deliveryStatus.shipped;
  const canShow = isOpen && lines.some(hasCode);
  const canLook = isOpen && lines.some(isUnseen);
  const { toCart } = orderWordsOf(lines);
  const isAgain = toCart && (status === orderStatus.complete || status === orderStatus.closed);
  const isOver = status === orderStatus.closed || status === orderStatus.failed;
  const bookAgain = isOver && !toCart ? hrefs.again : undefined;
  const openHref = isToOpen(order) ? hrefs.again : undefined;
  const { review, reviews } = hrefs;
  const reviewHrefs = review && reviews !== undefined && canReview(lines) ? { review, reviews } : undefined;
  const groupHref = isForming(order) && groupId ? hrefs.group?.(groupId) : undefined;
  const ways = [groupHref, isArriving, canShow, canLook, isAgain, bookAgain, openHref, reviewHrefs];
  if (!ways.some(Boolean)) return null;
  return (
    <div className={styles.foot}>
      {groupHref && (
        <ButtonLink href={groupHref} size="small">
          {t('order.group.invite')}
        </ButtonLink>
      )}
      {isAgain && <BuyAgain order={order} cartHref={hrefs.cart} size="small" variant="outline" />}
      {bookAgain && (
        <ButtonLink href={bookAgain} size="small" variant="outline">
          {t('order.again')}
        </ButtonLink>
      )}
      {reviewHrefs && <ReviewLink lines={lines} hrefs={reviewHrefs} size="small" variant="outline" />}
      {canLook && (
        <ButtonLink href={hrefs.detail} size="small" variant="secondary">
          {t('order.content.show')}
        </ButtonLink>
      )}
      {openHref && (
        <ButtonLink href={openHref} size="small" variant="secondary">
          {t('order.box.open')}
        </ButtonLink>
      )}
      {canShow && (
        <ButtonLink href={hrefs.vouchers} size="small" variant="secondary">
          {t(codesOf(lines).codes)}
        </ButtonLink>
      )}
      {isArriving && (
        <>
          <ButtonLink href={hrefs.detail} size="small" variant="outline">
            {t('order.next.track')}
          </ButtonLink>
          <Button size="small" onClick={() => setAsking(true)}>
            {t('order.goods.confirm')}
          </Button>
          <ConfirmReceipt
            open={asking}
            onOpenChange={setAsking}
            orderId={order.id}
            onDone={() => onChanged?.()}
          />
        </>
      )}
    </div>
  );
}
