import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { NftTables } from './tables';

interface InActivity {
  activityId: string;
  memberId: string;
}

export async function hasJoined(db: Queries, { activityId, memberId }: InActivity): Promise<boolean> {
  const row = await db
    .selectFrom('nft_members')
    .select('user_index')
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (row?.user_index ?? null) !== null;
}

/** Counts one more participant of an activity that runs; answers their number, undefined outside of its time. */
export async function countParticipant(
  tx: Tx,
  activityId: string,
  nowMs: number,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('nft_activities')
    .set((eb) => ({ participants: eb('participants', '+', 1) }))
    .where('id', '=', activityId)
    .where('starts_ms', '<=', nowMs)
    .where('ends_ms', '>', nowMs)
    .returning('participants')
    .executeTakeFirst();
  return row?.participants;
}

/** Writes the number under which a member joined. */
export async function setJoined(
  tx: Tx,
  { activityId, memberId, userIndex, nowMs }: InActivity & { userIndex: number; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('nft_members')
    .values({ activity_id: activityId, member_id: memberId, user_index: userIndex, joined_ms: nowMs })
    .onConflict((there) =>
      there.columns(['activity_id', 'member_id']).doUpdateSet({ user_index: userIndex, joined_ms: nowMs }),
    )
    .execute();
}

/** Gives a member credits, with what they came of. */
export async function addCredits(tx: Tx, credit: Insertable<NftTables['nft_credits']>): Promise<void> {
  await tx.insertInto('nft_credits').values(credit).execute();
  await tx
    .insertInto('nft_members')
    .values({ activity_id: credit.activity_id, member_id: credit.member_id, credits: credit.amount })
    .onConflict((there) =>
      there
        .columns(['activity_id', 'member_id'])
        .doUpdateSet((eb) => ({ credits: eb('nft_members.credits', '+', credit.amount) })),
    )
    .execute();
}

/** Takes credits of a member; answers how many are left, undefined where they have too few. */
export async function spendCredits(
  tx: Tx,
  { activityId, memberId, credits }: InActivity & { credits: number },
): Promise<number | undefined> {
  if (credits === 0) return creditsOf(tx, { activityId, memberId });
  const row = await tx
    .updateTable('nft_members')
    .set((eb) => ({ credits: eb('credits', '-', credits) }))
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .where('credits', '>=', credits)
    .returning('credits')
    .executeTakeFirst();
  return row?.credits;
}

async function creditsOf(db: Queries, { activityId, memberId }: InActivity): Promise<number> {
  const row = await db
    .selectFrom('nft_members')
    .select('credits')
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.credits ?? 0;
}

/**
 * A ticket's voucher was shown: its buyer gets a credit of each activity that has its spot and runs now, once for each voucher. One
 * statement; rows of members are written in the order of their activities.
 */
export async function creditVisit(tx: Tx, voucherId: string, nowMs: number): Promise<void> {
  await sql`
    with given as (
      insert into nft_credits (id, activity_id, member_id, source, source_id, spot_id, amount, at_ms)
      select gen_random_uuid()::text, a.id, o.member_id, 'voucher', v.id, t.spot_id, 1, ${nowMs}
      from vouchers v join order_lines l on l.id = v.line_id and l.kind = 'ticket'
        join orders o on o.id = v.order_id join tickets t on t.id = l.product_id
        join nft_activity_spots s on s.spot_id = t.spot_id
        join nft_activities a on a.id = s.activity_id and a.starts_ms <= ${nowMs} and a.ends_ms > ${nowMs}
      where v.id = ${voucherId}
      on conflict on constraint nft_credits_once do nothing
      returning activity_id, member_id, amount
    )
    insert into nft_members (activity_id, member_id, credits)
    select activity_id, member_id, amount from given order by activity_id
    on conflict (activity_id, member_id) do update set credits = nft_members.credits + excluded.credits`.execute(
    tx,
  );
}
