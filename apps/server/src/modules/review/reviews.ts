import type { Locale, Page, Review, ReviewSort, ReviewSummary } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { averageOf, goodPercentOf } from './rating';
import {
  countReviews,
  type ListedReviews,
  type ReviewSubject,
  reviewRows,
  reviewSummaryRow,
  reviewSums,
  type SumsRow,
} from './store';
import { tagName } from './tags';
import { reviewOf } from './view';

const DEFAULT_SIZE = 10;

/** How a subject is rated, with what reviews name. One query. */
export async function reviewSummary(
  db: Queries,
  subject: ReviewSubject,
  locale: Locale,
): Promise<ReviewSummary> {
  const row = await reviewSummaryRow(db, subject);
  return {
    average: averageOf(row.stars),
    count: row.reviews,
    goodPercent: goodPercentOf(row.stars),
    perStar: row.stars,
    withPictures: row.with_pictures,
    withAppend: row.with_append,
    tags: row.tags.map(({ tag, count }) => ({ id: tag, name: tagName(tag)[locale], count })),
    skus: row.skus.map(({ id, name, count }) => ({ skuDetailId: id, name: name[locale], count })),
  };
}

/** A page of reviews; at most three queries. */
export async function reviewPage(
  db: Queries,
  subject: ReviewSubject,
  asked: ListedReviews & {
    sort?: ReviewSort | undefined;
    page?: number | undefined;
    size?: number | undefined;
    after?: string | undefined;
  },
  locale: Locale,
): Promise<Page<Review>> {
  const { sort = 'helpful', page = 1, size = DEFAULT_SIZE } = asked;
  const sums = await reviewSums(db, subject, asked);
  const total = knownTotal(sums, asked) ?? (await countReviews(db, subject, asked));
  const rows = await reviewRows(db, subject, { ...asked, sort, page, size });
  return {
    records: rows.map((row) => reviewOf(row, locale)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** What the sums know without counting; null where two things are asked for at once. */
function knownTotal(sums: SumsRow, { filter = 'all', tag, skuDetailId }: ListedReviews): number | null {
  const { reviews, stars, with_pictures, with_append, of_tag, of_sku } = sums;
  if (tag !== undefined) return filter === 'all' && skuDetailId === undefined ? of_tag : null;
  if (skuDetailId !== undefined) return filter === 'all' ? of_sku : null;
  const many = (from: number, to: number) => stars.slice(from - 1, to).reduce((sum, count) => sum + count, 0);
  switch (filter) {
    case 'all':
      return reviews;
    case 'picture':
      return with_pictures;
    case 'good':
      return many(4, 5);
    case 'middle':
      return many(3, 3);
    case 'bad':
      return many(1, 2);
    case 'append':
      return with_append;
  }
}
