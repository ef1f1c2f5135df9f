import type { ColumnType } from 'kysely';

/** What calls are counted, signed and repeated by. */
export interface HttpTables {
  rate_limits: { key: string; window_start_ms: number; count: number };
  idempotency_keys: {
    member_id: string;
    call: string;
    key: string;
    body_hash: string;
    response: ColumnType<unknown, string | null, string | null>;
    created_ms: number;
  };
  signature_nonces: { nonce: string; seen_ms: number };
}
