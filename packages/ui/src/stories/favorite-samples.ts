import { type FavoritePage, type FavoriteRecord, favoriteKinds, type Locale } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

const words = {
  'zh-Hans': {
    spot: ['栖云岭', '栖云市'],
    hotel: ['云栖山居', '栖云市'],
    shop: ['窑火陶坊', '望汐市'],
    ticket: ['栖云岭成人票', '栖云岭'],
    goods: ['青釉盖碗', '窑火陶坊'],
    service: ['湖上茶席', '云上茶社'],
    annualCard: ['山水年卡', '云游'],
  },
  en: {
    spot: ['Qiyun Ridge', 'Qiyun'],
    hotel: ['Yunqi Lodge', 'Qiyun'],
    shop: ['Kiln Fire Pottery', 'Wangxi'],
    ticket: ['Qiyun Ridge, adult', 'Qiyun Ridge'],
    goods: ['Celadon gaiwan', 'Kiln Fire Pottery'],
    service: ['Tea on the lake', 'Cloud Tea House'],
    annualCard: ['Hills and water card', 'Yunyou'],
  },
} as const;

/** What each cost then and costs now: the goods are cheaper, the ticket is dearer, the service is off sale. */
const prices: Readonly<Record<FavoriteRecord['kind'], readonly [number | null, number | null]>> = {
  spot: [12_000, 12_000],
  hotel: [68_000, 68_000],
  shop: [null, null],
  ticket: [12_000, 13_500],
  goods: [16_800, 14_800],
  service: [16_800, null],
  annualCard: [29_900, 29_900],
};

/** One of each kind that is sold. */
export const favoritesIn = (locale: Locale): FavoriteRecord[] =>
  favoriteKinds
    .filter((kind) => kind !== 'annualCard')
    .map((kind, place) => ({
      kind,
      id: `${kind}-1`,
      title: words[locale][kind][0],
      subtitle: words[locale][kind][1],
      picture: paintedPicture(place + 1, '山水', 'Hills and water', 360, 270),
      priceFenThen: prices[kind][0],
      nowPriceFen: prices[kind][1],
      onSale: kind !== 'service',
      atMs: 1_790_000_000_000 - place * 1_000,
    }));

/** They as one page, or those of a kind. */
export function favoritePage(
  records: readonly FavoriteRecord[],
  kind?: FavoriteRecord['kind'],
): FavoritePage {
  const shown = records.filter((record) => kind === undefined || record.kind === kind);
  return {
    records: shown,
    total: shown.length,
    size: 50,
    current: 1,
    pages: shown.length > 0 ? 1 : 0,
    next: null,
    counts: favoriteKinds.flatMap((one) => {
      const count = records.filter((record) => record.kind === one).length;
      return count > 0 ? [{ kind: one, count }] : [];
    }),
  };
}
