import type { Invariant } from '../../core/kinds';
import { digestSql, rolledSql, toldKeysSql } from '../lottery/hmac-sql';

const OPENED = `concat_ws(E'\\n', 'box', o.activity_id, o.day, o.member_id, o.unit_id, o.client_seed)`;

/** Openings of boxes. They are kept for two years: of sets that are older not all are looked for. */
const isKept = `a.starts_ms > $NOW - 63072000000`;

/** Pieces of each item before the opening `o`, in their order. */
const poolSql = `
  select i.id, i.seq, i.hidden, o.pool_before[row_number() over (order by i.seq)] as many
  from box_items i where i.activity_id = o.activity_id`;

export const openingInvariants: readonly Invariant[] = [
  {
    name: 'openings of a set are numbered without gaps',
    query: `
      with opened as (
        select activity_id, count(*) as many, min(seq) as first, max(seq) as last from box_openings group by 1
      )
      select b.activity_id as subject,
        coalesce(o.many, 0) || ' from ' || coalesce(o.first, 0) || ' to ' || coalesce(o.last, 0)
          || ', counted ' || b.opened as problem
      from box_sets b join activities a on a.id = b.activity_id left join opened o on o.activity_id = b.activity_id
      where (o.many is not null and (o.last - o.first + 1 <> o.many or o.last <> b.opened))
        or (${isKept} and (coalesce(o.many, 0) <> b.opened or o.first > 1))`,
  },
  {
    name: 'of an item as many are out as openings brought',
    query: `
      with opened as (select item_id, count(*) as many from box_openings group by 1)
      select i.id as subject, i.opened || ' opened, in the ledger ' || coalesce(o.many, 0) as problem
      from box_items i join activities a on a.id = i.activity_id left join opened o on o.item_id = i.id
      where i.opened < coalesce(o.many, 0) or (${isKept} and i.opened <> coalesce(o.many, 0))`,
  },
  {
    name: 'every box that is opened was opened once, by its member, and no other was',
    query: `
      select coalesce(u.id, o.unit_id) as subject, u.state || ' with ' || coalesce(o.seq::text, 'no opening') as problem
      from box_units u join activities a on a.id = u.activity_id
        left join box_openings o on o.unit_id = u.id
      where (o.unit_id is not null
          and (u.state <> 'opened' or o.member_id <> u.member_id or o.activity_id <> u.activity_id))
        or (o.unit_id is null and u.state = 'opened' and ${isKept})`,
  },
  {
    name: 'what was in a box is a prize of its member',
    query: `
      select o.unit_id as subject, 'with the prize ' || coalesce(z.id, 'none') as problem
      from box_openings o join box_items i on i.id = o.item_id
        left join member_prizes z on z.id = o.prize_of_mine_id and z.member_id = o.member_id
          and z.activity_id = o.activity_id and z.source = 'box'
      where z.variant_id is distinct from i.variant_id`,
  },
  {
    name: 'each opening shows what the ones before it left',
    query: `
      with counted as (
        select o.unit_id, p.id, p.many, i.start_count - (select count(*) from box_openings before
          where before.activity_id = o.activity_id and before.item_id = p.id and before.seq < o.seq) as had
        from box_openings o join activities a on a.id = o.activity_id
          cross join lateral (${poolSql}) p join box_items i on i.id = p.id
        where ${isKept}
      )
      select unit_id as subject, id || ': ' || coalesce(many::text, 'none') || ', there were ' || had as problem
      from counted where many is distinct from had`,
  },
  {
    name: 'misses are counted, and after enough of them a hidden piece is drawn while any is left',
    query: `
      with counted as (
        select o.*, i.hidden, lag(i.hidden) over w as hidden_before, lag(o.misses) over w as misses_before,
          (select sum(p.many) from (${poolSql}) p where p.hidden) as hidden_left,
          (select sum(p.many) from (${poolSql}) p) as all_left
        from box_openings o join box_items i on i.id = o.item_id
        window w as (partition by o.activity_id, o.member_id order by o.seq)
      )
      select c.unit_id as subject,
        c.misses || ' misses, ' || case when c.pity then 'pity' else 'no pity' end || ' of ' || c.drawn_from as problem
      from counted c join box_sets b on b.activity_id = c.activity_id join activities a on a.id = c.activity_id
      where (c.misses_before is not null and c.misses <> case when c.hidden_before then 0 else c.misses_before + 1 end)
        or (c.misses_before is null and c.misses > 0 and ${isKept})
        or c.pity <> (c.misses >= b.pity_after - 1 and c.hidden_left > 0)
        or c.drawn_from <> case when c.pity then c.hidden_left else c.all_left end`,
  },
  {
    name: 'the misses of a member are those of their last opening',
    query: `
      with last as (
        select distinct on (o.activity_id, o.member_id) o.activity_id, o.member_id, o.misses, i.hidden
        from box_openings o join box_items i on i.id = o.item_id order by 1, 2, o.seq desc
      )
      select m.activity_id || ' ' || m.member_id as subject, m.misses || ' misses' as problem
      from box_members m join last l on l.activity_id = m.activity_id and l.member_id = m.member_id
      where m.misses <> case when l.hidden then 0 else l.misses + 1 end`,
  },
  {
    name: 'every box of a day whose seed is told can be drawn anew, and holds what it held',
    query: `
      with keys as materialized (${toldKeysSql}), digests as (
        select o.*, ${digestSql(OPENED)} as hex
        from box_openings o join keys k on k.activity_id = o.activity_id and k.day = o.day
      ), rolls as (
        select *, ${rolledSql('hex', 'drawn_from')} as made from digests
      )
      select o.unit_id as subject, o.k || ', made anew ' || o.made as problem
      from rolls o cross join lateral (
        select p.id, p.many, sum(p.many) over (order by p.seq) as up_to from (${poolSql}) p where p.hidden or not o.pity
      ) s
      where s.id = o.item_id
        and ((o.k <> o.made and not o.forced) or o.k >= s.up_to or o.k < s.up_to - s.many)`,
  },
];
