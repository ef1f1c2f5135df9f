import { boxesPerDayMax, boxesPerOrderMax, boxFenPerDayMax } from '@yunyou/contract';
import type { Invariant } from '../../core/kinds';

/** Sets of boxes, and what was bought of them. */
export const blindBoxInvariants: readonly Invariant[] = [
  {
    name: 'a set has a piece for each box that can be opened',
    query: `
      select b.activity_id as subject, i.remaining || ' pieces for ' || u.waiting || ' boxes' as problem
      from box_sets b
        cross join lateral (select coalesce(sum(start_count - opened - returned), 0) as remaining
          from box_items where activity_id = b.activity_id) i
        cross join lateral (select count(*) as waiting from box_units
          where activity_id = b.activity_id and state = 'paid') u
      where i.remaining < u.waiting`,
  },
  {
    name: 'boxes of a set that are taken are ordered, can be opened, or were',
    query: `
      select b.activity_id as subject, s.total || ' with ' || s.taken || ' taken; of ' || i.boxes || ' boxes '
        || o.ordered || ' ordered, ' || u.held || ' had' as problem
      from box_sets b join stock s on s.pool_id = b.activity_product_id and s.slot = ''
        cross join lateral (select sum(start_count) as boxes from box_items where activity_id = b.activity_id) i
        cross join lateral (select coalesce(sum(l.quantity), 0) as ordered
          from order_lines l join orders x on x.id = l.order_id join checkouts c on c.id = x.checkout_id
          where l.activity_product_id = b.activity_product_id and c.state = 'open') o
        cross join lateral (select count(*) as held from box_units u
          where u.activity_id = b.activity_id and u.state <> 'refunded') u
      where s.total <> i.boxes or s.taken <> o.ordered + u.held`,
  },
  {
    name: 'a paid line of boxes has all of them',
    query: `
      select l.id as subject, count(u.id) || ' boxes of ' || l.quantity as problem
      from order_lines l join orders o on o.id = l.order_id join checkouts c on c.id = o.checkout_id
        left join box_units u on u.line_id = l.id
      where l.kind = 'box' and c.state = 'paid' group by l.id, l.quantity having count(u.id) <> l.quantity`,
  },
  {
    name: 'the money of a box goes back, or is back, when it is given back, and of no other',
    query: `
      select u.id as subject, u.state || ' with its money ' || coalesce(r.status, 'here') as problem
      from box_units u
        left join refund_items f on f.line_id = u.line_id and f.unit = u.unit and f.live and not f.partial
        left join refund_requests r on r.id = f.request_id and r.status in ('refunding', 'refunded')
      where (u.state = 'refunded') <> (r.id is not null)`,
  },
  {
    name: 'nobody has more boxes in an order or in a day than anybody may',
    query: `
      select o.member_id || ' ' || to_char(to_timestamp(o.created_ms / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as subject,
        sum(l.quantity) || ' boxes for ' || sum(l.gross_fen) || ', ' || max(l.quantity) || ' at once' as problem
      from orders o join order_lines l on l.order_id = o.id
      where l.kind = 'box' and (o.status <> 6 or o.paid_ms is not null)
      group by o.member_id, to_char(to_timestamp(o.created_ms / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
      having sum(l.quantity) > ${boxesPerDayMax} or sum(l.gross_fen) > ${boxFenPerDayMax}
        or max(l.quantity) > ${boxesPerOrderMax}`,
  },
];
