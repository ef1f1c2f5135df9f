import {
  goodsType,
  type HotelDetail,
  type HotelDialogKind,
  type HotelRate,
  type HotelRoom,
} from '@yunyou/contract';
import { nightsBetween, type Stay } from '@yunyou/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { NoticeBar } from '../../../components/notice-bar';
import { Section } from '../../../components/section';
import { Sticky } from '../../../components/sticky';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { AppPage, LowerPart, PageBody, ShareButton, seenFor, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityPrice, type ActivityPrices } from '../../activity/activity-price';
import { roomsToBook } from '../rate-sheet';
import { RoomList } from '../room-row';
import { StayBar } from '../stay-bar';
import { StayMoved } from '../stay-tips';
import { ChosenRate } from './ChosenRate';
import { FullStay } from './FullStay';
import { HotelAlbum } from './HotelAlbum';
import { HotelFacts } from './HotelFacts';
import { HotelHeader } from './HotelHeader';
import styles from './HotelView.module.css';
import { NearbySpots } from './NearbySpots';
import { StaySummary } from './StaySummary';
import { type GivenRooms, useStayRooms } from './use-stay-rooms';

export interface HotelViewProps {
  /** The hotel that is shown. */
  hotel: HotelDetail;
  /** Rooms that were loaded with the page. Default: the block asks for them. */
  given?: GivenRooms;
  /** Nights and guests. */
  stay: Stay;
  /** The stay's days were over, and it was moved. Default false. */
  moved?: boolean;
  /** Called with another stay. */
  onStayChange: (stay: Stay) => void;
  /** The room that was asked for: unfolded and scrolled to. Default none. */
  roomId?: string;
  /** The rate whose price and terms are shown; empty for none. */
  rateId: string;
  /** Called with the rate to show; empty to show none. */
  onRateChange: (rateId: string) => void;
  /** Prices in flash sales and groups of the room it was opened for. Default none. */
  activityPrices?: ActivityPrices;
  /** The heart of the page's bar. Default none. */
  favorite?: ReactNode;
  /** Addresses of what it leads to. */
  hrefs: {
    album: string;
    profile: (kind?: HotelDialogKind) => string;
    place: string;
    spot: (id: string) => string;
    book: (room: HotelRoom, rate: HotelRate) => string;
  };
}

/** The cheapest total that can be booked for a party, and in how many rooms. */
const lowestOffer = (rooms: readonly HotelRoom[], asked: number) =>
  rooms
    .flatMap((room) =>
      room.hotelRatesVoList.flatMap((rate) => {
        const count = roomsToBook(room, rate, asked);
        return rate.totalFen === null || rate.unavailable !== null
          ? []
          : [{ totalFen: rate.totalFen * count, rooms: count }];
      }),
    )
    .toSorted((one, other) => one.totalFen - other.totalFen)[0];

/** A hotel: pictures, what and where it is, its rooms for these nights, and what is around. */
export function HotelView(props: HotelViewProps) {
  const { hotel, given, stay, moved = false, onStayChange, roomId, rateId, onRateChange, hrefs } = props;
  const { tracking } = useSdk();
  const { t, money } = useTexts();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const roomsRef = useRef<HTMLDivElement>(null);
  useEffect(() => seenFor(() => tracking.parentView(hotel.id, goodsType.hotel)), [tracking, hotel.id]);
  const loaded = useStayRooms(hotel.id, stay, given, hotel.onSale);
  const rooms = loaded.value?.rooms;
  const isFull =
    rooms !== undefined && rooms.length > 0 && rooms.every((one) => one.hotelRatesVoList.length === 0);
  const lowest = rooms && lowestOffer(rooms, stay.rooms);
  const nights = nightsBetween(stay.startDate, stay.endDate);
  const shareTitle =
    lowest === undefined
      ? hotel.name
      : t('hotel.view.share', {
          name: hotel.name,
          nights,
          rooms: lowest.rooms,
          total: money(lowest.totalFen),
        });
  const showRooms = () => {
    roomsRef.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    // To the first room; where none can be had, to the days.
    const first = lowest === undefined ? 'button' : 'a';
    roomsRef.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  };
  return (
    <AppPage
      title={hotel.name}
      transparentNav
      actions={
        <>
          {props.favorite}
          <ShareButton poster title={shareTitle} desc={hotel.dialogs.highlights} picture={hotel.thumb} />
        </>
      }
      bottomBar={
        hotel.onSale &&
        rooms?.length !== 0 && (
          <StaySummary
            stay={stay}
            from={rooms && (lowest ?? null)}
            failed={loaded.error !== undefined}
            onRooms={showRooms}
          />
        )
      }
    >
      <HotelAlbum hotel={hotel} href={hrefs.album} />
      <PageBody>
        <HotelHeader hotel={hotel} />
        {props.activityPrices && <ActivityPrice prices={props.activityPrices} withButton />}
        <HotelFacts hotel={hotel} hrefs={hrefs} />
        {!hotel.onSale && <NoticeBar tone="warning">{t('hotel.view.offSale')}</NoticeBar>}
        {hotel.onSale && (
          <div ref={roomsRef} className={styles.rooms}>
            {moved && <StayMoved />}
            <Sticky className={styles.sticky}>
              <StayBar
                stay={stay}
                onStayChange={onStayChange}
                nightsOf={{ hotelId: hotel.id }}
                lateNight={hotel.lateNight}
              />
            </Sticky>
            {isFull && <FullStay hotel={hotel} stay={stay} onStayChange={onStayChange} />}
            <Section title={t('hotel.view.rooms')}>
              <RoomList
                rooms={{
                  value: rooms,
                  error: loaded.error,
                  reload: async () => (await loaded.reload())?.rooms,
                }}
                asked={stay.rooms}
                wantedId={roomId}
                hrefOf={hrefs.book}
                onRate={(_, rate) => onRateChange(rate.hotelratesId)}
              />
            </Section>
          </div>
        )}
        <LowerPart>
          <NearbySpots spots={hotel.nearbySpots} hrefOf={hrefs.spot} />
        </LowerPart>
      </PageBody>
      {rooms && (
        <ChosenRate
          hotel={hotel}
          rooms={rooms}
          stay={stay}
          rateId={rateId}
          onClose={() => onRateChange('')}
          hrefOf={hrefs.book}
        />
      )}
    </AppPage>
  );
}
