import { Popup } from '../../../components/popup';
import { useTexts } from '../../../texts';
import { AgeForm } from './AgeForm';

export interface AgeSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close; what was typed stays. */
  onOpenChange: (open: boolean) => void;
  /** Called once the member may buy. */
  onStated: () => void;
}

export const areas = ['blind-box', 'components', 'kit', 'session'] as const;

/** What a member says of their age, before the first box. */
export default function AgeSheet({ open, onOpenChange, onStated }: AgeSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('blindBox.age')}>
      <AgeForm onStated={onStated} />
    </Popup>
  );
}
