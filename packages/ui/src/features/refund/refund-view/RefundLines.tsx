import type { RefundRequestDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { useTexts } from '../../../texts';
import styles from './RefundView.module.css';

/** What the request is about: lines, how many of each, and what was paid for them. */
export function RefundLines({ refund }: { refund: Pick<RefundRequestDetail, 'lines' | 'items'> }) {
  const { t, money } = useTexts();
  return (
    <Card title={t('refund.view.items')}>
      <ul className={styles.lines}>
        {refund.lines.map(({ lineId, title, specText, picture, units }) => {
          const item = refund.items.find((one) => one.lineId === lineId);
          return (
            <li key={lineId}>
              <PictureRow picture={picture ?? undefined}>
                <span className={styles.name}>
                  <span>{title}</span>
                  {specText && <span className={styles.quiet}>{specText}</span>}
                  <span className={styles.quiet}>
                    {t('refund.view.pieces', { count: units.length })}
                    {item && ` · ${money(item.amountFen)}`}
                  </span>
                </span>
              </PictureRow>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
