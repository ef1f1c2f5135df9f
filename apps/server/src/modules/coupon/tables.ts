import type { CouponDisplay, CouponKind, LocalizedText } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Scope } from '../../core/pricing';
import type { Json } from '../../database/json-column';

/** What a coupon is worth and for what, as it was when it was claimed. */
export interface CouponTerms {
  couponKind: CouponKind;
  name: LocalizedText;
  scope: Scope;
  scopeText: LocalizedText;
  supplierId: string | null;
  offFen: number | null;
  offPercent: number | null;
  capFen: number | null;
  exchangePriceFen: number | null;
  thresholdFen: number;
  withActivityPrice: boolean;
}

/** The part of the database that is coupons. */
export interface CouponTables {
  coupons: {
    id: string;
    coupon_kind: CouponKind;
    /** Null: the platform's. */
    supplier_id: string | null;
    name: Json<LocalizedText>;
    scope: Json<Scope>;
    scope_text: Json<LocalizedText>;
    off_fen: number | null;
    off_percent: number | null;
    cap_fen: number | null;
    exchange_price_fen: number | null;
    threshold_fen: number;
    with_activity_price: Generated<boolean>;
    total: number;
    claimed: Generated<number>;
    per_member: number;
    claim_from_ms: number;
    claim_to_ms: number;
    display: CouponDisplay;
    /** Good on these days; or, counted from the claim, for `days` days from `after_days` on. */
    first_day: string | null;
    last_day: string | null;
    after_days: number | null;
    days: number | null;
    stopped: Generated<boolean>;
    sort: Generated<number>;
  };
  member_coupons: {
    id: string;
    coupon_id: string;
    member_id: string;
    /** The member's first, second, … of this coupon. */
    seq: number;
    status: 'usable' | 'reserved' | 'used';
    first_day: string;
    last_day: string;
    claimed_ms: number;
    used_ms: number | null;
    /** The checkout that holds it or used it. */
    checkout_id: string | null;
    terms: Json<CouponTerms>;
    /** When the member was told that it ends. */
    reminded_ms: number | null;
  };
  member_coupon_events: {
    id: Generated<number>;
    member_coupon_id: string;
    event: 'claimed' | 'reserved' | 'returned' | 'used';
    at_ms: number;
    sn: Generated<string>;
  };
  coupon_codes: {
    code_index: string;
    coupon_id: string;
    member_coupon_id: string | null;
    used_ms: number | null;
  };
}
