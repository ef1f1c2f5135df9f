import { useState } from 'react';
import { Popup } from '../../../components/popup';
import { useTexts } from '../../../texts';
import { AppealForm } from './AppealForm';
import { MobileForm } from './MobileForm';

export interface MobileSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The present number; empty for none. */
  currentMobile: string;
  /** Whether the merchant can be asked in place of the present number's code. Default `true`. */
  canAppeal?: boolean;
  /** Called once the number has changed, or the merchant was asked. */
  onChanged: () => unknown;
}

/** Changes the number with a code of each, or asks the merchant where the present one cannot be used. */
export function MobileSheet({
  open,
  onOpenChange,
  currentMobile,
  canAppeal = true,
  onChanged,
}: MobileSheetProps) {
  const { t } = useTexts();
  const [appealing, setAppealing] = useState(false);
  const done = () => {
    onOpenChange(false);
    setAppealing(false);
    onChanged();
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t(appealing ? 'account.appeal.link' : 'account.mobile.title')}
    >
      {appealing ? (
        <AppealForm onSent={done} onBack={() => setAppealing(false)} />
      ) : (
        <MobileForm
          currentMobile={currentMobile}
          onChanged={done}
          onAppeal={canAppeal ? () => setAppealing(true) : undefined}
        />
      )}
    </Popup>
  );
}
