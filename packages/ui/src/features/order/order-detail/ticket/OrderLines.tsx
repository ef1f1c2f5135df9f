import { type OrderDetail, type OrderLine, type OrderStatus, orderStatus } from '@yunyou/contract';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { PictureRow } from '../../../../components/picture-row';
import { useTexts } from '../../../../texts';
import { lineName, linePart } from '../../order-lines';
import styles from '../OrderDetailView.module.css';

interface OrderLinesProps {
  order: Pick<OrderDetail, 'title' | 'picture' | 'status' | 'lines'>;
  /** Where what a line sells is shown. */
  hrefOf: (line: OrderLine) => string;
}

/** What was bought. One link where all of it is shown in one place, otherwise one for each line. */
export function OrderLines({ order, hrefOf }: OrderLinesProps) {
  const [href, ...others] = new Set(order.lines.map(hrefOf));
  const isOnePlace = href !== undefined && others.length === 0;
  const row = (
    <PictureRow picture={order.picture}>
      <strong>{order.title}</strong>
      {order.lines.map((line) =>
        isOnePlace ? (
          <Row key={line.id} order={order} line={line} />
        ) : (
          <Link key={line.id} href={hrefOf(line)} className={styles.product}>
            <Row order={order} line={line} />
          </Link>
        ),
      )}
    </PictureRow>
  );
  return (
    <Card>
      {isOnePlace ? (
        <Link href={href} className={styles.product}>
          {row}
        </Link>
      ) : (
        row
      )}
    </Card>
  );
}

/** In these what is left of a line may go back by its rule. */
const USABLE: readonly OrderStatus[] = [orderStatus.pendingConsumption, orderStatus.refunding];

/** A line: its day, how many of it are used or given back, and until when the others go back. */
function Row({ order, line }: { order: Pick<OrderDetail, 'status'>; line: OrderLine }) {
  const { t } = useTexts();
  const { quantity, usedQuantity: used = 0, refundingQuantity: refunding, refundedQuantity: refunded } = line;
  const counts = Object.entries({ used, refunding, refunded }).filter(([, count]) => count > 0);
  const isLeft = used + refunding + refunded < quantity && USABLE.includes(order.status);
  return (
    <span>
      {lineName(line)} × {quantity}
      <span className={styles.quiet}>{linePart(line).onPage}</span>
      {counts.length > 0 && (
        <span className={styles.quiet}>
          {counts
            .map(([state, count]) => t('order.ticket.count', { state, count }))
            .join(t('order.ticket.separator'))}
        </span>
      )}
      {isLeft && 'refundHint' in line && <span className={styles.quiet}>{line.refundHint}</span>}
    </span>
  );
}
