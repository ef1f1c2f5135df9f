import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { lockRows } from '../../database/lock-rows';

/** Locks a member: a new order's foreign key waits for the lock, so none appears until the transaction ends. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

/** Takes everything that is personal out of a member's orders. */
export async function anonymiseOrders(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  const ordersOfMember = tx.selectFrom('orders').select('id').where('member_id', '=', memberId);
  await tx
    .updateTable('line_people')
    .set({ name_cipher: '', cert_cipher: '', cert_index: null, place_key: null })
    .where('order_id', 'in', ordersOfMember)
    .execute();
  await tx
    .updateTable('stay_rooms')
    .set({ guest_cipher: '' })
    .where('order_id', 'in', ordersOfMember)
    .execute();
  await tx
    .updateTable('deliveries')
    .set({ name_cipher: '', mobile_cipher: '', detail_cipher: '' })
    .where('order_id', 'in', ordersOfMember)
    .execute();
  await tx
    .updateTable('reviews')
    .set({ author_name: '已注销用户', avatar_url: '', member_id: null })
    .where('member_id', '=', memberId)
    .execute();
  await takeVotesBack(tx, memberId);
  await tx
    .updateTable('orders')
    .set({ contact_name_cipher: '', contact_mobile_cipher: '', remark: '' })
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('order_events')
    .set({ note: null })
    .where('order_id', 'in', ordersOfMember)
    .where('note', 'is not', null)
    .execute();
  // A company's title stays on what was issued, as the law asks; where it was sent to does not.
  await tx
    .updateTable('invoice_parties')
    .set({ email_cipher: '' })
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('invoice_emails')
    .set({ email_cipher: '' })
    .where('member_id', '=', memberId)
    .execute();
  // What was said stays for whoever mends it; whom to call and what was shown do not.
  await tx
    .updateTable('suggestions')
    .set({ mobile_cipher: '', pictures: '[]' })
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('suggestion_replies')
    .set({ pictures: '[]' })
    .where('suggestion_id', 'in', tx.selectFrom('suggestions').select('id').where('member_id', '=', memberId))
    .execute();
  await tx.updateTable('refund_requests').set({ reason: '' }).where('member_id', '=', memberId).execute();
  const couponsOfMember = tx.selectFrom('member_coupons').select('id').where('member_id', '=', memberId);
  const newsOfMember = tx.selectFrom('appointment_news').select('id').where('member_id', '=', memberId);
  const rightsOfMember = tx.selectFrom('subscriptions').select('id').where('member_id', '=', memberId);
  const messagesOfMember = tx
    .selectFrom('subscribe_messages')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('order_id', 'in', ordersOfMember),
        eb('member_coupon_id', 'in', couponsOfMember),
        eb('news_id', 'in', newsOfMember),
        // Of what begins.
        eb('subscription_id', 'in', rightsOfMember),
      ]),
    );
  await tx
    .updateTable('subscribe_messages')
    .set({ open_id: '' })
    .where('id', 'in', messagesOfMember)
    .execute();
  await tx
    .updateTable('subscribe_messages')
    .set({ state: 'dropped', done_ms: nowMs })
    .where('id', 'in', messagesOfMember)
    .where('state', '=', 'waiting')
    .execute();
}

/** Whom a member's invoices are made out to. */
export const partiesOf = (tx: Tx, memberId: string): Promise<{ id: string; title_cipher: string }[]> =>
  tx
    .selectFrom('invoice_parties')
    .select(['id', 'title_cipher'])
    .where('member_id', '=', memberId)
    .where('title_cipher', '<>', '')
    .execute();

/** Takes a person's name off an invoice; its number and sums stay. */
export async function forgetTitle(tx: Tx, partyId: string): Promise<void> {
  await tx.updateTable('invoice_parties').set({ title_cipher: '' }).where('id', '=', partyId).execute();
}

/** Tables whose rows about a member go altogether. */
const personalTables = [
  'contacts',
  'addresses',
  'invoice_titles',
  'member_identities',
  'member_profiles',
  'mobile_changes',
  'mobile_appeals',
  'sms_codes',
  'subscriptions',
  'idempotency_keys',
  'favorites',
  'inbox_messages',
  'cart_items',
  'purchase_counts',
  'activity_agreements',
  'age_statements',
  // What a link opened is over; whoever has it is told nothing of a member who left.
  'voucher_links',
] as const;

export async function deletePersonalRows(tx: Tx, memberId: string): Promise<void> {
  await returnClaims(tx, memberId);
  for (const table of personalTables) await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
  // Reports of who the member is; what was looked at stays, as nobody's.
  await tx
    .deleteFrom('tracking_events')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'member')
    .execute();
  await tx
    .updateTable('tracking_events')
    .set({ member_id: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Nobody is left whom those reviews helped. */
async function takeVotesBack(tx: Tx, memberId: string): Promise<void> {
  const voted = await tx
    .selectFrom('review_votes')
    .select('review_id')
    .where('member_id', '=', memberId)
    .execute();
  await lockRows(
    tx,
    'reviews',
    voted.map(({ review_id }) => review_id),
  );
  await sql`
    with gone as (
      delete from review_votes where member_id = ${memberId} returning review_id
    )
    update reviews r set helpful = greatest(0, r.helpful - 1) from gone where r.id = gone.review_id`.execute(
    tx,
  );
}

/** Coupons that were not used can be claimed by others; what was paid with the others stays in the orders. */
async function returnClaims(tx: Tx, memberId: string): Promise<void> {
  const usable = await tx
    .selectFrom('member_coupons')
    .select('coupon_id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'usable')
    .execute();
  await lockRows(
    tx,
    'coupons',
    usable.map(({ coupon_id }) => coupon_id),
  );
  await sql`
    with gone as (
      delete from member_coupons where member_id = ${memberId} and status = 'usable' returning coupon_id
    )
    update coupons c set claimed = c.claimed - g.many
    from (select coupon_id, count(*)::integer as many from gone group by coupon_id) g
    where c.id = g.coupon_id`.execute(tx);
}

/** Marks a member as cancelled and ends their sessions. */
export async function closeAccount(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      mobile_cipher: null,
      mobile_index: null,
      name: '已注销用户',
      head_img: '',
      open_id: '',
      share_code: null,
      regist_share: null,
      cancelled_ms: nowMs,
    })
    .where('id', '=', memberId)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ ended_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('ended_ms', 'is', null)
    .execute();
  await tx.updateTable('sessions').set({ device: '' }).where('member_id', '=', memberId).execute();
}
