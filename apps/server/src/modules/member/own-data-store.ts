import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { Database } from '../../database/tables';

interface Section {
  table: keyof Database;
  /** How its rows are the member's. Default: their `member_id`. */
  by?: 'order' | 'coupon' | 'request' | 'suggestion' | 'appeal' | 'appointment' | 'card' | 'piece' | 'self';
  /** Its ciphers are bound to this column. Default `id`. */
  boundTo?: string;
  /** Of others, too: what says who they are is masked. */
  isMasked?: boolean;
}

/** Everything that is kept about a member, table by table. */
export const ownSections: readonly Section[] = [
  { table: 'members', by: 'self' },
  { table: 'member_profiles' },
  { table: 'mobile_changes' },
  { table: 'mobile_appeals' },
  { table: 'mobile_appeal_pictures', by: 'appeal' },
  { table: 'member_identities' },
  { table: 'sessions' },
  { table: 'contacts' },
  { table: 'addresses' },
  { table: 'favorites' },
  { table: 'cart_items' },
  { table: 'purchase_counts' },
  { table: 'checkouts' },
  { table: 'orders' },
  { table: 'order_lines', by: 'order' },
  { table: 'line_people', by: 'order' },
  { table: 'stay_rooms', by: 'order' },
  { table: 'deliveries', by: 'order', boundTo: 'order_id' },
  { table: 'order_events', by: 'order' },
  { table: 'vouchers', by: 'order' },
  { table: 'voucher_links' },
  { table: 'activity_uses' },
  { table: 'activity_reminders' },
  { table: 'flash_grabs' },
  { table: 'group_seats' },
  { table: 'bargains' },
  { table: 'bargain_cuts', boundTo: 'bargain_id' },
  { table: 'member_prizes' },
  { table: 'draw_members', boundTo: 'activity_id' },
  { table: 'draw_chances' },
  { table: 'draw_records' },
  { table: 'draw_task_runs' },
  { table: 'draw_invited', boundTo: 'member_id' },
  { table: 'box_units' },
  { table: 'box_openings', boundTo: 'unit_id' },
  { table: 'box_members', boundTo: 'activity_id' },
  { table: 'age_statements', boundTo: 'member_id' },
  { table: 'activity_agreements' },
  { table: 'refund_requests' },
  { table: 'refund_items', by: 'request' },
  { table: 'member_coupons' },
  { table: 'member_coupon_events', by: 'coupon' },
  { table: 'invoice_titles' },
  { table: 'invoices' },
  { table: 'invoice_parties' },
  { table: 'invoice_emails' },
  { table: 'reviews' },
  { table: 'review_votes' },
  { table: 'suggestions' },
  { table: 'suggestion_replies', by: 'suggestion' },
  { table: 'inbox_messages' },
  { table: 'appointments' },
  { table: 'appointment_visitors', by: 'appointment' },
  { table: 'appointment_vouchers', by: 'appointment' },
  { table: 'appointment_events', by: 'appointment' },
  { table: 'outside_vouchers' },
  { table: 'waiting_entries' },
  { table: 'subscriptions' },
  { table: 'stored_values' },
  { table: 'stored_value_moves' },
  { table: 'tracking_events' },
  { table: 'cards' },
  { table: 'card_periods', by: 'card' },
  { table: 'card_persons', by: 'card', isMasked: true },
  { table: 'card_entries', by: 'card' },
  { table: 'card_limits' },
  { table: 'card_activity_places', by: 'card' },
  { table: 'nft_members', boundTo: 'activity_id' },
  { table: 'nft_credits' },
  { table: 'nft_pieces' },
  { table: 'nft_certificates', by: 'piece', boundTo: 'piece_id' },
  { table: 'nft_exchanges' },
  { table: 'nft_exchange_pieces', by: 'piece', boundTo: 'piece_id' },
  { table: 'consents' },
  { table: 'identity_verifications', boundTo: 'member_id' },
  { table: 'identity_tries' },
  { table: 'card_applications' },
];

/** Tables that name a member and tell nothing of them that is not told elsewhere: keys of requests, hashes of codes. */
export const untoldTables: readonly (keyof Database)[] = [
  'idempotency_keys',
  'sms_codes',
  // Uploads of the last hour, which nobody can read.
  'private_uploads',
  // What is due of it to be told; the inbox has what was.
  'appointment_news',
];

const conditions = {
  self: (memberId: string) => sql`id = ${memberId}`,
  member: (memberId: string) => sql`member_id = ${memberId}`,
  order: (memberId: string) => sql`order_id in (select id from orders where member_id = ${memberId})`,
  coupon: (memberId: string) =>
    sql`member_coupon_id in (select id from member_coupons where member_id = ${memberId})`,
  request: (memberId: string) =>
    sql`request_id in (select id from refund_requests where member_id = ${memberId})`,
  card: (memberId: string) => sql`card_id in (select id from cards where member_id = ${memberId})`,
  piece: (memberId: string) => sql`piece_id in (select id from nft_pieces where member_id = ${memberId})`,
  appointment: (memberId: string) =>
    sql`appointment_id in (select id from appointments where member_id = ${memberId})`,
  appeal: (memberId: string) =>
    sql`appeal_id in (select id from mobile_appeals where member_id = ${memberId})`,
  suggestion: (memberId: string) =>
    sql`suggestion_id in (select id from suggestions where member_id = ${memberId})`,
};

/** A member's rows of one table, as they are kept. */
export async function ownRows(
  db: Queries,
  { table, by }: Section,
  memberId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${conditions[by ?? 'member'](memberId)}`.execute(db);
  return rows;
}
