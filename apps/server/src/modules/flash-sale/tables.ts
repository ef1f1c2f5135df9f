import type { GrabState } from '@yunyou/contract';
import type { Generated } from 'kysely';

/** The part of the database that is places of flash sales. */
export interface FlashSaleTables {
  /** Who got a place, waits for one, or had one. */
  flash_grabs: {
    id: string;
    activity_product_id: string;
    member_id: string;
    quantity: number;
    /** Of the product's pool, in order: `''`, a day, or nights one after the other. */
    slots: string[];
    /** Whoever came first to a pool is served first. */
    arrival_no: Generated<number>;
    state: GrabState;
    hold_until_ms: number | null;
    order_id: string | null;
    line_id: string | null;
    paid_ms: number | null;
    created_ms: number;
    changed_ms: number;
  };
  /** How often members and networks tried, in the second and the minute that began then. Not logged: gone after a crash. */
  flash_attempts: {
    key: string;
    second_ms: number;
    in_second: number;
    minute_ms: number;
    in_minute: number;
  };
}
