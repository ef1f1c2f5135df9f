import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { PrizeClaimRequest, PrizeListRequest, ResponseOf } from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';

/** What a member has won. Every call rejects with ApiError. */
export interface Prizes {
  /** Prizes of the member, page by page. */
  list(query: PrizeListRequest, options?: CallOptions): Promise<ResponseOf<'prize', 'list'>>;
  /** One prize, with the draw that it came of. */
  detail(prizeOfMineId: string, options?: CallOptions): Promise<ResponseOf<'prize', 'detail'>>;
  /**
   * Has prizes of one shop sent to an address, under one idempotency key until it was answered; resolves to the order's id.
   * `rule`: `prizeClaimed`, `prizeExpired`, and what is said of addresses.
   */
  claim(request: PrizeClaimRequest, options?: CallOptions): Promise<string>;
}

/** The calls of prizes. Lazy. */
export function createPrizes(
  core: Pick<Core, 'drafts' | 'random'>,
  { prize }: Pick<ApiClient, 'prize'>,
): Prizes {
  const once = createOnce(core);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  return {
    list: (query, options) => prize.list(query, here(options)),
    detail: (prizeOfMineId, options) => prize.detail({ prizeOfMineId }, here(options)),
    async claim(request, options) {
      const { orderId } = await once(request, 'prizeClaim', (idempotencyKey) =>
        prize.claim(request, { idempotencyKey, ...here(options) }),
      );
      return orderId;
    },
  };
}
