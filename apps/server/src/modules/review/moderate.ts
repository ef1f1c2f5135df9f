import { reviewReplyMax } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound } from '../../http/refusal';
import { changeReview, lockReview } from './own-store';
import { cleanText } from './text';

/** Which part of a review: what was said first, or what was added. */
export type ReviewPart = 'review' | 'append';

async function lockPart(tx: Tx, id: string, part: ReviewPart) {
  const row = await lockReview(tx, id);
  if (!row || row.state === 'deleted' || (part === 'append' && row.append_ms === null)) throw notFound();
  return row;
}

/** The operator shows, hides or rejects a review, or what was added to it. */
export async function moderate(
  tx: Tx,
  id: string,
  part: ReviewPart,
  state: 'visible' | 'hidden' | 'rejected',
): Promise<void> {
  const row = await lockPart(tx, id, part);
  await changeReview(tx, row, part === 'review' ? { state } : { append_state: state });
}

/** The merchant answers; another answer takes the place of the first. */
export async function replyTo(
  tx: Tx,
  id: string,
  part: ReviewPart,
  { text, nowMs }: { text: string; nowMs: number },
): Promise<void> {
  const reply = cleanText(text);
  if (reply === '' || [...reply].length > reviewReplyMax) {
    throw badInput([{ field: 'text', reason: `1 to ${reviewReplyMax} characters` }]);
  }
  const row = await lockPart(tx, id, part);
  await changeReview(
    tx,
    row,
    part === 'review' ? { reply, reply_ms: nowMs } : { append_reply: reply, append_reply_ms: nowMs },
  );
}
