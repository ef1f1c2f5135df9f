import type { Invariant } from '../../core/kinds';

/** Bargains and their cuts, orders and pieces. */
export const bargainInvariants: readonly Invariant[] = [
  {
    name: 'the cuts of a bargain come to what is cut off, and all of them to what can be',
    query: `
      with sums as (
        select bargain_id, count(*) as all_cuts, sum(cut_fen) as all_fen, count(member_id) as made,
          coalesce(sum(cut_fen) filter (where member_id is not null), 0) as made_fen,
          coalesce(max(seq) filter (where member_id is not null), 0) as last_seq,
          max(member_id) filter (where seq = 1) as first_member
        from bargain_cuts group by bargain_id
      )
      select b.id as subject, b.cuts || ' cuts of ' || b.cut_fen || ', made ' || coalesce(s.made, 0) || ' of '
        || coalesce(s.made_fen, 0) || ' of ' || coalesce(s.all_fen, 0) as problem
      from bargains b left join sums s on s.bargain_id = b.id
      where (b.people, b.start_fen - b.floor_fen, b.cuts, b.cut_fen, b.cuts, b.member_id)
        is distinct from (s.all_cuts, s.all_fen, s.made, s.made_fen, s.last_seq, s.first_member)`,
  },
  {
    name: 'a bargain is at its lowest price when nothing is left to cut, and only then',
    query: `
      select id as subject, state || ' with ' || cut_fen || ' of ' || start_fen - floor_fen as problem
      from bargains
      where state in ('running', 'reached') and (state = 'reached') <> (cut_fen = start_fen - floor_fen)`,
  },
  {
    name: 'nobody helps a bargain twice',
    query: `
      select bargain_id || ' ' || member_id as subject, count(*) || ' cuts' as problem
      from bargain_cuts where member_id is not null group by bargain_id, member_id having count(*) > 1`,
  },
  {
    name: 'nobody helps more often in a day than is allowed',
    query: `
      with helps as (
        select c.member_id, b.member_id as owner_id, (c.at_ms + 28800000) / 86400000 as day
        from bargain_cuts c join bargains b on b.id = c.bargain_id
        where c.member_id is not null and c.member_id <> b.member_id
      )
      select member_id as subject, count(*) || ' helps in a day' as problem
      from helps group by member_id, day having count(*) > 3
      union all
      select member_id || ' ' || owner_id, count(*) || ' helps of an owner in a day'
      from helps group by member_id, owner_id, day having count(*) > 1`,
  },
  {
    name: 'a bargain that is being paid has an open order at its price, a bought one a paid one',
    query: `
      select b.id as subject, b.state || ' at ' || b.order_fen || ' with a checkout that is '
        || coalesce(c.state, 'missing') as problem
      from bargains b
        left join orders o on o.id = b.order_id and o.member_id = b.member_id
        left join order_lines l on l.order_id = o.id and l.activity_product_id = b.activity_product_id
          and l.activity_type = 8 and l.quantity = 1
        left join checkouts c on c.id = o.checkout_id and l.id is not null
      where b.order_id is not null
        and c.state is distinct from case b.state when 'bought' then 'paid' else 'open' end`,
  },
  {
    name: 'a line that is bought in a bargain has one',
    query: `
      select l.id as subject, 'no bargain' as problem
      from order_lines l join orders o on o.id = l.order_id join checkouts c on c.id = o.checkout_id
        left join bargains b on b.order_id = o.id and b.activity_product_id = l.activity_product_id
      where l.activity_type = 8 and c.state in ('open', 'paid') and b.id is null`,
  },
  {
    name: 'nobody has two bargains of a thing that run, nor more than three in all',
    query: `
      select activity_product_id || ' ' || member_id as subject, count(*) || ' bargains' as problem
      from bargains where state in ('running', 'reached')
      group by activity_product_id, member_id having count(*) > 1
      union all
      select member_id, count(*) || ' bargains' from bargains where state in ('running', 'reached')
      group by member_id having count(*) > 3`,
  },
  {
    name: 'nobody has bought more in bargains than is allowed',
    query: `
      select b.activity_product_id || ' ' || b.member_id as subject,
        count(*) || ' of ' || p.limit_per_member as problem
      from bargains b join activity_products p on p.id = b.activity_product_id
      where b.order_id is not null
      group by b.activity_product_id, b.member_id, p.limit_per_member having count(*) > p.limit_per_member`,
  },
];
