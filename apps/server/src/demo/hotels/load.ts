import { internationalType, stayHorizonDays } from '@yunyou/contract';
import { sql } from 'kysely';
import { addDays, dayOf } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { withCleanHtml } from '../../modules/hotel/hotel-html';
import type { HotelContent } from '../../modules/hotel/tables';
import type { PictureManifest } from '../picture-manifest';
import type { LocaleId, LocalText } from '../types';
import { HOTELS } from '.';
import { FACILITIES } from './facilities';
import { rateOfNight, stockOfNight } from './nights';
import type { DemoHotel, DemoRoom } from './types';

const rateId = (room: DemoRoom, planKey: string): string => `${room.id.replace('room-', 'rate-')}-${planKey}`;
const poolId = (room: DemoRoom): string => `pool-${room.id}`;

type WriteTexts = (type: number, id: string, data: Record<string, unknown>) => Promise<void>;

/** Writes the demo hotels with their rooms and rates. Safe to repeat: what is there is brought up to date. */
export async function writeHotels(
  tx: Tx,
  pictures: PictureManifest,
  writeEnglish: WriteTexts,
): Promise<void> {
  for (const [sort, hotel] of HOTELS.entries()) {
    await writeHotel(tx, pictures, hotel, sort);
    await writeEnglish(internationalType.hotel, hotel.id, {
      ...contentOf(hotel, 'en'),
      cityName: hotel.city.en,
    });
    for (const [roomSort, room] of hotel.rooms.entries()) {
      await writeRoom(tx, pictures, { hotel, room, sort: roomSort });
      await writeEnglish(internationalType.hotelRoom, room.id, {
        hotelRoomName: room.name.en,
        bedType: room.bedType.en,
      });
      for (const plan of room.plans) {
        // A rate is answered with the names of what it belongs to.
        await writeEnglish(internationalType.hotelRoom, rateId(room, plan.key), {
          name: plan.name.en,
          hotelName: hotel.name.en,
          hotelRoomName: room.name.en,
        });
      }
    }
  }
}

const html = (paragraphs: readonly LocalText[], locale: LocaleId): string =>
  paragraphs.map((paragraph) => `<p>${paragraph[locale]}</p>`).join('');

const contentOf = (hotel: DemoHotel, locale: LocaleId): HotelContent =>
  withCleanHtml({
    name: hotel.name[locale],
    district: hotel.district[locale],
    address: hotel.address[locale],
    tags: hotel.tags.map((tag) => tag[locale]),
    intro: html(hotel.intro, locale),
    bookNote: html(hotel.bookNote, locale),
    hotelPolicy: html(hotel.policy, locale),
  });

/** What it has, with the groups it belongs to. */
const facilitiesOf = (ids: readonly string[]): string[] =>
  FACILITIES.flatMap(({ id, children }) => {
    const own = children.filter((child) => ids.includes(child.id)).map((child) => child.id);
    return own.length > 0 ? [id, ...own] : [];
  });

