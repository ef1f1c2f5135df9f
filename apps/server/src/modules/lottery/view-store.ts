import { type ChannelSource, channelSource } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { ruledDrawSql } from '../activity/draw-facts-store';
import type { RuledDraw } from '../activity/draw-rules';
import type { ActivityRow } from '../activity/offers-store';
import { chancesLeftSql } from './chances-store';
import {
  type DrawRow,
  type PrizeRow,
  prizesSql,
  recordColumns,
  recordJoined,
  type ShownRecord,
} from './draw-store';
import type { LotteryTables } from './tables';

export type TaskRow = Selectable<LotteryTables['draw_tasks']>;

/** Only so many winners are told of: who looks further has seen enough. */
const WINNERS_TOLD = 1_000;

/** A draw with everything that anybody is shown of it. */
export interface ShownDraw {
  activity: ActivityRow;
  draw: DrawRow;
  ruled: RuledDraw;
  prizes: PrizeRow[];
  tasks: TaskRow[];
}

/** Whoever forwards links is rewarded for nothing inside the messaging app, whatever the activity says. */
const NO_SHARING: readonly number[] = [channelSource.messagingApp, channelSource.messagingMiniProgram];

/** Tasks `t` of a channel. */
export const isOfChannel = (source: ChannelSource) => sql<boolean>`(
  (t.channels is null or t.channels = '{}' or ${source} = any(t.channels))
  and ${NO_SHARING.includes(source) ? sql`t.kind <> 'share'` : sql`true`})`;

const shownDrawSql = (source: ChannelSource) => sql`
  to_jsonb(a) as activity, to_jsonb(d) as draw, ${ruledDrawSql} as ruled, ${prizesSql} as prizes,
  coalesce((select jsonb_agg(to_jsonb(t) order by t.seq) from draw_tasks t
    where t.activity_id = a.id and ${isOfChannel(source)}), '[]') as tasks`;

/** Undefined where there is no such draw. One query. */
export async function shownDraw(
  db: Queries,
  activeId: string,
  source: ChannelSource,
): Promise<ShownDraw | undefined> {
  const { rows } = await sql<ShownDraw>`
    select ${shownDrawSql(source)}
    from activities a join draws d on d.activity_id = a.id where a.id = ${activeId}`.execute(db);
  return rows[0];
}

/** How a member stands to a draw. */
export interface OwnFacts {
  chancesLeft: number;
  draws: number;
  inviteCode: string;
  /** Versions of the rules that the member agreed to. */
  agreed: string[];
}

/** Undefined where the member has never come to it. One query. */
export async function ownFacts(
  db: Queries,
  asked: { activeId: string; memberId: string; nowMs: number },
): Promise<OwnFacts | undefined> {
  const { activeId, memberId, nowMs } = asked;
  const { rows } = await sql<OwnFacts>`
    select ${chancesLeftSql(memberId, nowMs)} as "chancesLeft", m.draws, m.invite_code as "inviteCode",
      array(select rules_version from activity_agreements r
        where r.member_id = ${memberId} and r.activity_id = a.id) as agreed
    from activities a join draws d on d.activity_id = a.id
      join draw_members m on m.activity_id = a.id and m.member_id = ${memberId}
    where a.id = ${activeId}`.execute(db);
  return rows[0];
}

/** Somebody who won something. */
export interface Winner {
  id: string;
  name: string;
  prize: PrizeRow['name'];
  valueFen: number;
  atMs: number;
}

/** A page of winners, those of dear prizes first, then the newest; not more of them than are told of. */
export async function winnersOf(
  db: Queries,
  { activeId, page, size }: { activeId: string; page: number; size: number },
): Promise<{ winners: Winner[]; total: number }> {
  const told = sql`select r.* from draw_records r
    where r.activity_id = ${activeId} and r.prize_of_mine_id is not null
    order by r.dear desc, r.at_ms desc, r.id limit ${WINNERS_TOLD}`;
  const { rows } = await sql<Winner & { total: number }>`
    with told as materialized (${told}), shown as (
      select * from told order by dear desc, at_ms desc, id limit ${size} offset ${(page - 1) * size})
    select r.id, m.name, p.name as prize, p.value_fen as "valueFen", r.at_ms as "atMs",
      (select count(*)::integer from told) as total
    from shown r join members m on m.id = r.member_id join draw_prizes p on p.id = r.given_prize_id
    order by r.dear desc, r.at_ms desc, r.id`.execute(db);
  return { winners: rows, total: rows[0]?.total ?? 0 };
}

/** A page of a member's draws, the newest first. */
export async function recordsOf(
  db: Queries,
  asked: { activeId: string; memberId: string; page: number; size: number },
): Promise<{ records: ShownRecord[]; total: number }> {
  const { activeId, memberId, page, size } = asked;
  const { rows } = await sql<ShownRecord & { total: number }>`
    select ${recordColumns}, count(*) over ()::integer as total from ${recordJoined}
    where r.activity_id = ${activeId} and r.member_id = ${memberId}
    order by r.draw_index desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { records: rows, total: rows[0]?.total ?? 0 };
}

/** The draw that a prize came of; undefined for what was not drawn. */
export async function recordOfPrize(db: Queries, prizeOfMineId: string): Promise<ShownRecord | undefined> {
  const { rows } = await sql<ShownRecord>`
    select ${recordColumns} from ${recordJoined} where r.prize_of_mine_id = ${prizeOfMineId}`.execute(db);
  return rows[0];
}

/** A draw that a member takes part in, as their list of activities tells it. */
export interface TakenDraw {
  activity: ActivityRow;
  chancesLeft: number;
  /** What was won last. */
  prize: PrizeRow['name'] | null;
  changedMs: number;
}

/** A page of the draws that a member took part in; what changed last first. */
export async function drawsOfMember(
  db: Queries,
  asked: { memberId: string; nowMs: number; page: number; size: number },
): Promise<{ draws: TakenDraw[]; total: number }> {
  const { memberId, nowMs, page, size } = asked;
  const { rows } = await sql<TakenDraw & { total: number }>`
    select to_jsonb(a) as activity, ${chancesLeftSql(memberId, nowMs)} as "chancesLeft",
      (select p.name from draw_records r join draw_prizes p on p.id = r.given_prize_id
        where r.activity_id = a.id and r.member_id = ${memberId} and r.prize_of_mine_id is not null
        order by r.draw_index desc limit 1) as prize,
      t.changed_ms as "changedMs", count(*) over ()::integer as total
    from draw_members m join activities a on a.id = m.activity_id join draws d on d.activity_id = a.id
      cross join lateral (select greatest(
        (select max(r.at_ms) from draw_records r where r.activity_id = a.id and r.member_id = ${memberId}),
        (select max(c.created_ms) from draw_chances c where c.activity_id = a.id and c.member_id = ${memberId}
          and c.source <> 'daily')) as changed_ms) t
    where m.member_id = ${memberId} and t.changed_ms is not null
    order by t.changed_ms desc, a.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { draws: rows, total: rows[0]?.total ?? 0 };
}
