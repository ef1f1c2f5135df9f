import type { AdviceDetail, AdviceSummary, RequestOf } from '@yunyou/contract';
import { maskMobile } from '@yunyou/validators';
import { type HandlersFor, inTwoSteps, type MemberRequest } from '../../http/request-context';
import type { ObjectStore } from '../../outside/object-store';
import { checkOwnPicture } from '../upload/own-upload';
import { ownSuggestion, ownSuggestions, type ReplyRow, repliesOf, type SuggestionRow } from './store';
import { addSuggestion, appendSuggestion, appendsLeft, mobileOf } from './write';

const DEFAULT_SIZE = 10;

const replyOf = (objectStore: ObjectStore, { author, text, pictures, at_ms }: ReplyRow) => ({
  from: author,
  text,
  pictures: pictures.map((key) => objectStore.urlOf(key)),
  atMs: at_ms,
});

const summaryOf = (
  { id, sn, kind, text, state, created_ms }: SuggestionRow,
  lastReply: AdviceSummary['lastReply'],
): AdviceSummary => ({ id, sn, kind, text, state, atMs: created_ms, lastReply });

/** The first step of whatever sends pictures along: they are the member's own. */
async function checkPictures(
  { objectStore, memberId }: MemberRequest,
  { pictureKeys }: { pictureKeys: readonly string[] },
): Promise<void> {
  for (const [index, key] of pictureKeys.entries()) {
    await checkOwnPicture(objectStore, { memberId, key, field: `pictureKeys.${index}` });
  }
}

export const advice: HandlersFor<'advice'> = {
  async list({ db, objectStore, memberId }, { page = 1, size = DEFAULT_SIZE }) {
    const { rows, total } = await ownSuggestions(db, memberId, { page, size });
    return {
      records: rows.map((row) => summaryOf(row, row.lastReply && replyOf(objectStore, row.lastReply))),
      total,
      size,
      current: page,
      pages: Math.ceil(total / size),
    };
  },

  async detail({ db, objectStore, protection, memberId }, { id }): Promise<AdviceDetail> {
    const row = await ownSuggestion(db, memberId, id);
    const replies = (await repliesOf(db, id)).map((reply) => replyOf(objectStore, reply));
    const mobile = mobileOf(protection, row);
    return {
      ...summaryOf(row, replies.findLast(({ from }) => from === 'operator') ?? null),
      pictures: row.pictures.map((key) => objectStore.urlOf(key)),
      orderId: row.order_id,
      orderSn: row.orderSn,
      mobile: mobile && maskMobile(mobile),
      replies,
      appendsLeft: appendsLeft(row),
    };
  },

  add: inTwoSteps(checkPictures, ({ tx, protection, clock, memberId }, input: RequestOf<'advice', 'add'>) =>
    addSuggestion({ tx, protection, memberId, nowMs: clock.now() }, input),
  ),

  append: inTwoSteps(
    async (request: MemberRequest, input: RequestOf<'advice', 'append'>) => {
      await ownSuggestion(request.db, request.memberId, input.id);
      await checkPictures(request, input);
    },
    ({ tx, clock, memberId }, input) => appendSuggestion({ tx, memberId, nowMs: clock.now() }, input),
  ),
};
