import type { HotelBasic, HotelDetail, HotelPhotos, HotelProfile, Locale } from '@yunyou/contract';
import { nearRadiusKm, photoGroups } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { VisitorRequest } from '../../http/request-context';
import { withCleanHtml } from './hotel-html';
import { categoryNames, type Facility, type FacilityList, photoGroupNames } from './options';
import { LOOK_AHEAD_DAYS } from './search';
import {
  facilityList,
  type HotelPage,
  type HotelRow,
  hotelPage,
  hotelRow,
  photosOfHotel,
  spotsNear,
} from './store';

const PHOTOS_SHOWN = 8;
const NEARBY_SPOTS = 6;
/** Characters of a dialog's text that the detail page shows. */
const EXCERPT = 80;

export const basicOf = (hotel: HotelRow, locale: Locale): HotelBasic => ({
  id: hotel.id,
  hotelId: hotel.id,
  name: hotel.content.name,
  cityName: hotel.city_name,
  district: hotel.content.district,
  star: hotel.star,
  category: categoryNames[hotel.category][locale],
  categoryId: hotel.category,
  rating: hotel.rating,
  ratingCount: hotel.rating_count,
  lat: hotel.lat,
  lng: hotel.lng,
  thumb: hotel.thumb,
  address: hotel.content.address,
  phone: hotel.phone,
  checkInFrom: hotel.check_in_from,
  checkOutUntil: hotel.check_out_until,
  lateNight: hotel.late_night,
  childNotCountedBelow: hotel.child_not_counted_below,
  onSale: hotel.on_sale,
});

const pageOf = ({ db, clock }: VisitorRequest, id: string): Promise<HotelPage> => {
  const nowMs = clock.now();
  const from = dayOf(nowMs);
  return hotelPage(db, id, { from, to: addDays(from, LOOK_AHEAD_DAYS), nowMs });
};

/** Its facilities in the operator's order; groups of which it has nothing are left out. */
function facilityTree({ groups }: FacilityList, { facilities }: HotelRow, locale: Locale) {
  const named = ({ id, name, icon }: Facility) => ({ id, name: name[locale], icon });
  const has = ({ id }: Facility) => facilities.includes(id);
  return groups
    .filter(has)
    .map((group) => ({ ...named(group), children: group.children.filter(has).map(named) }));
}

export async function detailOf(request: VisitorRequest, id: string): Promise<HotelDetail> {
  const { locale } = request;
  const page = await pageOf(request, id);
  const { hotel, photos } = page;
  const texts = withCleanHtml(locale === 'en' ? { ...hotel.content, ...page.contentEn } : hotel.content);
  const tree = facilityTree(page.facilities, hotel, locale);
  const nearby = await spotsNear(request.db, hotel, {
    radiusM: nearRadiusKm * 1_000,
    limit: NEARBY_SPOTS,
    today: dayOf(request.clock.now()),
  });
  return {
    ...basicOf(hotel, locale),
    picture: hotel.picture,
    photos: photos.slice(0, PHOTOS_SHOWN).map(({ picture }) => picture),
    albumCount: photos.length,
    tags: hotel.content.tags,
    facilities: tree.map(({ children: _, ...group }) => group),
    dialogs: {
      facilities: excerpt(
        tree
          .flatMap(({ children }) => children)
          .map(({ name }) => name)
          .join(locale === 'en' ? ', ' : '、'),
      ),
      highlights: excerpt(texts.intro),
      bookingNotes: excerpt(texts.bookNote),
      policy: excerpt(texts.hotelPolicy),
    },
    fromPriceFen: page.fromPriceFen,
    nearbySpots: nearby.map(({ id: spotId, name, thumb, distance, price }) => ({
      id: spotId,
      name,
      thumb,
      distanceM: distance,
      fromPriceFen: price,
    })),
  };
}

/** The beginning of an HTML text, without its markup. */
function excerpt(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...words];
  return characters.length <= EXCERPT ? words : `${characters.slice(0, EXCERPT - 1).join('')}…`;
}

export async function profileOf(request: VisitorRequest, id: string): Promise<HotelProfile> {
  const hotel = await hotelRow(request.db, id);
  const facilities = await facilityList(request.db);
  const { name, intro, bookNote, hotelPolicy } = withCleanHtml(hotel.content);
  return {
    hotelId: hotel.id,
    name,
    facilityTreeVoList: facilityTree(facilities, hotel, request.locale),
    intro,
    bookNote,
    hotelPolicy,
  };
}

export async function photosOf(request: VisitorRequest, id: string): Promise<HotelPhotos> {
  const hotel = await hotelRow(request.db, id);
  const photos = await photosOfHotel(request.db, id);
  return {
    hotelId: hotel.id,
    name: hotel.content.name,
    total: photos.length,
    groups: photoGroups
      .map((group) => ({
        id: group,
        name: photoGroupNames[group][request.locale],
        photos: photos.filter((photo) => photo.group === group).map(({ picture }) => picture),
      }))
      .filter((group) => group.photos.length > 0),
  };
}
