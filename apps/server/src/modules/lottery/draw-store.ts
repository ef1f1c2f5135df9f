import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { ruledDrawSql } from '../activity/draw-facts-store';
import type { RuledDraw } from '../activity/draw-rules';
import type { ActivityRow } from '../activity/offers-store';
import { chanceEnd, chancesLeftSql } from './chances-store';
import type { DayRow } from './days-store';
import { dayIdOf } from './seed';
import type { LotteryTables } from './tables';

export type PrizeRow = Selectable<LotteryTables['draw_prizes']>;
export type DrawRow = Selectable<LotteryTables['draws']>;
export type RecordRow = Selectable<LotteryTables['draw_records']>;

/** Prizes of `a` in their published order. */
export const prizesSql = sql<PrizeRow[]>`(select jsonb_agg(to_jsonb(p) order by p.seq)
  from draw_prizes p where p.activity_id = a.id)`;

/** What is read of a draw and of the member who draws. */
export interface ToDraw {
  activity: ActivityRow;
  draw: DrawRow;
  ruled: RuledDraw;
  prizes: PrizeRow[];
  /** Versions of the rules that the member agreed to. */
  agreed: string[];
  hasPaid: boolean;
  /** Of which the next chance is taken: those that end first. Null for none. */
  chanceId: string | null;
  chancesLeft: number;
  /** How often the member has had each prize. */
  had: Record<string, number>;
  /** What the day is drawn by; null where nothing is committed to yet. */
  day: DayRow | null;
}

/** One query, after the member's draws are locked. */
export async function toDraw(
  tx: Tx,
  asked: { activeId: string; memberId: string; day: string; nowMs: number },
): Promise<ToDraw | undefined> {
  const { activeId, memberId, day, nowMs } = asked;
  const { rows } = await sql<ToDraw>`
    select to_jsonb(a) as activity, to_jsonb(d) as draw, ${ruledDrawSql} as ruled, ${prizesSql} as prizes,
      array(select rules_version from activity_agreements r
        where r.member_id = ${memberId} and r.activity_id = a.id) as agreed,
      a.audience = 'newMember' and exists (select from orders o
        where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid",
      (select c.id from draw_chances c where c.activity_id = a.id and c.member_id = ${memberId}
        and c.used < c.count and ${chanceEnd} > ${nowMs}
        order by ${chanceEnd}, c.created_ms, c.id limit 1) as "chanceId",
      ${chancesLeftSql(memberId, nowMs)} as "chancesLeft",
      coalesce((select jsonb_object_agg(given_prize_id, many) from (
        select given_prize_id, count(*) as many from draw_records r
        where r.activity_id = a.id and r.member_id = ${memberId} group by 1) h), '{}') as had,
      (select to_jsonb(s) from draw_days s where s.id = ${dayIdOf(activeId, day)}) as day
    from activities a join draws d on d.activity_id = a.id where a.id = ${activeId}`.execute(tx);
  return rows[0];
}

/** Takes one of a prize that has a number; false when none is left. */
export async function takePrize(tx: Tx, prizeId: string): Promise<boolean> {
  const { rows } = await sql`
    update draw_prizes set given = given + 1 where id = ${prizeId} and stock > given + returned returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Uses a chance and writes what it brought; false when the chance is gone. One statement. */
export async function writeDraw(
  tx: Tx,
  row: Insertable<LotteryTables['draw_records']>,
): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    with used as (
      update draw_chances set used = used + 1 where id = ${row.chance_id} and used < count returning id
    )
    insert into draw_records
    select r.* from used, jsonb_populate_record(null::draw_records, ${JSON.stringify(row)}::jsonb) r
    returning *`.execute(tx);
  return rows[0];
}

/** A draw of a member, with what it was checked by and what it stands for. */
export interface ShownRecord {
  record: RecordRow;
  day: DayRow;
  prize: PrizeRow;
}

export const recordColumns = sql`to_jsonb(r) as record, to_jsonb(s) as day, to_jsonb(p) as prize`;

export const recordJoined = sql`draw_records r
    join draw_days s on s.activity_id = r.activity_id and s.day = r.day
    join draw_prizes p on p.id = r.given_prize_id`;
