import { hrefs } from '@yunyou/navigation/pages';

/** Pages that collectibles lead to. */
export const nftHrefs = {
  collection: (collectionId: string): string => hrefs.nftCollection({ collectionId }),
  piece: (pieceId: string): string => hrefs.nftCollection({ pieceId }),
  activity: (id: string): string => hrefs.nftIndex({ id }),
  spot: (id: string): string => hrefs.scenicSpotDetail({ id }),
  mine: hrefs.myCollection({}),
};
