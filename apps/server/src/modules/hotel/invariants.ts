import type { Invariant } from '../../core/kinds';

/** The first night that could still be sold at an instant: until 06:00 yesterday's. */
const sellableAt = (ms: string) =>
  `to_char(to_timestamp(${ms} / 1000.0) at time zone 'Asia/Shanghai' - interval '6 hours', 'YYYY-MM-DD')`;

/** What holds of every stay. */
export const stayInvariants: readonly Invariant[] = [
  {
    name: 'the rooms taken of a night are those that stays hold',
    query: `
      select m.id || ' ' || s.slot as subject, s.taken || ' taken, ' || count(n.night) || ' held' as problem
      from hotel_rooms m join stock s on s.pool_id = m.pool_id
      left join (
        select l.product_id, n.night from stay_nights n
        join stay_rooms r on r.id = n.stay_room_id join order_lines l on l.id = r.line_id where n.held
      ) n on n.product_id = m.id and n.night = s.slot
      group by m.id, s.slot, s.taken having s.taken <> count(n.night)`,
  },
  {
    name: 'the nights of a stay were paid with what its line was',
    query: `
      select l.id as subject, l.paid_fen || ' <> ' || coalesce(sum(n.paid_fen), 0) as problem
      from order_lines l
      left join stay_rooms r on r.line_id = l.id left join stay_nights n on n.stay_room_id = r.id
      where l.kind = 'stay' group by l.id, l.paid_fen having l.paid_fen <> coalesce(sum(n.paid_fen), 0)`,
  },
  {
    name: 'no more goes back for a room than it was paid with',
    query: `
      select r.id as subject, b.back || ' of ' || sum(n.paid_fen) as problem
      from stay_rooms r join stay_nights n on n.stay_room_id = r.id
      join (
        select i.line_id, i.unit, sum(i.amount_fen - i.fee_fen) as back from refund_items i where i.live
        group by i.line_id, i.unit
      ) b on b.line_id = r.line_id and b.unit = r.unit
      group by r.id, b.back having b.back > sum(n.paid_fen)`,
  },
  {
    name: 'each room of a stay has one night for each from arrival until before departure',
    query: `
      select l.id as subject, 'room ' || coalesce(r.unit, -1) || ' has ' || count(n.night) as problem
      from order_lines l
      left join stay_rooms r on r.line_id = l.id
      left join stay_nights n on n.stay_room_id = r.id and n.night >= l.first_slot and n.night < l.end_slot
      where l.kind = 'stay' group by l.id, l.first_slot, l.end_slot, r.id, r.unit
      having count(n.night) <> l.end_slot::date - l.first_slot::date
      union all
      select l.id, count(r.id) || ' rooms of ' || l.quantity from order_lines l
      left join stay_rooms r on r.line_id = l.id
      where l.kind = 'stay' group by l.id, l.quantity having count(r.id) <> l.quantity`,
  },
  {
    name: 'a stay that has failed or closed holds no night that could be sold then',
    query: `
      select r.id as subject, n.night || ' held in an order in ' || o.status as problem
      from stay_nights n join stay_rooms r on r.id = n.stay_room_id join orders o on o.id = r.order_id
      join lateral (
        select e.at_ms from order_events e where e.order_id = o.id and e.status in (3, 6) order by e.id limit 1
      ) e on true
      where n.held and o.status in (3, 6) and n.night >= ${sellableAt('e.at_ms')}`,
  },
  {
    name: 'a room is where its voucher says',
    query: `
      select r.id as subject, 'room in ' || r.state || ', voucher in ' || v.status as problem
      from stay_rooms r join vouchers v on v.line_id = r.line_id and v.unit = r.unit
      where case r.state when 0 then v.status in (2, 3) when 1 then v.status <> 2
        when 2 then v.status not in (2, 4) else v.status in (0, 1, 2) end`,
  },
  {
    name: 'nobody is in, or still expected in, a stay that is complete',
    query: `
      select r.id as subject, 'in ' || r.state as problem
      from stay_rooms r join orders o on o.id = r.order_id where o.status = 2 and r.state in (0, 1)`,
  },
];
