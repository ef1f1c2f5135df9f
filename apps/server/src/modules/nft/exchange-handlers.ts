import { prizeMissesPerMinute, type RequestOf } from '@yunyou/contract';
import { countMiss } from '../../http/misses';
import { badInput } from '../../http/refusal';
import {
  type HandlersFor,
  type IdempotentRequest,
  inTwoSteps,
  type MemberRequest,
} from '../../http/request-context';
import { exchange } from './exchange';
import { knowsExchange } from './pieces-store';

type Asked = RequestOf<'nft', 'exchange'>;

export const exchangeHandlers: Pick<HandlersFor<'nft'>, 'exchange'> = {
  exchange: inTwoSteps(
    async (request: MemberRequest, { productId, pieceIds }: Asked) => {
      if (new Set(pieceIds).size < pieceIds.length)
        throw badInput([{ field: 'pieceIds', reason: 'One stands there twice' }]);
      // A miss counts although nothing comes of the call.
      const { db, memberId } = request;
      if (!(await knowsExchange(db, { memberId, productId, pieceIds })))
        throw await countMiss(request, 'piece.missed', prizeMissesPerMinute);
    },
    (request: IdempotentRequest, asked: Asked) =>
      exchange(request.tx, { ...request, nowMs: request.clock.now() }, asked),
  ),
};
