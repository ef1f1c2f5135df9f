import type { Invariant } from '../../core/kinds';

/** What holds of goods that were sold, and of what limits them. */
export const goodsInvariants: readonly Invariant[] = [
  {
    name: 'what a member has of a limited product is what live lines have of it',
    query: `
      select coalesce(c.member_id, x.member_id) || ' ' || coalesce(c.product_id, x.product_id) || ' ' || coalesce(c.period, x.period) as subject,
        coalesce(c.pieces, 0) || ' counted, ' || coalesce(x.live, 0) || ' live' as problem
      from purchase_counts c
      full join (
        select o.member_id, l.product_id, l.detail->>'limitPeriod' as period,
          sum(l.quantity - l.refunding_quantity - l.refunded_quantity) as live
        from order_lines l join orders o on o.id = l.order_id
          join members m on m.id = o.member_id and m.cancelled_ms is null
        where l.detail->>'limitPeriod' is not null and o.status not in (3, 6)
        group by 1, 2, 3
      ) x on x.member_id = c.member_id and x.product_id = c.product_id and x.period = c.period
      where coalesce(c.pieces, 0) <> coalesce(x.live, 0)`,
  },
  {
    name: 'a paid line of goods has its way, and no unpaid one has any',
    query: `
      select l.id as subject, 'order in ' || o.status || ' with ' || o.pay_status as problem
      from order_lines l join orders o on o.id = l.order_id
      left join delivery_lines d on d.line_id = l.id
      where l.kind = 'goods' and (
        (d.line_id is null and o.status in (0, 1, 2, 5))
        or (d.line_id is not null and o.pay_status = 0))`,
  },
  {
    name: 'nothing is on its way that was not paid for',
    query: `
      select s.id as subject, 'parcel in ' || s.status || ' of an unpaid order' as problem
      from shipments s join orders o on o.id = s.order_id where o.pay_status = 0`,
  },
  {
    name: 'an order of goods knows where it is sent',
    query: `
      select o.id as subject, 'no address' as problem from orders o
      where exists (select from order_lines l where l.order_id = o.id and l.kind = 'goods')
        and not exists (select from deliveries d where d.order_id = o.id)`,
  },
  {
    name: 'a member with addresses has one that is the default',
    query: `
      select member_id as subject, count(*) filter (where is_default) || ' of ' || count(*) as problem
      from addresses group by member_id having count(*) filter (where is_default) <> 1`,
  },
  {
    name: 'a unit travels in one parcel, and in another for each time that it was sent back for nothing',
    query: `
      select p.line_id as subject, 'unit ' || p.unit || ' in ' || p.parcels || ' parcels' as problem
      from (
        select x.line_id, u.unit, count(*) as parcels from shipment_lines x, unnest(x.units) as u(unit)
        group by x.line_id, u.unit having count(*) > 1
      ) p
      where p.parcels > 1 + (
        select count(*) from refund_items i join refund_requests q on q.id = i.request_id
        where i.line_id = p.line_id and i.unit = p.unit and q.status = 'refused' and q.waybill_number <> '')`,
  },
];
