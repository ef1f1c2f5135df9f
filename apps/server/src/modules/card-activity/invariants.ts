import type { Invariant } from '../../core/kinds';

/** Who has a place in a session, and how many places a card has. */
export const placeInvariants: readonly Invariant[] = [
  {
    name: 'a line of a card activity has a live place for each unit that is neither closed nor given back',
    query: `
      select l.id as subject, count(p.unit) || ' places of ' || l.quantity as problem
      from order_lines l join orders o on o.id = l.order_id
        left join card_activity_places p on p.line_id = l.id and p.live
      where l.kind = 'cardActivity'
      group by l.id, l.quantity, l.refunding_quantity, l.refunded_quantity, o.status
      having count(p.unit) > l.quantity - l.refunded_quantity
        or count(p.unit) < l.quantity - l.refunding_quantity - l.refunded_quantity and o.status not in (4, 6)
        or count(p.unit) > 0 and o.status = 6`,
  },
  {
    name: 'no card has more live places in an activity than it may have',
    query: `
      select p.card_id || ' ' || p.activity_id as subject, count(*) || ' of ' || a.per_card as problem
      from card_activity_places p join card_activities a on a.id = p.activity_id
      where p.live group by p.card_id, p.activity_id, a.per_card having count(*) > a.per_card`,
  },
  {
    name: 'a place is for a person on its card, in a session of its activity',
    query: `
      select p.line_id || ' ' || p.unit as subject, 'person, card or session' as problem
      from card_activity_places p join card_persons h on h.id = p.person_id
        join card_activity_sessions s on s.id = p.session_id
      where h.card_id <> p.card_id or s.activity_id <> p.activity_id`,
  },
];
