import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import { Card } from '../../../../components/card';
import { Link } from '../../../../components/link';
import { PictureRow } from '../../../../components/picture-row';
import { Price } from '../../../../components/price';
import { Tag } from '../../../../components/tag';
import { useTexts } from '../../../../texts';
import { ContentButton } from '../service/ContentButton';
import { GiveBack } from './GiveBack';
import { LineBack } from './LineBack';
import styles from './Lines.module.css';
import { lineState } from './line-state';

export type SkuLine = Extract<OrderLine, { kind: 'goods' | 'service' }>;

export interface SkuLinesProps {
  order: OrderDetail;
  /** Those of the order's lines that stand here. */
  lines: readonly SkuLine[];
  /** Where what a line sells is shown. */
  hrefOf: (line: OrderLine) => string;
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** Goods and services that were bought: each with its pieces, where it stands, and what of it comes back now. */
export function SkuLines({ order, lines, hrefOf, onChanged }: SkuLinesProps) {
  const texts = useTexts();
  const { t } = texts;
  const isUnconfirmed = order.status === orderStatus.pendingConfirmation;
  return (
    <Card title={order.shopName || t('order.goods.shop')}>
      <ul className={styles.list}>
        {lines.map((line) => {
          const state = lineState(texts, order, line);
          return (
            <li key={line.id} className={styles.line}>
              <Link href={hrefOf(line)} className={styles.product}>
                <PictureRow picture={line.picture}>
                  <span className={styles.name}>{line.title}</span>
                  {line.specText !== '' && <span className={styles.quiet}>{line.specText}</span>}
                  <span className={styles.row}>
                    <span className={styles.quiet}>
                      {t(line.kind === 'service' ? 'order.service.count' : 'order.pieces', {
                        count: line.quantity,
                      })}{' '}
                      <Tag tone={state.tone}>{state.text}</Tag>
                    </span>
                    <Price fen={line.paidFen} tone="text" />
                  </span>
                </PictureRow>
              </Link>
              {line.kind === 'service' && <ContentButton order={order} line={line} onShown={onChanged} />}
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
