import type { HotelRate, HotelRoom } from '@yunyou/contract';
import { deadlineText } from '@yunyou/i18n/deadlines';
import { type Stay, stayQueryOf } from '@yunyou/sdk';
import { Button } from '../../../../components/button';
import { Cell, CellGroup } from '../../../../components/cell';
import { Popup } from '../../../../components/popup';
import { Price } from '../../../../components/price';
import { SkeletonText } from '../../../../components/skeleton';
import { Stack } from '../../../../components/stack';
import { Empty } from '../../../../components/state';
import { ResourceView, useResource, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';

export interface AddRoomProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  hotelId: string;
  stay: Stay;
  /** Rooms paid at the desk are booked apart from those paid now. */
  isDesk: boolean;
  /** Rates that are in the order already. */
  chosen: readonly string[];
  /** Called with the rate of the room that is added. */
  onAdd: (rateId: string) => void;
}

export const areas = ['components', 'kit', 'hotel', 'order', 'refund'] as const;

/** Rooms of the same hotel for the same days that can be booked together with the chosen ones. */
export default function AddRoom({ open, onOpenChange, hotelId, stay, isDesk, chosen, onAdd }: AddRoomProps) {
  const { catalogue } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const mayJoin = (rate: HotelRate) =>
    rate.unavailable === null && rate.payAtDesk === isDesk && !chosen.includes(rate.hotelratesId);
  const found = useResource(async () => {
    const { rooms } = await catalogue.hotelRooms(hotelId, stayQueryOf(stay));
    return rooms
      .map((room): HotelRoom => ({ ...room, hotelRatesVoList: room.hotelRatesVoList.filter(mayJoin) }))
      .filter(({ hotelRatesVoList }) => hotelRatesVoList.length > 0);
  }, [catalogue, hotelId, JSON.stringify(stay), chosen.join()]);
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('order.stay.addRoomTitle')}>
      <ResourceView
        resource={found}
        pending={<SkeletonText lines={6} />}
        empty={<Empty title={t('order.stay.addRoomEmpty')} />}
      >
        {(rooms) => (
          <Stack>
            {rooms.map((room) => (
              <CellGroup key={room.roomId} title={room.hotelRoomName}>
                {room.hotelRatesVoList.map((rate) => (
                  <Cell
                    key={rate.hotelratesId}
                    title={rate.name}
                    description={
                      <>
                        {deadlineText(texts, rate)}{' '}
                        {rate.totalFen !== null && (
                          <>
                            <Price fen={rate.totalFen} />{' '}
                            {t('hotel.price.stay', { nights: rate.nights.length, rooms: 1 })}
                          </>
                        )}
                      </>
                    }
                    value={
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={t('order.stay.addNamed', { room: room.hotelRoomName, rate: rate.name })}
                        onClick={() => onAdd(rate.hotelratesId)}
                      >
                        {t('order.stay.add')}
                      </Button>
                    }
                  />
                ))}
              </CellGroup>
            ))}
          </Stack>
        )}
      </ResourceView>
    </Popup>
  );
}
