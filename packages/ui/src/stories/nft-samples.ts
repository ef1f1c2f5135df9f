import type {
  IdentityCheck,
  Locale,
  NftActivity,
  NftCertificate,
  NftCollectible,
  NftCollection,
  NftHolder,
  NftPiece,
  NftProduct,
  NftProgress,
} from '@yunyou/contract';
import { consentText } from './card-holder-samples';
import { paintedPicture } from './painted-hills';

/** Collectibles of the stories, in both languages. */
const say = (locale: Locale, zh: string, en: string): string => (locale === 'en' ? en : zh);

const dayMs = 86_400_000;
const gotAtMs = Date.parse('2026-09-18T02:00:00Z');

const series = [
  ['云桥晨雾', 'Bridge in the mist', 'common', 'spot-1', '栖云岭', 'Qiyun Ridge'],
  ['飞帘晚照', 'Falls at dusk', 'common', 'spot-2', '飞帘瀑', 'Feilian Falls'],
  ['镜湖初雪', 'First snow on the lake', 'common', 'spot-3', '镜湖', 'Mirror Lake'],
  ['古窑新火', 'A new fire in the old kiln', 'rare', null, '', ''],
  ['山河长卷', 'The long scroll of hills and rivers', 'epic', null, '', ''],
] as const;

const pictureOf = (place: number) =>
  paintedPicture(place + 11, series[place]?.[0] ?? '', series[place]?.[1] ?? '');

/** An activity that runs, as a member sees it. */
export const nftActivityIn = (
  locale: Locale,
  changes: Partial<NftActivity['activity']> = {},
  own: Partial<Omit<NftActivity, 'activity'>> = {},
): NftActivity => ({
  activity: {
    activityId: 'nft-1',
    name: say(locale, '山水有灵', 'Spirits of hills and water'),
    intro: say(locale, '走过三处山水，集一卷数字长卷。', 'Walk three places, and collect a scroll of them.'),
    picture: paintedPicture(7, '山水长卷', 'A scroll of hills and water'),
    startsAtMs: Date.now() - 9 * dayMs,
    endsAtMs: Date.now() + 12 * dayMs,
    timeStatus: 1,
    rules: [
      say(
        locale,
        '活动期间核销一张景区门票，得1枚参与印记。',
        'A ticket used at a place during the activity brings one credit.',
      ),
      say(locale, '藏品仅供收藏与展示，不可转让。', 'Collectibles are to keep and show.'),
    ],
    minAge: 18,
    participants: 20_480,
    ...changes,
  },
  joined: { userIndex: 1_024, joinedAtMs: gotAtMs },
  credits: 3,
  creditSpots: [
    { scenicSpotId: 'spot-1', name: say(locale, '栖云岭', 'Qiyun Ridge'), credits: 1 },
    { scenicSpotId: 'spot-2', name: say(locale, '飞帘瀑', 'Feilian Falls'), credits: 1 },
    { scenicSpotId: 'spot-3', name: say(locale, '镜湖', 'Mirror Lake'), credits: 0 },
  ],
  verified: true,
  others: [
    { activityId: 'nft-2', name: say(locale, '四季茶事', 'Tea in four seasons'), timeStatus: 0 },
    { activityId: 'nft-3', name: say(locale, '旧岁灯会', 'Lanterns of last year'), timeStatus: 2 },
  ],
  nowMs: Date.now(),
  ...own,
});

export const nftProgressIn = (locale: Locale, changes: Partial<NftProgress> = {}): NftProgress => ({
  userIndex: 1_024,
  joinedAtMs: gotAtMs,
  credits: 3,
  owned: 4,
  kinds: 3,
  total: 5,
  next: {
    productId: 'product-4',
    missing: [
      {
        kind: 'collection',
        id: 'collection-3',
        amount: 1,
        name: say(locale, '镜湖初雪', 'First snow on the lake'),
        spot: { scenicSpotId: 'spot-3', name: say(locale, '镜湖', 'Mirror Lake') },
      },
    ],
  },
  ...changes,
});

/** Five collections; of the third and the last the member holds none. */
export const nftCollectionsIn = (locale: Locale): NftCollection[] =>
  series.map(([zh, en, rarity, spotId, spotZh, spotEn], place) => ({
    collectionId: `collection-${place + 1}`,
    activityId: 'nft-1',
    name: say(locale, zh, en),
    subtitle: say(locale, '山水有灵系列', 'Of the series Spirits of hills and water'),
    picture: pictureOf(place),
    kind: place === 3 ? 'video' : 'image',
    rarity,
    total: rarity === 'epic' ? 100 : 5_000,
    issued: rarity === 'epic' ? 12 : 1_204,
    source: say(locale, '云游数字藏馆', 'Yunyou Digital Gallery'),
    author: say(locale, '林砚', 'Lin Yan'),
    spot: spotId === null ? null : { scenicSpotId: spotId, name: say(locale, spotZh, spotEn) },
    ownedCount: [2, 1, 0, 1, 0][place] ?? 0,
  }));

const costOf = (locale: Locale, place: number, amount: number, have: number): NftProduct['cost'][number] => ({
  kind: 'collection',
  id: `collection-${place + 1}`,
  amount,
  name: say(locale, series[place]?.[0] ?? '', series[place]?.[1] ?? ''),
  picture: pictureOf(place),
  have,
});

const creditCost = (locale: Locale, amount: number): NftProduct['cost'][number] => ({
  kind: 'credit',
  id: 'nft-1',
  amount,
  name: say(locale, '参与印记', 'Credit'),
  picture: null,
  have: 3,
});

