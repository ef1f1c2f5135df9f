import { orderStatus } from '@yunyou/contract';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';

/** Orders in these statuses still owe somebody something. */
const OPEN = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.pendingPayment,
  orderStatus.refunding,
];

/**
 * Cancels an account for good. Refused while orders are open. Orders stay, as the law asks of a merchant, without anything
 * that says whose they were; everything else that is personal goes, and the number is free for a new account.
 */
export async function cancelAccount({ db, clock, protection, memberId }: MemberRequest): Promise<void> {
  const nobody = protection.encrypt('');
  await db.transaction().execute(async (transaction) => {
    // A new order's foreign key waits for this lock: none appears meanwhile.
    await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
    const open = await transaction
      .selectFrom('orders')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', 'in', OPEN)
      .executeTakeFirst();
    if (open) throw refuse('openOrders');

    const ordersOfMember = transaction.selectFrom('orders').select('id').where('member_id', '=', memberId);
    await transaction
      .updateTable('order_travellers')
      .set({ name_cipher: nobody, cert_cipher: nobody })
      .where('order_id', 'in', ordersOfMember)
      .execute();
    await transaction
      .updateTable('orders')
      .set({ contact_name_cipher: nobody, contact_mobile_cipher: nobody, remark: '' })
      .where('member_id', '=', memberId)
      .execute();
    await transaction.deleteFrom('contacts').where('member_id', '=', memberId).execute();
    await transaction.deleteFrom('member_identities').where('member_id', '=', memberId).execute();
    await transaction.deleteFrom('member_profiles').where('member_id', '=', memberId).execute();
    await transaction.deleteFrom('mobile_changes').where('member_id', '=', memberId).execute();
    await transaction.deleteFrom('subscriptions').where('member_id', '=', memberId).execute();
    await transaction.deleteFrom('idempotency_keys').where('member_id', '=', memberId).execute();
    // Reports of who the member is; what was looked at stays, as nobody's.
    await transaction
      .deleteFrom('tracking_events')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'member')
      .execute();
    await transaction
      .updateTable('tracking_events')
      .set({ member_id: null })
      .where('member_id', '=', memberId)
      .execute();
    await transaction
      .updateTable('members')
      .set({
        mobile_cipher: null,
        mobile_index: null,
        name: '已注销用户',
        head_img: '',
        open_id: '',
        cancelled_ms: clock.now(),
      })
      .where('id', '=', memberId)
      .execute();
    await transaction
      .updateTable('sessions')
      .set({ ended_ms: clock.now() })
      .where('member_id', '=', memberId)
      .where('ended_ms', 'is', null)
      .execute();
  });
}
