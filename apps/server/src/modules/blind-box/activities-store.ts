import { type LocalizedText, type OrderStatus, orderStatus, type Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

/** An order of boxes, for the page of what a member takes part in. */
export interface ListedBoxes {
  orderId: string;
  activeId: string;
  name: LocalizedText;
  picture: Picture;
  orderStatus: OrderStatus;
  toOpen: number;
  opened: number;
  changedMs: number;
}

/** A page of a member's orders of boxes, but for those that closed unpaid; what changed last first. */
export async function boxOrdersOf(
  db: Queries,
  { memberId, page, size }: { memberId: string; page: number; size: number },
): Promise<{ orders: ListedBoxes[]; total: number }> {
  const { rows } = await sql<ListedBoxes & { total: number }>`
    select o.id as "orderId", a.id as "activeId", a.name, a.picture, o.status as "orderStatus",
      u."toOpen", u.opened, coalesce(u.changed, o.created_ms) as "changedMs", count(*) over ()::integer as total
    from orders o join order_lines l on l.order_id = o.id and l.kind = 'box' join activities a on a.id = l.product_id
      cross join lateral (select count(*) filter (where state = 'paid')::integer as "toOpen",
          count(*) filter (where state = 'opened')::integer as opened, max(changed_ms) as changed
        from box_units where line_id = l.id) u
    where o.member_id = ${memberId} and (o.status <> ${orderStatus.closed} or o.paid_ms is not null)
    order by "changedMs" desc, o.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { orders: rows, total: rows[0]?.total ?? 0 };
}
