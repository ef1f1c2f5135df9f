import type { BoxUnitState, LocalizedText, Picture } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is blind boxes. */
export interface BlindBoxTables {
  box_sets: {
    activity_id: string;
    activity_product_id: string;
    /** Who sells the set, and sends what is in it. */
    supplier_id: string;
    pity_after: number;
    /** Openings so far: the number of the last. Whoever opens locks it. */
    opened: Generated<number>;
    /** When what nobody drew went back to what is sold. */
    settled_ms: Generated<number | null>;
  };
  box_items: {
    id: string;
    activity_id: string;
    seq: number;
    name: Json<LocalizedText>;
    picture: Json<Picture>;
    value_fen: number;
    hidden: boolean;
    start_count: number;
    opened: Generated<number>;
    /** Pieces that went back to what is sold, after the end. */
    returned: Generated<number>;
    variant_id: string;
  };
  box_units: {
    id: string;
    activity_id: string;
    member_id: string;
    order_id: string;
    line_id: string;
    /** Number in the line, from 0 on. */
    unit: number;
    state: BoxUnitState;
    paid_fen: number;
    paid_ms: number;
    changed_ms: number;
  };
  box_openings: {
    unit_id: string;
    activity_id: string;
    member_id: string;
    seq: number;
    item_id: string;
    day: string;
    client_seed: string;
    /** Pieces of each item before, in the order of the items. */
    pool_before: number[];
    drawn_from: number;
    k: number;
    pity: boolean;
    misses: number;
    forced: boolean;
    prize_of_mine_id: string;
    at_ms: number;
  };
  box_members: {
    activity_id: string;
    member_id: string;
    /** Openings since the last hidden item. */
    misses: Generated<number>;
    opening_agreed_ms: Generated<number | null>;
    forced_k: Generated<number | null>;
  };
  age_statements: {
    member_id: string;
    birth_day_cipher: string;
    guardian_mobile_cipher: string | null;
    verified_ms: number | null;
    at_ms: number;
  };
}
