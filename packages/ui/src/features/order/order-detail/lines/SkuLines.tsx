import { appointmentStatus, type OrderLine, orderStatus } from '@yunyou/contract';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { PictureRow } from '../../../../components/picture-row';
import { Price } from '../../../../components/price';
import { Tag } from '../../../../components/tag';
import { useTexts } from '../../../../texts';
import { useSlotTimes } from '../../../appointment/use-slot-times';
import { linePart } from '../../order-lines';
import { IssuedCards } from '../annual-card/IssuedCards';
import type { OrderBodyProps } from '../order-part';
import { ContentButton } from '../service/ContentButton';
import { GiveBack } from './GiveBack';
import { LineBack } from './LineBack';
import styles from './Lines.module.css';
import { lineState } from './line-state';

const AHEAD: readonly number[] = [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed];

type SkuLine = Extract<OrderLine, { kind: 'goods' | 'service' | 'box' | 'annualCard' }>;

/** Goods, services, boxes and annual cards that were bought singly: each with its pieces, where it stands, and what of it comes back now. */
export function SkuLines({ order, lines, hrefs, onChanged }: OrderBodyProps) {
  const texts = useTexts();
  const { t } = texts;
  const isUnconfirmed = order.status === orderStatus.pendingConfirmation;
  const singles = lines.filter(isSingle);
  if (singles.length === 0) return null;
  return (
    <Card title={order.shopName || t('order.goods.shop')}>
      <ul className={styles.list}>
        {singles.map((line) => {
          const state = lineState(texts, order, line);
          return (
            <li key={line.id} className={styles.line}>
              <Link href={hrefs.product(line)} className={styles.product}>
                <PictureRow picture={line.picture}>
                  <span className={styles.name}>{line.title}</span>
                  {line.specText !== '' && <span className={styles.quiet}>{line.specText}</span>}
                  <span className={styles.row}>
                    <span className={styles.quiet}>
                      {t(linePart(line).count, { count: line.quantity })}{' '}
                      <Tag tone={state.tone}>{state.text}</Tag>
                    </span>
                    <Price fen={line.paidFen} tone="text" />
                  </span>
                </PictureRow>
              </Link>
              {'serviceMode' in line && <LineTime line={line} />}
              {'serviceMode' in line && <ContentButton order={order} line={line} onShown={onChanged} />}
              {'cards' in line && <IssuedCards line={line} />}
              <LineBack order={order} line={line} onChanged={onChanged} />
            </li>
          );
        })}
      </ul>
      {isUnconfirmed && (
        <div className={styles.foot}>
          <GiveBack orderId={order.id} lines={order.lines} whole onDone={onChanged} />
        </div>
      )}
    </Card>
  );
}

/** The time that was chosen while ordering, while it lies ahead. */
function LineTime({ line: { slot } }: { line: Extract<OrderLine, { kind: 'service' }> }) {
  const { t } = useTexts();
  const times = useSlotTimes();
  if (!slot || !AHEAD.includes(slot.status)) return null;
  return (
    <p className={styles.quiet}>
      {slot.itemTitle} · {t('order.goods.timeWaits', { time: times.slot(slot), status: String(slot.status) })}
    </p>
  );
}

/** Parts of a bundle stand in its card. */
const isSingle = (line: OrderLine): line is SkuLine => !line.bundle && 'picture' in line;
