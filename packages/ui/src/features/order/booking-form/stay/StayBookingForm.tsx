import { type HotelBasic, roomMaxPerOrder, stayLinesMax } from '@yunyou/contract';
import type { Stay } from '@yunyou/sdk';
import {
  arrivalHoursOf,
  type CheckoutLine,
  type CheckoutState,
  heldOf,
  type PlacedCheckout,
  type StayLineOpening,
} from '@yunyou/sdk/checkout';
import { Button } from '../../../../components/button';
import { Card } from '../../../../components/card';
import { Select } from '../../../../components/select';
import { PlusIcon } from '../../../../icons';
import { useLazySheet, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { arrivalText } from '../../arrival-text';
import { BookingForm, type BookingFormProps } from '../BookingForm';
import { problemText } from '../problem-text';
import { StayHead } from './StayHead';

/** Rooms of a rate that are to be booked. */
export interface ChosenRooms {
  readonly rateId: string;
  readonly rooms: number;
}

export interface StayBookingFormProps {
  /** Where the rooms are. */
  hotel: HotelBasic;
  /** Nights and party of the whole order. */
  stay: Stay;
  /** The days that were asked for were over, and moved. Default false. */
  moved?: boolean;
  /** Rooms as they were chosen. Read once: others are another form, by its `key`. */
  lines: readonly StayLineOpening[];
  /** Called with another stay or other rooms, of which this form is to be shown. */
  onChange: (stay: Stay, lines: readonly ChosenRooms[]) => void;
  /** Called with the order that was placed. */
  onPlaced: (order: PlacedCheckout) => void;
  /** Pages that it leads to. */
  hrefs: BookingFormProps['hrefs'];
}

const loadRooms = () => import('./AddRoom.lazy');

const stayLines = (lines: readonly CheckoutLine[]) => lines.filter((line) => line.kind === 'stay');
const chosenOf = (lines: readonly CheckoutLine[]): ChosenRooms[] =>
  stayLines(lines).map(({ product, draft }) => ({
    rateId: product.rate.hotelratesId,
    rooms: draft.quantity,
  }));

const roomsIn = (chosen: readonly ChosenRooms[]): number => chosen.reduce((sum, { rooms }) => sum + rooms, 0);

/** Rooms of a hotel: which nights, how many of which, for whom, and when they arrive. */
export function StayBookingForm({
  hotel,
  stay,
  moved,
  lines,
  onChange,
  onPlaced,
  hrefs,
}: StayBookingFormProps) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { Sheet: AddRoom, open: adding, setOpen: setAdding } = useLazySheet(loadRooms);
  const isHeld = lines.some(({ activity }) => heldOf(activity) !== undefined);
  // What is sold at an activity's own price stands alone in its order.
  const isAlone = lines.some(({ activity }) => activity !== undefined);
  const isDesk = lines.some(({ product }) => product.rate.payAtDesk);
  const hours = arrivalHoursOf(clock.now(), lines);
  const changeStay = (next: Stay, state: CheckoutState) => {
    const chosen = chosenOf(state.lines);
    const [only, ...others] = chosen;
    // Rooms of one type follow the party; of several, each keeps its number.
    if (only && others.length === 0) onChange(next, [{ ...only, rooms: next.rooms }]);
    else onChange({ ...next, rooms: roomsIn(chosen) }, chosen);
  };
  return (
    <BookingForm
      lines={lines}
      onPlaced={onPlaced}
      hrefs={hrefs}
      words={{
        submit: t(isDesk ? 'order.book.submit' : 'order.stay.submit'),
        ...(isDesk && { total: t('order.stay.deskTotal') }),
      }}
      unansweredText={t('order.stay.unanswered')}
      before={(state) => (
        <StayHead
          hotel={hotel}
          stay={stay}
          rooms={roomsIn(chosenOf(state.lines))}
          moved={moved}
          fixed={isHeld}
          onStayChange={(next) => changeStay(next, state)}
          problem={stayLines(state.lines)
            .map(({ problems }) => problemText(texts, problems.days))
            .find((text) => text !== undefined)}
        />
      )}
      after={(state, checkout) => {
        const rooms = stayLines(state.lines);
        const late = rooms.find(({ problems }) => problems.arrivalTime !== undefined);
        const setArrival = (arrivalTime: string) => {
          for (const index of state.lines.keys()) checkout.changeLine(index, { kind: 'stay', arrivalTime });
        };
        return (
          <>
            {!isAlone && lines.length < stayLinesMax && roomsIn(chosenOf(state.lines)) < roomMaxPerOrder && (
              <Button variant="secondary" block icon={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
                {t('order.stay.addRoom')}
              </Button>
            )}
            <Card>
              <Select
                label={t('order.stay.arrival')}
                hint={t('order.stay.arrivalHint')}
                options={hours.map((hour) => ({
                  value: hour,
                  label: arrivalText(texts, hour, hotel.checkInFrom),
                }))}
                value={rooms[0]?.draft.arrivalTime}
                onValueChange={setArrival}
                error={problemText(texts, late?.problems.arrivalTime)}
              />
            </Card>
            {AddRoom && (
              <AddRoom
                open={adding}
                onOpenChange={setAdding}
                hotelId={hotel.hotelId}
                stay={stay}
                isDesk={isDesk}
                chosen={chosenOf(state.lines).map(({ rateId }) => rateId)}
                onAdd={(rateId) => {
                  setAdding(false);
                  onChange(stay, [...chosenOf(state.lines), { rateId, rooms: 1 }]);
                }}
              />
            )}
          </>
        );
      }}
      onRemove={
        lines.length > 1
          ? (index, present) =>
              onChange(
                stay,
                chosenOf(present).filter((_, at) => at !== index),
              )
          : undefined
      }
    />
  );
}
