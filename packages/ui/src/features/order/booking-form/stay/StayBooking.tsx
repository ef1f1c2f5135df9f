import { roomMaxPerOrder } from '@yunyou/contract';
import { heldOf, type StayCheckoutLine, type StayLineDraft } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { Card } from '../../../../components/card';
import { NumberBox } from '../../../../components/number-box';
import { TextField } from '../../../../components/text-field';
import { UsersRoundIcon } from '../../../../icons';
import { FormProblem, useLazyDialog } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { problemText } from '../problem-text';

export interface StayBookingProps {
  line: StayCheckoutLine;
  onChange: (part: Partial<StayLineDraft>) => void;
  /** Takes the line out of the order. Default: it is the only one. */
  onRemove?: () => void;
  /** Rooms in the lines before: rooms are counted through the order. */
  roomsBefore: number;
  /** Rooms in the lines after: an order has a limit for all of them. */
  roomsAfter: number;
}

const loadGuests = () => import('./GuestChoice.lazy');

/** Rooms of one type: how many, and one guest's name for each. */
export function StayBooking({ line, onChange, onRemove, roomsBefore, roomsAfter }: StayBookingProps) {
  const texts = useTexts();
  const { t } = texts;
  const { product, draft, maxRooms, problems, quoted } = line;
  const held = heldOf(line.activity);
  const title = `${product.rate.hotelRoomName} · ${product.rate.name}`;
  const numberOf = (room: number) => roomsBefore + room + 1;
  // The room a guest is being chosen for.
  const [picking, setPicking] = useState<number>();
  const Guests = useLazyDialog(loadGuests, picking !== undefined, () => setPicking(undefined));
  const nameOf = (room: number, guest: string) =>
    onChange({ guests: draft.guests.map((one, at) => (at === room ? guest : one)) });
  const problem = problems.guests;
  const missing: readonly number[] = problem?.code === 'guestsMissing' ? problem.rooms : [];
  const left = quoted?.available;
  const others = roomsBefore + roomsAfter;
  const orderLeft = roomMaxPerOrder - others;
  const limitText = () => {
    if (orderLeft <= maxRooms) return t('order.stay.limitAll', { max: roomMaxPerOrder, others });
    return left !== undefined && left < roomMaxPerOrder && left <= maxRooms
      ? t('order.stay.left', { count: left })
      : t('order.stay.limit', { max: maxRooms });
  };
  return (
    <Card
      title={title}
      extra={
        onRemove && (
          <Button
            variant="text"
            size="small"
            aria-label={t('order.stay.removeLine', { room: title })}
            onClick={onRemove}
          >
            {t('order.stay.remove')}
          </Button>
        )
      }
    >
      <div className={styles.row}>
        <div>
          <div className={styles.label}>{t('order.stay.roomCount')}</div>
          {!held && <div className={styles.hint}>{limitText()}</div>}
        </div>
        {held ? (
          <span className={styles.value}>{draft.quantity}</span>
        ) : (
          <NumberBox
            label={`${t('order.stay.roomCount')} ${title}`}
            value={draft.quantity}
            onValueChange={(quantity) => onChange({ quantity })}
            max={Math.max(1, Math.min(maxRooms, orderLeft))}
          />
        )}
      </div>
      <FormProblem>{problemText(texts, problems.quantity)}</FormProblem>
      <div className={styles.guests}>
        {draft.guests.map((guest, room) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms have numbers only.
            key={room}
            className={styles.guest}
          >
            <TextField
              label={t('order.stay.guestOf', { room: numberOf(room) })}
              hint={room === 0 ? t('order.stay.guestHint') : undefined}
              value={guest}
              onValueChange={(next) => nameOf(room, next)}
              autoComplete={room === 0 ? 'name' : 'off'}
              maxLength={50}
              error={
                missing.includes(room) ? t('order.book.guestsMissing', { rooms: numberOf(room) }) : undefined
              }
              required
            />
            <Button
              variant="text"
              size="small"
              icon={<UsersRoundIcon size={18} />}
              aria-label={`${t('order.stay.guestPick')}, ${t('order.stay.guestOf', { room: numberOf(room) })}`}
              onClick={() => setPicking(room)}
            >
              {t('order.stay.guestPick')}
            </Button>
          </div>
        ))}
      </div>
      {problem?.code === 'failed' && <FormProblem>{problemText(texts, problem)}</FormProblem>}
      {Guests && (
        <Guests
          open={picking !== undefined}
          onOpenChange={(open) => {
            if (!open) setPicking(undefined);
          }}
          onChoose={(guest) => {
            if (picking !== undefined) nameOf(picking, guest);
            setPicking(undefined);
          }}
        />
      )}
    </Card>
  );
}
