import type { HotelDialogKind } from '@yunyou/contract';
import { HotelInfoDialog } from '../../../components/hotel-info-dialog';
import { useResource, useSdk } from '../../../shell';

export interface HotelInfoProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  hotelId: string;
  kind: HotelDialogKind;
}

export const areas = ['components', 'kit', 'hotel'] as const;

/** One of the four things to read about a hotel, fetched when the dialog opens. */
export default function HotelInfo({ hotelId, ...dialog }: HotelInfoProps) {
  const { catalogue } = useSdk();
  const { value, error, reload } = useResource(
    () => catalogue.hotelProfile(hotelId),
    [catalogue, hotelId],
    catalogue.hotelProfile.peek(hotelId),
  );
  return (
    <HotelInfoDialog
      {...dialog}
      info={value}
      failed={value === undefined && error !== undefined}
      onRetry={() => void reload()}
    />
  );
}
