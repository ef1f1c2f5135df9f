import type { Queries } from '../database/connect';

const HOUR_MS = 3_600_000;

/** Forgets counted tries, seen nonces and sent codes that limit nothing any more. */
export async function forgetOldLimits(db: Queries, nowMs: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_start_ms', '<', nowMs - 48 * HOUR_MS)
    .execute();
  await db
    .deleteFrom('signature_nonces')
    .where('seen_ms', '<', nowMs - HOUR_MS)
    .execute();
  await db
    .deleteFrom('sms_codes')
    .where('created_ms', '<', nowMs - 48 * HOUR_MS)
    .execute();
}
