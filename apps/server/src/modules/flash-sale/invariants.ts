import type { Invariant } from '../../core/kinds';

/** What holds of activities with pools of their own, and of places in flash sales. */
export const flashSaleInvariants: readonly Invariant[] = [
  {
    name: 'what is held of an activity is what its granted places and its bargains hold',
    query: `
      with held as (
        select g.activity_product_id as id, slot, sum(g.quantity * p.per_unit) as units
        from flash_grabs g join activity_products p on p.id = g.activity_product_id, unnest(g.slots) as slot
        where g.state = 'granted' group by 1, 2
        union all
        select b.activity_product_id, '', sum(p.per_unit)
        from bargains b join activity_products p on p.id = b.activity_product_id
        where b.holds_piece group by 1
      )
      select s.pool_id || ' ' || s.slot as subject,
        s.allotted || ' held, ' || coalesce(h.units, 0) || ' granted' as problem
      from activity_products p join stock s on s.pool_id = p.id
        left join held h on h.id = s.pool_id and h.slot = s.slot
      where s.allotted <> coalesce(h.units, 0)`,
  },
  {
    name: 'an ordered place has an open order of its activity, a won one a paid one',
    query: `
      select g.id as subject, g.state || ' with a checkout that is ' || coalesce(c.state, 'missing') as problem
      from flash_grabs g
        left join order_lines l on l.id = g.line_id and l.activity_product_id = g.activity_product_id
          and l.quantity = g.quantity
        left join orders o on o.id = l.order_id and o.id = g.order_id and o.member_id = g.member_id
        left join checkouts c on c.id = o.checkout_id
      where (g.state = 'ordered' and c.state is distinct from 'open')
        or (g.state = 'won' and c.state is distinct from 'paid')`,
  },
  {
    name: 'a line of a flash sale has one place',
    query: `
      select l.id as subject, 'no place' as problem
      from order_lines l left join flash_grabs g on g.line_id = l.id
      where l.activity_type = 4 and g.id is null`,
  },
  {
    name: 'what activities have, or have sold, was moved to them',
    query: `
      with moved as (
        select p.source_pool_id as pool_id, s.slot, sum(s.total) as units
        from activity_products p join activities a on a.id = p.activity_id join stock s on s.pool_id = p.id
        where a.state <> 'draft' and p.source_pool_id <> p.id group by 1, 2
      )
      select m.pool_id || ' ' || m.slot as subject,
        coalesce(s.allotted, 0) || ' moved, ' || m.units || ' in activities' as problem
      from moved m left join stock s on s.pool_id = m.pool_id and s.slot = m.slot
      where coalesce(s.allotted, 0) < m.units`,
  },
  {
    name: 'nobody has two places of a thing that stand',
    query: `
      select activity_product_id || ' ' || member_id as subject, count(*) || ' places' as problem
      from flash_grabs where state in ('queued', 'granted', 'ordered')
      group by activity_product_id, member_id having count(*) > 1`,
  },
  {
    name: 'nobody has more of an activity than it allows',
    query: `
      select g.activity_product_id || ' ' || g.member_id as subject,
        sum(g.quantity) || ' of ' || p.limit_per_member as problem
      from flash_grabs g join activity_products p on p.id = g.activity_product_id
      where g.paid_ms is not null or g.state in ('queued', 'granted', 'ordered')
      group by g.activity_product_id, g.member_id, p.limit_per_member
      having sum(g.quantity) > p.limit_per_member`,
  },
  {
    name: 'documents are counted as often as orders of an activity name them',
    query: `
      with named as (
        select l.activity_product_id, p.cert_index, count(distinct l.id) as orders
        from order_lines l join flash_grabs g on g.line_id = l.id
          join activity_products q on q.id = l.activity_product_id join line_people p on p.line_id = l.id
        where q.limit_per_certificate > 0 and p.cert_index is not null
          and (g.state = 'ordered' or g.paid_ms is not null)
        group by 1, 2
      )
      select d.activity_product_id || ' ' || d.cert_index as subject,
        d.orders || ' counted, ' || n.orders || ' orders' as problem
      from activity_documents d join named n using (activity_product_id, cert_index)
      where d.orders <> n.orders`,
  },
];
