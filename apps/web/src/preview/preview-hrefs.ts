import type { PreviewPage } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';

/** The page that a preview shows. */
export const previewedHrefs: Readonly<Record<PreviewPage, (id: string) => string>> = {
  'preview-home': () => hrefs.home(),
  'scenic-spot-home': () => hrefs.scenicSpotHome({}),
  'hotel-home': () => hrefs.hotelHome({}),
  'goods-home': () => hrefs.goodsHome({}),
  'spot-special': (id) => hrefs.spotSpecial({ id }),
  'shop-home': (supplierId) => hrefs.shopHome({ supplierId }),
  'activity-special': (id) => hrefs.activitySpecial({ id }),
  'nft-collection': (collectionId) => hrefs.nftCollection({ collectionId }),
  lottery: (activeId) => hrefs.lottery({ activeId }),
  'annual-card': (id) => (id === '' ? hrefs.cardList({}) : hrefs.cardDetail({ id })),
  'lottery-task': (activeId) => hrefs.lotteryTask({ activeId }),
};
