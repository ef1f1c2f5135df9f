import type { ProductKind } from '@yunyou/contract';
import type { Invariant } from '../../core/kinds';

/** What holds of the vouchers of a kind whose units are used by showing them. */
export const voucherInvariants = (kind: ProductKind): Invariant[] => [
  {
    name: `each unit of a fulfilled line of the kind ${kind} has its vouchers, and no other line has any`,
    query: `
      select l.id as subject, o.status || ': ' || count(distinct v.unit) || ' of ' || l.quantity as problem
      from order_lines l join orders o on o.id = l.order_id
      left join vouchers v on v.line_id = l.id
      where l.kind = '${kind}'
      group by l.id, l.quantity, o.id, o.status, o.pay_status, o.close_reason
      having count(distinct v.unit) <> case
        when o.status = 0 and o.pay_status = 0 then 0
        when o.status in (0, 1, 2, 5) then l.quantity
        when o.status = 4 or (o.status = 6 and o.close_reason in ('cancelled', 'timedOut', 'latePayment')
          and not exists (select from order_events e where e.order_id = o.id and e.status in (0, 1))) then 0
        else count(distinct v.unit) end`,
  },
  {
    name: `a unit of the kind ${kind} that goes back can not be used`,
    query: `
      select v.id as subject, 'voucher in ' || v.status as problem
      from refund_items i join refund_requests q on q.id = i.request_id
      join vouchers v on v.line_id = i.line_id and v.unit = i.unit
      join order_lines l on l.id = i.line_id and l.kind = '${kind}'
      where i.live and q.status in ('refunding', 'refunded', 'failed') and v.status in (0, 1)`,
  },
];
