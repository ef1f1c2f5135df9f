import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { AppointmentTables } from './tables';

export type OutsideRow = Selectable<AppointmentTables['outside_vouchers']>;

export const outsideByCode = (db: Queries, code: string): Promise<OutsideRow | undefined> =>
  db.selectFrom('outside_vouchers').selectAll().where('code', '=', code).executeTakeFirst();

/** Makes a voucher the member's; false when somebody else was faster. */
export async function bindOutside(
  db: Queries,
  id: string,
  memberId: string,
  nowMs: number,
): Promise<boolean> {
  const bound = await db
    .updateTable('outside_vouchers')
    .set({ member_id: memberId, bound_ms: nowMs })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .returning('id')
    .executeTakeFirst();
  return bound !== undefined;
}

/** Until when any of these keys is shut; 0 for none. */
export async function shutUntil(db: Queries, keys: readonly string[], nowMs: number): Promise<number> {
  const { rows } = await sql<{ until: number | null }>`
    select max(shut_until_ms) as until from code_tries
    where key = any(${[...keys]}::text[]) and shut_until_ms > ${nowMs}`.execute(db);
  return rows[0]?.until ?? 0;
}

/** Counts a wrong code under each key; the last one that is allowed shuts it. */
export async function noteWrongCode(
  db: Queries,
  keys: readonly string[],
  nowMs: number,
  { tries, withinMs, shutMs }: { tries: number; withinMs: number; shutMs: number },
): Promise<void> {
  const isNew = sql`(t.since_ms <= ${nowMs - withinMs}::bigint
    or t.shut_until_ms > 0 and t.shut_until_ms <= ${nowMs}::bigint)`;
  await sql`
    insert into code_tries as t (key, since_ms, wrong)
    select key, ${nowMs}::bigint, 1 from unnest(${[...keys].sort()}::text[]) as k(key)
    on conflict (key) do update set
      since_ms = case when ${isNew} then ${nowMs}::bigint else t.since_ms end,
      wrong = case when ${isNew} then 1 else t.wrong + 1 end,
      shut_until_ms = case when not ${isNew} and t.wrong + 1 >= ${tries}::integer
        then ${nowMs + shutMs}::bigint else 0 end`.execute(db);
}
