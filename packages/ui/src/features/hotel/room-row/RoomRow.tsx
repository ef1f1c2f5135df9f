import type { HotelRate, HotelRoom } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { ImagePreview } from '../../../components/image-preview';
import { PictureRow } from '../../../components/picture-row';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { RateRow } from './RateRow';
import styles from './RoomRow.module.css';

export interface RoomRowProps {
  /** The room with its rates. */
  room: HotelRoom;
  /** Address of the order form for a rate. */
  hrefOf: (rate: HotelRate) => string;
  /** How many rates stand there before somebody asks for more. Default 2. */
  ratesAtFirst?: number;
}

/** A room and what it can be booked for. */
export function RoomRow({ room, hrefOf, ratesAtFirst = 2 }: RoomRowProps) {
  const { t, number } = useTexts();
  const [all, setAll] = useState(false);
  const [viewing, setViewing] = useState(false);
  const [index, setIndex] = useState(0);
  const rates = room.hotelRatesVoList;
  const shown = all ? rates : rates.slice(0, ratesAtFirst);
  const [first] = room.roomImgList;
  const facts = [
    room.bedType,
    t('hotel.room.people', { count: room.maxPeopleNumber }),
    room.area > 0 && t('hotel.room.area', { area: number(room.area) }),
    t('hotel.room.window', { window: room.roomWindow }),
  ];
  const words = (
    <>
      <h3 className={styles.name}>{room.hotelRoomName}</h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {rates.length === 0 && (
        <span>
          <Tag>{t('hotel.room.full')}</Tag>
        </span>
      )}
    </>
  );
  return (
    <Card flush>
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
            <RateRow key={rate.hotelratesId} rate={rate} roomName={room.hotelRoomName} href={hrefOf(rate)} />
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
      <ImagePreview
        open={viewing}
        onOpenChange={setViewing}
        items={room.roomImgList.map((picture) => ({ type: 'image', picture }))}
        index={index}
        onIndexChange={setIndex}
      />
    </Card>
  );
}
