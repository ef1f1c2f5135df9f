import { type GroupProduct, goodsType } from '@yunyou/contract';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface OfferCard {
  id: string;
  activeId: string;
  name: string;
  needed: string;
  price: string;
  thumb: ShownPicture;
}

interface OffersData extends Screen {
  offers: OfferCard[];
  /** The page shown last, from 1. */
  current: number;
  hasMore: boolean;
  problem: string;
  isBusy: boolean;
}

/** Device pixels of a thumbnail: 200 rpx on a phone with three pixels to the point. */
const thumbWidthPx = 320;

/** Kinds of products that this program has a booking page for. */
const sold: readonly number[] = [goodsType.goods, goodsType.hotel, goodsType.ticket];

/** What is sold cheaper to groups, more as the end comes near. */
export function registerOffers(): void {
  Page({
    data: {
      ...blankScreen,
      offers: [],
      current: 0,
      hasMore: false,
      problem: '',
      isBusy: false,
    } as OffersData,
    onLoad() {
      void this.refresh();
    },
    refresh() {
      return show(this, ['goods.empty', 'goods.emptyHint'], 'groupBuy.items', (shop) => pageOf(shop, 1));
    },
    async onPullDownRefresh() {
      await this.refresh();
      wx.stopPullDownRefresh();
    },
    onReachBottom() {
      const { hasMore, current } = this.data;
      if (!hasMore) return;
      return whileBusy(this, async (shop) => {
        const more = await pageOf(shop, current + 1);
        if (current !== this.data.current) return;
        this.setData({ ...more, offers: [...this.data.offers, ...more.offers] });
      });
    },
    openOffer(event: WechatMiniprogram.BaseEvent) {
      const [activeId, activityProductId] = [tapped(event, 'active'), tapped(event, 'id')];
      shopOf().open('offer', { activeId, activityProductId });
    },
  });
}

async function pageOf(shop: Shop, page: number) {
  const { records, current, pages } = await shop.sdk.catalogue.groupProducts({ page });
  const shown = records.filter(({ productType }) => sold.includes(productType));
  return { offers: shown.map((one) => cardOf(shop, one)), current, hasMore: current < pages };
}

function cardOf(shop: Shop, product: GroupProduct): OfferCard {
  const { t, money } = shop.sdk.i18n.texts;
  return {
    id: product.activityProductId,
    activeId: product.activeId,
    name: `${product.name} ${product.specText}`.trim(),
    needed: product.group ? t('groupBuy.needed', { count: product.group.needed }) : '',
    price: money(product.activityPriceFen),
    thumb: shownPicture(shop, product.picture, thumbWidthPx),
  };
}
