import { adultsMax, childAgeMax, childrenMax, roomMaxPerOrder } from '@yunyou/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { NumberBox } from '../../../components/number-box';
import { Popup } from '../../../components/popup';
import { useTexts } from '../../../texts';
import type { Party } from './GuestPicker';
import styles from './GuestPicker.module.css';

export interface GuestSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  value: Party;
  onValueChange: (party: Party) => void;
  /** How many rooms there are is settled. */
  roomsFixed: boolean;
}

export const areas = ['components', 'kit', 'hotel'] as const;

/** The age a child has until somebody says another. */
const AGE_AT_FIRST = 8;

/** How many rooms for whom; children with their ages, since small ones may not count. */
export default function GuestSheet({
  open,
  onOpenChange,
  value,
  onValueChange,
  roomsFixed,
}: GuestSheetProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  // Closed without its button, the sheet forgets what was chosen in it.
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(value);
  }
  const { rooms, adults, childAges } = draft;
  const row = (label: string, hint: string | undefined, box: ReactNode) => (
    <div className={styles.row}>
      <div>
        <div className={styles.name}>{label}</div>
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      {box}
    </div>
  );
  const ageOf = (place: number, age: number) =>
    setDraft({ ...draft, childAges: childAges.map((one, at) => (at === place ? age : one)) });
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('hotel.guests.title')}
      footer={
        <Button size="large" block onClick={() => onValueChange(draft)}>
          {t('hotel.guests.done')}
        </Button>
      }
    >
      {!roomsFixed &&
        row(
          t('hotel.guests.rooms'),
          undefined,
          <NumberBox
            label={t('hotel.guests.rooms')}
            value={rooms}
            max={roomMaxPerOrder}
            onValueChange={(next) => setDraft({ ...draft, rooms: next, adults: Math.max(adults, next) })}
          />,
        )}
      {row(
        t('hotel.guests.adults'),
        t('hotel.guests.adultsHint'),
        <NumberBox
          label={t('hotel.guests.adults')}
          value={adults}
          min={rooms}
          max={adultsMax}
          onValueChange={(next) => setDraft({ ...draft, adults: next })}
        />,
      )}
      {row(
        t('hotel.guests.children'),
        t('hotel.guests.childrenHint'),
        <NumberBox
          label={t('hotel.guests.children')}
          value={childAges.length}
          min={0}
          max={childrenMax}
          onValueChange={(next) =>
            setDraft({
              ...draft,
              childAges: Array.from({ length: next }, (_, place) => childAges[place] ?? AGE_AT_FIRST),
            })
          }
        />,
      )}
      {childAges.map((age, place) => {
        const label = t('hotel.guests.age', { place: place + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no names, only places.
          <div key={place} className={styles.row}>
            <div>
              <div className={styles.name}>{label}</div>
              <div className={styles.hint}>{t('hotel.guests.ageValue', { age })}</div>
            </div>
            <NumberBox
              label={label}
              value={age}
              min={0}
              max={childAgeMax}
              onValueChange={(next) => ageOf(place, next)}
            />
          </div>
        );
      })}
    </Popup>
  );
}
