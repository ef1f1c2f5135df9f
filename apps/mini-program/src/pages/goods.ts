import { type GoodsDetail, goodsType } from '@yunyou/contract';
import { skuOpeningsOf } from '@yunyou/sdk/checkout';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, show, tapped } from '../screen';
import { sharedPath } from '../shared-path';
import type { Shop } from '../shop';

interface OptionRow {
  id: string;
  name: string;
  price: string;
  note: string;
  isOpen: boolean;
  isChosen: boolean;
}

interface GoodsData extends Screen {
  id: string;
  name: string;
  subtitle: string;
  tags: string[];
  picture: ShownPicture | null;
  options: OptionRow[];
  sku: string;
  quantity: number;
  /** What the button says: buy, or why it cannot. */
  submit: string;
  canBuy: boolean;
}

/** Device pixels of a picture across a phone. */
const headWidthPx = 1_200;

/** One product of goods: its options and a number to choose. What the number may be is the order's to say. */
export function registerGoods(): void {
  // By page: two products may be open one above the other.
  const kept = new WeakMap<object, GoodsDetail>();

  Page({
    data: {
      ...blankScreen,
      id: '',
      name: '',
      subtitle: '',
      tags: [],
      picture: null,
      options: [],
      sku: '',
      quantity: 1,
      submit: '',
      canBuy: false,
    } as GoodsData,
    onLoad({ id = '', productSpec = '', quantity = '1' }) {
      this.setData({ id, sku: productSpec, quantity: Math.max(1, Math.trunc(Number(quantity)) || 1) });
      shopOf().sdk.tracking.productView(id, goodsType.goods);
    },
    // Others are buying: back on the page, price and stock are asked for again.
    onShow() {
      void this.refresh();
    },
    refresh() {
      const { id } = this.data;
      return show(this, words, undefined, async (shop) => {
        const product = await shop.sdk.catalogue.goods(id);
        kept.set(this, product);
        wx.setNavigationBarTitle({ title: product.name });
        return { ...described(shop, product), ...choiceOf(shop, product, this.data.sku, this.data.quantity) };
      });
    },
    chooseOption(event: WechatMiniprogram.BaseEvent) {
      this.choose(tapped(event, 'id'), this.data.quantity);
    },
    changeQuantity(event: WechatMiniprogram.BaseEvent) {
      this.choose(this.data.sku, this.data.quantity + Number(tapped(event, 'by')));
    },
    choose(sku: string, quantity: number) {
      const product = kept.get(this);
      if (product) this.setData(choiceOf(shopOf(), product, sku, quantity));
    },
    buy() {
      const { id, sku, quantity, canBuy } = this.data;
      if (canBuy) shopOf().open('buy', { productId: id, skuDetailId: sku, quantity });
    },
    onShareAppMessage() {
      const { id, name } = this.data;
      return { title: name, path: sharedPath(shopOf(), `/pages/goods/index?id=${encodeURIComponent(id)}`) };
    },
  });
}

const words = [
  'goods.sku.title',
  'goods.sku.amount',
  'components.number.less',
  'components.number.more',
] as const;

function described(shop: Shop, { name, subtitle, tags, album, thumb }: GoodsDetail): Partial<GoodsData> {
  return { name, subtitle, tags, picture: shownPicture(shop, album[0] ?? thumb, headWidthPx) };
}

/** A choice as the checkout would open it: an option that is there, and at least as many as are sold at once. */
function choiceOf(shop: Shop, product: GoodsDetail, sku: string, quantity: number): Partial<GoodsData> {
  const { t, money } = shop.sdk.i18n.texts;
  const [line] = skuOpeningsOf(product, sku, Math.max(1, quantity));
  const chosen = product.skus.find(({ skuDetailId }) => skuDetailId === line?.skuDetailId);
  const needsMore =
    line && (line.product.dated || line.product.travellersNeeded + line.product.guestsNeeded > 0);
  const canBuy = product.onSale && chosen?.enabled === true && chosen.left !== 0 && !needsMore;
  const word = !product.onSale
    ? 'goods.bar.offSale'
    : needsMore
      ? 'goods.bundle.onTheWeb'
      : canBuy
        ? 'goods.bar.buy'
        : 'goods.bar.soldOut';
  return {
    options: product.skus.map(({ skuDetailId, name, promoFen, priceFen, left, enabled }) => ({
      id: skuDetailId,
      name: name === '' ? product.name : name,
      price: money(promoFen ?? priceFen),
      note: !enabled || left === 0 ? t('goods.none') : left === null ? '' : t('goods.left', { count: left }),
      isOpen: enabled && left !== 0,
      isChosen: skuDetailId === chosen?.skuDetailId,
    })),
    sku: chosen?.skuDetailId ?? '',
    quantity: line?.quantity ?? 1,
    submit: t(word),
    canBuy,
  };
}
