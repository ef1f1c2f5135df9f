import type { Invariant } from '../../core/kinds';

/** What holds of services that were paid for. */
export const serviceInvariants: readonly Invariant[] = [
  {
    name: 'a paid service has a code for each unit, or content to show, and an unpaid one has neither',
    query: `
      select l.id as subject, 'order in ' || o.status || ': ' || count(v.id) || ' codes of ' || l.quantity as problem
      from order_lines l join orders o on o.id = l.order_id
      left join vouchers v on v.line_id = l.id
      left join service_lines s on s.line_id = l.id
      where l.kind = 'service'
      group by l.id, o.id, s.line_id
      having case
        when o.status = 4 then count(v.id) > 0 or s.line_id is not null
        when o.status in (0, 1, 2, 5) and l.detail->>'serviceMode' = 'instant' then s.line_id is null
        when o.status in (0, 1, 2, 5) then count(v.id) <> l.quantity
        else false end`,
  },
  {
    name: 'a code is used as often as it may be, and used up exactly then',
    query: `
      select id as subject, used_times || ' of ' || uses || ' in ' || status as problem from vouchers
      where used_times > uses or (status = 2) <> (used_times >= uses)`,
  },
];
