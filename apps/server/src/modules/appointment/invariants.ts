import type { Invariant } from '../../core/kinds';

/** What holds of appointments. */
export const appointmentInvariants: readonly Invariant[] = [
  {
    name: 'what is taken of a slot is what its appointments and offers have',
    query: `
      select s.id as subject, s.taken || ' taken, ' || coalesce(a.size, 0) || ' appointed, ' || coalesce(w.size, 0) || ' offered' as problem
      from appointment_slots s
        left join (select slot_id, sum(size) as size from appointments where status in (0, 1, 2, 4) group by 1) a on a.slot_id = s.id
        left join (select slot_id, sum(size) as size from waiting_entries where state = 'offered' group by 1) w on w.slot_id = s.id
      where s.taken <> coalesce(a.size, 0) + coalesce(w.size, 0) or s.taken > s.capacity`,
  },
  {
    name: 'no voucher is in two appointments that live',
    query: `
      select x.voucher_id as subject, count(*) || ' appointments' as problem
      from appointment_vouchers x join appointments a on a.id = x.appointment_id
      where x.live and a.status in (0, 1, 2) group by 1 having count(*) > 1`,
  },
  {
    name: 'nobody has two places of an item on one day',
    query: `
      select v.item_id || ' ' || v.day as subject, count(*) || ' places of one person' as problem
      from appointment_visitors v join appointments a on a.id = v.appointment_id
      where a.status in (0, 1, 2) and v.cert_index is not null and v.live
      group by v.item_id, v.day, v.cert_index having count(*) > 1`,
  },
  {
    name: 'every appointment has a snapshot with the hash of what it says',
    query: `
      select a.id as subject, case when s.canonical is null then 'none' else 'its hash does not match' end as problem
      from appointments a left join appointment_snapshots s on s.appointment_id = a.id
      where s.canonical is null or encode(sha256(convert_to(s.canonical, 'UTF8')), 'hex') <> s.sha256`,
  },
  {
    name: 'an appointment has an event for the status it is in',
    query: `
      select a.id as subject, 'nothing says how it came to ' || a.status as problem
      from appointments a
      where not exists (select from appointment_events e where e.appointment_id = a.id and e.status = a.status)`,
  },
  {
    name: 'people of vouchers are the people of their appointment',
    query: `
      select a.id as subject, a.size || ' people, ' || sum(x.people) || ' by vouchers' as problem
      from appointments a join appointment_vouchers x on x.appointment_id = a.id
      where a.status in (0, 1) and x.live group by a.id, a.size having a.size <> sum(x.people)`,
  },
  {
    name: 'an appointment of an order without vouchers waits for the payment',
    query: `
      select a.id as subject, 'in ' || a.status || ', its order in ' || o.status as problem
      from appointments a join orders o on o.id = a.order_id
      where a.status in (0, 1, 2) and (a.status <> 0 or o.status <> 4)
        and not exists (select from appointment_vouchers x where x.appointment_id = a.id)`,
  },
];
