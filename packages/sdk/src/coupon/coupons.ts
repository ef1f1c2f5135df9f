import type { CallOptions } from '@yunyou/api-client';
import type {
  CouponClaimStates,
  CouponMineRequest,
  MemberCoupon,
  MemberCouponDetail,
  MemberCouponState,
  Page,
  ResponseOf,
} from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';

/** What a member has of a coupon, and whether they may claim it. */
export type KnownCoupon = CouponClaimStates[number];

/** What is known of the member's coupons. */
export interface CouponsState {
  /** By the coupon's id; missing while it was not asked for. */
  readonly known: Readonly<Record<string, KnownCoupon>>;
  /** How many the member has in each state. Undefined until they were counted, and after a change that was not. */
  readonly counts: Readonly<Record<MemberCouponState, number>> | undefined;
}

/** The member's coupons. Every call rejects with ApiError, except for `load`. */
export interface Coupons {
  /** A valtio proxy; emptied when the login ends. */
  readonly state: CouponsState;
  /** Asks what the member has of these coupons, 50 at most, into `state.known`. Never rejects; a visitor has none. */
  load(couponIds: readonly string[], options?: CallOptions): Promise<void>;
  /**
   * Claims a coupon, under one idempotency key until it was answered: sent again after a lost network or a reload, it is claimed
   * once. `rule` of the error says why not: `couponGone`, `couponOver`, `couponNotStarted`, `couponLimit`.
   */
  claim(couponId: string, options?: CallOptions): Promise<ResponseOf<'coupon', 'claim'>>;
  /** Turns a code into a coupon, once in the same way. `rule`: `couponCodeUnknown`, `couponCodeUsed`, `couponLimit`. */
  redeem(code: string, options?: CallOptions): Promise<ResponseOf<'coupon', 'redeem'>>;
  /** The member's coupons of one state, by page. */
  mine(query: CouponMineRequest, options?: CallOptions): Promise<Page<MemberCoupon>>;
  /** Counts the member's coupons into `state.counts`. */
  counts(options?: CallOptions): Promise<Readonly<Record<MemberCouponState, number>>>;
  /** One of them, with what happened to it. */
  mineDetail(memberCouponId: string, options?: CallOptions): Promise<MemberCouponDetail>;
}

/** The part of `Coupons` that asks the server. Lazy. */
export type CouponCalls = Omit<Coupons, 'state' | 'load'> & {
  states(couponIds: readonly string[], options?: CallOptions): Promise<void>;
};

/** Coupons over lazy calls. */
export function createCoupons(
  core: Pick<Core, 'lazy' | 'events' | 'drafts' | 'random'>,
  { isLoggedIn }: Pick<SessionStore, 'isLoggedIn'>,
): Coupons {
  const { lazy, events } = core;
  const state = proxy<{ known: Record<string, KnownCoupon>; counts: CouponsState['counts'] }>({
    known: {},
    counts: undefined,
  });
  /** Raised when the login ends: an older answer is somebody else's. */
  const login = { version: 0 };
  events.on('loggedOut', () => {
    login.version += 1;
    state.known = {};
    state.counts = undefined;
  });
  const calls = lazy(
    () => import('./coupon-calls'),
    ({ createCouponCalls }, api) => createCouponCalls(core, api, state, login),
  );
  const states = calls.method((part) => part.states);
  return {
    state,
    async load(couponIds, options) {
      if (!isLoggedIn() || couponIds.length === 0) return;
      try {
        await states(couponIds, options);
      } catch {
        // Not known: the coupons are shown as anybody sees them.
      }
    },
    claim: calls.method((part) => part.claim),
    redeem: calls.method((part) => part.redeem),
    mine: calls.method((part) => part.mine),
    counts: calls.method((part) => part.counts),
    mineDetail: calls.method((part) => part.mineDetail),
  };
}
