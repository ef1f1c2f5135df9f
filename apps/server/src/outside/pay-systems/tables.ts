import type { Generated } from 'kysely';

/** What the stored-value card is kept in. */
export interface StoredValueTables {
  stored_values: { member_id: string; balance_fen: number };
  stored_value_moves: {
    number: string;
    member_id: string;
    amount_fen: number;
    at_ms: number;
    /** The payment that a refund gives back; null for payments and for money put on the card. */
    payment_number: Generated<string | null>;
  };
}
