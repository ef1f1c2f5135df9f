import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Row } from '../../../components/row';
import { useTexts } from '../../../texts';
import { SpotFilterPanel, type SpotFilterPanelProps } from './SpotFilterPanel';
import { unfiltered } from './spot-choice';

export interface SpotFilterSheetProps extends SpotFilterPanelProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** How many match now; undefined while nobody knows. */
  count: number | undefined;
}

export const areas = ['components', 'scenic-spot'] as const;

/** The filters on a phone. Each takes effect at once, and the button says how many are left. */
export default function SpotFilterSheet({ open, onOpenChange, count, ...panel }: SpotFilterSheetProps) {
  const { t } = useTexts();
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('scenicSpot.filter.title')}
      footer={
        <Row justify="between" gap={4}>
          <Button variant="text" onClick={() => panel.onChoiceChange(unfiltered(panel.choice))}>
            {t('scenicSpot.filter.clear')}
          </Button>
          <Button size="large" onClick={() => onOpenChange(false)}>
            {t('scenicSpot.filter.show', { count: count ?? 0 })}
          </Button>
        </Row>
      }
    >
      <SpotFilterPanel {...panel} />
    </Popup>
  );
}
