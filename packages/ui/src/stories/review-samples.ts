import type { Locale, MemberReview, Review, ReviewForm, ReviewSummary, ReviewTodo } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

/** Reviews of goods, in a language. */
const words = {
  'zh-Hans': {
    who: ['林*客', '周*满', 'A***e'],
    what: '明前手采绿茶',
    sku: ['100克罐装 特级', '50克袋装 特级'],
    text: [
      '打开罐子就是山里的味道。泡三道还有回甘，送长辈很体面。',
      '包装很用心，发货也快。',
      '茶是好茶，路上罐子磕了一下。',
    ],
    reply: '谢谢您的提醒，我们换了更厚的纸箱。',
    tags: ['味道好', '包装用心'],
    more: '一个月后再来说：还是好喝，已经买了第二罐。',
    moreReply: '谢谢您回来告诉我们。',
    asked: [
      ['goodQuality', '质量好', true],
      ['wellPacked', '包装好', true],
      ['fastDelivery', '发货快', true],
      ['notAsDescribed', '与描述不符', false],
      ['slowDelivery', '发货慢', false],
    ],
  },
  en: {
    who: ['L***n', 'Z***u', 'A***e'],
    what: 'Green tea, picked by hand',
    sku: ['Tin, 100 g, finest', 'Bag, 50 g, finest'],
    text: [
      'Open the tin and there are the hills. Good for three infusions, and a fine present.',
      'Packed with care, and quick to come.',
      'Good tea; the tin got a dent on its way.',
    ],
    reply: 'Thank you. We have taken to thicker boxes.',
    tags: ['Tasty', 'Well packed'],
    more: 'A month later: still lovely, and I have bought a second tin.',
    moreReply: 'Thank you for coming back to tell us.',
    asked: [
      ['goodQuality', 'Good quality', true],
      ['wellPacked', 'Well packed', true],
      ['fastDelivery', 'Fast delivery', true],
      ['notAsDescribed', 'Not as described', false],
      ['slowDelivery', 'Slow delivery', false],
    ],
  },
} as const;

export function reviewsIn(locale: Locale): Review[] {
  const { who, what, sku, text, reply, tags, more, moreReply } = words[locale];
  return text.map((said, place) => ({
    id: `review-${place + 1}`,
    productId: 'goods-1',
    goodsType: 0,
    parentId: 'shop-1',
    specText: sku[0],
    anonymous: false,
    tags: place === 0 ? tags.map((name, at) => ({ id: `tag-${at}`, name })) : [],
    videoUrl: null,
    usedOn: '2026-09-01',
    append: place === 1 ? { text: more, pictures: [], atMs: Date.now() - 86_400_000, daysAfter: 33 } : null,
    replyToAppend: place === 1 ? { text: moreReply, atMs: Date.now() } : null,
    helpfulCount: place === 0 ? 12 : 0,
    authorName: who[place] ?? '',
    avatarUrl: '',
    stars: 5 - place,
    text: said,
    pictures: place === 0 ? [1, 4].map((seed) => paintedPicture(seed, '茶', 'Tea')) : [],
    productName: what,
    atMs: Date.now() - (place + 2) * 86_400_000,
    reply: place === 2 ? { text: reply, atMs: Date.now() } : null,
  }));
}

export const reviewSummaryIn = (locale: Locale): ReviewSummary => ({
  average: 4.7,
  count: 326,
  goodPercent: 96,
  perStar: [4, 3, 6, 53, 260],
  withPictures: 88,
  withAppend: 12,
  tags: words[locale].tags.map((name, place) => ({ id: `tag-${place}`, name, count: 40 - place * 9 })),
  skus: words[locale].sku.map((name, place) => ({
    skuDetailId: `sku-${place}`,
    name,
    count: 120 - place * 30,
  })),
});

/** A review of the member's own, or of another's as the member sees it. */
export const memberReviewIn = (locale: Locale, changes: Partial<MemberReview> = {}): MemberReview => {
  const [review] = reviewsIn(locale);
  if (!review) throw new Error('There is a first one.');
  return {
    ...review,
    mine: true,
    votedByMe: false,
    state: 'visible',
    appendState: null,
    appendUntilMs: Date.now() + 90 * 86_400_000,
    product: {
      kind: 'goods',
      goodsType: 0,
      productId: 'goods-1',
      parentId: 'shop-1',
      title: review.productName,
      picture: paintedPicture(2, '茶', 'Tea'),
    },
    ...changes,
  };
};

export const reviewTodoIn = (locale: Locale, place = 0): ReviewTodo => ({
  lineId: `line-${place + 1}`,
  orderId: 'order-1',
  kind: 'goods',
  productId: 'goods-1',
  title: words[locale].what,
  specText: words[locale].sku[place % 2] ?? '',
  picture: paintedPicture(3 + place, '茶', 'Tea'),
  usedOn: '2026-09-01',
  lastDay: '2026-10-01',
});

export const reviewFormIn = (locale: Locale): ReviewForm => ({
  line: reviewTodoIn(locale),
  tags: words[locale].asked.map(([id, name, good]) => ({ id, name, good })),
});
