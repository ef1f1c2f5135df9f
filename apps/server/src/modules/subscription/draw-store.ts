import { activityType, type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { sql } from 'kysely';
import { addDays, dayOf, instantOf } from '../../clock';
import type { Queries } from '../../database/connect';
import type { StartRight } from './message-store';

const type: SubscriptionTemplate = subscriptionTemplate.tomorrowsTask;

/** A right to tell of a draw in which signing in tomorrow brings a chance. */
export type TomorrowRight = Omit<StartRight, 'startsMs'>;

/** Unused rights to tell of draws that are on tomorrow; a member is told of one once a day. */
export async function tomorrowsToTell(
  db: Queries,
  { appId, nowMs, limit }: { appId: string; nowMs: number; limit: number },
): Promise<TomorrowRight[]> {
  const todayMs = instantOf(dayOf(nowMs));
  const tomorrowMs = instantOf(addDays(dayOf(nowMs), 1));
  const { rows } = await sql<TomorrowRight>`
    select r.id, r.member_id, r.open_id, r.mini_program_state, a.id as "activityId"
    from subscriptions r join activities a on a.id = r.activity_id
    where r.app_id = ${appId} and r.type = ${type} and r.sent_ms is null and r.open_id <> ''
      and a.active_type in (${activityType.lottery}, ${activityType.rotaryTable})
      and a.state = 'published' and a.starts_ms <= ${tomorrowMs} and a.ends_ms > ${tomorrowMs}
      and exists (select from draw_tasks t where t.activity_id = a.id and t.kind = 'signIn')
      and not exists (select from subscriptions u where u.member_id = r.member_id and u.app_id = r.app_id
        and u.type = r.type and u.activity_id = r.activity_id and u.sent_ms >= ${todayMs})
    order by r.id limit ${limit}`.execute(db);
  return rows;
}
