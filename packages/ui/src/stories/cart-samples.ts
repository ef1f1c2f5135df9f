import type { Cart, CartItem, Locale, Quote } from '@yunyou/contract';
import { goodsIn, skusIn } from './goods-samples';
import { noOffers, quoteOf } from './order-samples';

/** A member's cart of two shops, in a language: cheaper, dearer, not enough, and three things that cannot be bought. */
const words = {
  'zh-Hans': {
    shops: ['山野集', '云上书局'],
    book: '澄岚山水十二记',
    promotion: '秋茶节满减',
    off: '秋游立减券',
  },
  en: {
    shops: ['Hill Market', 'Above the Clouds, books and papers of Chenglan'],
    book: 'Twelve walks in Chenglan',
    promotion: 'Autumn tea festival',
    off: 'Autumn voucher',
  },
} as const;

export function cartIn(locale: Locale): Cart {
  const { shops, book, promotion } = words[locale];
  const [tea, basket] = goodsIn(locale);
  const sku = skusIn(locale)[3];
  if (!tea || !basket || !sku) throw new Error('The samples have no goods.');
  const item: CartItem = {
    supplierId: 'shop-1',
    shopName: shops[0],
    skuDetailId: sku.skuDetailId,
    productId: tea.id,
    amount: 2,
    productName: tea.name,
    skuName: sku.name,
    thumb: tea.thumb,
    priceFen: 12_800,
    left: null,
    addedPriceFen: 13_620,
    addedAtMs: Date.parse('2026-09-20T02:00:00Z'),
    state: 'ok',
    min: 1,
    max: 99,
    promotionTag: promotion,
    isBundle: false,
  };
  const few: CartItem = {
    ...item,
    skuDetailId: 'sku-few',
    productId: basket.id,
    amount: 5,
    productName: basket.name,
    skuName: '',
    thumb: basket.thumb,
    priceFen: 6_800,
    addedPriceFen: 6_800,
    left: 2,
    state: 'notEnough',
    max: 2,
    promotionTag: '',
  };
  const dearer: CartItem = {
    ...few,
    supplierId: 'shop-2',
    shopName: shops[1],
    skuDetailId: 'sku-book',
    productId: 'goods-book',
    productName: book,
    amount: 1,
    priceFen: 4_900,
    addedPriceFen: 4_500,
    left: null,
    state: 'ok',
    max: 99,
  };
  return {
    shops: [
      {
        supplierId: 'shop-1',
        shopName: shops[0],
        items: [item, few],
        nextStep: {
          addFen: 1_400,
          addPieces: null,
          saveFen: 1_000,
          freight: false,
          activeId: 'activity-1',
          couponId: null,
        },
      },
      { supplierId: 'shop-2', shopName: shops[1], items: [dearer], nextStep: null },
    ],
    invalid: [
      { ...item, skuDetailId: 'sku-gone', state: 'skuGone', max: 0, addedPriceFen: 12_800, promotionTag: '' },
      { ...few, skuDetailId: 'sku-off', productId: 'goods-off', state: 'offSale', max: 0, amount: 1 },
    ],
    count: 8,
  };
}

/** What things of the cart come to, with a coupon that lowers it and another that does not. */
export const cartQuoteIn = (locale: Locale): Quote => ({
  ...quoteOf(1, 120, locale),
  ...noOffers,
  lines: [],
  orders: [],
  breakdown: [
    { kind: 'line', label: goodsIn(locale)[0]?.name ?? '', quantity: 2, amountFen: 25_600 },
    { kind: 'coupon', label: words[locale].off, quantity: null, amountFen: -2_000 },
  ],
  totalFen: 23_600,
  savedFen: 2_000,
  unused: [
    {
      id: 'coupon-2',
      kind: 'coupon',
      name: words[locale].promotion,
      reason: { code: 'belowThreshold', shortFen: 6_400 },
    },
  ],
});
