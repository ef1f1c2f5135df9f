import { type PrizeTab, prizeReminderDays } from '@yunyou/contract';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { PrizeTables } from './tables';

export type PrizeRow = Selectable<PrizeTables['member_prizes']>;

const REMINDER_MS = prizeReminderDays * 86_400_000;

export async function insertPrize(tx: Tx, row: Insertable<PrizeTables['member_prizes']>): Promise<void> {
  await tx.insertInto('member_prizes').values(row).execute();
}

export async function setPrize(
  tx: Tx,
  id: string,
  change: Updateable<PrizeTables['member_prizes']>,
): Promise<void> {
  await tx.updateTable('member_prizes').set(change).where('id', '=', id).execute();
}

/** Locks prizes of a member, in one order; those of others are missing. */
export function lockPrizes(tx: Tx, memberId: string, ids: readonly string[]): Promise<PrizeRow[]> {
  return tx
    .selectFrom('member_prizes')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export const lockPrize = (tx: Tx, id: string): Promise<PrizeRow | undefined> =>
  tx.selectFrom('member_prizes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What `z` was claimed with was cancelled before it was sent. */
const isCancelled = sql<boolean>`(z.state = 'claimed' and exists (
  select from order_lines l where l.id = z.order_line_id and l.refunded_quantity >= l.quantity
    and not exists (select from shipment_lines s where s.line_id = l.id)))`;

const isPast = (nowMs: number) => sql<boolean>`(z.expires_ms is not null and z.expires_ms <= ${nowMs})`;

/** How `z` stands now, whatever is written. */
const stateNow = (nowMs: number) => sql<PrizeRow['state']>`case
  when (z.state = 'toClaim' or ${isCancelled}) and ${isPast(nowMs)} then 'expired'
  when ${isCancelled} then 'toClaim' else z.state end`;

/** A prize as it stands, with who sends it and its order. */
export interface ShownPrize {
  prize: PrizeRow;
  state: PrizeRow['state'];
  activeType: number | null;
  supplierId: string | null;
  shopName: { 'zh-Hans': string; en: string } | null;
  orderStatus: number | null;
}

const shown = (nowMs: number) => sql`
  select to_jsonb(z) as prize, ${stateNow(nowMs)} as state, a.active_type as "activeType",
    h.id as "supplierId", h.name as "shopName", o.status as "orderStatus"`;

const joined = sql`
  from member_prizes z
    left join activities a on a.id = z.activity_id
    left join skus k on k.id = z.variant_id
    left join products p on p.id = k.product_id
    left join shops h on h.id = p.supplier_id
    left join orders o on o.id = z.order_id`;

const tabs: Readonly<Record<PrizeTab, readonly PrizeRow['state'][]>> = {
  toClaim: ['toClaim'],
  claimed: ['claimed', 'issued'],
  expired: ['expired'],
};

/** A page of what a member has won, the newest first. One query. */
export async function prizesOfMember(
  db: Queries,
  asked: { memberId: string; status: PrizeTab | undefined; nowMs: number; page: number; size: number },
): Promise<{ prizes: ShownPrize[]; total: number }> {
  const { memberId, status, nowMs, page, size } = asked;
  const ofTab: RawBuilder<unknown> = status ? sql`${stateNow(nowMs)} = any(${[...tabs[status]]})` : sql`true`;
  const { rows } = await sql<ShownPrize & { total: number }>`
    ${shown(nowMs)}, count(*) over ()::integer as total ${joined}
    where z.member_id = ${memberId} and ${ofTab}
    order by z.won_ms desc, z.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { prizes: rows, total: rows[0]?.total ?? 0 };
}

export async function prizeOfMember(
  db: Queries,
  asked: { memberId: string; id: string; nowMs: number },
): Promise<ShownPrize | undefined> {
  const { rows } = await sql<ShownPrize>`
    ${shown(asked.nowMs)} ${joined} where z.id = ${asked.id} and z.member_id = ${asked.memberId}`.execute(db);
  return rows[0];
}

/** Prizes that do not stand as is written: over, or claimed with what was cancelled. Of one member, or of all. */
export async function prizesToSettle(
  db: Queries,
  { nowMs, limit, memberId }: { nowMs: number; limit: number; memberId?: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select z.id from member_prizes z
    where z.state in ('toClaim', 'claimed') and z.state <> ${stateNow(nowMs)}
      ${memberId === undefined ? sql`` : sql`and z.member_id = ${memberId}`}
    order by z.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How a locked prize stands now. */
export async function prizeStateNow(tx: Tx, id: string, nowMs: number): Promise<PrizeRow['state']> {
  const { rows } = await sql<{ state: PrizeRow['state'] }>`
    select ${stateNow(nowMs)} as state from member_prizes z where z.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`${id} is locked.`);
  return row.state;
}

/** Prizes that are to be claimed within three days, and whose members do not know yet; they count as told. */
export async function takeReminders(
  tx: Tx,
  nowMs: number,
  limit: number,
): Promise<Pick<PrizeRow, 'id' | 'member_id' | 'name' | 'expires_ms'>[]> {
  const { rows } = await sql<Pick<PrizeRow, 'id' | 'member_id' | 'name' | 'expires_ms'>>`
    update member_prizes z set reminded_ms = ${nowMs}
    where z.id in (
      select id from member_prizes
      where state = 'toClaim' and reminded_ms is null and expires_ms > ${nowMs} and expires_ms <= ${nowMs + REMINDER_MS}
      order by expires_ms limit ${limit} for update skip locked)
    returning id, member_id, name, expires_ms`.execute(tx);
  return rows;
}

/** Lines of an order, in their order. */
export async function lineIdsOf(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether all of these are the member's. */
export async function ownsPrizes(db: Queries, memberId: string, ids: readonly string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('member_prizes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return Number(count) === new Set(ids).size;
}
