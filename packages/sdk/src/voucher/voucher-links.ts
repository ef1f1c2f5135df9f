import type { CallOptions } from '@yunyou/api-client';
import type { SharedVoucher, VoucherLink } from '@yunyou/contract';
import type { Core } from '../core/core';
import { readShared } from './shared-vouchers';
import type { VoucherLinkCalls } from './voucher-link-calls';

/** A ticket that was passed on, and whether the server was asked just now. */
export interface SharedVoucherView {
  voucher: SharedVoucher;
  /** The network was of no use: this was stored at `voucher.checkedAtMs`. */
  fromCache: boolean;
}

/** Tickets that a member passes on, and those that were passed on to this device. Every call rejects with ApiError. */
export interface VoucherLinks {
  /**
   * Makes the link of one voucher; the one before ends. Under one idempotency key until it was answered. `rule`:
   * `transitionRefused` for what opens nothing any more, `refundOpen` while it is given back.
   */
  passOn(voucherId: string, options?: CallOptions): Promise<VoucherLink>;
  /** Takes the link of a voucher back; done, too, when there is none. */
  takeBack(voucherId: string, options?: CallOptions): Promise<void>;
  /**
   * The ticket of a link, without a login; what is stored on the device when the server cannot be asked. Rejects with 404 for
   * no such link, and with `rule` `linkOver` for one that was taken back: nothing stays stored of them.
   */
  shared(t: string, options?: CallOptions): Promise<SharedVoucherView>;
  /** What is stored of such a ticket, at once. */
  peekShared(t: string): SharedVoucher | undefined;
}

/** Over lazy calls; what is stored is there at once. It is the device's, and stays when a member logs out. */
export function createVoucherLinks(core: Pick<Core, 'host' | 'lazy' | 'drafts' | 'random'>): VoucherLinks {
  const { storage } = core.host;
  const calls = core.lazy(
    () => import('./voucher-link-calls'),
    ({ createVoucherLinkCalls }, api) => createVoucherLinkCalls(core, api),
  );
  const peekShared = (t: string) => readShared(storage, t);
  return {
    passOn: calls.method((part) => part.passOn),
    takeBack: calls.method((part) => part.takeBack),
    async shared(t, options) {
      let fetched: VoucherLinkCalls;
      try {
        fetched = await calls(options);
      } catch (error) {
        // Not even the code could be had: at a gate without a network, what is stored counts.
        const voucher = peekShared(t);
        if (!voucher || options?.signal?.aborted) throw error;
        return { voucher, fromCache: true };
      }
      return fetched.shared(t, options);
    },
    peekShared,
  };
}
