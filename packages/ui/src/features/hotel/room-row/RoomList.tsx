import type { HotelRate, HotelRoom } from '@yunyou/contract';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { RoomPending } from './RoomPending';
import { RoomRow } from './RoomRow';

export interface RoomListProps {
  /** The rooms with their rates, as `useResource` gives them. */
  rooms: ResourceViewProps<readonly HotelRoom[]>['resource'];
  /** Address of the order form for a rate of a room. */
  hrefOf: (room: HotelRoom, rate: HotelRate) => string;
}

/** The rooms of a hotel in all their states. */
export function RoomList({ rooms, hrefOf }: RoomListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={rooms}
      pending={
        <Stack gap={3}>
          <RoomPending />
          <RoomPending />
        </Stack>
      }
      empty={<Empty title={t('hotel.room.empty')} description={t('hotel.room.emptyHint')} />}
    >
      {(found) => (
        <Stack gap={3}>
          {found.map((room) => (
            <RoomRow key={room.roomId} room={room} hrefOf={(rate) => hrefOf(room, rate)} />
          ))}
        </Stack>
      )}
    </ResourceView>
  );
}
