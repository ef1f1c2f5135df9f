import type { Stay } from '@yunyou/sdk';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { ChevronDownIcon, UsersRoundIcon } from '../../../icons';
import { useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './GuestPicker.module.css';

/** Rooms, and who sleeps in them. */
export type Party = Pick<Stay, 'rooms' | 'adults' | 'childAges'>;

export interface GuestPickerProps {
  /** Rooms, adults and the ages of children. */
  value: Party;
  /** Called with what was chosen when the sheet is closed by its button. */
  onValueChange: (party: Party) => void;
  /** Without a frame, to stay in view. Default false. */
  compact?: boolean;
  /** How many rooms there are is settled. Default false. */
  roomsFixed?: boolean;
}

const loadSheet = () => import('./GuestSheet.lazy');

/** Rooms, adults and children in a bar; a tap opens the steppers, which are fetched then. */
export function GuestPicker({ value, onValueChange, compact = false, roomsFixed = false }: GuestPickerProps) {
  const { t } = useTexts();
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const { rooms, adults, childAges } = value;
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        data-compact={compact || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {!compact && <UsersRoundIcon size={20} />}
        <VisuallyHidden>{t('hotel.guests.label')}</VisuallyHidden>
        <span className={styles.words}>
          {compact
            ? t('hotel.guests.short', { rooms, guests: adults + childAges.length })
            : t('hotel.guests.summary', { rooms, adults, children: childAges.length })}
        </span>
        <ChevronDownIcon size={16} />
      </button>
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          value={value}
          roomsFixed={roomsFixed}
          onValueChange={(party) => {
            onValueChange(party);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
