import type { GoodsEstimate } from '@yunyou/contract';
import { BreakdownList } from '../../../components/breakdown-list';
import { Popup } from '../../../components/popup';
import { useTexts } from '../../../texts';

export interface EstimateSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the server worked out. */
  estimate: GoodsEstimate;
}

export const areas = ['components', 'goods'] as const;

/** Why a choice is estimated at this price, row by row. */
export default function EstimateSheet({ open, onOpenChange, estimate }: EstimateSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('goods.detail.estimateTitle')}>
      <BreakdownList
        items={estimate.breakdown.map((row, place) => ({ ...row, key: String(place) }))}
        totalFen={estimate.finalFen}
        totalLabel={t('goods.detail.estimate')}
      />
      <p>{t('goods.detail.estimateHint')}</p>
    </Popup>
  );
}
