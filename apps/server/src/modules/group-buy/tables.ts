import type { GroupBuyState } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** The part of the database that is groups who buy together. */
export interface GroupBuyTables {
  buy_groups: {
    id: string;
    activity_product_id: string;
    /** Who opened it, or leads it since then. */
    leader_id: string;
    state: GroupBuyState;
    needed: number;
    /** Of members, paid or not; as it was when it ended. */
    seats_taken: Generated<number>;
    paid: Generated<number>;
    /** Given by the merchant at the end. */
    virtual_seats: Generated<number>;
    /** Where its leader is; empty where that is not known. */
    city: string;
    created_ms: number;
    /** When its first order was paid; its time counts from there. */
    opened_ms: number | null;
    ends_ms: number | null;
    settled_ms: number | null;
  };
  group_seats: {
    id: Generated<number>;
    group_id: string;
    activity_product_id: string;
    member_id: string;
    order_id: string;
    line_id: string;
    /** Pieces of its order. */
    quantity: number;
    state: GroupSeatState;
    joined_ms: number;
    paid_ms: number | null;
    left_ms: number | null;
    changed_ms: number;
  };
}

/**
 * `unpaid`, `paid`: of a group that is open. `formed`, `failed`: what the group became. `left`: while it formed; `refunded`:
 * after that. `closed`: never paid in time.
 */
export type GroupSeatState = 'unpaid' | 'paid' | 'formed' | 'failed' | 'left' | 'refunded' | 'closed';
