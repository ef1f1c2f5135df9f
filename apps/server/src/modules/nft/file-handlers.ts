import { linkMissesPerMinute } from '@yunyou/contract';
import { findOrCountMiss } from '../../http/misses';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { certificateShown, pieceShown } from './detail-view';
import { isTicketOf, newFileTicket, readFileTicket } from './file-ticket';
import { collectionById, detailOf, ownedPiece } from './piece-store';
import type { CollectionRow } from './rows-store';
import { collectionView } from './view';

/** One of two fields, and not both. */
const oneOf = (field: string) => badInput([{ field, reason: 'One of the two' }]);

/** The collection that a ticket opens, while its piece is still that member's. Whoever guesses at tickets is told to wait. */
async function openTicket(
  request: VisitorRequest,
  ticket: string,
): Promise<{ collection: CollectionRow; expiresAtMs: number }> {
  const { db, clock, protection } = request;
  const over = () => refuse('linkOver');
  const found = await findOrCountMiss(
    request,
    'nft.ticketMissed',
    linkMissesPerMinute,
    async () => {
      const read = readFileTicket(ticket);
      const owned = read && (await ownedPiece(db, read.pieceId));
      return owned && isTicketOf(protection, { ...read, memberId: owned.memberId }, read.mac)
        ? { collection: owned.collection, expiresAtMs: read.expiresAtMs }
        : undefined;
    },
    over,
  );
  if (found.expiresAtMs <= clock.now()) throw over();
  return found;
}

export const fileHandlers: Pick<HandlersFor<'nft'>, 'collectionsDetail' | 'collectionsFile'> = {
  async collectionsDetail({ db, clock, protection, ledger, memberId, locale }, { pieceId, collectionId }) {
    if ((pieceId === undefined) === (collectionId === undefined)) throw oneOf('pieceId');
    const asked = pieceId === undefined ? { collectionId: collectionId ?? null } : { pieceId };
    const found = await detailOf(db, memberId, asked);
    if (!found) throw notFound();
    const { piece, certificate, ownedCount } = found;
    const nowMs = clock.now();
    return {
      collection: collectionView(found, locale),
      ownedCount,
      piece: piece && pieceShown(piece),
      fileTicket:
        piece && piece.status !== 'exchanged'
          ? newFileTicket(protection, { pieceId: piece.id, memberId }, nowMs)
          : null,
      certificate: certificate && certificateShown(certificate, ledger),
      nowMs,
    };
  },

  async collectionsFile(request, { collectionId, ticket }) {
    const { db, clock, objectStore } = request;
    if ((collectionId === undefined) === (ticket === undefined)) throw oneOf('ticket');
    if (ticket === undefined) {
      const collection = await collectionById(db, collectionId ?? '');
      if (!collection) throw notFound();
      return { previews: collection.previews, original: null };
    }
    const { collection, expiresAtMs } = await openTicket(request, ticket);
    const { original_key, original_name: fileName, original_type: contentType } = collection;
    const lifeMs = expiresAtMs - clock.now();
    return {
      previews: collection.previews,
      original: {
        url: await objectStore.linkTo(original_key, { fileName, contentType, lifeMs }),
        ...{ fileName, contentType, bytes: collection.original_bytes, expiresAtMs },
      },
    };
  },
};
