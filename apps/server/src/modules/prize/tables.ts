import type { LocalizedText, Picture, PrizeKind, PrizeSource, PrizeState } from '@yunyou/contract';
import type { ColumnType } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is what members have won. */
export interface PrizeTables {
  member_prizes: {
    id: string;
    member_id: string;
    source: PrizeSource;
    /** Null for what was exchanged. */
    activity_id: string | null;
    activity_name: Json<LocalizedText>;
    kind: Exclude<PrizeKind, 'none'>;
    name: Json<LocalizedText>;
    picture: ColumnType<Picture | null, string | null, string | null>;
    value_fen: number;
    /** The option that is sent; null for coupons. */
    variant_id: string | null;
    /** Which draw of the member it came of. */
    draw_index: number | null;
    state: PrizeState;
    won_ms: number;
    /** To be claimed before; null where that has no end. */
    expires_ms: number | null;
    member_coupon_id: string | null;
    /** What it was claimed with. */
    order_id: string | null;
    order_line_id: string | null;
    /** When its member was told that it is about to expire. */
    reminded_ms: number | null;
    changed_ms: number;
  };
}
