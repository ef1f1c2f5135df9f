import type { HotelRate, HotelRoom } from '@yunyou/contract';
import { type Ref, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { useModule } from '../../../hooks/use-module';
import { useTexts } from '../../../texts';
import { roomsToBook } from '../rate-sheet';
import { RateRow } from './RateRow';
import styles from './RoomRow.module.css';

export interface RoomRowProps {
  /** The room with its rates. */
  room: HotelRoom;
  /** How many rooms are asked for. Default 1. */
  rooms?: number;
  /** Address of the order form for a rate. */
  hrefOf: (rate: HotelRate) => string;
  /** Called with a rate in place of going there. Default: its address is opened. */
  onRate?: (rate: HotelRate) => void;
  /** How many rates stand there before somebody asks for more. Default 3. */
  ratesAtFirst?: number;
  /** The room that was asked for: it stands there with all its rates. Default `false`. */
  wanted?: boolean;
  /** The row's element. Default none. */
  ref?: Ref<HTMLElement>;
}

const loadPreview = () => import('../../../components/image-preview').then((module) => module.ImagePreview);

/** A room and what it can be booked for. */
export function RoomRow({
  room,
  rooms = 1,
  hrefOf,
  onRate,
  ratesAtFirst = 3,
  wanted = false,
  ref,
}: RoomRowProps) {
  const { t, number } = useTexts();
  const [all, setAll] = useState(wanted);
  const [viewing, setViewing] = useState(false);
  const [index, setIndex] = useState(0);
  const ImagePreview = useModule(loadPreview, viewing, () => setViewing(false));
  const rates = room.hotelRatesVoList;
  const shown = all ? rates : rates.slice(0, ratesAtFirst);
  const [first] = room.roomImgList;
  const facts = [
    room.bedType,
    t('hotel.room.people', { count: room.maxPeopleNumber }),
    room.area > 0 && t('hotel.room.area', { area: number(room.area) }),
    t('hotel.room.window', { window: room.roomWindow }),
    room.addBed !== 'no' && t('hotel.room.addBed', { rule: room.addBed }),
  ];
  const words = (
    <>
      <h3 className={styles.name}>{room.hotelRoomName}</h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <Row>
        {rates.length === 0 && <Tag>{t('hotel.room.full')}</Tag>}
        {rates.length > 0 && room.roomsNeeded !== null && room.roomsNeeded > rooms && (
          <Tag tone="warning">{t('hotel.room.needed', { count: room.roomsNeeded })}</Tag>
        )}
      </Row>
    </>
  );
  return (
    <Card flush ref={ref} data-room={room.roomId} className={styles.root}>
      <div className={styles.head}>
        {first ? (
          <PictureRow
            picture={first}
            action={{
              label: t('hotel.room.pictures', { name: room.hotelRoomName }),
              onPress: () => setViewing(true),
            }}
          >
            {words}
          </PictureRow>
        ) : (
          words
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles.rates}>
          {shown.map((rate) => (
            <RateRow
              key={rate.hotelratesId}
              rate={rate}
              roomName={room.hotelRoomName}
              rooms={roomsToBook(room, rate, rooms)}
              href={hrefOf(rate)}
              onOpen={onRate && (() => onRate(rate))}
            />
          ))}
        </ul>
      )}
      {shown.length < rates.length && (
        <div className={styles.more}>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('hotel.room.more', { count: rates.length - shown.length })}
          </Button>
        </div>
      )}
      {ImagePreview && (
        <ImagePreview
          open={viewing}
          onOpenChange={setViewing}
          items={room.roomImgList.map((picture) => ({ type: 'image', picture }))}
          index={index}
          onIndexChange={setIndex}
        />
      )}
    </Card>
  );
}
