import type { Locale, MemberReview, RequestOf, ReviewTodo } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { inTransaction } from '../../database/transaction';
import { notFound } from '../../http/refusal';
import { type HandlersFor, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { linesToReview, mayReview, type ReviewableLine } from './may-review';
import { ownReviews, productPictures, reviewFor, statesOf } from './own-store';
import { reviewPage, reviewSummary } from './reviews';
import type { ReviewRow } from './store';
import { tagsOf } from './tags';
import { memberReviewOf } from './view';
import { addReview, appendReview, deleteReview, prepareAppend, prepareReview, voteFor } from './write';

const DEFAULT_SIZE = 10;

const todoOf = (line: ReviewableLine, locale: Locale): ReviewTodo => ({
  lineId: line.lineId,
  orderId: line.orderId,
  kind: line.kind,
  productId: line.productId,
  title: line.title[locale],
  specText: line.specText[locale],
  picture: line.picture,
  usedOn: dayOf(line.usedMs),
  lastDay: line.lastDay,
});

/** Own reviews, or one of everybody's, with cards of their products. */
async function withProducts(
  { db, clock, locale, memberId }: MemberRequest,
  rows: readonly (ReviewRow & { voted: boolean })[],
): Promise<MemberReview[]> {
  const pictures = await productPictures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const review = memberReviewOf(row, { memberId, locale, nowMs: clock.now() });
    return {
      ...review,
      product: {
        kind: row.kind,
        goodsType: review.goodsType,
        productId: row.product_id,
        parentId: row.parent_id,
        title: review.productName,
        picture: pictures.get(row.id) ?? null,
      },
    };
  });
}

const fileDeps = ({ db, objectStore, memberId, kinds, clock }: MemberRequest) => ({
  db,
  objectStore,
  memberId,
  kinds,
  nowMs: clock.now(),
});

export const review: HandlersFor<'review'> = {
  list: ({ db, locale }, { productId, parentId, ...asked }) =>
    reviewPage(db, { productId, parentId }, asked, locale),

  summary: ({ db, locale }, { productId, parentId }) => reviewSummary(db, { productId, parentId }, locale),

  states: ({ db, memberId }, { reviewIds }) => statesOf(db, memberId, reviewIds),

  async todo({ db, kinds, clock, locale, memberId }, { page = 1, size = DEFAULT_SIZE }) {
    const deps = { db, kinds, nowMs: clock.now() };
    const { lines, total } = await linesToReview(deps, memberId, { page, size });
    return {
      records: lines.map((line) => todoOf(line, locale)),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
    };
  },

  async mine(request, { page = 1, size = DEFAULT_SIZE }) {
    const { rows, total } = await ownReviews(request.db, request.memberId, { page, size });
    return {
      records: await withProducts(request, rows),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
    };
  },

  async detail(request, { id }) {
    const row = await reviewFor(request.db, request.memberId, id);
    const [told] = await withProducts(request, [row]);
    if (!told) throw notFound();
    return told;
  },

  async form({ db, kinds, clock, locale, memberId }, { lineId }) {
    const line = await mayReview({ db, kinds, nowMs: clock.now() }, memberId, lineId);
    return {
      line: todoOf(line, locale),
      tags: tagsOf(line.kind).map(({ id, name, good }) => ({ id, name: name[locale], good })),
    };
  },

  add: inTwoSteps(
    (request: MemberRequest, input: RequestOf<'review', 'add'>) => prepareReview(fileDeps(request), input),
    ({ tx, kinds, clock, memberId }, input, files) =>
      addReview(tx, { memberId, kinds, nowMs: clock.now() }, input, files),
  ),

  append: inTwoSteps(
    async (request: MemberRequest, input: RequestOf<'review', 'append'>) => {
      const own = await reviewFor(request.db, request.memberId, input.id);
      if (own.member_id !== request.memberId) throw notFound();
      return prepareAppend({ ...fileDeps(request), own }, input);
    },
    ({ tx, clock, memberId }, input, files) =>
      appendReview(tx, { memberId, nowMs: clock.now() }, input, files),
  ),

  async delete({ tx, clock, memberId }, { id }) {
    await deleteReview(tx, { memberId, nowMs: clock.now() }, id);
    return null;
  },

  vote: ({ db, clock, memberId }, input) =>
    inTransaction(db, (tx) => voteFor(tx, { memberId, nowMs: clock.now() }, input)),
};
