import type { HotelBasic, HotelRate, HotelRoom } from '@yunyou/contract';
import type { Stay } from '@yunyou/sdk';
import { useState } from 'react';
import { useLazyDialog } from '../../../shell';

export interface ChosenRateProps {
  hotel: Pick<HotelBasic, 'checkInFrom' | 'checkOutUntil'>;
  rooms: readonly HotelRoom[];
  stay: Stay;
  /** The rate to show; empty for none. One that is not there shows nothing. */
  rateId: string;
  onClose: () => void;
  /** Address of the order form. */
  hrefOf: (room: HotelRoom, rate: HotelRate) => string;
}

interface Found {
  room: HotelRoom;
  rate: HotelRate;
}

const loadSheet = () => import('../rate-sheet/RateSheet.lazy');

function find(rooms: readonly HotelRoom[], rateId: string): Found | undefined {
  for (const room of rooms) {
    const rate = room.hotelRatesVoList.find(({ hotelratesId }) => hotelratesId === rateId);
    if (rate) return rate.unavailable === null ? { room, rate } : undefined;
  }
  return undefined;
}

/** The price and the terms of the rate that the address names. */
export function ChosenRate({ hotel, rooms, stay, rateId, onClose, hrefOf }: ChosenRateProps) {
  const found = find(rooms, rateId);
  // What was shown last stays in the sheet while it closes.
  const [last, setLast] = useState<Found>();
  if (found && found.rate !== last?.rate) setLast(found);
  const Sheet = useLazyDialog(loadSheet, found !== undefined, onClose);
  const shown = found ?? last;
  if (!Sheet || !shown) return null;
  return (
    <Sheet
      open={found !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      hotel={hotel}
      room={shown.room}
      rate={shown.rate}
      stay={stay}
      href={hrefOf(shown.room, shown.rate)}
    />
  );
}
