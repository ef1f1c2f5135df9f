import { type HotelDialogKind, type HotelProfile, hotelDialogKind } from '@yunyou/contract';
import { HotelInfoContent } from '../../../components/hotel-info-dialog';
import { Tabs } from '../../../components/tabs';
import { useTexts } from '../../../texts';
import styles from './HotelProfileView.module.css';

export interface HotelProfileViewProps {
  /** The long texts about the hotel. */
  profile: HotelProfile;
  /** What is shown. */
  kind: HotelDialogKind;
  /** Called with what is to be shown. */
  onKindChange: (kind: HotelDialogKind) => void;
}

const kinds = Object.values(hotelDialogKind);

/** The kind that a text names; the first for none. */
export const hotelKindOf = (text: string): HotelDialogKind =>
  kinds.find((kind) => String(kind) === text) ?? hotelDialogKind.facilities;

/** Everything there is to read about a hotel; what it has not written says so. */
export function HotelProfileView({ profile, kind, onKindChange }: HotelProfileViewProps) {
  const { t } = useTexts();
  return (
    <Tabs
      label={t('hotel.profile.tabs')}
      items={kinds.map((one) => ({
        value: String(one),
        label: t('hotel.view.info', { kind: String(one) }),
      }))}
      value={String(kind)}
      onValueChange={(value) => onKindChange(hotelKindOf(value))}
    >
      {() => (
        <div className={styles.text}>
          <HotelInfoContent kind={kind} info={profile} heading="h2" />
        </div>
      )}
    </Tabs>
  );
}
