import type { Picture } from '@yunyou/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { type ReviewRow, reviewColumns } from './store';
import { countShown } from './sums-store';
import type { ReviewTables } from './tables';

type StoredReview = Selectable<ReviewTables['reviews']>;
type OwnRow = ReviewRow & { voted: boolean };

const voted = (memberId: string) =>
  sql`exists (select from review_votes v where v.review_id = r.id and v.member_id = ${memberId}) as voted`;

/** A review that everybody sees, or one of the member's own. */
export async function reviewFor(db: Queries, memberId: string, id: string): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select ${reviewColumns}, ${voted(memberId)} from reviews r
    where r.id = ${id} and (r.state = 'visible' or (r.member_id = ${memberId} and r.state <> 'deleted'))`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** A page of a member's own reviews, newest first, and how many there are. */
export async function ownReviews(
  db: Queries,
  memberId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: OwnRow[]; total: number }> {
  const { rows } = await sql<OwnRow>`
    select ${reviewColumns}, ${voted(memberId)} from reviews r
    where r.member_id = ${memberId} and r.state <> 'deleted'
    order by r.at_ms desc, r.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { total } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .where('state', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** What a member is told of reviews that everybody sees. */
export async function statesOf(
  db: Queries,
  memberId: string,
  ids: readonly string[],
): Promise<{ reviewId: string; votedByMe: boolean; mine: boolean }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ reviewId: string; votedByMe: boolean; mine: boolean }>`
    select r.id as "reviewId", v.member_id is not null as "votedByMe",
      coalesce(r.member_id = ${memberId}, false) as mine
    from reviews r left join review_votes v on v.review_id = r.id and v.member_id = ${memberId}
    where r.id = any(${[...ids]}::text[]) and (r.state = 'visible' or r.member_id = ${memberId})
    order by array_position(${[...ids]}::text[], r.id)`.execute(db);
  return rows;
}

/** What reviews are about, as a picture: the product's, or the one of what was bought. */
export async function productPictures(
  db: Queries,
  reviewIds: readonly string[],
): Promise<Map<string, Picture>> {
  const { rows } = await sql<{ id: string; picture: Picture | null }>`
    select r.id, coalesce(p.thumb, l.detail->'picture', o.snapshot->'picture') as picture
    from reviews r left join products p on p.id = r.product_id
      left join order_lines l on l.id = r.line_id left join orders o on o.id = l.order_id
    where r.id = any(${[...reviewIds]}::text[])`.execute(db);
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : [])));
}

/** Reads a review and keeps others from changing it. */
export async function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  return tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

const isShown = ({ state }: Pick<StoredReview, 'state'>): boolean => state === 'visible';

const shownOf = (row: StoredReview) => ({
  productId: row.product_id,
  parentId: row.parent_id,
  stars: row.stars,
  skuId: row.sku_id,
  tags: row.tags,
  hasPictures: row.pictures.length > 0,
  hasAppend: row.append_state === 'visible',
});

/** Writes a new review and what it changes of the sums; false when its line has one. */
export async function insertReview(tx: Tx, row: Insertable<ReviewTables['reviews']>): Promise<boolean> {
  const written = await tx
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!written) return false;
  if (isShown(written)) await countShown(tx, shownOf(written), 1);
  return true;
}

/** Changes a locked review, and the sums by what it was and is. */
export async function changeReview(
  tx: Tx,
  before: StoredReview,
  change: Updateable<ReviewTables['reviews']>,
): Promise<void> {
  const after = await tx
    .updateTable('reviews')
    .set(change)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const counts = (row: StoredReview) => (isShown(row) ? JSON.stringify(shownOf(row)) : '');
  if (counts(before) === counts(after)) return;
  if (isShown(before)) await countShown(tx, shownOf(before), -1);
  if (isShown(after)) await countShown(tx, shownOf(after), 1);
}

/** Whether a review helped a member, as they say now; answers how many it helped. The review is locked. */
export async function setVote(
  tx: Tx,
  {
    reviewId,
    memberId,
    helpful,
    nowMs,
  }: { reviewId: string; memberId: string; helpful: boolean; nowMs: number },
): Promise<number> {
  const { rows } = await sql<{ helpful: number }>`
    with changed as (
      ${
        helpful
          ? sql`insert into review_votes (review_id, member_id, at_ms) values (${reviewId}, ${memberId}, ${nowMs})
              on conflict do nothing returning 1 as step`
          : sql`delete from review_votes where review_id = ${reviewId} and member_id = ${memberId} returning -1 as step`
      }
    )
    update reviews set helpful = greatest(0, helpful + coalesce((select step from changed), 0))
    where id = ${reviewId} returning helpful`.execute(tx);
  return rows[0]?.helpful ?? 0;
}

/** Words of reviews that were deleted long ago go for good. */
export async function forgetDeleted(db: Queries, beforeMs: number): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      text: '',
      append_text: null,
      reply: null,
      reply_ms: null,
      append_reply: null,
      append_reply_ms: null,
    })
    .where('state', '=', 'deleted')
    .where('deleted_ms', '<', beforeMs)
    .where((eb) => eb.or([eb('text', '<>', ''), eb('append_text', 'is not', null)]))
    .execute();
}

/** How a member is called and shown. */
export const authorRow = (db: Queries, memberId: string): Promise<{ name: string; head_img: string }> =>
  db.selectFrom('members').select(['name', 'head_img']).where('id', '=', memberId).executeTakeFirstOrThrow();
