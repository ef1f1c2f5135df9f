import { activityType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { RuledDraw } from './draw-rules';
import type { ActivityRow } from './offers-store';

/** Whether an activity is a draw. */
export const isDraw = ({ active_type }: Pick<ActivityRow, 'active_type'>): boolean =>
  active_type === activityType.lottery || active_type === activityType.rotaryTable;

/** What the rules of a draw `a` say of it, as JSON; null for other activities. */
export const ruledDrawSql = sql<RuledDraw | null>`(
  select jsonb_build_object('freePerDay', d.free_per_day, 'claimDays', d.claim_days, 'prizes',
    (select jsonb_agg(jsonb_build_object('name', p.name, 'kind', p.kind, 'ppm', p.ppm, 'valueFen', p.value_fen,
        'stock', p.stock, 'perMember', p.per_member) order by p.seq)
      from draw_prizes p where p.activity_id = d.activity_id))
  from draws d where d.activity_id = a.id)`;

/** The same of one activity. */
export async function ruledDraw(
  db: Queries,
  activity: Pick<ActivityRow, 'id' | 'active_type'>,
): Promise<RuledDraw | null> {
  if (!isDraw(activity)) return null;
  const { rows } = await sql<{ draw: RuledDraw | null }>`
    select ${ruledDrawSql} as draw from activities a where a.id = ${activity.id}`.execute(db);
  return rows[0]?.draw ?? null;
}
