import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { Button } from '../../../../components/button';
import { useLazySheet } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { loadRefundDialog } from '../../../refund/refund-dialog';
import { lineName } from '../../order-lines';
import { bookedRooms, roomNumber, stayLinesOf } from './stay-order';

export interface GiveRoomsProps {
  order: OrderDetail;
  /** Where the same can be booked again. Default nowhere. */
  againHref?: string;
  onDone: () => void;
}

/** Gives rooms back: single ones, or the whole order while the hotel has not confirmed it. */
export function GiveRooms({ order, againHref, onDone }: GiveRoomsProps) {
  const { t } = useTexts();
  const { Sheet: Dialog, open, setOpen } = useLazySheet(loadRefundDialog);
  const names = new Map(stayLinesOf(order).map((line) => [line.id, lineName(line)]));
  const units = bookedRooms(order).map(({ lineId, unit, guestName }) => {
    // The number tells rooms apart whose guests have the same name.
    const number = t('order.stay.room', { room: roomNumber(order, { lineId, unit }) });
    const room = `${number} ${names.get(lineId) ?? ''}`;
    return { lineId, unit, label: t('order.stay.guestOfName', { room, name: guestName }) };
  });
  return (
    <>
      <Button variant="outline" size="large" onClick={() => setOpen(true)}>
        {t('order.stay.cancelRooms')}
      </Button>
      {Dialog && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          orderId={order.id}
          units={units}
          whole={order.status === orderStatus.pendingConfirmation}
          againHref={againHref}
          onDone={onDone}
        />
      )}
    </>
  );
}
