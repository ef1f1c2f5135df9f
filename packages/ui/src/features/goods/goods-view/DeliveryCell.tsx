import type { GoodsDetail, GoodsEstimate } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { Cell } from '../../../components/cell';
import { useTexts } from '../../../texts';
import type { DeliveryRegion } from '../delivery-region';
import styles from './GoodsView.module.css';

export interface DeliveryCellProps {
  goods: Pick<GoodsDetail, 'freeFrom' | 'alwaysFree'>;
  region: DeliveryRegion | undefined;
  /** What the server said of the place. Default nothing yet. */
  estimate?: GoodsEstimate;
  onChooseRegion: () => void;
}

/** What is known of freight without a place. */
function freeText({ t, money }: Texts, { freeFrom, alwaysFree }: DeliveryCellProps['goods']): string {
  if (alwaysFree) return t('goods.detail.freeAlways');
  if (freeFrom?.fen != null) return t('goods.detail.freeFrom', { amount: money(freeFrom.fen) });
  if (freeFrom?.pieces != null) return t('goods.detail.freePieces', { count: freeFrom.pieces });
  return '';
}

/** Where it would be delivered to, and what that costs; or why it is not. */
export function DeliveryCell({ goods, region, estimate, onChooseRegion }: DeliveryCellProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const free = freeText(texts, goods);
  const isRefused = region !== undefined && estimate?.deliverable === false;
  const freight = () => {
    if (goods.alwaysFree) return '';
    if (!region || estimate?.freightFen == null) return region ? '' : t('goods.detail.toChoose');
    return estimate.freightFen === 0
      ? t('goods.detail.freightFree')
      : t('goods.detail.freight', { amount: money(estimate.freightFen) });
  };
  const words = [freight(), free].filter((text, at, all) => text && all.indexOf(text) === at);
  return (
    <Cell
      title={t('goods.detail.to')}
      value={region?.text}
      description={
        isRefused ? (
          <span className={styles.refused}>{estimate.refusedReason || t('goods.detail.notThere')}</span>
        ) : (
          words.join(' · ')
        )
      }
      onClick={onChooseRegion}
    />
  );
}
