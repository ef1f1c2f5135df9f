import type { Invariant } from '../../core/lines';

/** What holds of whoever is on a card, of what they handed in, and of entries. */
export const holderInvariants: readonly Invariant[] = [
  {
    name: 'nobody has more entries at a place on a day than their card gives',
    query: `
      select e.person_id || ' ' || e.spot_id || ' ' || e.day as subject, count(*) || ' entries' as problem
      from card_entries e join cards c on c.id = e.card_id
        join lateral (select (s->>'perDay')::integer as per_day from jsonb_array_elements(c.terms->'spots') s
          where s->>'spotId' = e.spot_id) t on true
      where e.outcome = 'admitted' group by e.person_id, e.spot_id, e.day, t.per_day having count(*) > t.per_day`,
  },
  {
    name: 'a document is on one live card of a type',
    query: `
      select type_id || ' ' || id_index as subject, count(*) || ' places' as problem from card_persons
      where id_index is not null and status in ('examining', 'active', 'refused') group by type_id, id_index having count(*) > 1`,
  },
  {
    name: 'what is examined is handed in, and is decided by nobody else',
    query: `
      select p.id as subject, p.status || ' without an application' as problem from card_persons p join cards c on c.id = p.card_id
      where p.status = 'examining' and c.status not in ('expired', 'refunded') and not exists (select from card_applications a
        where a.person_id = p.id and a.status = 'submitted' and not a.new_portrait)
      union all
      select a.id, 'open for a person who is ' || p.status from card_applications a join card_persons p on p.id = a.person_id
      where a.status = 'submitted' and p.status <> (case when a.new_portrait then 'active' else 'examining' end)`,
  },
  {
    name: 'a portrait is kept by a consent that stands',
    query: `
      select f.id as subject, 'no consent of person ' || f.person_id as problem from protected_pictures f
      where f.kind = 'face' and not exists (select from consents k
        where k.subject_id = f.person_id and k.purpose in ('face', 'faceChild') and k.withdrawn_ms is null)`,
  },
  {
    name: 'nothing is kept of who is on a card no more',
    query: `
      select f.id as subject, 'of a person who is ' || p.status as problem
      from protected_pictures f join card_persons p on p.id = f.person_id where p.status in ('toActivate', 'removed')`,
  },
  {
    name: 'gates are told to delete what is gone here',
    query: `
      select g.id as subject, 'is kept by the gates alone' as problem from gate_faces g
      where g.delete_ms is null and not exists (select from protected_pictures f where f.id = g.id)`,
  },
  {
    name: 'a consent is to a text that was published, and is taken back after it was given',
    query: `
      select id as subject, document_id || ' ' || version as problem from consents
      where document_id <> 'consent-' || purpose || '-' || version or withdrawn_ms < given_ms`,
  },
];
