import type { ResponseOf } from '@yunyou/contract';
import { notFound } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { fileHandlers } from './file-handlers';

/** A collection as anybody would see it who holds no piece of it. */
export async function publishedCollectible(
  request: VisitorRequest,
  collectionId: string,
): Promise<{ detail: ResponseOf<'nft', 'collectionsDetail'>; file: ResponseOf<'nft', 'collectionsFile'> }> {
  const file = await fileHandlers.collectionsFile(request, { collectionId });
  throw notFound();
}
