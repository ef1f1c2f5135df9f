import type { OrderDetail } from '@yunyou/contract';
import { arrivalHours, isGuestName } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { Popup } from '../../../../components/popup';
import { Select } from '../../../../components/select';
import { Stack } from '../../../../components/stack';
import { TextField } from '../../../../components/text-field';
import { useToast } from '../../../../components/toast';
import { FormProblem, failureText, useProblemFocus, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { arrivalText } from '../../arrival-text';
import { bookedRooms, roomNumber, stayLinesOf } from './stay-order';

export interface EditStayProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  order: OrderDetail;
  /** Called when something was changed. */
  onDone: () => void;
}

export const areas = ['components', 'kit', 'order', 'refund', 'contacts'] as const;

/** Who sleeps in which room, and when they arrive: both can be changed until somebody checks in. */
export default function EditStay({ open, onOpenChange, order, onDone }: EditStayProps) {
  const { orders, clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [line] = stayLinesOf(order);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [arrivalTime, setArrivalTime] = useState(line?.arrivalTime ?? '');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  if (!line) return null;
  const rooms = bookedRooms(order).map((room) => ({
    ...room,
    key: `${room.lineId} ${room.unit}`,
    number: roomNumber(order, room),
  }));
  const typed = (key: string) => (names[key] ?? '').trim();
  const isWrong = (key: string) => typed(key) !== '' && !isGuestName(typed(key));
  const known = arrivalHours(clock.now(), line);
  const hours = known.includes(line.arrivalTime) ? known : [line.arrivalTime, ...known];

  const save = async () => {
    setTried(true);
    setProblem(undefined);
    if (rooms.some(({ key }) => isWrong(key))) return focusProblem();
    const guests = rooms
      .filter(({ key }) => typed(key) !== '')
      .map(({ lineId, unit, key }) => ({ lineId, unit, name: typed(key) }));
    const isOther = arrivalTime !== line.arrivalTime;
    try {
      await orders.updateStay(
        { orderId: order.id, ...(guests.length > 0 && { guests }), ...(isOther && { arrivalTime }) },
        { silent: true },
      );
      show(t('order.stay.editDone'), { kind: 'success' });
      onOpenChange(false);
      onDone();
    } catch (error) {
      setProblem(failureText(texts, error));
      focusProblem();
    }
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('order.stay.edit')}
      footer={
        <Button size="large" block onClick={save}>
          {t('order.stay.save')}
        </Button>
      }
    >
      <div ref={ref}>
        <Stack>
          <FormProblem>{problem}</FormProblem>
          {rooms.map(({ key, number, guestName }) => (
            <TextField
              key={key}
              label={t('order.stay.guestOf', { room: number })}
              hint={t('order.stay.keepName')}
              placeholder={guestName}
              maxLength={50}
              value={names[key] ?? ''}
              onValueChange={(name) => setNames({ ...names, [key]: name })}
              error={tried && isWrong(key) ? t('order.book.guestsMissing', { rooms: number }) : undefined}
            />
          ))}
          <Select
            label={t('order.stay.arrival')}
            hint={t('order.stay.arrivalHint')}
            options={hours.map((hour) => ({
              value: hour,
              label: arrivalText(texts, hour, line.checkInFrom),
            }))}
            value={arrivalTime}
            onValueChange={setArrivalTime}
          />
        </Stack>
      </div>
    </Popup>
  );
}
