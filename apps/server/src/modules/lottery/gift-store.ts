import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** Whether there are this draw and this member, and where the share of the `seq`th prize begins. */
export async function drawMembership(
  db: Queries,
  asked: { activeId: string; memberId: string; seq: number },
): Promise<{ before: number } | undefined> {
  const { rows } = await sql<{ before: number }>`
    select coalesce((select sum(p.ppm) from draw_prizes p
      where p.activity_id = d.activity_id and p.seq < ${asked.seq}), 0)::integer as before
    from draws d join members m on m.id = ${asked.memberId} where d.activity_id = ${asked.activeId}`.execute(
    db,
  );
  return rows[0];
}
