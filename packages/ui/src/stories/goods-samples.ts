import type { GoodsDetail, GoodsHome, GoodsSummary, Locale, ShopSummary, Sku } from '@yunyou/contract';
import { couponOffersIn, runningActivitiesIn } from './offer-samples';
import { paintedPicture } from './painted-hills';
import { reviewSummaryIn, reviewsIn } from './review-samples';

/** What the server answers of goods, in a language. */
const tile = (seed: number) => paintedPicture(seed, '山水', 'Hills and water', 720, 540);
const square = (seed: number) => paintedPicture(seed, '山水', 'Hills and water', 800, 800);

const words = {
  'zh-Hans': {
    shop: ['山野集', '山里的茶与山里的人'],
    tea: ['雾芽茶山 明前手采绿茶', '一芽一叶，谷雨之前'],
    basket: '月桥古镇 竹编提篮',
    photo: '古镇汉服跟拍两小时',
    lotus: '藕香洲 手工莲子',
    tags: ['包邮', '满减'],
    today: '当天可约',
    size: '规格',
    grade: '等级',
    sizes: ['50克袋装', '100克罐装', '250克礼盒'],
    grades: ['特级', '一级', '二级'],
    sections: ['山里的茶', '带得走的手艺'],
    banner: '秋茶上新',
    categories: ['茶叶', '器物', '点心', '书'],
    detail:
      '<p>茶园在海拔一千一百米的雾里，每年清明前采十二天。</p><h3>怎么泡</h3><p>水烧开后凉一会儿，八十五度最好。</p>',
  },
  en: {
    shop: ['Hill Market', 'Tea from the hills'],
    tea: ['Green tea of Wuya Hill, picked by hand', 'One bud and one leaf each'],
    basket: 'Bamboo basket of Moonbridge',
    photo: 'Two hours of portraits in the old town',
    lotus: 'Lotus seeds, peeled by hand',
    tags: ['Free delivery', 'Money off'],
    today: 'Free today',
    size: 'Size',
    grade: 'Grade',
    sizes: ['Bag, 50 g', 'Tin, 100 g', 'Gift box, 250 g'],
    grades: ['Finest', 'First', 'Second'],
    sections: ['Tea of the hills', 'Made by hand'],
    banner: 'This autumn’s tea',
    categories: ['Tea', 'Wares', 'Sweets', 'Books'],
    detail:
      '<p>The garden lies in the mist, 1,100 m up, and is picked for twelve days a year.</p><h3>How to brew it</h3><p>Let the water cool to 85 degrees.</p>',
  },
} as const;

export const shopIn = (locale: Locale): ShopSummary => ({
  supplierId: 'shop-1',
  shopName: words[locale].shop[0],
  logo: square(3),
  intro: words[locale].shop[1],
  openState: 'open',
  kinds: [0],
  rating: 4.8,
  freeFreightFromFen: 9_900,
});

export function goodsIn(locale: Locale): GoodsSummary[] {
  const { tea, basket, photo, lotus, tags, today } = words[locale];
  const goods: GoodsSummary = {
    id: 'goods-1',
    goodsType: 0,
    supplierId: 'shop-1',
    name: tea[0],
    subtitle: tea[1],
    thumb: tile(2),
    tags: [...tags],
    priceFen: 12_800,
    fromPrice: true,
    marketPriceFen: 16_800,
    activityPriceFen: null,
    soldCount: 1_268,
    left: null,
    skuDetailId: null,
  };
  const only = { fromPrice: false, skuDetailId: 'sku-only' };
  return [
    goods,
    {
      ...goods,
      ...only,
      id: 'goods-2',
      name: basket,
      thumb: tile(4),
      tags: [],
      marketPriceFen: null,
      left: 5,
    },
    { ...goods, ...only, id: 'goods-3', goodsType: 3, name: photo, thumb: tile(5), tags: [today] },
    { ...goods, ...only, id: 'goods-4', name: lotus, thumb: tile(6), left: 0 },
  ];
}

/** Three sizes of three grades: one is sold out, one is not made, few are left of a third. */
export function skusIn(locale: Locale): Sku[] {
  const { sizes, grades } = words[locale];
  return sizes.flatMap((size, place) =>
    grades.flatMap((grade, rank): Sku[] => {
      // The gift box comes in the finest grade only.
      if (place === 2 && rank > 0) return [];
      return [
        {
          skuDetailId: `sku-${place}-${rank}`,
          valueIds: [`size-${place}`, `grade-${rank}`],
          name: `${size} ${grade}`,
          priceFen: 6_800 * (place + 1) - rank * 1_000,
          marketPriceFen: place === 1 ? 16_800 : null,
          promoFen: place === 1 && rank === 0 ? 12_800 : null,
          piecesPerOrder: place === 1 && rank === 0 ? 2 : null,
          left: place === 0 && rank === 1 ? 0 : place === 1 && rank === 1 ? 3 : null,
          weightGram: 50 * (place + 1),
          picture: place === 2 ? square(7) : null,
          enabled: true,
        },
      ];
    }),
  );
}

export function goodsDetailIn(locale: Locale): GoodsDetail {
  const { tea, size, grade, sizes, grades, tags, detail } = words[locale];
  const [first] = goodsIn(locale);
  return {
    id: 'goods-1',
    goodsType: 0,
    supplierId: 'shop-1',
    name: tea[0],
    subtitle: tea[1],
    thumb: first?.thumb ?? tile(2),
    album: [2, 5, 7].map(square),
    video: null,
    detail,
    categoryId: 'category-1',
    tags: [...tags],
    soldCount: 1_268,
    onSale: true,
    priceFen: 4_800,
    fromPrice: true,
    marketPriceFen: 16_800,
    minPerOrder: 1,
    limitPerMember: 6,
    limitPeriod: 'ever',
    specs: [
      {
        specId: 'size',
        name: size,
        values: sizes.map((name, place) => ({ valueId: `size-${place}`, name, picture: null })),
      },
      {
        specId: 'grade',
        name: grade,
        values: grades.map((name, place) => ({ valueId: `grade-${place}`, name, picture: null })),
      },
    ],
    skus: skusIn(locale),
    shop: shopIn(locale),
    activities: runningActivitiesIn(locale),
    coupons: couponOffersIn(locale).slice(0, 3),
    reviews: { ...reviewSummaryIn(locale), first: reviewsIn(locale).slice(0, 2) },
    recommended: goodsIn(locale).slice(1),
    noReasonReturn: true,
    freeFrom: { fen: 9_900, pieces: null },
    alwaysFree: false,
    bundle: null,
  };
}

export function goodsHomeIn(locale: Locale): GoodsHome {
  const { sections, banner, categories } = words[locale];
  const goods = goodsIn(locale);
  return {
    banners: [
      {
        picture: paintedPicture(6, '山水', 'Hills and water', 1200, 480),
        title: banner,
        activeId: 'activity-1',
        productId: null,
      },
      {
        picture: paintedPicture(8, '山水', 'Hills and water', 1200, 480),
        title: goods[0]?.name ?? '',
        activeId: null,
        productId: 'goods-1',
      },
    ],
    categories: categories.map((name, place) => ({
      id: `category-${place + 1}`,
      name,
      picture: null,
      children: [],
    })),
    couponStrip: couponOffersIn(locale).slice(0, 3),
    shops: [shopIn(locale), { ...shopIn(locale), supplierId: 'shop-2', openState: 'paused' }],
    sections: sections.map((title, place) => ({
      id: `section-${place}`,
      title,
      items: place === 0 ? goods : goods.slice(0, 2),
    })),
  };
}
