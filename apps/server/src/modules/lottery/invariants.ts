import type { Invariant } from '../../core/kinds';
import { digestSql, rolledSql, toldKeysSql } from './hmac-sql';

const DRAWN = `concat_ws(E'\\n', 'draw', r.activity_id, r.day, r.member_id, r.draw_index, r.client_seed)`;

/** Draws, their chances and prizes. Records are kept for two years: what is older is not looked for. */
export const lotteryInvariants: readonly Invariant[] = [
  {
    name: 'the odds of a published draw come to one, and one of its prizes wins nothing',
    query: `
      select a.id as subject, sum(p.ppm) || ' ppm, ' || count(*) filter (where p.kind = 'none') || ' of none' as problem
      from activities a join draws d on d.activity_id = a.id left join draw_prizes p on p.activity_id = a.id
      where a.state <> 'draft' group by a.id
      having sum(p.ppm) is distinct from 1000000 or count(*) filter (where p.kind = 'none') <> 1`,
  },
  {
    name: 'every draw has used a chance, and every used chance was a draw',
    query: `
      with drawn as (select chance_id, count(*) as many, min(at_ms) as first_ms from draw_records group by 1)
      select c.id as subject, c.used || ' used for ' || coalesce(d.many, 0) || ' draws' as problem
      from draw_chances c left join drawn d on d.chance_id = c.id
      where coalesce(d.many, 0) > c.used
        or (c.used > coalesce(d.many, 0) and c.created_ms > $NOW - 63072000000)`,
  },
  {
    name: 'draws of a member are numbered without gaps',
    query: `
      with drawn as (
        select activity_id, member_id, count(*) as many, min(draw_index) as first, max(draw_index) as last
        from draw_records group by 1, 2
      )
      select m.activity_id || ' ' || m.member_id as subject,
        coalesce(d.many, 0) || ' draws from ' || d.first || ' to ' || d.last || ', counted ' || m.draws as problem
      from drawn d left join draw_members m on m.activity_id = d.activity_id and m.member_id = d.member_id
      where d.last - d.first + 1 <> d.many or d.last + 1 is distinct from m.draws`,
  },
  {
    name: 'of a prize with a number as many are given as draws brought',
    query: `
      with drawn as (select given_prize_id as id, count(*) as many from draw_records group by 1)
      select p.id as subject, p.given || ' given, drawn ' || coalesce(d.many, 0) as problem
      from draw_prizes p join activities a on a.id = p.activity_id left join drawn d on d.id = p.id
      where p.stock is not null
        and (p.given < coalesce(d.many, 0)
          or (p.given > coalesce(d.many, 0) and a.starts_ms > $NOW - 63072000000))`,
  },
  {
    name: 'what a draw brought is a prize of its member, and what wins nothing is none',
    query: `
      select r.id as subject, p.kind || ' with the prize ' || coalesce(z.id, 'none') as problem
      from draw_records r join draw_prizes p on p.id = r.given_prize_id
        left join member_prizes z on z.id = r.prize_of_mine_id and z.member_id = r.member_id
          and z.activity_id = r.activity_id and z.draw_index = r.draw_index and z.kind = p.kind
      where (p.kind = 'none') <> (r.prize_of_mine_id is null) or (p.kind <> 'none' and z.id is null)`,
  },
  {
    name: 'nobody has won more of a prize than it allows',
    query: `
      select r.given_prize_id || ' ' || r.member_id as subject, count(*) || ' of ' || p.per_member as problem
      from draw_records r join draw_prizes p on p.id = r.given_prize_id
      where p.per_member is not null
      group by r.given_prize_id, r.member_id, p.per_member having count(*) > p.per_member`,
  },
  {
    name: 'a seed that is told is the one that was committed to',
    query: `
      select id as subject, 'another hash' as problem from draw_days
      where seed is not null and encode(sha256(decode(seed, 'hex')), 'hex') <> commitment`,
  },
  {
    name: 'every roll of a day whose seed is told can be made anew, and stands for its prize',
    query: `
      with keys as materialized (${toldKeysSql}), digests as (
        select r.id, r.activity_id, r.roll, r.rolled_prize_id, r.forced, ${digestSql(DRAWN)} as hex
        from draw_records r join keys k on k.activity_id = r.activity_id and k.day = r.day
      ), rolls as (
        select *, ${rolledSql('hex', 1_000_000)} as made from digests
      ), shares as (
        select id, activity_id, sum(ppm) over (partition by activity_id order by seq) as up_to, ppm from draw_prizes
      )
      select r.id as subject, r.roll || ', made anew ' || r.made as problem
      from rolls r join shares s on s.id = r.rolled_prize_id
      where (r.roll <> r.made and not r.forced) or r.roll >= s.up_to or r.roll < s.up_to - s.ppm`,
  },
];
