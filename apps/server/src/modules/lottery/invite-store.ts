import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityRow } from '../activity/offers-store';
import type { TaskRow } from './view-store';

/** Whose link it was, of which draw, and when who followed it registered. */
export interface Invitation {
  activity: ActivityRow;
  inviterId: string;
  registeredMs: number;
  /** What invitations bring there; null for nothing. */
  task: TaskRow | null;
}

/** Undefined where there is no such code of this draw. */
export async function invitationOf(
  db: Queries,
  asked: { activeId: string; inviteCode: string; memberId: string },
): Promise<Invitation | undefined> {
  const { activeId, inviteCode, memberId } = asked;
  const { rows } = await sql<Invitation>`
    select to_jsonb(a) as activity, m.member_id as "inviterId", n.created_ms as "registeredMs",
      (select to_jsonb(t) from draw_tasks t where t.activity_id = a.id and t.kind = 'invite' order by t.seq limit 1) as task
    from draw_members m join activities a on a.id = m.activity_id join members n on n.id = ${memberId}
    where m.invite_code = ${inviteCode} and m.activity_id = ${activeId}`.execute(db);
  return rows[0];
}

/** A new member came by somebody's link; false where they had come by one before. */
export async function keepInvited(
  tx: Tx,
  row: { memberId: string; activeId: string; inviterId: string; nowMs: number },
): Promise<boolean> {
  const kept = await tx
    .insertInto('draw_invited')
    .values({
      ...{ member_id: row.memberId, activity_id: row.activeId },
      ...{ inviter_id: row.inviterId, at_ms: row.nowMs },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** So many are shown of those who came by a member's links. */
const SHOWN = 50;

/** Who came by a member's links of a draw, the newest first. */
export const invitedBy = (
  db: Queries,
  { activeId, memberId }: { activeId: string; memberId: string },
): Promise<{ name: string; atMs: number }[]> =>
  db
    .selectFrom('draw_invited as i')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .select(['m.name', 'i.at_ms as atMs'])
    .where('i.activity_id', '=', activeId)
    .where('i.inviter_id', '=', memberId)
    .orderBy('i.at_ms', 'desc')
    .orderBy('i.member_id')
    .limit(SHOWN)
    .execute();
