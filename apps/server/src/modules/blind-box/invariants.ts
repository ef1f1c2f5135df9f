import { boxesPerDayMax, boxesPerOrderMax, boxFenPerDayMax } from '@yunyou/contract';
import type { Invariant } from '../../core/kinds';

/** Sets of boxes, what was bought of them, and what was opened. */
export const blindBoxInvariants: readonly Invariant[] = [
  {
    name: 'as many items of a set are out as openings brought',
    query: `
      with drawn as (select item_id as id, count(*) as many from box_openings group by 1)
      select i.id as subject, i.opened || ' out, drawn ' || coalesce(d.many, 0) as problem
      from box_items i left join drawn d on d.id = i.id where i.opened <> coalesce(d.many, 0)`,
  },
  {
    name: 'openings of a set are numbered without gaps',
    query: `
      with drawn as (select activity_id as id, count(*) as many, max(seq) as last from box_openings group by 1)
      select b.activity_id as subject,
        coalesce(d.many, 0) || ' openings up to ' || coalesce(d.last, 0) || ', counted ' || b.opened as problem
      from box_sets b left join drawn d on d.id = b.activity_id
      where b.opened <> coalesce(d.many, 0) or b.opened <> coalesce(d.last, 0)`,
  },
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
    // The merchant is asked about some: those are taken until there is an answer.
    query: `
      select b.activity_id as subject, s.total || ' with ' || s.taken || ' taken; of ' || i.boxes || ' boxes '
        || o.ordered || ' ordered, ' || u.held || ' had' as problem
      from box_sets b join stock s on s.pool_id = b.activity_product_id and s.slot = ''
        cross join lateral (select sum(start_count) as boxes from box_items where activity_id = b.activity_id) i
        cross join lateral (select coalesce(sum(l.quantity), 0) as ordered
          from order_lines l join orders x on x.id = l.order_id join checkouts c on c.id = x.checkout_id
          where l.activity_product_id = b.activity_product_id and c.state = 'open') o
        cross join lateral (select count(*) as held from box_units u
          where u.activity_id = b.activity_id and (u.state <> 'refunded' or exists (
            select from refund_items f join refund_requests r on r.id = f.request_id
            where f.line_id = u.line_id and f.unit = u.unit and f.live and r.status = 'applied'))) u
      where s.total <> i.boxes or s.taken <> o.ordered + u.held`,
  },
  {
    name: 'a paid line of boxes has all of them, and as many are given back as the line says',
    query: `
      with had as (
        select line_id as id, count(*) as many, count(*) filter (where state = 'refunded') as back
        from box_units group by 1
      )
      select l.id as subject, coalesce(h.many, 0) || ' boxes, ' || coalesce(h.back, 0) || ' back, of '
        || l.quantity || ', ' || l.refunding_quantity + l.refunded_quantity as problem
      from order_lines l join orders o on o.id = l.order_id join checkouts c on c.id = o.checkout_id
        left join had h on h.id = l.id
      where l.kind = 'box' and c.state = 'paid'
        and (h.many is distinct from l.quantity or h.back <> l.refunding_quantity + l.refunded_quantity)`,
  },
  {
    name: 'a box that is opened has an opening, and no other has',
    query: `
      select u.id as subject, u.state || case when p.unit_id is null then ' without' else ' with' end || ' an opening' as problem
      from box_units u left join box_openings p on p.unit_id = u.id
      where (u.state = 'opened') <> (p.unit_id is not null)`,
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
