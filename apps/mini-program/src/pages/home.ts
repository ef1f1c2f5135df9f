import type { SpotSummary } from '@yunyou/contract';
import type { PageName } from '../addresses';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped } from '../screen';
import { sharedPath } from '../shared-path';
import type { Shop } from '../shop';

interface SpotCard {
  id: string;
  name: string;
  subtitle: string;
  rating: string;
  price: string;
  thumb: ShownPicture;
}

interface HomeData extends Screen {
  hello: string;
  /** What else is sold, and the page it is on. */
  sections: { page: PageName; label: string }[];
  spots: SpotCard[];
}

/** Device pixels of a thumbnail: 200 rpx on a phone with three pixels to the point. */
const thumbWidthPx = 320;

/** Greeting and recommended spots; the way to rooms, goods, offers, the orders and the other language. */
export function registerHome(): void {
  Page({
    data: { ...blankScreen, hello: '', sections: [], spots: [] } as HomeData,
    onLoad() {
      void this.refresh();
    },
    refresh() {
      return show(this, words, 'app.brand', home);
    },
    async onPullDownRefresh() {
      await this.refresh();
      wx.stopPullDownRefresh();
    },
    openSpot(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('spot', { id: tapped(event, 'id') });
    },
    openSection(event: WechatMiniprogram.BaseEvent) {
      const page = tapped(event, 'page');
      const section = this.data.sections.find((one) => one.page === page);
      if (section) shopOf().open(section.page);
    },
    openOrders() {
      shopOf().open('orders');
    },
    openMe() {
      shopOf().open('me');
    },
    async changeLanguage() {
      const { locale } = shopOf().sdk;
      await locale.set(locale.state.locale === 'en' ? 'zh-Hans' : 'en');
      await this.refresh();
    },
    onShareAppMessage() {
      const shop = shopOf();
      const path = sharedPath(shop, '/pages/home/index');
      return shop.host.shareMessage() ?? { title: shop.sdk.i18n.texts.t('app.brand'), path };
    },
  });
}

const words = ['home.recommended', 'app.otherLanguage', 'order.list.title', 'member.me.title'] as const;

async function home(shop: Shop): Promise<Partial<HomeData>> {
  const { sdk } = shop;
  const { helloText, spots } = await sdk.layout.page(sdk.location.cityName());
  return {
    hello: (sdk.config.state.homePageHelloText ?? helloText)[sdk.i18n.locale],
    sections: sectionsOf(shop),
    spots: spots.map((spot) => cardOf(shop, spot)),
  };
}

const sectionsOf = ({ sdk }: Shop): HomeData['sections'] => {
  const { t } = sdk.i18n.texts;
  return [
    { page: 'hotels', label: t('hotel.home.all') },
    { page: 'market', label: t('goods.home.all') },
    { page: 'offers', label: t('groupBuy.items') },
  ];
};

function cardOf(shop: Shop, spot: SpotSummary): SpotCard {
  const { t, money, number } = shop.sdk.i18n.texts;
  const { id, name, subtitle, fromPriceFen } = spot;
  return {
    id,
    name,
    subtitle,
    rating: t('ui.rating', { rating: number(spot.rating) }),
    price:
      fromPriceFen === null ? t('ui.price.notOnSale') : t('ui.price.from', { price: money(fromPriceFen) }),
    thumb: shownPicture(shop, spot.thumb, thumbWidthPx),
  };
}
