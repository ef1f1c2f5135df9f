import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { Tag } from '../../../../components/tag';
import { useTexts } from '../../../../texts';
import { lineName, linePart } from '../../order-lines';
import { type NextStepProps, orderParts } from '../order-part';
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
                  <Days line={line} />
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

/** What a line's kind says beside its name. */
function Days({ line }: { line: OrderLine }) {
  const { onPage } = linePart(line);
  return onPage && <> · {onPage}</>;
}

/** What a buyer does with a part next: follow its parcel, show its code, look at it. Words where it is somebody else's turn. */
function NextStep(props: Omit<NextStepProps, 'isOpen'>) {
  const { order, line } = props;
  const { t } = useTexts();
  if (order.status === orderStatus.pendingPayment || order.status === orderStatus.pendingConfirmation) {
    const waits = order.status === orderStatus.pendingPayment ? 'order.next.pay' : 'order.next.confirm';
    return <span className={styles.quiet}>{t(waits)}</span>;
  }
  const isOpen = line.progress?.some((unit) => unit === 'open' || unit === 'running') ?? false;
  const Step = orderParts[line.kind].NextStep;
  return <Step {...props} isOpen={isOpen} />;
}
