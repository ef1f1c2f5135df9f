import type { RequestOf } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { keepRight, openIdsOf } from './store';

/** Keeps the rights to send messages to `openId`. */
export async function keepSubscriptions(
  { tx, clock }: { tx: Tx; clock: Clock },
  memberId: string,
  { openId, subscribed }: { openId: string; subscribed: RequestOf<'subscription', 'subscribe'> },
): Promise<void> {
  const { appId, miniprogramState, xcxMessageTypeList } = subscribed;
  for (const item of xcxMessageTypeList) {
    await keepRight(tx, {
      member_id: memberId,
      app_id: appId,
      open_id: openId,
      type: item.consumeType,
      mini_program_state: miniprogramState,
      view_spot_id: idOf(item.viewSpotId),
      hotel_id: idOf(item.hotelId),
      supplier_id: idOf(item.supplierId),
      activity_id: idOf(item.activityId),
      voucher_id: idOf(item.voucherId),
      parent_sn: item.parentSn,
      sn: item.sn,
      created_ms: clock.now(),
    });
  }
}

/**
 * Who gets the messages: the account the member has with this mini-program, else the one they are known by. An account that
 * is named and not theirs is refused as if there were none: nobody sends messages to others.
 */
export async function receiverOf(
  db: Queries,
  memberId: string,
  { appId, openId }: { appId: string; openId?: string | undefined },
): Promise<string> {
  const { known, accounts } = await openIdsOf(db, memberId);
  const isTheirs = openId === known || accounts.some(({ open_id }) => open_id === openId);
  if (openId && !isTheirs) throw notFound();
  return openId || accounts.find(({ app_id }) => app_id === appId)?.open_id || known;
}

/** An absent id, -1 on the wire, is empty in the table. */
const idOf = (id: string | -1): string => (id === -1 ? '' : id);
