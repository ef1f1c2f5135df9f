import { type OrderDetail, orderStatus } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Countdown } from '../../../components/countdown';
import { PageHeading } from '../../../components/page-heading';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './OrderStatusHeader.module.css';

export interface OrderStatusHeaderProps {
  /** Where the order stands. */
  order: Pick<OrderDetail, 'status' | 'closeReason' | 'expiresAtMs'>;
  /** Where it stands, in words of what it sells. Default: the order's status. */
  title?: string | undefined;
  /** What comes next, where the kind of order has words of its own. Default: those of any order. */
  lead?: string | undefined;
  /** Under the words. Default nothing. */
  children?: ReactNode;
  /** Called when an unpaid order's time is up. */
  onExpired: () => void;
}

/** Where an order stands, and why. */
export function OrderStatusHeader({ order, title, lead, onExpired, children }: OrderStatusHeaderProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  return (
    <section className={styles.root} data-status={order.status}>
      <div role="status">
        <PageHeading
          title={title ?? t('order.status', { status: String(order.status) })}
          lead={
            lead ??
            (order.closeReason
              ? t('order.closeReason', { reason: order.closeReason })
              : t('order.status.lead', { status: String(order.status) }))
          }
        />
      </div>
      {order.status === orderStatus.pendingPayment && order.expiresAtMs !== null && (
        <p className={styles.time}>
          {`${t('order.payBefore')} `}
          <Countdown format="words" endsAtMs={order.expiresAtMs} now={sdk.clock.now} onEnd={onExpired} />
        </p>
      )}
      {children}
    </section>
  );
}
