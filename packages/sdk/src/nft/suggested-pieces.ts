import type { NftPiece, NftProduct } from '@yunyou/contract';

/** A piece as far as it is chosen by it. */
export type UsablePiece = Pick<NftPiece, 'pieceId' | 'collectionId' | 'serialNo' | 'status'>;

/**
 * The pieces that an exchange uses up: of each collection as many as it costs, those that are chosen already, then the highest
 * serial numbers first. Only held ones; fewer where the member has not as many.
 *
 * @param chosenIds pieces that were chosen before. Default none
 */
export function suggestedPieces(
  cost: readonly Pick<NftProduct['cost'][number], 'kind' | 'id' | 'amount'>[],
  pieces: readonly UsablePiece[],
  chosenIds: readonly string[] = [],
): string[] {
  const isChosen = new Set(chosenIds);
  return cost.flatMap(({ kind, id, amount }) =>
    kind === 'credit'
      ? []
      : pieces
          .filter(({ collectionId, status }) => collectionId === id && status === 'held')
          .sort(
            (one, other) =>
              Number(isChosen.has(other.pieceId)) - Number(isChosen.has(one.pieceId)) ||
              other.serialNo - one.serialNo,
          )
          .slice(0, amount)
          .map(({ pieceId }) => pieceId),
  );
}
