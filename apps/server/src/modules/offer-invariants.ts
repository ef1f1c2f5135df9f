import type { Invariant } from '../core/kinds';

/** What holds of coupons and activities. */
export const offerInvariants: readonly Invariant[] = [
  {
    name: 'a coupon is held or used by one checkout that stands, and by no other',
    query: `
      select m.id as subject, m.status || ' with a checkout that is ' || c.state as problem
      from member_coupons m join checkouts c on c.id = m.checkout_id
      where (m.status = 'reserved' and c.state <> 'open') or (m.status = 'used' and c.state not in ('paid', 'atDesk'))`,
  },
  {
    name: 'as many of a coupon are claimed as members have',
    query: `
      select c.id as subject, c.claimed || ' claimed, ' || count(m.id) || ' had' as problem
      from coupons c left join member_coupons m on m.coupon_id = c.id
      group by c.id having c.claimed <> count(m.id)`,
  },
  {
    name: 'an activity is used as often as it counts',
    query: `
      select a.id as subject, a.used_count || ' counted, ' || count(u.checkout_id) || ' live' as problem
      from activities a left join activity_uses u on u.activity_id = a.id and u.live
      group by a.id having a.used_count <> count(u.checkout_id)`,
  },
];
