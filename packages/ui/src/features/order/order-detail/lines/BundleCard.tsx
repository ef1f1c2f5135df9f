import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../../components/button';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { Tag } from '../../../../components/tag';
import { useTexts } from '../../../../texts';
import { lineName, linePart } from '../../order-lines';
import { ContentButton } from '../service/ContentButton';
import { GiveBack } from './GiveBack';
import { LineBack } from './LineBack';
import styles from './Lines.module.css';
import { lineState } from './line-state';

export interface BundleCardProps {
  order: OrderDetail;
  /** The parts: all of one bundle. */
  lines: readonly OrderLine[];
  hrefs: { vouchers: string; product: (line: OrderLine) => string };
  /** Opens the tracks of the order's parcels. */
  onTrack: () => void;
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** A bundle that was bought: its parts in one card, each with where it stands and what to do with it next. */
export function BundleCard({ order, lines, hrefs, onTrack, onChanged }: BundleCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const [first] = lines;
  if (!first?.bundle) return null;
  const { name, quantity, refundMode } = first.bundle;
  const isUnconfirmed = order.status === orderStatus.pendingConfirmation;
  return (
    <Card
      title={name}
      extra={<span className={styles.quiet}>{t('order.bundle.count', { count: quantity })}</span>}
    >
      <ul className={styles.list}>
        {lines.map((line) => {
          const state = lineState(texts, order, line);
          return (
            <li key={line.id} className={styles.line}>
              <div className={styles.row}>
                <Tag tone="info">{t('order.bundle.kind', { kind: line.kind })}</Tag>
                <Tag tone={state.tone}>{state.text}</Tag>
              </div>
              <Link href={hrefs.product(line)} className={styles.product}>
                <span className={styles.name}>{lineName(line)}</span>
                <span className={styles.quiet}>
                  {t('order.bundle.partCount', { kind: line.kind, count: line.quantity })}
                  {line.kind !== 'goods' && line.kind !== 'service' && <> · {linePart(line).onPage}</>}
                </span>
              </Link>
              <NextStep order={order} line={line} hrefs={hrefs} onTrack={onTrack} onChanged={onChanged} />
              <LineBack order={order} line={line} onChanged={onChanged} />
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <span className={styles.quiet}>{t('order.bundle.refund', { mode: refundMode })}</span>
        {(refundMode === 'whole' || isUnconfirmed) && (
          <GiveBack orderId={order.id} lines={isUnconfirmed ? order.lines : lines} whole onDone={onChanged} />
        )}
      </div>
    </Card>
  );
}

type NextStepProps = Omit<BundleCardProps, 'lines'> & { line: OrderLine };

/** What a buyer does with a part next: follow its parcel, show its code, look at it. Words where it is somebody else's turn. */
function NextStep({ order, line, hrefs, onTrack, onChanged }: NextStepProps) {
  const { t, day } = useTexts();
  if (order.status === orderStatus.pendingPayment || order.status === orderStatus.pendingConfirmation) {
    const waits = order.status === orderStatus.pendingPayment ? 'order.next.pay' : 'order.next.confirm';
    return <span className={styles.quiet}>{t(waits)}</span>;
  }
  const isOpen = line.progress?.some((unit) => unit === 'open' || unit === 'running') ?? false;
  switch (line.kind) {
    case 'goods':
      return order.delivery && order.delivery.parcels > 0 ? (
        <Button variant="secondary" size="small" className={styles.next} onClick={onTrack}>
          {t('order.next.track')}
        </Button>
      ) : isOpen && line.deliveryStatus !== null ? (
        <span className={styles.quiet}>{t('order.goods.lead', { status: String(line.deliveryStatus) })}</span>
      ) : null;
    case 'service':
      if (line.serviceMode === 'instant') {
        return <ContentButton order={order} line={line} onShown={onChanged} />;
      }
      break;
    case 'stay':
      if (isOpen) {
        return (
          <span className={styles.quiet}>
            {t('order.stay.booked', { day: day(line.startDate), time: line.checkInFrom })}
          </span>
        );
      }
      return null;
  }
  return isOpen && order.voucherCount > 0 ? (
    <ButtonLink href={hrefs.vouchers} variant="secondary" size="small" className={styles.next}>
      {t(line.kind === 'service' ? 'order.service.vouchers' : 'order.vouchers')}
    </ButtonLink>
  ) : null;
}
