import type { AppointmentDetail } from '@yunyou/contract';
import { useToast } from '../../../components/toast';
import { errorText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { TravellerPicker } from '../../contacts/traveller-picker';
import { useCheckedTravellers } from '../appointment-form/use-checked-travellers';
import type { SheetProps } from './ChangeSheet';

export interface ReplaceSheetProps extends SheetProps {
  /** Whose place another one takes. */
  visitor: AppointmentDetail['visitors'][number];
}

/** Puts a traveller of the member's in the place of a visitor. */
export function ReplaceSheet({ open, onOpenChange, appointment, visitor, onDone }: ReplaceSheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const source = useCheckedTravellers(
    {
      slotId: appointment.slotId,
      voucherIds: appointment.voucherIds,
      size: appointment.size,
    },
    t('appointment.form.booked'),
  );
  const replace = async (contactId: string) => {
    try {
      const { replaceVisitor } = await sdk.appointments();
      await replaceVisitor({ id: appointment.id, visitorId: visitor.id, contactId }, { silent: true });
      show(t('appointment.replace.done'), { kind: 'success' });
      onDone();
    } catch (error) {
      show(errorText(error) ?? t('appointment.replace.failed'), { kind: 'error' });
    }
  };
  return (
    <TravellerPicker
      open={open}
      onOpenChange={onOpenChange}
      ticket={{ id: appointment.itemId, certTypes: [] }}
      source={source}
      day=""
      needed={1}
      chosen={[]}
      onChosenChange={([chosen]) => {
        if (chosen) void replace(chosen.memberFrequentContactsId);
      }}
    />
  );
}
