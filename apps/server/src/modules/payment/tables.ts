import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';
import type { OddReason } from '../../outside/payment-gateway';

/** The part of the database that is about the payment systems' words and payments handed over. */
export interface PaymentTables {
  /** What lets somebody else pay an order. */
  transfer_tickets: {
    ticket_hash: string;
    order_id: string;
    created_ms: number;
    payable_until_ms: number;
    readable_until_ms: number;
  };
  /** Notifications that are theirs and that nothing can be done about. */
  odd_notifications: {
    id: Generated<number>;
    gateway: string;
    number: string;
    reason: OddReason;
    said: Json<Record<string, string | number>>;
    received_ms: number;
    times: Generated<number>;
    solved_ms: Generated<number | null>;
  };
}
