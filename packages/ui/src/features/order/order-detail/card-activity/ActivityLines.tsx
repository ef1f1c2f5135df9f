import { type OrderDetail, type OrderLine, type OrderStatus, orderStatus } from '@yunyou/contract';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { PictureRow } from '../../../../components/picture-row';
import { Price } from '../../../../components/price';
import { Tag } from '../../../../components/tag';
import { useTexts } from '../../../../texts';
import { linePart } from '../../order-lines';
import { LineBack } from '../lines/LineBack';
import styles from '../lines/Lines.module.css';
import { lineState } from '../lines/line-state';
import type { OrderBodyProps } from '../order-part';

type ActivityLine = Extract<OrderLine, { kind: 'cardActivity' }>;

/** Card activities that were joined: session, persons, where each stands, and until when it goes back. */
export function ActivityLines({ order, lines, hrefs, onChanged }: OrderBodyProps) {
  const { t } = useTexts();
  return (
    <Card title={t('order.cardActivity.name')}>
      <ul className={styles.list}>
        {lines.filter(isActivity).map((line) => (
          <li key={line.id} className={styles.line}>
            <Link href={hrefs.product(line)} className={styles.product}>
              <Places order={order} line={line} />
            </Link>
            <LineBack order={order} line={line} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PlacesProps {
  order: OrderDetail;
  line: ActivityLine;
}

/** In these what is left of a line may go back by its rule. */
const USABLE: readonly OrderStatus[] = [orderStatus.pendingConsumption, orderStatus.refunding];

/** What was joined, when, and by whom. */
function Places({ order, line }: PlacesProps) {
  const texts = useTexts();
  const { t } = texts;
  const { usedQuantity: used = 0, refundingQuantity, refundedQuantity, quantity } = line;
  const state = lineState(texts, order, line);
  const isLeft = used + refundingQuantity + refundedQuantity < quantity && USABLE.includes(order.status);
  return (
    <PictureRow picture={line.picture}>
      <span className={styles.name}>{line.title}</span>
      <span className={styles.quiet}>{linePart(line).onPage}</span>
      <span className={styles.quiet}>
        {line.persons.map(({ name }) => name).join(t('components.listSeparator'))}
      </span>
      {isLeft && <span className={styles.quiet}>{line.refundHint}</span>}
      <span className={styles.row}>
        <span className={styles.quiet}>
          {t('order.cardActivity.count', { count: quantity })} <Tag tone={state.tone}>{state.text}</Tag>
        </span>
        {line.paidFen === 0 ? t('order.cardActivity.free') : <Price fen={line.paidFen} tone="text" />}
      </span>
    </PictureRow>
  );
}

const isActivity = (line: OrderLine): line is ActivityLine => 'sessionId' in line;
