import type { HotelSummary } from '@yunyou/contract';
import { type Stay, stayQueryOf } from '@yunyou/sdk';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';
import { stayText } from '../stay-words';

interface HotelCard {
  id: string;
  name: string;
  place: string;
  price: string;
  /** Why the stay cannot be booked there; empty when it can. */
  note: string;
  thumb: ShownPicture;
}

interface HotelsData extends Screen {
  summary: string;
  hotels: HotelCard[];
  /** What the next page is asked for with; empty at the end. */
  next: string;
  problem: string;
  isBusy: boolean;
}

/** Device pixels of a thumbnail: 200 rpx on a phone with three pixels to the point. */
const thumbWidthPx = 320;

/** Hotels with their price for the nights that were chosen, more as the end comes near. */
export function registerHotels(): void {
  Page({
    data: {
      ...blankScreen,
      summary: '',
      hotels: [],
      next: '',
      problem: '',
      isBusy: false,
    } as HotelsData,
    // Nights are chosen on the page of a hotel; back from there the list is for them.
    onShow() {
      void this.refresh();
    },
    refresh() {
      return show(this, ['hotel.empty', 'hotel.emptyHint'], 'hotel.home.all', async (shop) => {
        const { stay } = shop.sdk.stay.open({});
        return { summary: stayText(shop, stay), ...(await pageOf(shop, stay)) };
      });
    },
    async onPullDownRefresh() {
      await this.refresh();
      wx.stopPullDownRefresh();
    },
    onReachBottom() {
      const { next } = this.data;
      if (next === '') return;
      return whileBusy(this, async (shop) => {
        const more = await pageOf(shop, shop.sdk.stay.open({}).stay, next);
        if (next === this.data.next) this.setData({ ...more, hotels: [...this.data.hotels, ...more.hotels] });
      });
    },
    openHotel(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('hotel', { id: tapped(event, 'id') });
    },
  });
}

async function pageOf(shop: Shop, stay: Stay, from?: string) {
  const { records, next } = await shop.sdk.catalogue.hotels({
    ...stayQueryOf(stay),
    ...(from !== undefined && { next: from }),
  });
  return { hotels: records.map((hotel) => cardOf(shop, hotel)), next: next ?? '' };
}

function cardOf(shop: Shop, hotel: HotelSummary): HotelCard {
  const { t, money } = shop.sdk.i18n.texts;
  const { id, name, cityName, district, fromPriceFen, bookable, unavailable } = hotel;
  const why = unavailable ? t('hotel.card.refused', { rule: unavailable }) : t('hotel.card.full');
  return {
    id,
    name,
    place: `${cityName} · ${district}`,
    price: fromPriceFen === null ? '' : t('ui.price.from', { price: money(fromPriceFen) }),
    note: bookable ? '' : why,
    thumb: shownPicture(shop, hotel.thumb, thumbWidthPx),
  };
}
