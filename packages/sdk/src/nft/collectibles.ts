import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import type {
  IdentityCheck,
  NftActivity,
  NftCollectible,
  NftCollectionsDetailRequest,
  NftFiles,
  NftHolder,
  NftMyCollectionsRequest,
  NftPiece,
  NftProduct,
  NftProgress,
  NftUserVerifiedRequest,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createDrafts } from '../core/drafts';
import { memoryStorage } from '../core/memory-storage';
import { pages } from '../core/pages';
import { createOnce } from '../order/once';
import { type ActivityTime, activityTime } from './activity-time';
import type { CertificateCheck, CertificateEvidence, CertifiedPiece } from './certificate-check';
import { suggestedPieces, type UsablePiece } from './suggested-pieces';

/** The original of a piece, at an address that is good for minutes. */
export type NftOriginal = NonNullable<NftFiles['original']>;

/** The member's part in collectibles; what anybody sees of them are reads of the catalogue. Every call rejects with ApiError. */
export interface Collectibles {
  /** An activity, the current one where none is named. The first call inside its time joins it. */
  activity(id?: string, options?: CallOptions): Promise<NftActivity>;
  /** How far the member is in an activity, and what they are nearest to. */
  progress(activityId: string, options?: CallOptions): Promise<NftProgress>;
  /** Whether it waits, runs or is over, and for how long, by the server's clock. */
  timeOf(activity: Pick<NftActivity['activity'], 'startsAtMs' | 'endsAtMs'>): ActivityTime;
  /** Who the member is as a holder, as far as it is verified. */
  holder(options?: CallOptions): Promise<NftHolder>;
  /** How the identity check stands, and what is agreed to for it. */
  identity(options?: CallOptions): Promise<IdentityCheck>;
  /**
   * Checks name and number once; neither is stored on the device. Its failures are never shown as a toast: they belong beside
   * the form. `rule`: `certificateInvalid`, `nftAge`, `identityTaken`, `verifyTries`, `verifyLater`, `consentNeeded`,
   * `agreementChanged`, `identityMismatch`.
   */
  verify(person: NftUserVerifiedRequest, options?: CallOptions): Promise<ResponseOf<'nft', 'userVerified'>>;
  /** Pieces of the member, page by page, the newest first. */
  pieces(query?: NftMyCollectionsRequest, options?: CallOptions): Promise<ResponseOf<'nft', 'myCollections'>>;
  /** A collection, or a piece of the member with its certificate. */
  collectible(query: NftCollectionsDetailRequest, options?: CallOptions): Promise<NftCollectible>;
  /** The held pieces that an exchange could use up, of at most a thousand the newest ones. */
  usable(product: Pick<NftProduct, 'activityId' | 'cost'>, options?: CallOptions): Promise<NftPiece[]>;
  /** What of them is suggested: those chosen before, then the highest serial numbers first. */
  suggest(product: Pick<NftProduct, 'productId' | 'cost'>, pieces: readonly UsablePiece[]): string[];
  /** Keeps what is chosen for the visit, over a reload and a login. */
  choose(productId: string, pieceIds: readonly string[]): void;
  /**
   * Uses up the pieces and credits, and gives what they are exchanged for: all, or nothing. Sent again after a lost network, it
   * is one exchange. `rule`: `pieceStateChanged`, `costChanged`, `notStarted`, `activityOver`, `soldOut`, `nftNotVerified`,
   * `costNotMet`, `nftLimit`.
   */
  exchange(
    product: Pick<NftProduct, 'productId' | 'cost'>,
    pieceIds: readonly string[],
    options?: CallOptions,
  ): Promise<ResponseOf<'nft', 'exchange'>>;
  /** The original of a piece, by its ticket; by a new one where that is over. */
  original(
    known: Pick<NftCollectible, 'piece' | 'fileTicket'>,
    options?: CallOptions,
  ): Promise<NftOriginal | null>;
  /** Computes on this device whether a certificate's record is what was entered, and about a piece. Its code is fetched then. */
  check(certificate: CertificateEvidence, piece: CertifiedPiece): Promise<CertificateCheck>;
}

/** Pieces in one answer, and answers that are read to choose from. */
const pageSize = 50;
const piecesMax = 1_000;

const draftOf = (productId: string) => `nftChoice:${productId}`;
const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The calls of collectibles. Lazy. */
export function createCollectibles(
  core: Pick<Core, 'clock' | 'drafts' | 'lazy' | 'random'>,
  { nft }: Pick<ApiClient, 'nft'>,
): Collectibles {
  const { clock, drafts, random } = core;
  const once = createOnce(core);
  // Names and numbers of documents are not stored on the device.
  const onceUnstored = createOnce({ random, drafts: createDrafts(memoryStorage()) });
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  // SHA-256 is only fetched by whoever checks.
  const proof = core.lazy(
    () => import('./certificate-check'),
    ({ checkCertificate }) => checkCertificate,
  );
  const pieces: Collectibles['pieces'] = (query = {}, options) => nft.myCollections(query, here(options));
  const collectible: Collectibles['collectible'] = (query, options) =>
    nft.collectionsDetail(query, here(options));

  return {
    activity: (id, options) => nft.detail(id ? { id } : {}, here(options)),
    progress: (activityId, options) => nft.userIndex({ activityId }, here(options)),
    timeOf: (activity) => activityTime(activity, clock.now()),
    holder: (options) => nft.userInfo({}, here(options)),
    identity: (options) => nft.verifiedConfig({}, here(options)),
    verify: (person, options) =>
      onceUnstored(person, 'realName', (idempotencyKey) =>
        nft.userVerified(person, { idempotencyKey, ...here(options), silent: true }),
      ),
    pieces,
    collectible,

    async usable({ activityId, cost }, options) {
      const wanted = new Set(cost.filter(({ kind }) => kind === 'collection').map(({ id }) => id));
      const found: NftPiece[] = [];
      if (wanted.size === 0) return found;
      let read = 0;
      const held = pages((query: NftMyCollectionsRequest = {}) => pieces(query, options), {
        activityId,
        status: 'held' as const,
        size: pageSize,
      });
      for await (const piece of held) {
        if (piece.status === 'held' && wanted.has(piece.collectionId)) found.push(piece);
        read += 1;
        if (read >= piecesMax) break;
      }
      return found;
    },

    suggest: ({ productId, cost }, from) =>
      suggestedPieces(cost, from, drafts.read(draftOf(productId), isIds) ?? []),
    choose: (productId, pieceIds) => drafts.write(draftOf(productId), pieceIds),

    async exchange({ productId, cost }, pieceIds, options) {
      const expectedCost = cost.map(({ kind, id, amount }) => ({ kind, id, amount }));
      const request = { productId, pieceIds: [...pieceIds], expectedCost };
      const answer = await once(request, draftOf(productId), (idempotencyKey) =>
        nft.exchange(request, { idempotencyKey, ...here(options) }),
      );
      drafts.remove(draftOf(productId));
      return answer;
    },

    async original({ piece, fileTicket }, options) {
      const fileBy = async (ticket: string) =>
        (await nft.collectionsFile({ ticket }, here(options))).original;
      if (fileTicket && fileTicket.expiresAtMs > clock.now()) {
        try {
          return await fileBy(fileTicket.ticket);
        } catch (error) {
          if (!isApiError(error) || error.rule !== 'linkOver') throw error;
        }
      }
      if (!piece) return null;
      const anew = await collectible({ pieceId: piece.pieceId }, options);
      return anew.fileTicket ? fileBy(anew.fileTicket.ticket) : null;
    },

    check: async (certificate, piece) => (await proof())(certificate, piece),
  };
}
