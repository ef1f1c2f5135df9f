import { goodsType, type HotelRoom } from '@yunyou/contract';
import { addDays, type Stay, stayQueryOf, stayText as stayQueryText } from '@yunyou/sdk';
import { chosenRoomsText } from '@yunyou/sdk/checkout';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped } from '../screen';
import { sharedPath } from '../shared-path';
import type { Shop } from '../shop';
import { rateProblem, rateTags, stayText } from '../stay-words';

interface RoomCard {
  id: string;
  name: string;
  about: string;
  /** That there is no rate for the stay. */
  full: string;
  rates: { id: string; name: string; tags: string[]; price: string; left: string; problem: string }[];
}

interface HotelData extends Screen {
  id: string;
  name: string;
  address: string;
  times: string;
  picture: ShownPicture | null;
  startDate: string;
  endDate: string;
  rooms: number;
  adults: number;
  summary: string;
  moved: string;
  cards: RoomCard[];
}

/** Device pixels of a picture across a phone. */
const headWidthPx = 1_200;

/** One hotel: nights and guests to choose, its rooms and what each rate asks for them. */
export function registerHotel(): void {
  Page({
    data: {
      ...blankScreen,
      id: '',
      name: '',
      address: '',
      times: '',
      picture: null,
      startDate: '',
      endDate: '',
      rooms: 1,
      adults: 1,
      summary: '',
      moved: '',
      cards: [],
    } as HotelData,
    /** The stay that the page shows; what the address asks for until it is known. */
    asked: {} as Parameters<Shop['sdk']['stay']['open']>[0],
    onLoad({ id = '', ...asked }) {
      this.setData({ id });
      this.asked = asked;
      shopOf().sdk.tracking.productView(id, goodsType.hotel);
    },
    // Others are booking: back on the page, rooms and prices are asked for again.
    onShow() {
      void this.refresh();
    },
    refresh() {
      const { id } = this.data;
      return show(this, words, undefined, async (shop) => {
        const { catalogue, stay: choice, i18n } = shop.sdk;
        const { t } = i18n.texts;
        const hotel = await catalogue.hotel(id);
        const { stay, moved } = choice.open(this.asked, hotel.lateNight);
        const found = await catalogue.hotelRooms(id, stayQueryOf(stay));
        wx.setNavigationBarTitle({ title: hotel.name });
        return {
          name: hotel.name,
          address: hotel.address,
          times: t('order.stay.timesText', { from: hotel.checkInFrom, until: hotel.checkOutUntil }),
          picture: shownPicture(shop, hotel.picture, headWidthPx),
          ...{ startDate: stay.startDate, endDate: stay.endDate, rooms: stay.rooms, adults: stay.adults },
          summary: stayText(shop, stay),
          moved: moved ? t('hotel.stay.moved') : '',
          cards: found.rooms.map((room) => cardOf(shop, room)),
        };
      });
    },
    chooseStart(event: WechatMiniprogram.PickerChange) {
      const startDate = String(event.detail.value);
      const { endDate } = this.data;
      return this.change({ startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) });
    },
    chooseEnd(event: WechatMiniprogram.PickerChange) {
      return this.change({ endDate: String(event.detail.value) });
    },
    changeRooms(event: WechatMiniprogram.BaseEvent) {
      return this.change({ rooms: this.data.rooms + Number(tapped(event, 'by')) });
    },
    changeAdults(event: WechatMiniprogram.BaseEvent) {
      return this.change({ adults: this.data.adults + Number(tapped(event, 'by')) });
    },
    /** Takes another stay, within what the SDK allows, and keeps it for the other hotels. */
    change(part: Partial<Stay>) {
      const { sdk } = shopOf();
      const { stay } = sdk.stay.open(this.asked);
      this.asked = stayQueryText({ ...stay, ...part });
      sdk.stay.keep(sdk.stay.open(this.asked).stay);
      return this.refresh();
    },
    book(event: WechatMiniprogram.BaseEvent) {
      const { sdk, open } = shopOf();
      const { stay } = sdk.stay.open(this.asked);
      const { rooms, ...query } = stayQueryText(stay);
      const lines = chosenRoomsText([{ rateId: tapped(event, 'id'), rooms: stay.rooms }]);
      open('stay', { hotelId: this.data.id, lines, ...query });
    },
    onShareAppMessage() {
      const { id, name } = this.data;
      return { title: name, path: sharedPath(shopOf(), `/pages/hotel/index?id=${encodeURIComponent(id)}`) };
    },
  });
}

const words = [
  'hotel.stay.from',
  'hotel.stay.to',
  'hotel.guests.rooms',
  'hotel.guests.adults',
  'hotel.view.rooms',
  'hotel.room.empty',
  'hotel.room.emptyHint',
  'hotel.rate.book',
  'components.number.less',
  'components.number.more',
] as const;

function cardOf(shop: Shop, room: HotelRoom): RoomCard {
  const { t, money } = shop.sdk.i18n.texts;
  const { roomId, hotelRoomName, bedType, maxPeopleNumber, hotelRatesVoList: rates } = room;
  return {
    id: roomId,
    name: hotelRoomName,
    about: [bedType, t('hotel.room.people', { count: maxPeopleNumber })].join(' · '),
    full: rates.length === 0 ? t('hotel.room.full') : '',
    rates: rates.map((rate) => ({
      id: rate.hotelratesId,
      name: rate.name,
      tags: rateTags(shop, rate),
      price: money(rate.priceFen),
      left: rate.left === null ? '' : t('hotel.rate.left', { count: rate.left }),
      problem: rateProblem(shop, rate),
    })),
  };
}
