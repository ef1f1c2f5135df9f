import type { SubscriptionTemplate } from '@yunyou/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { OrderTopics } from '../../core/tables';
import type { Queries, Tx } from '../../database/connect';
import type { SubscriptionTables } from './tables';

/** Types of which a member waits for a message, among these. */
export async function waitingTypesOf(
  db: Queries,
  memberId: string,
  types: readonly SubscriptionTemplate[],
): Promise<SubscriptionTemplate[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('type')
    .distinct()
    .where('member_id', '=', memberId)
    .where('sent_ms', 'is', null)
    .where('type', 'in', [...types])
    .execute();
  return rows.map((row) => row.type);
}

/** What a right is about: two rights about the same are one while it is unused. */
const subject = [
  'member_id',
  'app_id',
  'type',
  'view_spot_id',
  'hotel_id',
  'supplier_id',
  'activity_id',
  'voucher_id',
  'parent_sn',
  'sn',
] as const;

/** Keeps a right to send; one that is there already is only renewed. */
export async function keepRight(
  tx: Tx,
  right: Omit<Insertable<SubscriptionTables['subscriptions']>, 'sent_ms'>,
): Promise<void> {
  const { open_id, mini_program_state, created_ms } = right;
  await tx
    .insertInto('subscriptions')
    .values({ ...right, sent_ms: null })
    .onConflict((conflict) =>
      conflict
        .columns(subject)
        .where('sent_ms', 'is', null)
        .doUpdateSet({ open_id, mini_program_state, created_ms }),
    )
    .execute();
}

/** What a right must cover to be used for a message about an order, or a coupon. */
interface About {
  member_id: string;
  sn: string;
  parent_sn: string;
  topics: OrderTopics;
  /** The member coupon. */
  voucherId?: string;
  appId: string;
  type: SubscriptionTemplate;
  nowMs: number;
}

/** The member's narrowest right that covers the order or coupon, used up: for it alone, for what it is about, for anything. */
export const useRight = (
  tx: Tx,
  { member_id, sn, parent_sn, topics, voucherId = '', appId, type, nowMs }: About,
) =>
  tx
    .updateTable('subscriptions')
    .set({ sent_ms: nowMs })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('subscriptions')
        .select('id')
        .where('member_id', '=', member_id)
        .where('app_id', '=', appId)
        .where('type', '=', type)
        .where('sent_ms', 'is', null)
        .where('open_id', '<>', '')
        .where('sn', 'in', ['', sn])
        .where('parent_sn', 'in', ['', parent_sn])
        .where('view_spot_id', 'in', ['', topics.viewSpotId ?? ''])
        .where('hotel_id', 'in', ['', topics.hotelId ?? ''])
        .where('activity_id', 'in', ['', topics.activityId ?? ''])
        .where('voucher_id', 'in', ['', voucherId])
        // Rights about something that no order tells of itself.
        .where('supplier_id', '=', '')
        .orderBy('sn', 'desc')
        .orderBy('parent_sn', 'desc')
        .orderBy('view_spot_id', 'desc')
        .orderBy('hotel_id', 'desc')
        .orderBy('activity_id', 'desc')
        .orderBy('voucher_id', 'desc')
        .orderBy('created_ms')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'open_id', 'mini_program_state'])
    .executeTakeFirst();

/** Uses up this right; false when it was used meanwhile. */
export async function useUpRight(tx: Tx, id: number, nowMs: number): Promise<boolean> {
  const used = await tx
    .updateTable('subscriptions')
    .set({ sent_ms: nowMs })
    .where('id', '=', id)
    .where('sent_ms', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Makes a used right unused again. One that was given anew meanwhile takes the place of the old one. */
export async function giveRightBack(db: Queries, subscriptionId: number): Promise<void> {
  await sql`
    update subscriptions mine set sent_ms = null
    where mine.id = ${subscriptionId} and not exists (
      select from subscriptions other
      where other.sent_ms is null
        and (other.member_id, other.app_id, other.type, other.view_spot_id, other.hotel_id, other.supplier_id,
             other.activity_id, other.voucher_id, other.parent_sn, other.sn)
          = (mine.member_id, mine.app_id, mine.type, mine.view_spot_id, mine.hotel_id, mine.supplier_id,
             mine.activity_id, mine.voucher_id, mine.parent_sn, mine.sn)
    )`.execute(db);
}

/** The open id a member is known by, and those of their accounts. */
export async function openIdsOf(
  db: Queries,
  memberId: string,
): Promise<{ known: string; accounts: { app_id: string; open_id: string }[] }> {
  const [{ open_id: known }, accounts] = await Promise.all([
    db.selectFrom('members').select('open_id').where('id', '=', memberId).executeTakeFirstOrThrow(),
    db
      .selectFrom('member_identities')
      .select(['app_id', 'open_id'])
      .where('member_id', '=', memberId)
      .execute(),
  ]);
  return { known, accounts };
}
