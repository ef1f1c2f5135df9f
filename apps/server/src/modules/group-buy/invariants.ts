import type { Invariant } from '../../core/kinds';

/** Groups and their orders are moved in one transaction: what is looked at never stands in between. */
export const groupBuyInvariants: readonly Invariant[] = [
  {
    name: 'a group has as many seats as are counted',
    query: `
      with counted as (
        select group_id, count(*) filter (where state in ('unpaid', 'paid', 'formed', 'refunded', 'failed')) as taken,
          count(*) filter (where state in ('paid', 'formed', 'refunded', 'failed')) as paid
        from group_seats group by group_id
      )
      select g.id as subject, g.state || ': ' || g.seats_taken || ' taken and ' || g.paid || ' paid, '
        || coalesce(c.taken, 0) || ' and ' || coalesce(c.paid, 0) || ' seats' as problem
      from buy_groups g left join counted c on c.group_id = g.id
      where g.seats_taken <> coalesce(c.taken, 0) or g.paid <> coalesce(c.paid, 0)`,
  },
  {
    name: 'a group that formed was full, and nothing of it is held back',
    query: `
      select g.id as subject, g.paid || ' paid and ' || g.virtual_seats || ' given of ' || g.needed as problem
      from buy_groups g where g.state = 'formed' and g.paid + g.virtual_seats <> g.needed
      union all
      select g.id, 'order ' || o.id || ' is at ' || o.status || case when o.held_back then ', held back' else '' end
      from buy_groups g join group_seats s on s.group_id = g.id and s.state = 'formed'
        join orders o on o.id = s.order_id
      where g.state = 'formed' and (o.held_back or (o.confirm_mode = 'instant' and o.status = 0))`,
  },
  {
    name: 'all that was paid in a group that failed goes back',
    query: `
      select g.id as subject, 'order ' || o.id || ' is at ' || o.status as problem
      from buy_groups g join group_seats s on s.group_id = g.id and s.state = 'failed'
        join orders o on o.id = s.order_id
      where g.state = 'failed' and o.status in (0, 1, 2)
      union all
      select g.id, 'order ' || o.id || ' of ' || o.total_fen || ' gives ' || coalesce(q.fen, 0) || ' back'
      from buy_groups g join group_seats s on s.group_id = g.id and s.state = 'failed'
        join orders o on o.id = s.order_id
        left join (select order_id, sum(amount_fen) as fen from refund_requests
          where status in ('refunding', 'refunded', 'failed') group by order_id) q on q.order_id = o.id
      where g.state = 'failed' and coalesce(q.fen, 0) <> o.total_fen`,
  },
  {
    name: 'an order is held back while its group forms, and no longer',
    query: `
      select o.id as subject, case when o.held_back then 'held back' else 'at ' || o.status end
        || ' with a seat that is ' || coalesce(s.state, 'missing') as problem
      from orders o left join group_seats s on s.order_id = o.id
      where (o.held_back or s.state = 'paid') and not (o.held_back and s.state is not distinct from 'paid')`,
  },
  {
    name: 'a seat stands as its group and its order',
    query: `
      select s.id::text as subject, s.state || ' in a group that is ' || g.state as problem
      from group_seats s join buy_groups g on g.id = s.group_id
      where (s.state = 'unpaid' and g.state not in ('pending', 'forming'))
        or (s.state = 'paid' and g.state <> 'forming')
        or (s.state in ('formed', 'refunded') and g.state <> 'formed')
        or (s.state = 'failed' and g.state <> 'failed')
      union all
      select s.id::text, s.state || ' with a checkout that is ' || c.state
      from group_seats s join orders o on o.id = s.order_id join checkouts c on c.id = o.checkout_id
      where (s.state = 'unpaid' and c.state <> 'open') or (s.paid_ms is not null and c.state <> 'paid')`,
  },
  {
    name: 'a line that is bought in a group has one seat',
    query: `
      select l.id as subject, 'no seat' as problem
      from order_lines l left join group_seats s on s.line_id = l.id
        and s.activity_product_id = l.activity_product_id and s.quantity = l.quantity and s.order_id = l.order_id
      where l.activity_type = 3 and s.id is null`,
  },
  {
    name: 'nobody has two groups of a thing that are open',
    query: `
      select activity_product_id || ' ' || member_id as subject, count(*) || ' groups' as problem
      from group_seats where state in ('unpaid', 'paid')
      group by activity_product_id, member_id having count(*) > 1`,
  },
  {
    name: 'nobody has more of what is sold to groups than it allows',
    query: `
      select s.activity_product_id || ' ' || s.member_id as subject,
        sum(s.quantity) || ' of ' || p.limit_per_member as problem
      from group_seats s join activity_products p on p.id = s.activity_product_id
      where s.state in ('unpaid', 'paid', 'formed', 'refunded')
      group by s.activity_product_id, s.member_id, p.limit_per_member
      having sum(s.quantity) > p.limit_per_member`,
  },
  {
    name: 'documents are counted as often as seats of groups name them',
    query: `
      with named as (
        select l.activity_product_id, p.cert_index, count(distinct l.id) as orders
        from order_lines l join group_seats s on s.line_id = l.id
          join activity_products q on q.id = l.activity_product_id join line_people p on p.line_id = l.id
        where q.limit_per_certificate > 0 and p.cert_index is not null
          and s.state in ('unpaid', 'paid', 'formed', 'refunded')
        group by 1, 2
      )
      select d.activity_product_id || ' ' || d.cert_index as subject,
        d.orders || ' counted, ' || n.orders || ' orders' as problem
      from activity_documents d join named n using (activity_product_id, cert_index)
      where d.orders <> n.orders`,
  },
];
