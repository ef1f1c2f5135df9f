import { orderStatus } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** Locks those of the activities that are counted, in one order; answers their ids. */
export async function lockCounted(tx: Tx, activityIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('activities')
    .select('id')
    .where('id', 'in', [...activityIds])
    .where((eb) => eb.or([eb('budget_uses', 'is not', null), eb('member_limit', 'is not', null)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts a use of each locked activity that its budget and the member's limit still allow; answers which. */
export async function insertUses(
  tx: Tx,
  activityIds: readonly string[],
  { checkoutId, memberId }: { checkoutId: string; memberId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with counted as (
      update activities a set used_count = a.used_count + 1
      where a.id = any(${[...activityIds]})
        and (a.budget_uses is null or a.used_count < a.budget_uses)
        and (a.member_limit is null or a.member_limit > (select count(*) from activity_uses u
          where u.activity_id = a.id and u.member_id = ${memberId} and u.live))
      returning a.id
    )
    insert into activity_uses (checkout_id, activity_id, member_id)
    select ${checkoutId}, id, ${memberId} from counted
    returning activity_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Activities that made nothing cheaper of what stands of a checkout. */
export async function unneededUses(tx: Tx, checkoutId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.activity_id as id from activity_uses u
    where u.checkout_id = ${checkoutId} and u.live and not exists (
      select from orders o join order_lines l on l.order_id = o.id join line_adjustments a on a.line_id = l.id
      where o.checkout_id = u.checkout_id and a.source_id = u.activity_id
        and o.status not in (${orderStatus.failed}, ${orderStatus.closed}))`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Checkouts no longer use what they used, or `only` these activities of it; each is given back once. */
export async function endUses(
  tx: Tx,
  checkoutIds: readonly string[],
  only: readonly string[] | null = null,
): Promise<void> {
  const isOnly = sql`(${only === null} or u.activity_id = any(${[...(only ?? [])]}))`;
  await sql`
    with locked as (
      select a.id from activities a
      where exists (select from activity_uses u
        where u.activity_id = a.id and u.checkout_id = any(${[...checkoutIds]}) and u.live and ${isOnly})
      order by a.id for update
    ), ended as (
      update activity_uses u set live = false
      from locked where u.activity_id = locked.id and u.checkout_id = any(${[...checkoutIds]}) and u.live
      returning u.activity_id
    ), sums as (
      select activity_id, count(*)::integer as uses from ended group by activity_id
    )
    update activities a set used_count = a.used_count - sums.uses
    from sums where a.id = sums.activity_id`.execute(tx);
}
