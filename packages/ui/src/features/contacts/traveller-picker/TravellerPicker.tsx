import { useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { useTexts } from '../../../texts';
import { TravellerSheet, type TravellerSheetProps } from './TravellerSheet';

export interface TravellerPickerProps extends Omit<TravellerSheetProps, 'adding' | 'onAddingChange'> {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet is to open or close. */
  onOpenChange: (open: boolean) => void;
}

/** A sheet to choose who goes. Whoever may not is shown with the reason; a new traveller is added in place. */
export function TravellerPicker({ open, onOpenChange, ...sheet }: TravellerPickerProps) {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  return (
    <Popup
      open={open}
      onOpenChange={(next) => {
        // Closing the form leads back to the list, closing the list leads back to the order.
        if (!next && adding) setAdding(false);
        else onOpenChange(next);
      }}
      title={adding ? t('contacts.add') : t('contacts.picker.travellers')}
      footer={
        adding ? undefined : (
          <Button size="large" block onClick={() => onOpenChange(false)}>
            {t('contacts.picker.done')}
          </Button>
        )
      }
    >
      <TravellerSheet {...sheet} adding={adding} onAddingChange={setAdding} />
    </Popup>
  );
}
