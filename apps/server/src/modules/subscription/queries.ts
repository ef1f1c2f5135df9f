import type { RequestOf, SubscriptionTemplate } from '@yunyou/contract';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { notFound } from '../../http/refusal';

/** What the operator sends messages by. */
export interface EnabledTemplates {
  types: SubscriptionTemplate[];
}

/** Which of these types the member waits for a message of, about anything. */
export async function waitingTypes(
  db: Db,
  memberId: string,
  types: SubscriptionTemplate[],
): Promise<SubscriptionTemplate[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('type')
    .distinct()
    .where('member_id', '=', memberId)
    .where('sent_ms', 'is', null)
    .where('type', 'in', types)
    .execute();
  const waiting = new Set(rows.map((row) => row.type));
  return types.filter((type) => waiting.has(type));
}

/** Keeps the rights to send; one that is there already is only renewed. */
export async function keepSubscriptions(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
  { appId, openId, miniprogramState, xcxMessageTypeList }: RequestOf<'subscription', 'subscribe'>,
): Promise<void> {
  const receiver = await receiverOf(db, memberId, { appId, openId });
  await db.transaction().execute(async (transaction) => {
    for (const item of xcxMessageTypeList) {
      const renewed = {
        open_id: receiver,
        mini_program_state: miniprogramState,
        created_ms: clock.now(),
      };
      await transaction
        .insertInto('subscriptions')
        .values({
          member_id: memberId,
          app_id: appId,
          type: item.consumeType,
          view_spot_id: idOf(item.viewSpotId),
          hotel_id: idOf(item.hotelId),
          supplier_id: idOf(item.supplierId),
          activity_id: idOf(item.activityId),
          voucher_id: idOf(item.voucherId),
          parent_sn: item.parentSn,
          sn: item.sn,
          sent_ms: null,
          ...renewed,
        })
        .onConflict((conflict) =>
          conflict
            .columns([
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
            ])
            .where('sent_ms', 'is', null)
            .doUpdateSet(renewed),
        )
        .execute();
    }
  });
}

/**
 * Who gets the messages: the account the member has with this mini-program, else the one they are known by. An account that
 * is named and not theirs is refused as if there were none: nobody sends messages to others.
 */
async function receiverOf(
  db: Db,
  memberId: string,
  { appId, openId }: { appId: string; openId: string | undefined },
): Promise<string> {
  const [{ open_id: known }, identities] = await Promise.all([
    db.selectFrom('members').select('open_id').where('id', '=', memberId).executeTakeFirstOrThrow(),
    db
      .selectFrom('member_identities')
      .select(['app_id', 'open_id'])
      .where('member_id', '=', memberId)
      .execute(),
  ]);
  const isTheirs = openId === known || identities.some(({ open_id }) => open_id === openId);
  if (openId && !isTheirs) throw notFound();
  return openId || identities.find(({ app_id }) => app_id === appId)?.open_id || known;
}

/** An absent id, -1 on the wire, is empty in the table. */
const idOf = (id: string | -1): string => (id === -1 ? '' : id);
