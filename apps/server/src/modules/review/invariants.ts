import type { Invariant } from '../../core/kinds';

/** What holds of reviews: what is rated is what is seen. */
export const reviewInvariants: readonly Invariant[] = [
  {
    name: 'a rating sums up the reviews that everybody sees',
    query: `
      with seen as (
        select s.id, count(*) as reviews, coalesce(sum(r.stars), 0) as stars,
          count(*) filter (where r.pictures <> '[]') as pictures,
          count(*) filter (where r.append_state = 'visible') as appends
        from reviews r cross join lateral (values (r.product_id), (r.parent_id)) as s(id)
        where r.state = 'visible' group by 1
      ), told as (
        select subject_id as id, reviews, with_pictures as pictures, with_append as appends,
          stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5] as stars,
          stars[1] + stars[2] + stars[3] + stars[4] + stars[5] as starred
        from review_sums
      )
      select coalesce(s.id, t.id) as subject,
        coalesce(t.reviews, 0) || ' told with ' || coalesce(t.stars, 0) || ' stars, '
          || coalesce(s.reviews, 0) || ' seen with ' || coalesce(s.stars, 0) as problem
      from seen s full join told t on t.id = s.id
      where (coalesce(t.reviews, 0), coalesce(t.starred, 0), coalesce(t.stars, 0), coalesce(t.pictures, 0), coalesce(t.appends, 0))
        <> (coalesce(s.reviews, 0), coalesce(s.reviews, 0), coalesce(s.stars, 0), coalesce(s.pictures, 0), coalesce(s.appends, 0))`,
  },
  {
    name: 'tags and options are counted as often as reviews that everybody sees name them',
    query: `
      with seen as (
        select s.id, c.what, c.key, count(*) as reviews
        from reviews r cross join lateral (values (r.product_id), (r.parent_id)) as s(id)
          cross join lateral (
            select 'tag' as what, unnest(r.tags) as key union all select 'sku', r.sku_id where r.sku_id is not null
          ) as c
        where r.state = 'visible' group by 1, 2, 3
      )
      select coalesce(s.id, t.subject_id) || ' ' || coalesce(s.key, t.key) as subject,
        coalesce(t.reviews, 0) || ' told, ' || coalesce(s.reviews, 0) || ' seen' as problem
      from seen s full join review_counts t on t.subject_id = s.id and t.what = s.what and t.key = s.key
      where coalesce(t.reviews, 0) <> coalesce(s.reviews, 0)`,
  },
  {
    name: 'a review helped at least those who say so',
    query: `
      select r.id as subject, r.helpful || ' told, ' || count(*) || ' said so' as problem
      from reviews r join review_votes v on v.review_id = r.id group by r.id having r.helpful < count(*)`,
  },
];
