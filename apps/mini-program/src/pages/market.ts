import { type GoodsSummary, goodsType } from '@yunyou/contract';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface GoodsCard {
  id: string;
  name: string;
  subtitle: string;
  price: string;
  /** How many are left where few are. */
  note: string;
  thumb: ShownPicture;
}

interface MarketData extends Screen {
  goods: GoodsCard[];
  /** The page shown last, from 1. */
  current: number;
  hasMore: boolean;
  problem: string;
  isBusy: boolean;
}

/** Device pixels of a thumbnail: 200 rpx on a phone with three pixels to the point. */
const thumbWidthPx = 320;

/** Goods with their price, more as the end comes near. */
export function registerMarket(): void {
  Page({
    data: {
      ...blankScreen,
      goods: [],
      current: 0,
      hasMore: false,
      problem: '',
      isBusy: false,
    } as MarketData,
    onLoad() {
      void this.refresh();
    },
    refresh() {
      return show(this, ['goods.empty', 'goods.emptyHint'], 'goods.home.all', (shop) => pageOf(shop, 1));
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
        if (current === this.data.current)
          this.setData({ ...more, goods: [...this.data.goods, ...more.goods] });
      });
    },
    openGoods(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('goods', { id: tapped(event, 'id') });
    },
  });
}

async function pageOf(shop: Shop, page: number) {
  const { records, current, pages } = await shop.sdk.catalogue.goodsList({
    goodsType: goodsType.goods,
    page,
  });
  return { goods: records.map((one) => cardOf(shop, one)), current, hasMore: current < pages };
}

function cardOf(
  shop: Shop,
  { id, name, subtitle, priceFen, fromPrice, left, thumb }: GoodsSummary,
): GoodsCard {
  const { t, money } = shop.sdk.i18n.texts;
  const price = money(priceFen);
  return {
    ...{ id, name, subtitle },
    price: fromPrice ? t('ui.price.from', { price }) : price,
    note: left === null ? '' : left > 0 ? t('goods.left', { count: left }) : t('goods.none'),
    thumb: shownPicture(shop, thumb, thumbWidthPx),
  };
}