/** One that can be exchanged, and one for each way in which it cannot; coupons and prizes among them. */
export function nftProductsIn(locale: Locale): NftProduct[] {
  const base: NftProduct = {
    productId: 'product-1',
    activityId: 'nft-1',
    name: say(locale, '山河长卷', 'The long scroll of hills and rivers'),
    picture: pictureOf(4),
    gives: { kind: 'collection', id: 'collection-5' },
    valueFen: 0,
    cost: [costOf(locale, 0, 2, 3), costOf(locale, 1, 1, 1), creditCost(locale, 1)],
    stock: 100,
    left: 88,
    perMember: 1,
    mine: { used: 0, canExchange: true, why: null },
  };
  const not = (why: NonNullable<NonNullable<NftProduct['mine']>['why']>, used = 0) => ({
    mine: { used, canExchange: false, why },
  });
  return [
    base,
    {
      ...base,
      productId: 'product-2',
      name: say(locale, '云桥晨雾', 'Bridge in the mist'),
      picture: pictureOf(0),
      gives: { kind: 'collection', id: 'collection-1' },
      cost: [creditCost(locale, 1)],
      perMember: null,
      stock: 5_000,
      left: 3_796,
    },
    {
      ...base,
      productId: 'product-3',
      name: say(locale, '满200减20优惠券', 'A coupon: 20 off 200'),
      picture: paintedPicture(3),
      gives: { kind: 'coupon', id: 'coupon-1' },
      valueFen: 2_000,
      cost: [costOf(locale, 2, 1, 0)],
      ...not('costNotMet'),
    },
    {
      ...base,
      productId: 'product-4',
      name: say(locale, '手作茶席', 'A tea mat made by hand'),
      picture: paintedPicture(4),
      gives: { kind: 'prize', id: 'sku-1' },
      valueFen: 16_800,
      left: 0,
      stock: 10,
      ...not('soldOut'),
    },
    { ...base, productId: 'product-5', ...not('nftLimit', 1) },
    { ...base, productId: 'product-6', ...not('nftNotVerified') },
  ];
}

/** A piece of the member. */
export const nftPieceIn = (locale: Locale, serialNo: number, changes: Partial<NftPiece> = {}): NftPiece => ({
  pieceId: `piece-${serialNo}`,
  collectionId: 'collection-1',
  serialNo,
  status: 'held',
  how: 'exchange',
  gotAtMs,
  name: say(locale, series[0][0], series[0][1]),
  picture: pictureOf(0),
  kind: 'image',
  rarity: 'common',
  total: 5_000,
  ...changes,
});

/** Pieces that the first product could use up: three of its first collection, one of its second. */
export const nftUsableIn = (locale: Locale): NftPiece[] => [
  ...[17, 204, 9].map((serialNo) => nftPieceIn(locale, serialNo)),
  nftPieceIn(locale, 55, {
    collectionId: 'collection-2',
    name: say(locale, series[1][0], series[1][1]),
    picture: pictureOf(1),
  }),
];

/** As many pieces as are wanted, of every collection in turn. */
export const nftPiecesIn = (locale: Locale, count: number): NftPiece[] =>
  Array.from({ length: count }, (_, index) => {
    const place = index % series.length;
    const [zh, en, rarity] = series[place] ?? series[0];
    return nftPieceIn(locale, index + 1, {
      collectionId: `collection-${place + 1}`,
      name: say(locale, zh, en),
      picture: pictureOf(place),
      rarity,
      total: 10_000,
      status: index === 1 ? 'frozen' : 'held',
    });
  });

const record =
  '{"atMs":1789696800000,"collectionId":"collection-1","holderNo":"7f3c91d20ab4e658","serialNo":17}';

/** A certificate whose record has the hash that is entered. */
export const nftCertificate = (changes: Partial<NftCertificate> = {}): NftCertificate => ({
  state: 'issued',
  network: 'sandbox-ledger',
  record,
  hash: 'da0c43960719c20f7e74b64b9df646f7fb1bc6a27a3327ce9cbe4985f315d219',
  txId: '9c1185a5c5e9fc54612808977ee8f548b2258d31',
  atMs: gotAtMs + 90_000,
  lookUpUrl: 'https://ledger.example/tx/9c1185a5',
  ...changes,
});

/** A piece as its page has it. */
export function nftCollectibleIn(locale: Locale, changes: Partial<NftCollectible> = {}): NftCollectible {
  const [first] = nftCollectionsIn(locale);
  if (!first) throw new Error('There is no collection.');
  const { ownedCount: _owned, ...collection } = first;
  const { name: _name, picture: _picture, kind, rarity, total, ...piece } = nftPieceIn(locale, 17);
  return {
    collection: { ...collection, kind, rarity, total },
    ownedCount: 2,
    piece,
    fileTicket: { ticket: 'ticket-1', expiresAtMs: Date.now() + 300_000 },
    certificate: nftCertificate(),
    nowMs: Date.now(),
    ...changes,
  };
}

export const nftPreviewsIn = () => [0, 1, 2].map(pictureOf);

export const identityCheckIn = (locale: Locale, changes: Partial<IdentityCheck> = {}): IdentityCheck => ({
  needed: true,
  minAge: 18,
  certTypes: [1],
  document: {
    ...consentText(locale, 'realName'),
    title: say(locale, '实名认证授权', 'Consent to the identity check'),
  },
  consentId: null,
  status: 'none',
  triesLeft: 3,
  vendorName: say(locale, '云衡实名核验', 'Yunheng Identity'),
  ...changes,
});

export const nftHolderIn = (locale: Locale, changes: Partial<NftHolder> = {}): NftHolder => ({
  memberId: 'member-1',
  name: say(locale, '林间客', 'Wanderer'),
  avatarUrl: '',
  status: 'none',
  nameMasked: '',
  idMasked: '',
  verifiedAtMs: null,
  holderNo: '7f3c91d20ab4e658',
  ...changes,
});
