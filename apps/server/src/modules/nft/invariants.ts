import type { Invariant } from '../../core/kinds';

/** What holds of collectibles. */
export const nftInvariants: readonly Invariant[] = [
  {
    name: 'pieces of a collection are numbered from one without gaps, as many as are issued',
    query: `
      select k.id as subject, k.issued || ' issued, ' || count(p.id) || ' made, up to ' || coalesce(max(p.serial_no), 0) as problem
      from nft_collections k left join nft_pieces p on p.collection_id = k.id
      group by k.id having k.issued <> count(p.id) or k.issued <> coalesce(max(p.serial_no), 0)`,
  },
  {
    name: 'every piece has a certificate of its own',
    query: `
      select p.id as subject, 'no certificate' as problem
      from nft_pieces p left join nft_certificates c on c.piece_id = p.id where c.piece_id is null`,
  },
  {
    name: 'the credits of a member are the sum of what they came of',
    query: `
      with summed as (select activity_id, member_id, sum(amount) as credits from nft_credits group by 1, 2)
      select coalesce(m.activity_id, s.activity_id) || ' ' || coalesce(m.member_id, s.member_id) as subject,
        coalesce(m.credits, 0) || ' counted, ' || coalesce(s.credits, 0) || ' summed' as problem
      from nft_members m full join summed s on s.activity_id = m.activity_id and s.member_id = m.member_id
      where coalesce(m.credits, 0) <> coalesce(s.credits, 0) or coalesce(m.credits, 0) < 0`,
  },
  {
    name: 'participants of an activity are numbered from one without gaps',
    query: `
      select a.id as subject, a.participants || ' counted, ' || count(m.user_index) || ' joined, up to '
        || coalesce(max(m.user_index), 0) as problem
      from nft_activities a left join nft_members m on m.activity_id = a.id
      group by a.id
      having a.participants <> count(m.user_index) or a.participants <> coalesce(max(m.user_index), 0)`,
  },
  {
    name: 'a piece is used up by one exchange of its member, or by none',
    query: `
      select p.id as subject, p.status || ' with ' || coalesce(x.id, 'no exchange') as problem
      from nft_pieces p left join nft_exchange_pieces u on u.piece_id = p.id
        left join nft_exchanges x on x.id = u.exchange_id and x.member_id = p.member_id
      where (p.status = 'exchanged') <> (x.id is not null) or (u.piece_id is not null and x.id is null)`,
  },
  {
    name: 'a product has given as much as was exchanged for',
    query: `
      select p.id as subject, p.given || ' given, ' || count(x.id) || ' exchanged' as problem
      from nft_products p left join nft_exchanges x on x.product_id = p.id
      group by p.id having p.given <> count(x.id)`,
  },
  {
    name: 'what an exchange gave is its member’s, and what it cost in credits is booked',
    query: `
      select x.id as subject, x.got_kind || ' ' || x.got_id || ' for ' || x.cost_credits as problem
      from nft_exchanges x
        left join nft_pieces p on x.got_kind = 'collection' and p.id = x.got_id and p.member_id = x.member_id and p.how = 'exchange'
        left join member_prizes z on x.got_kind <> 'collection' and z.member_id = x.member_id and z.source = 'exchange'
          and (z.id = x.got_id or z.member_coupon_id = x.got_id)
        left join nft_credits c on c.activity_id = x.activity_id and c.source = 'exchange' and c.source_id = x.id
      where (p.id is null and z.id is null) or coalesce(-c.amount, 0) <> x.cost_credits`,
  },
  {
    name: 'nobody exchanges more often than one person can, and every exchange of such a product is some person’s',
    query: `
      select p.id as subject, coalesce(sum(l.used), 0) || ' of persons, at most ' || coalesce(max(l.used), 0) || ' of '
        || p.per_member || ', ' || p.given || ' given' as problem
      from nft_products p left join nft_limits l on l.product_id = p.id
      where p.per_member is not null
      group by p.id having coalesce(sum(l.used), 0) <> p.given or coalesce(max(l.used), 0) > p.per_member`,
  },
];
