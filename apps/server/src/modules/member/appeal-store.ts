import type { LocalizedText, MobileAppealState } from '@yunyou/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { MemberTables } from './tables';

export type AppealRow = Selectable<MemberTables['mobile_appeals']>;

export async function insertAppeal(
  tx: Tx,
  appeal: Insertable<MemberTables['mobile_appeals']>,
  pictures: readonly Insertable<MemberTables['mobile_appeal_pictures']>[],
): Promise<void> {
  await tx.insertInto('mobile_appeals').values(appeal).execute();
  await tx.insertInto('mobile_appeal_pictures').values(pictures).execute();
}

/** A member's latest appeal. */
export const latestAppeal = (db: Queries, memberId: string): Promise<AppealRow | undefined> =>
  db
    .selectFrom('mobile_appeals')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When a member last appealed in one of these states. */
export async function latestAppealMs(
  db: Queries,
  memberId: string,
  states: readonly MobileAppealState[],
): Promise<number | undefined> {
  const latest = await db
    .selectFrom('mobile_appeals')
    .select('created_ms')
    .where('member_id', '=', memberId)
    .where('state', 'in', [...states])
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.created_ms;
}

/** Whose an appeal is. */
export async function memberOfAppeal(db: Queries, id: string): Promise<string> {
  const appeal = await db
    .selectFrom('mobile_appeals')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!appeal) throw notFound();
  return appeal.member_id;
}

/** Reads a member's appeal and keeps others from changing it. Lock the member first. */
export async function lockAppeal(tx: Tx, memberId: string, id: string): Promise<AppealRow> {
  const appeal = await tx
    .selectFrom('mobile_appeals')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!appeal) throw notFound();
  return appeal;
}

/** Moves a locked appeal on; what proved who asks is deleted. */
export async function moveAppeal(
  tx: Tx,
  id: string,
  change: { state: MobileAppealState; reason?: LocalizedText; effective_ms?: number; ended_ms?: number },
): Promise<void> {
  const { reason, ...columns } = change;
  await tx
    .updateTable('mobile_appeals')
    .set({
      ...columns,
      ...(reason && { reason: JSON.stringify(reason) }),
      name_cipher: '',
      cert_cipher: '',
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('mobile_appeal_pictures').where('appeal_id', '=', id).execute();
}

/** A member's appeal that waits for its end, if there is one. */
export async function openAppealId(db: Queries, memberId: string): Promise<string | undefined> {
  const open = await db
    .selectFrom('mobile_appeals')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['applied', 'agreed'])
    .executeTakeFirst();
  return open?.id;
}

/** Agreed ones whose time has come. */
export async function dueAppeals(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('mobile_appeals')
    .select('id')
    .where('state', '=', 'agreed')
    .where('effective_ms', '<=', nowMs)
    .orderBy('effective_ms')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}
