import type { Invariant } from '../../core/kinds';

/** Cards that were sold, their periods and their persons. */
export const saleInvariants: readonly Invariant[] = [
  {
    name: 'a paid line of cards has all of them, and as many live ones as were not given back',
    query: `
      select l.id as subject, count(c.id) || ' cards, ' || count(c.id) filter (where c.status <> 'refunded')
        || ' live, of ' || l.quantity as problem
      from order_lines l join orders o on o.id = l.order_id join checkouts k on k.id = o.checkout_id
        left join cards c on c.line_id = l.id
      where l.kind = 'annualCard' and k.state = 'paid' and (l.detail->'renewal') = 'null'::jsonb
      group by l.id, l.quantity, l.refunding_quantity, l.refunded_quantity
      having count(c.id) <> l.quantity
        or count(c.id) filter (where c.status <> 'refunded') > l.quantity - l.refunded_quantity`,
  },
  {
    name: 'a card has days, and a period, once it has begun',
    query: `
      select c.id as subject, c.status || ' with ' || count(p.seq) || ' periods' as problem
      from cards c left join card_periods p on p.card_id = c.id
      group by c.id, c.status, c.first_day
      having (c.first_day is null) <> (count(p.seq) = 0)
        or c.status in ('toActivate', 'examining') and c.first_day is not null
        or c.status in ('active', 'frozen') and c.first_day is null`,
  },
  {
    name: 'the last day of a running card is that of its last period',
    query: `
      select c.id as subject, c.last_day || ' and ' || p.last_day as problem
      from cards c join lateral (select last_day from card_periods where card_id = c.id order by seq desc limit 1) p on true
      where c.status in ('active', 'frozen') and p.last_day <> c.last_day`,
  },
  {
    name: 'nobody is on a card that was handed back',
    query: `
      select p.id as subject, p.status as problem
      from card_persons p join cards c on c.id = p.card_id where c.status = 'refunded' and p.status <> 'removed'`,
  },
  {
    name: 'no order of cards waits that has nothing left to be activated',
    query: `
      select o.id as subject, 'nothing waits' as problem
      from orders o
      where o.status = 1 and exists (select from order_lines l where l.order_id = o.id and l.kind = 'annualCard')
        and not exists (select from cards c where c.order_id = o.id and c.status in ('toActivate', 'examining'))
        and coalesce(o.ends_ms, 0) > $NOW`,
  },
];
