import { internationalType, type LocalizedText, type ReviewFilter, type ReviewSort } from '@yunyou/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { ReviewTables } from './tables';

/** Reviews of a product, or of all that belongs to a shop, a spot or a hotel. */
export interface ReviewSubject {
  productId?: string | undefined;
  parentId?: string | undefined;
}

export interface ListedReviews {
  filter?: ReviewFilter | undefined;
  tag?: string | undefined;
  skuDetailId?: string | undefined;
}

export type ReviewRow = Selectable<ReviewTables['reviews']> & { productName: LocalizedText | null };

export interface SumsRow {
  reviews: number;
  /** How many of one star, of two, … of five. */
  stars: number[];
  with_pictures: number;
  with_append: number;
  /** How many of the tag and of the option that was asked for. */
  of_tag: number;
  of_sku: number;
}

const isOf = ({ productId, parentId }: ReviewSubject) =>
  productId !== undefined
    ? sql<boolean>`r.product_id = ${productId}`
    : sql<boolean>`r.parent_id = ${parentId}`;

const idOf = ({ productId, parentId }: ReviewSubject): string => productId ?? parentId ?? '';

const sumsColumns = (subject: ReviewSubject) => sql`coalesce(s.reviews, 0) as reviews,
  coalesce(s.stars, '{0,0,0,0,0}') as stars, coalesce(s.with_pictures, 0) as with_pictures,
  coalesce(s.with_append, 0) as with_append, s.subject_id is not null or ${exists(subject)} as known`;

const sumsTables = (subject: ReviewSubject) =>
  sql`(select 1) one left join review_sums s on s.subject_id = ${idOf(subject)}`;

const countOf = (subject: ReviewSubject, what: 'tag' | 'sku', key: string | undefined) =>
  key === undefined
    ? sql`0`
    : sql`coalesce((select reviews from review_counts c
        where c.subject_id = ${idOf(subject)} and c.what = ${what} and c.key = ${key}), 0)`;

/** How a subject is rated; 404 when there is no such thing. */
export async function reviewSums(
  db: Queries,
  subject: ReviewSubject,
  { tag, skuDetailId }: ListedReviews = {},
): Promise<SumsRow> {
  const { rows } = await sql<SumsRow & { known: boolean }>`
    select ${sumsColumns(subject)}, ${countOf(subject, 'tag', tag)} as of_tag,
      ${countOf(subject, 'sku', skuDetailId)} as of_sku
    from ${sumsTables(subject)}`.execute(db);
  const [sums] = rows;
  if (!sums?.known) throw notFound();
  return sums;
}

/** The same with the tags and options that its reviews name, the most frequent first. */
export interface SummaryRow extends Omit<SumsRow, 'of_tag' | 'of_sku'> {
  tags: { tag: string; count: number }[];
  skus: { id: string; name: LocalizedText; count: number }[];
}

/** How a subject is rated and what for, in one query; 404 when there is no such thing. */
export async function reviewSummaryRow(db: Queries, subject: ReviewSubject): Promise<SummaryRow> {
  const { rows } = await sql<SummaryRow & { known: boolean }>`
    select ${sumsColumns(subject)},
      (select coalesce(jsonb_agg(jsonb_build_object('tag', key, 'count', reviews) order by reviews desc, key), '[]')
        from review_counts c where c.subject_id = ${idOf(subject)} and what = 'tag' and reviews > 0) as tags,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'count', c.reviews)
          order by c.reviews desc, k.id), '[]')
        from review_counts c join skus k on k.id = c.key
        where c.subject_id = ${idOf(subject)} and what = 'sku' and c.reviews > 0) as skus
    from ${sumsTables(subject)}`.execute(db);
  const [summary] = rows;
  if (!summary?.known) throw notFound();
  return summary;
}

/** Whether there is such a product, or such a shop, spot or hotel. */
const exists = (subject: ReviewSubject): RawBuilder<boolean> => {
  const id = idOf(subject);
  const tables = subject.productId === undefined ? parents : products;
  return sql`(${sql.join(
    tables.map((table) => sql`exists (select from ${sql.table(table)} t where t.id = ${id})`),
    sql` or `,
  )})`;
};

const products = ['products', 'tickets', 'hotel_rooms'];
const parents = ['shops', 'spots', 'hotels'];

const matching = (subject: ReviewSubject, { filter, tag, skuDetailId }: ListedReviews) => {
  const parts = [isOf(subject), sql`r.state = 'visible'`];
  if (filter === 'picture') parts.push(sql`r.pictures <> '[]'`);
  if (filter === 'good') parts.push(sql`r.stars >= 4`);
  if (filter === 'middle') parts.push(sql`r.stars = 3`);
  if (filter === 'bad') parts.push(sql`r.stars <= 2`);
  if (filter === 'append') parts.push(sql`r.append_state = 'visible'`);
  if (tag !== undefined) parts.push(sql`r.tags @> array[${tag}]`);
  if (skuDetailId !== undefined) parts.push(sql`r.sku_id = ${skuDetailId}`);
  return sql.join(parts, sql` and `);
};

/** How many reviews match. */
export async function countReviews(
  db: Queries,
  subject: ReviewSubject,
  filter: ListedReviews,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reviews r where ${matching(subject, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What the product is called now, for reviews that were not written on an order. */
const productName = sql`coalesce(r.title,
  (select jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name')
    from products p where p.id = r.product_id),
  (select jsonb_build_object('zh-Hans', t.content->>'name', 'en', coalesce(i.data->>'name', t.content->>'name'))
    from tickets t left join international_fields i on i.type = ${internationalType.ticket} and i.table_id = t.id
    where t.id = r.product_id)) as "productName"`;

/** Everything of a review that answers tell. */
export const reviewColumns = sql`r.*, ${productName}`;

const orderOf = (sort: ReviewSort) =>
  sort === 'newest' ? sql`r.at_ms desc, r.id` : sql`r.helpful desc, r.at_ms desc, r.id`;

/** What stands after a review in an order; the review itself may have been hidden meanwhile. */
const isAfter = (sort: ReviewSort, after: string) => {
  const last = (column: string) => sql`(select ${sql.ref(column)} from reviews where id = ${after})`;
  const later = sql`(r.at_ms < ${last('at_ms')} or (r.at_ms = ${last('at_ms')} and r.id > ${after}))`;
  return sort === 'newest'
    ? sql`r.at_ms <= ${last('at_ms')} and ${later}`
    : sql`r.helpful <= ${last('helpful')} and (r.helpful < ${last('helpful')} or ${later})`;
};

/** A page of reviews. Their places are counted in the index alone, only what is shown is read whole. */
export async function reviewRows(
  db: Queries,
  subject: ReviewSubject,
  asked: ListedReviews & { sort: ReviewSort; page: number; size: number; after?: string | undefined },
): Promise<ReviewRow[]> {
  const { sort, page, size, after } = asked;
  const from = after === undefined ? sql`true` : isAfter(sort, after);
  const { rows } = await sql<ReviewRow>`
    with picked as (
      select r.id from reviews r where ${matching(subject, asked)} and ${from}
      order by ${orderOf(sort)} limit ${size} offset ${after === undefined ? (page - 1) * size : 0}
    )
    select ${reviewColumns}
    from picked join reviews r on r.id = picked.id
    order by ${orderOf(sort)}`.execute(db);
  return rows;
}
