import { type ApiClient, isApiError } from '@yunyou/api-client';
import { serverErrorCode } from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';
import { readShared, writeShared } from './shared-vouchers';
import type { VoucherLinks } from './voucher-links';

/** The part of `VoucherLinks` that asks the server. Lazy. */
export type VoucherLinkCalls = Omit<VoucherLinks, 'peekShared'>;

export function createVoucherLinkCalls(
  core: Pick<Core, 'host' | 'drafts' | 'random'>,
  api: ApiClient,
): VoucherLinkCalls {
  const { storage } = core.host;
  const once = createOnce(core);
  const send = (voucherId: string, on: boolean, options: Parameters<VoucherLinks['passOn']>[1]) =>
    once({ voucherId, on }, `voucherLink:${voucherId}`, (idempotencyKey) =>
      api.order.voucherLink({ voucherId, on }, { ...stayOnPage, ...options, idempotencyKey }),
    );
  return {
    async passOn(voucherId, options) {
      const link = await send(voucherId, true, options);
      if (!link) throw new TypeError('A link that was made has a token.');
      return link;
    },
    async takeBack(voucherId, options) {
      await send(voucherId, false, options);
    },
    async shared(t, options) {
      try {
        const voucher = await api.voucher.shared({ t }, { ...stayOnPage, ...options });
        writeShared(storage, t, voucher);
        return { voucher, fromCache: false };
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code === serverErrorCode.notFound || error.rule === 'linkOver')
          writeShared(storage, t, undefined);
        const isUnanswered = error.retryable || error.kind === 'malformed';
        const stored = isUnanswered ? readShared(storage, t) : undefined;
        if (!stored) throw error;
        return { voucher: stored, fromCache: true };
      }
    },
  };
}
