import { orderStatus } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { claimOfferId } from './offer-id';

/** Reserves coupons for a checkout in one statement, in one order of locks; answers the ids of those it got. */
export async function holdCoupons(
  tx: Tx,
  ids: readonly string[],
  held: { checkoutId: string; parentSn: string; memberId: string; nowMs: number; today: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with locked as (
      select m.id from member_coupons m
      where m.id = any(${[...ids]}) and m.member_id = ${held.memberId} and m.status = 'usable'
        and m.first_day <= ${held.today} and m.last_day >= ${held.today}
      order by m.id for update
    ), moved as (
      update member_coupons m set status = 'reserved', checkout_id = ${held.checkoutId}
      from locked where m.id = locked.id
      returning m.id
    ), told as (
      insert into member_coupon_events (member_coupon_id, event, at_ms, sn)
      select id, 'reserved', ${held.nowMs}::bigint, ${held.parentSn} from moved
    )
    select id from moved`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether all of these are the member's. */
export async function holdsCoupons(db: Queries, memberId: string, ids: readonly string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('member_coupons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count) === ids.length;
}

/** What a checkout holds is used. */
export async function useHeld(tx: Tx, checkoutId: string, nowMs: number): Promise<void> {
  await sql`
    with moved as (
      update member_coupons m set status = 'used', used_ms = ${nowMs}
      where m.checkout_id = ${checkoutId} and m.status = 'reserved'
      returning m.id
    )
    insert into member_coupon_events (member_coupon_id, event, at_ms, sn)
    select moved.id, 'used', ${nowMs}::bigint, c.parent_sn from moved join checkouts c on c.id = ${checkoutId}`.execute(
    tx,
  );
}

/** What checkouts hold or used is the member's again; what had run out is good until `untilDay`, where one is given. */
export async function giveBack(
  tx: Tx,
  checkoutIds: readonly string[],
  back: { nowMs: number; today: string; untilDay: string | null; only: readonly string[] | null },
): Promise<void> {
  await sql`
    with locked as (
      select m.id, m.checkout_id from member_coupons m
      where m.checkout_id = any(${[...checkoutIds]})
        and (${back.only === null} or m.id = any(${[...(back.only ?? [])]}))
      order by m.id for update
    ), moved as (
      update member_coupons m set status = 'usable', checkout_id = null, used_ms = null,
        last_day = case when ${back.untilDay}::text is not null and m.last_day < ${back.today}
          then ${back.untilDay} else m.last_day end,
        reminded_ms = case when ${back.untilDay}::text is not null and m.last_day < ${back.today}
          then null else m.reminded_ms end
      from locked where m.id = locked.id
      returning m.id, locked.checkout_id
    )
    insert into member_coupon_events (member_coupon_id, event, at_ms, sn)
    select moved.id, 'returned', ${back.nowMs}::bigint, c.parent_sn
    from moved join checkouts c on c.id = moved.checkout_id`.execute(tx);
}

/**
 * What a checkout used and nothing of it needs any more: a coupon when all orders it was used in are undone, one for an
 * exchange when all pieces of its line are back, one for freight when its order is undone and freight did not stay with a
 * parcel. `byShop`: an order of it was undone by its shop.
 */
export async function unneeded(tx: Tx, checkoutId: string): Promise<{ id: string; byShop: boolean }[]> {
  const { rows } = await sql<{ id: string; byShop: boolean }>`
    with held as (
      select id, checkout_id, terms->>'couponKind' as kind, array[id, ${claimOfferId('')} || coupon_id] as offers
      from member_coupons where checkout_id = ${checkoutId}
    ), uses as (
      select h.id as coupon, o.id as place, o.status in (${orderStatus.failed}, ${orderStatus.closed}) as undone,
        o.close_reason in ('rejected', 'notConfirmed') as by_shop, l.quantity = l.refunded_quantity as line_back
      from held h join orders o on o.checkout_id = h.checkout_id
        join order_lines l on l.order_id = o.id
        join line_adjustments a on a.line_id = l.id and a.source_id = any(h.offers)
      union all
      select h.id, o.id, o.status in (${orderStatus.failed}, ${orderStatus.closed}) and (
          not exists (select from shipments s where s.order_id = o.id)
          or exists (select from refund_requests r where r.order_id = o.id and r.freight_fen > 0)),
        o.close_reason in ('rejected', 'notConfirmed'), false
      from held h join orders o on o.checkout_id = h.checkout_id and o.snapshot->>'freightCoupon' = any(h.offers)
    )
    select h.id, bool_or(coalesce(u.by_shop, false)) as "byShop"
    from held h join uses u on u.coupon = h.id
    group by h.id, h.kind
    having bool_and(u.undone or (h.kind = 'exchange' and u.line_back))`.execute(tx);
  return rows;
}
