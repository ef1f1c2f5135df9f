import {
  activityMaxDays,
  idempotencyKeptMs,
  inboxDays,
  verifyMonthDays,
  voucherLinkDays,
} from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../database/connect';
import type { Database } from '../database/tables';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rows of one statement: none of them locks or waits for long. */
const BATCH = 5_000;

interface Age {
  table: keyof Database;
  /** When a row begins to age, epoch ms. */
  since: string;
  keptMs: number;
}

/** What is deleted, and how long after. Whatever is over stays a while for whoever looks into a complaint. */
export const ages: readonly Age[] = [
  { table: 'rate_limits', since: 'window_start_ms', keptMs: 2 * DAY_MS },
  { table: 'flash_attempts', since: 'minute_ms', keptMs: HOUR_MS },
  // Signatures older than five minutes are refused anyway.
  { table: 'signature_nonces', since: 'seen_ms', keptMs: HOUR_MS },
  { table: 'sms_codes', since: 'created_ms', keptMs: 2 * DAY_MS },
  { table: 'idempotency_keys', since: 'created_ms', keptMs: idempotencyKeptMs },
  { table: 'sessions', since: 'expires_ms', keptMs: 30 * DAY_MS },
  { table: 'staff_sessions', since: 'created_ms', keptMs: 2 * DAY_MS },
  // As long as a complaint about an order can be brought.
  { table: 'staff_audit', since: 'at_ms', keptMs: 3 * 365 * DAY_MS },
  { table: 'bind_tickets', since: 'expires_ms', keptMs: DAY_MS },
  { table: 'voucher_links', since: 'expires_ms', keptMs: voucherLinkDays * DAY_MS },
  { table: 'transfer_tickets', since: 'readable_until_ms', keptMs: DAY_MS },
  { table: 'login_grants', since: 'expires_ms', keptMs: DAY_MS },
  { table: 'auth_states', since: 'expires_ms', keptMs: DAY_MS },
  { table: 'captcha_pictures', since: 'expires_ms', keptMs: DAY_MS },
  { table: 'platform_tokens', since: 'expires_ms', keptMs: DAY_MS },
  // Two seasons, to compare one with the other.
  { table: 'tracking_events', since: 'at_ms', keptMs: 400 * DAY_MS },
  { table: 'subscribe_messages', since: 'done_ms', keptMs: 180 * DAY_MS },
  { table: 'odd_notifications', since: 'solved_ms', keptMs: 3 * 365 * DAY_MS },
  { table: 'search_queries', since: 'at_ms', keptMs: 90 * DAY_MS },
  // Thrown away, so that nobody can tell any more which searches were one device's.
  { table: 'search_day_keys', since: 'created_ms', keptMs: DAY_MS },
  // Taken away, and not brought back.
  { table: 'favorites', since: 'removed_ms', keptMs: HOUR_MS },
  { table: 'mobile_appeals', since: 'ended_ms', keptMs: 180 * DAY_MS },
  { table: 'inbox_messages', since: 'at_ms', keptMs: inboxDays * DAY_MS },
  { table: 'activity_reminders', since: 'created_ms', keptMs: 180 * DAY_MS },
  // What was agreed on an order stands in its snapshots.
  { table: 'activity_agreements', since: 'at_ms', keptMs: 2 * 365 * DAY_MS },
  // Said anew by whoever still buys then.
  { table: 'age_statements', since: 'at_ms', keptMs: 2 * 365 * DAY_MS },
  // Until their activity is hidden.
  { table: 'activity_documents', since: 'kept_until_ms', keptMs: 0 },
  // Draws and openings of boxes are kept for two years, and chances to draw until no draw by them is left.
  { table: 'draw_records', since: 'at_ms', keptMs: 2 * 365 * DAY_MS },
  { table: 'draw_chances', since: 'created_ms', keptMs: (2 * 365 + activityMaxDays) * DAY_MS },
  { table: 'box_openings', since: 'at_ms', keptMs: 2 * 365 * DAY_MS },
  { table: 'draw_task_runs', since: 'started_ms', keptMs: 30 * DAY_MS },
  { table: 'appointment_news', since: 'done_ms', keptMs: inboxDays * DAY_MS },
  // Slots begin within months of joining their list; what is told of an entry is gone before it.
  { table: 'waiting_entries', since: 'joined_ms', keptMs: 400 * DAY_MS },

  { table: 'preview_keys', since: 'expires_ms', keptMs: 7 * DAY_MS },
  { table: 'identity_tries', since: 'at_ms', keptMs: verifyMonthDays * DAY_MS },
  { table: 'card_entries', since: 'at_ms', keptMs: 2 * 365 * DAY_MS },
  // Who has looked at portraits, and that the gates have deleted theirs.
  { table: 'picture_reads', since: 'at_ms', keptMs: 3 * 365 * DAY_MS },
  { table: 'gate_faces', since: 'acknowledged_ms', keptMs: 3 * 365 * DAY_MS },
  { table: 'code_tries', since: 'since_ms', keptMs: 2 * DAY_MS },
  { table: 'sandbox_platform_codes', since: 'expires_ms', keptMs: DAY_MS },
  { table: 'sandbox_sms', since: 'sent_ms', keptMs: 30 * DAY_MS },
  { table: 'sandbox_emails', since: 'sent_ms', keptMs: 30 * DAY_MS },
  { table: 'invoice_emails', since: 'sent_ms', keptMs: 180 * DAY_MS },
  { table: 'sandbox_messages', since: 'sent_ms', keptMs: 30 * DAY_MS },
];

/** Deletes what is old, in small pieces. */
export async function tidyTables(db: Queries, nowMs: number): Promise<void> {
  for (const { table, since, keptMs } of ages) {
    const name = sql.table(table);
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${name} where ctid = any(array(
          select ctid from ${name} where ${sql.ref(since)} < ${nowMs - keptMs} limit ${BATCH}
        ))`.execute(db);
      if (numAffectedRows < BATCH) break;
    }
  }
}
