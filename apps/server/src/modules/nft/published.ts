import type { ResponseOf } from '@yunyou/contract';
import { notFound } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { collectionById, detailOf } from './piece-store';
import { collectionView } from './view';

interface PublishedCollectible {
  detail: ResponseOf<'nft', 'collectionsDetail'>;
  file: ResponseOf<'nft', 'collectionsFile'>;
}

/** Nobody: who looks owns nothing. */
const NOBODY = '';

/** A collection as it is shown to who has no piece of it. */
export async function publishedCollectible(
  { db, clock, locale }: Pick<VisitorRequest, 'db' | 'clock' | 'locale'>,
  collectionId: string,
): Promise<PublishedCollectible> {
  const found = await detailOf(db, NOBODY, { collectionId });
  const collection = await collectionById(db, collectionId);
  if (!found || !collection) throw notFound();
  return {
    detail: {
      collection: collectionView(found, locale),
      ...{ ownedCount: 0, piece: null, fileTicket: null, certificate: null, nowMs: clock.now() },
    },
    file: { previews: collection.previews, original: null },
  };
}
