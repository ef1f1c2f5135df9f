import type { Locale, SearchCensus, SearchPage, SearchRecord, Special } from '@yunyou/contract';
import { searchKinds } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { spotProfileIn } from './spot-samples';

/** What the server answers of a search for 温泉, or hot spring, in a language. */
const words: Record<Locale, readonly Pick<SearchRecord, 'title' | 'subtitle' | 'cityName' | 'matched'>[]> = {
  'zh-Hans': [
    { title: '云汤温泉谷', subtitle: '林间汤池，雾里看山', cityName: '澄岚市', matched: [[2, 4]] },
    { title: '云汤温泉谷 成人票', subtitle: '含浴衣与茶点', cityName: '澄岚市', matched: [[2, 4]] },
    { title: '云汤汤宿', subtitle: '间间有私汤', cityName: '澄岚市', matched: [] },
    { title: '温泉浴盐礼盒', subtitle: '三种草本', cityName: '', matched: [[0, 2]] },
    { title: '温泉管家服务', subtitle: '接送与更衣', cityName: '澄岚市', matched: [[0, 2]] },
    { title: '山水年卡', subtitle: '全年温泉八折', cityName: '', matched: [] },
    { title: '温泉季限时秒杀', subtitle: '每天十点', cityName: '澄岚市', matched: [[0, 2]] },
  ],
  en: [
    {
      title: 'Cloudspring Valley Hot Spring',
      subtitle: 'Pools among the trees',
      cityName: 'Chenglan',
      matched: [[19, 29]],
    },
    {
      title: 'Cloudspring adult ticket',
      subtitle: 'Robe and tea included',
      cityName: 'Chenglan',
      matched: [],
    },
    {
      title: 'Cloudspring Inn',
      subtitle: 'A private hot spring in every room',
      cityName: 'Chenglan',
      matched: [],
    },
    { title: 'Hot spring bath salts', subtitle: 'Three kinds of herbs', cityName: '', matched: [[0, 10]] },
    {
      title: 'Hot spring attendant',
      subtitle: 'Transfer and changing',
      cityName: 'Chenglan',
      matched: [[0, 10]],
    },
    { title: 'Hills and water annual card', subtitle: 'Hot springs at 20 % off', cityName: '', matched: [] },
    {
      title: 'Hot spring season flash sale',
      subtitle: 'Every day at ten',
      cityName: 'Chenglan',
      matched: [[0, 10]],
    },
  ],
};

const goodsTypes: Readonly<Record<string, SearchRecord['goodsType']>> = {
  ticket: 2,
  hotel: 1,
  goods: 0,
  service: 3,
  annualCard: 6,
};

/** One record of every kind. */
export const recordsIn = (locale: Locale): SearchRecord[] =>
  searchKinds.map((kind, place) => ({
    kind,
    id: `${kind}-1`,
    goodsId: `${kind}-1`,
    goodsType: goodsTypes[kind] ?? null,
    roomId: null,
    activeType: kind === 'activity' ? 4 : null,
    ...(words[locale][place] ?? { title: kind, subtitle: '', cityName: '', matched: [] }),
    thumb: paintedPicture(place + 1, '云海与群山', 'Hills above a sea of clouds', 360, 270),
    rating: place < 3 ? 4.8 : 0,
    ratingCount: place < 3 ? 1_286 : 0,
    fromPriceFen: kind === 'activity' ? null : 12_800 + place * 1_000,
  }));

export const foundPage = (records: readonly SearchRecord[], more: Partial<SearchPage> = {}): SearchPage => ({
  records: [...records],
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
  next: null,
  totalIsMinimum: false,
  corrected: null,
  elsewhere: [],
  ...more,
});

/** One hit of each kind but services, of which there are none, and very many tickets. */
export const census: SearchCensus = [
  { kind: 'all', count: 1_000, isMinimum: true },
  ...searchKinds.map((kind) => ({
    kind,
    count: { service: 0, ticket: 1_000 }[kind as string] ?? 1,
    isMinimum: kind === 'ticket',
  })),
];

export const hotWordsIn = (locale: Locale): string[] =>
  locale === 'en'
    ? ['Hot spring', 'Sea of clouds', 'Old town', 'Cable car', 'Homestay']
    : ['温泉', '云海', '古镇', '索道', '民宿', '日出'];

const specialWords: Record<Locale, { title: string; subtitle: string; list: string }> = {
  'zh-Hans': { title: '入冬泡汤去', subtitle: '雾气里的六处汤池', list: '先泡哪一处' },
  en: { title: 'Hot springs for the first frost', subtitle: 'Six pools in the mist', list: 'Where to begin' },
};

/** A special that is on, with a text and a list of mixed kinds. */
export const specialIn = (locale: Locale): Special => ({
  id: 'special-1',
  kind: 'spot',
  title: specialWords[locale].title,
  subtitle: specialWords[locale].subtitle,
  picture: paintedPicture(3),
  theme: '',
  startsAtMs: null,
  endsAtMs: null,
  timeStatus: 1,
  components: [
    { type: 'text', blocks: spotProfileIn(locale).blocks.slice(0, 2) },
    { type: 'itemList', title: specialWords[locale].list, items: recordsIn(locale).slice(0, 4) },
  ],
});
