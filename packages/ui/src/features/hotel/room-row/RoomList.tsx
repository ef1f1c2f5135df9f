import type { HotelRate, HotelRoom } from '@yunyou/contract';
import { useEffect, useRef } from 'react';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { RoomPending } from './RoomPending';
import { RoomRow } from './RoomRow';

export interface RoomListProps {
  /** The rooms with their rates, as `useResource` gives them. */
  rooms: ResourceViewProps<readonly HotelRoom[]>['resource'];
  /** How many rooms are asked for. Default 1. */
  asked?: number;
  /** Address of the order form for a rate of a room. */
  hrefOf: (room: HotelRoom, rate: HotelRate) => string;
  /** Called with a rate in place of going there. Default: its address is opened. */
  onRate?: (room: HotelRoom, rate: HotelRate) => void;
  /** The room that was asked for: unfolded and scrolled to. Default none. */
  wantedId?: string;
}

/** The rooms of a hotel in all their states. */
export function RoomList({ rooms, asked, hrefOf, onRate, wantedId }: RoomListProps) {
  const { t } = useTexts();
  const wanted = useRef<HTMLElement>(null);
  const isThere = rooms.value !== undefined;
  useEffect(() => {
    if (isThere && wantedId) wanted.current?.scrollIntoView({ block: 'center' });
  }, [isThere, wantedId]);
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
            <RoomRow
              key={room.roomId}
              room={room}
              rooms={asked}
              wanted={room.roomId === wantedId}
              ref={room.roomId === wantedId ? wanted : undefined}
              hrefOf={(rate) => hrefOf(room, rate)}
              onRate={onRate && ((rate) => onRate(room, rate))}
            />
          ))}
        </Stack>
      )}
    </ResourceView>
  );
}
