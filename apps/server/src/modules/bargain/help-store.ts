import { bargainNewMemberMs } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** How a member stands to a bargain, as who may help it. */
export interface AskerFacts {
  hasMobile: boolean;
  /** What they have cut off of it; null for nothing. */
  ownCutFen: number | null;
  /** Helps of today, all told and for the same owner. */
  helpsToday: number;
  helpsOfOwnerToday: number;
  /** They registered a moment ago, or had when they helped today. */
  isNew: boolean;
}

export interface Asker {
  memberId: string;
  nowMs: number;
  /** When today began in Asia/Shanghai. */
  dayMs: number;
}

/** The facts as a JSON object, of a bargain `b`. */
export const askerFactsSql = ({ memberId, nowMs, dayMs }: Asker): RawBuilder<AskerFacts> => sql<AskerFacts>`(
  select jsonb_build_object(
    'hasMobile', m.mobile_index is not null,
    'ownCutFen', (select c.cut_fen from bargain_cuts c where c.bargain_id = b.id and c.member_id = m.id),
    'helpsToday', count(h.at_ms), 'helpsOfOwnerToday', count(h.at_ms) filter (where h.owner_id = b.member_id),
    'isNew', m.created_ms > ${nowMs - bargainNewMemberMs}
      or coalesce(min(h.at_ms) < m.created_ms + ${bargainNewMemberMs}, false))
  from members m left join (
    select c.at_ms, x.member_id as owner_id from bargain_cuts c join bargains x on x.id = c.bargain_id
    where c.member_id = ${memberId} and c.at_ms >= ${dayMs} and x.member_id <> ${memberId}
  ) h on true
  where m.id = ${memberId} group by m.id)`;

export async function askerFacts(db: Queries, bargainId: string, asker: Asker): Promise<AskerFacts> {
  const { rows } = await sql<{ facts: AskerFacts }>`
    select ${askerFactsSql(asker)} as facts from bargains b where b.id = ${bargainId}`.execute(db);
  if (!rows[0]?.facts) throw new Error(`Nobody asks for ${bargainId}.`);
  return rows[0].facts;
}

export async function isBargain(db: Queries, id: string): Promise<boolean> {
  const found = await db.selectFrom('bargains').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
