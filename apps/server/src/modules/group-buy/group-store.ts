import { activityType, groupAlternativesMax, groupJoinClosesMs } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { GroupBuyTables, GroupSeatState } from './tables';

export type GroupRow = Selectable<GroupBuyTables['buy_groups']>;
export type SeatRow = Selectable<GroupBuyTables['group_seats']>;

export const groupById = (db: Queries, id: string): Promise<GroupRow | undefined> =>
  db.selectFrom('buy_groups').selectAll().where('id', '=', id).executeTakeFirst();

/** Reads a group and keeps others from changing it until the transaction ends. */
export const lockGroup = (tx: Tx, id: string): Promise<GroupRow | undefined> =>
  tx.selectFrom('buy_groups').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locks the groups that lines have a seat in, in one order; answers each with how the seat stands. */
export async function lockGroupsOfLines(
  tx: Tx,
  lineIds: readonly string[],
): Promise<(GroupRow & { seat: GroupSeatState })[]> {
  const { rows } = await sql<GroupRow & { seat: GroupSeatState }>`
    select g.*, s.state as seat from group_seats s join buy_groups g on g.id = s.group_id
    where s.line_id = any(${[...lineIds]}) order by g.id for no key update of g`.execute(tx);
  return rows;
}

/** The seats of a group, as they were taken. */
export const seatsOf = (db: Queries, groupId: string): Promise<SeatRow[]> =>
  db.selectFrom('group_seats').selectAll().where('group_id', '=', groupId).orderBy('id').execute();

/** A new group of one seat, which its leader has to pay. */
export async function insertGroup(
  tx: Tx,
  group: { id: string; activityProductId: string; leaderId: string; needed: number; nowMs: number },
): Promise<void> {
  const { id, activityProductId, leaderId, needed, nowMs } = group;
  await sql`
    insert into buy_groups (id, activity_product_id, leader_id, state, needed, seats_taken, city, created_ms)
    values (${id}, ${activityProductId}, ${leaderId}, 'pending', ${needed}, 1,
      coalesce((select city_name from member_profiles where member_id = ${leaderId}), ''), ${nowMs})`.execute(
    tx,
  );
}

