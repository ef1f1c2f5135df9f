import type { OrderDetail, OrderLine } from '@yunyou/contract';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { PictureRow } from '../../../../components/picture-row';
import { lineName, linePart } from '../../order-lines';
import styles from '../OrderDetailView.module.css';

interface OrderLinesProps {
  order: Pick<OrderDetail, 'title' | 'picture' | 'lines'>;
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
          <Row key={line.id} line={line} />
        ) : (
          <Link key={line.id} href={hrefOf(line)} className={styles.product}>
            <Row line={line} />
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

function Row({ line }: { line: OrderLine }) {
  return (
    <span>
      {lineName(line)} × {line.quantity}
      <span className={styles.quiet}>{linePart(line).onPage}</span>
    </span>
  );
}