async function writeHotel(tx: Tx, pictures: PictureManifest, hotel: DemoHotel, sort: number): Promise<void> {
  const columns = {
    sort,
    city_name: hotel.city['zh-Hans'],
    star: hotel.star,
    category: hotel.category,
    lat: hotel.lat,
    lng: hotel.lng,
    phone: hotel.phone,
    rating: hotel.ratingX10 / 10,
    rating_count: hotel.ratingCount,
    check_in_from: hotel.checkInFrom,
    check_out_until: hotel.checkOutUntil,
    late_night: hotel.lateNight,
    child_not_counted_below: hotel.childNotCountedBelow,
    on_sale: hotel.onSale,
    facilities: facilitiesOf(hotel.facilities),
    picture: JSON.stringify(pictures.picture(hotel.pictures.hero, hotel.name)),
    thumb: JSON.stringify(pictures.picture(hotel.pictures.thumb, hotel.name)),
    content: JSON.stringify(contentOf(hotel, 'zh-Hans')),
  };
  await tx
    .insertInto('hotels')
    .values({ id: hotel.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await tx.deleteFrom('hotel_photos').where('hotel_id', '=', hotel.id).execute();
  await tx
    .insertInto('hotel_photos')
    .values(
      hotel.photos.map(([photoGroup, name], seq) => ({
        hotel_id: hotel.id,
        seq,
        photo_group: photoGroup,
        picture: JSON.stringify(pictures.picture(name, hotel.name)),
      })),
    )
    .execute();
}

async function writeRoom(
  tx: Tx,
  pictures: PictureManifest,
  { hotel, room, sort }: { hotel: DemoHotel; room: DemoRoom; sort: number },
): Promise<void> {
  await tx
    .insertInto('stock_pools')
    .values({ id: poolId(room) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const columns = {
    hotel_id: hotel.id,
    pool_id: poolId(room),
    sort,
    code: room.code,
    max_people: room.maxPeople,
    max_adults: room.maxAdults,
    max_children: room.maxChildren,
    add_bed: room.addBed,
    area: room.area,
    room_window: room.window,
    window_picture: room.windowPicture
      ? JSON.stringify(pictures.picture(room.windowPicture, room.name))
      : null,
    pictures: JSON.stringify(room.pictures.map((name) => pictures.picture(name, room.name))),
    content: JSON.stringify({ hotelRoomName: room.name['zh-Hans'], bedType: room.bedType['zh-Hans'] }),
  };
  await tx
    .insertInto('hotel_rooms')
    .values({ id: room.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  for (const [planSort, plan] of room.plans.entries()) {
    const rate = {
      room_id: room.id,
      sort: planSort,
      breakfasts: plan.breakfasts,
      pay_at_desk: plan.payAtDesk,
      confirm_mode: plan.confirmMode,
      refund_rule: JSON.stringify(plan.refundRule),
      max_rooms: plan.maxRooms,
      advance_days: plan.advanceDays,
      cutoff: plan.cutoff,
      hold_time: plan.holdTime,
      content: JSON.stringify({ name: plan.name['zh-Hans'] }),
    };
    await tx
      .insertInto('hotel_rates')
      .values({ id: rateId(room, plan.key), ...rate })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rate))
      .execute();
  }
}

/** Fills price and stock of the nights to come, yesterday's too; nights that are there keep what they have. */
export async function extendDemoNights(db: Queries, nowMs: number): Promise<void> {
  const first = addDays(dayOf(nowMs), -1);
  const nights = Array.from({ length: stayHorizonDays + 2 }, (_, index) => addDays(first, index));
  const isNew = await hasNoNights(db);
  const stock: object[] = [];
  const prices: object[] = [];
  for (const hotel of HOTELS) {
    for (const room of hotel.rooms) {
      for (const [index, night] of nights.entries()) {
        const own = stockOfNight(hotel, room, night, isNew ? index - 1 : Number.POSITIVE_INFINITY);
        if (own) stock.push({ pool_id: poolId(room), slot: night, ...own });
        for (const plan of room.plans) {
          const rate = rateOfNight(hotel, room, plan, night);
          if (rate) prices.push({ rate_id: rateId(room, plan.key), night, ...rate });
        }
      }
    }
  }
  // One statement for each table: the rows travel as one JSON value.
  await sql`insert into stock (pool_id, slot, total, allotted, closed)
    select pool_id, slot, total, allotted, closed
    from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
      as r(pool_id text, slot text, total integer, allotted integer, closed boolean)
    on conflict do nothing`.execute(db);
  await sql`insert into rate_nights
      (rate_id, night, price_fen, closed_to_arrival, closed_to_departure, min_nights, max_nights)
    select rate_id, night, "priceFen", "closedToArrival", "closedToDeparture", "minNights", "maxNights"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r(rate_id text, night text, "priceFen" integer,
      "closedToArrival" boolean, "closedToDeparture" boolean, "minNights" integer, "maxNights" integer)
    on conflict do nothing`.execute(db);
}

async function hasNoNights(db: Queries): Promise<boolean> {
  return (await db.selectFrom('rate_nights').select('rate_id').limit(1).executeTakeFirst()) === undefined;
}
