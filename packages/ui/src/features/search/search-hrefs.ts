import {
  activityType,
  type GoodsType,
  goodsType,
  type SearchKind,
  type SearchRecord,
} from '@yunyou/contract';
import { activityDetailUrl, productDetailUrl } from '@yunyou/navigation';
import { hrefs } from '@yunyou/navigation/pages';

/** What of a record says which page it opens. */
export type Opened = Pick<SearchRecord, 'kind' | 'id'> & Partial<Pick<SearchRecord, 'roomId' | 'activeType'>>;

const soldAs: Readonly<Record<Exclude<SearchKind, 'spot' | 'activity'>, GoodsType>> = {
  ticket: goodsType.ticket,
  hotel: goodsType.hotel,
  goods: goodsType.goods,
  service: goodsType.service,
  annualCard: goodsType.annualCard,
};

/** The page of what was found: a room's is its hotel's, unfolded at the room. */
export function openedHref({ kind, id, roomId, activeType }: Opened): string {
  switch (kind) {
    case 'spot':
      return hrefs.scenicSpotDetail({ id });
    case 'activity':
      return activityDetailUrl(activeType ?? activityType.promotion, id);
    default:
      return productDetailUrl({
        goodsType: soldAs[kind],
        id,
        ...(kind === 'hotel' && { relateId: id, ...(roomId && { roomId }) }),
      });
  }
}

/** What the result page shows; empty texts for what is not narrowed. */
export interface ResultQuery {
  keyword: string;
  kind: string;
  cityName: string;
  sort: string;
  literal: string;
}

/** The result page of a word, in all kinds and cities. */
export const resultHref = (keyword: string, narrow: Partial<Omit<ResultQuery, 'keyword'>> = {}): string =>
  hrefs.searchMiddlePage({ keyword, ...narrow });
