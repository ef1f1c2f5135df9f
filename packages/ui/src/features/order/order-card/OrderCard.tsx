import { type OrderSummary, orderStatus } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import { inPlaceOfFollowing, Link } from '../../../components/link';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { Tag, type TagProps } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { lineName, linePart } from '../order-lines';
import { CardActions, type CardActionsProps } from './CardActions';
import styles from './OrderCard.module.css';

export interface OrderCardProps {
  /** The order. */
  order: OrderSummary;
  /** Pages that the card leads to. */
  hrefs: { detail: string; payment: string; vouchers: string; cart: string } & CardActionsProps['hrefs'];
  /** Called when an unpaid order's time is up. Default nothing. */
  onExpired?: () => void;
  /** Shows it beside the list in place of on its own page. Default: it leads to its page. */
  onOpen?: (() => void) | undefined;
  /** It is the one that the page's address names. Default `false`. */
  current?: boolean;
  /** Called when the order may have changed. Default nothing. */
  onChanged?: () => void;
}

/** Of more lines only the number of pieces is told. */
const SHOWN_LINES = 2;

const tones: Readonly<Record<number, TagProps['tone']>> = {
  [orderStatus.pendingPayment]: 'danger',
  [orderStatus.pendingConfirmation]: 'info',
  [orderStatus.pendingConsumption]: 'primary',
  [orderStatus.refunding]: 'warning',
};

/** An order in a list, with what to do next: what its state permits and nothing else. */
export function OrderCard({ order, hrefs, onExpired, onOpen, current = false, onChanged }: OrderCardProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { lines } = order;
  return (
    <Card flush className={current ? styles.current : undefined}>
      <Link
        href={hrefs.detail}
        className={styles.link}
        aria-current={current || undefined}
        onClick={inPlaceOfFollowing(onOpen)}
      >
        <span className={styles.head}>
          <strong className={styles.title}>{order.title}</strong>
          {order.isPrize && <Tag tone="member">{t('order.prize')}</Tag>}
          <Tag tone={tones[order.status] ?? 'neutral'}>{t('order.phase', { phase: order.phase })}</Tag>
        </span>
        <PictureRow picture={order.picture}>
          {lines.slice(0, SHOWN_LINES).map((line) => (
            <span key={line.id} className={styles.line}>
              <span>{lineName(line)}</span>
              <span className={styles.quiet}>{linePart(line).onCard}</span>
            </span>
          ))}
          {lines.length > SHOWN_LINES && (
            <span className={styles.quiet}>
              {t('order.list.pieces', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
            </span>
          )}
          <Price fen={order.totalFen} tone="text" className={styles.price} />
        </PictureRow>
      </Link>
      {order.status === orderStatus.pendingPayment && (
        <div className={styles.foot}>
          {order.expiresAtMs !== null && (
            <span className={styles.quiet}>
              {order.parentSn !== order.sn && `${t('order.list.together')} · `}
              {`${t('order.payBefore')} `}
              <Countdown format="words" endsAtMs={order.expiresAtMs} now={sdk.clock.now} onEnd={onExpired} />
            </span>
          )}
          <ButtonLink href={hrefs.payment} size="small">
            {t('order.pay')}
          </ButtonLink>
        </div>
      )}
      <CardActions order={order} hrefs={hrefs} onChanged={onChanged} />
    </Card>
  );
}