/** Takes a seat of a group that can be joined: in one statement, so that nobody gets one too many. */
export async function takeSeat(tx: Tx, groupId: string, nowMs: number): Promise<boolean> {
  const taken = await tx
    .updateTable('buy_groups')
    .set((eb) => ({ seats_taken: eb('seats_taken', '+', 1) }))
    .where('id', '=', groupId)
    .where('state', '=', 'forming')
    .where('ends_ms', '>=', nowMs + groupJoinClosesMs)
    .whereRef('seats_taken', '<', 'needed')
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** False where the member has an open seat of the product. */
export async function insertSeat(
  tx: Tx,
  seat: Pick<
    SeatRow,
    'group_id' | 'activity_product_id' | 'member_id' | 'order_id' | 'line_id' | 'quantity'
  > & { nowMs: number },
): Promise<boolean> {
  const { nowMs, ...row } = seat;
  const inserted = await tx
    .insertInto('group_seats')
    .values({ ...row, state: 'unpaid', joined_ms: nowMs, paid_ms: null, left_ms: null, changed_ms: nowMs })
    .onConflict((conflict) =>
      conflict
        .columns(['activity_product_id', 'member_id'])
        .where('state', 'in', ['unpaid', 'paid'])
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The open seat that a member has of a product. */
export const openSeatOf = (
  db: Queries,
  memberId: string,
  activityProductId: string,
): Promise<SeatRow | undefined> =>
  db
    .selectFrom('group_seats')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('activity_product_id', '=', activityProductId)
    .where('state', 'in', ['unpaid', 'paid'])
    .executeTakeFirst();

/** The latest seat that a member has, or had, in a group. */
export const seatOfMember = (db: Queries, groupId: string, memberId: string): Promise<SeatRow | undefined> =>
  db
    .selectFrom('group_seats')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A group that can be joined in place of another. */
export interface OtherGroup {
  groupId: string;
  lacking: number;
  endsAtMs: number;
}

/** Groups of a product that can be joined, without those of the member: the soonest end first. */
export async function otherGroups(
  db: Queries,
  asked: { activityProductId: string; memberId: string; nowMs: number },
): Promise<OtherGroup[]> {
  const { activityProductId, memberId, nowMs } = asked;
  const { rows } = await sql<OtherGroup>`
    select g.id as "groupId", g.needed - g.seats_taken as lacking, g.ends_ms as "endsAtMs"
    from buy_groups g
    where g.activity_product_id = ${activityProductId} and g.state = 'forming'
      and g.ends_ms >= ${nowMs + groupJoinClosesMs} and g.seats_taken < g.needed
      and not exists (select from group_seats s where s.group_id = g.id and s.member_id = ${memberId}
        and s.state in ('unpaid', 'paid'))
    order by g.ends_ms, g.id limit ${groupAlternativesMax}`.execute(db);
  return rows;
}

/** A seat is paid; its group's time begins with the first. Undefined where the seat was not waiting for it. */
export async function paySeat(
  tx: Tx,
  lineId: string,
  { nowMs, paidMs }: { nowMs: number; paidMs: number },
): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    with seat as (
      update group_seats set state = 'paid', paid_ms = ${paidMs}, changed_ms = ${nowMs}
      where line_id = ${lineId} and state = 'unpaid' returning group_id
    )
    update buy_groups g set paid = g.paid + 1, state = 'forming',
      opened_ms = coalesce(g.opened_ms, ${paidMs}::bigint),
      ends_ms = coalesce(g.ends_ms, ${paidMs}::bigint + p.group_hours * 3600000::bigint)
    from seat, activity_products p
    where g.id = seat.group_id and p.id = g.activity_product_id and g.state in ('pending', 'forming')
    returning g.*`.execute(tx);
  return rows[0];
}

/** Unpaid seats of these lines are free again; a group that was never opened is void. Answers the lines that had one. */
export async function freeSeats(tx: Tx, lineIds: readonly string[], nowMs: number): Promise<string[]> {
  const { rows } = await sql<{ line_id: string }>`
    with freed as (
      update group_seats set state = 'closed', changed_ms = ${nowMs}
      where line_id = any(${[...lineIds]}) and state = 'unpaid' returning group_id, line_id
    ), sums as (select group_id, count(*)::integer as seats from freed group by group_id), counted as (
      update buy_groups g set seats_taken = g.seats_taken - sums.seats,
        state = case g.state when 'pending' then 'void' else g.state end,
        settled_ms = case g.state when 'pending' then ${nowMs}::bigint else g.settled_ms end
      from sums where g.id = sums.group_id
    )
    select line_id from freed`.execute(tx);
  return rows.map(({ line_id }) => line_id);
}

/** Seats of groups that formed, of lines of which nothing is left. */
export async function refundSeats(tx: Tx, lineIds: readonly string[], nowMs: number): Promise<void> {
  await sql`
    update group_seats s set state = 'refunded', left_ms = ${nowMs}, changed_ms = ${nowMs}
    from order_lines l
    where l.id = any(${[...lineIds]}) and s.line_id = l.id and s.state = 'formed'
      and l.refunding_quantity + l.refunded_quantity >= l.quantity`.execute(tx);
}

/** Moves all seats of a group that stand so. */
export async function moveSeats(
  tx: Tx,
  groupId: string,
  { from, to, nowMs }: { from: GroupSeatState; to: GroupSeatState; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('group_seats')
    .set({ state: to, changed_ms: nowMs })
    .where('group_id', '=', groupId)
    .where('state', '=', from)
    .execute();
}

export async function setGroup(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      GroupRow,
      'leader_id' | 'state' | 'seats_taken' | 'paid' | 'virtual_seats' | 'ends_ms' | 'settled_ms'
    >
  >,
): Promise<void> {
  await tx.updateTable('buy_groups').set(change).where('id', '=', id).execute();
}

/** A paid seat is given up while its group forms. */
export async function setLeft(tx: Tx, seatId: number, nowMs: number): Promise<void> {
  await tx
    .updateTable('group_seats')
    .set({ state: 'left', left_ms: nowMs, changed_ms: nowMs })
    .where('id', '=', seatId)
    .execute();
}

/** Which of these products have no group that is open: what is left of their pools can go back once they are over. */
export async function withoutOpenGroups(db: Queries, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...productIds]}::text[]) as p(id)
    where not exists (select from buy_groups g
      where g.activity_product_id = p.id and g.state in ('pending', 'forming')) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The group that an order has its seat in. */
export const groupOfOrder = (db: Queries, orderId: string): Promise<GroupRow | undefined> =>
  db
    .selectFrom('buy_groups')
    .selectAll()
    .where('id', 'in', db.selectFrom('group_seats').select('group_id').where('order_id', '=', orderId))
    .executeTakeFirst();

/** What the end of a group is decided by. */
export interface GroupToEnd {
  id: string;
  state: GroupRow['state'];
  endsMs: number | null;
  /** Since when its activity is withdrawn. */
  withdrawnMs: number | null;
  /** Checkouts of its seats that are not paid. */
  unpaid: { id: string; expires_ms: number | null }[];
}

export async function groupToEnd(db: Queries, id: string): Promise<GroupToEnd | undefined> {
  const { rows } = await sql<GroupToEnd>`
    select g.id, g.state, g.ends_ms as "endsMs",
      case a.state when 'withdrawn' then a.withdrawn_ms end as "withdrawnMs",
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'expires_ms', c.expires_ms) order by c.id)
        from group_seats s join orders o on o.id = s.order_id join checkouts c on c.id = o.checkout_id
        where s.group_id = g.id and s.state = 'unpaid' and c.state = 'open'), '[]') as unpaid
    from buy_groups g join activity_products p on p.id = g.activity_product_id
      join activities a on a.id = p.activity_id
    where g.id = ${id}`.execute(db);
  return rows[0];
}

/** Groups whose time is over, or whose activity is withdrawn. */
export async function groupsToEnd(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from buy_groups where state = 'forming' and ends_ms <= ${nowMs} order by ends_ms limit ${limit})
    union
    (select g.id from activities a join activity_products p on p.activity_id = a.id
      join buy_groups g on g.activity_product_id = p.id and g.state in ('pending', 'forming')
      where a.state = 'withdrawn' limit ${limit})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Things that are over, have units left and no group that is open. */
export async function groupPoolsToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from activities a join activity_products p on p.activity_id = a.id
    where a.active_type = ${activityType.groupBuy} and a.state <> 'draft'
      and (a.ends_ms <= ${nowMs} or a.state = 'withdrawn')
      and exists (select from stock s where s.pool_id = p.id and s.total > s.taken + s.allotted)
      and not exists (select from buy_groups g
        where g.activity_product_id = p.id and g.state in ('pending', 'forming'))
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
