import {
  appendWindowDays,
  goodsTypeOfKind,
  type Locale,
  type LocalizedText,
  type MemberReview,
  type Review,
} from '@yunyou/contract';
import { addDays, dayOf, daysBetween, instantOf } from '../../clock';
import type { ReviewRow } from './store';
import { tagName } from './tags';

const ANONYMOUS: LocalizedText = { 'zh-Hans': '匿名用户', en: 'Anonymous' };
/** How the name of an account that was cancelled is stored. */
const CANCELLED = '已注销用户';
const GONE: LocalizedText = { 'zh-Hans': CANCELLED, en: 'Account cancelled' };

const replyOf = (text: string | null, atMs: number | null) =>
  text === null || atMs === null ? null : { text, atMs };

function authorOf({ anonymous, author_name }: ReviewRow, locale: Locale): string {
  if (anonymous) return ANONYMOUS[locale];
  return author_name === CANCELLED ? GONE[locale] : author_name;
}

/** What was added to a review, as its author sees it, whatever its state. */
function appendOf({ append_text, append_pictures, append_ms, ...row }: ReviewRow): Review['append'] {
  if (append_ms === null) return null;
  return {
    text: append_text ?? '',
    pictures: append_pictures,
    atMs: append_ms,
    daysAfter: daysBetween(row.bought_day ?? row.used_day ?? dayOf(row.at_ms), dayOf(append_ms)),
  };
}

/** A review as everybody sees it: nothing of it says who reads. */
export function reviewOf(row: ReviewRow, locale: Locale): Review {
  const isAppendShown = row.append_state === 'visible';
  return {
    id: row.id,
    productId: row.product_id,
    goodsType: goodsTypeOfKind[row.kind] ?? goodsTypeOfKind.annualCard,
    parentId: row.parent_id,
    productName: row.productName?.[locale] ?? '',
    specText: row.spec_text?.[locale] ?? '',
    authorName: authorOf(row, locale),
    avatarUrl: row.anonymous ? '' : row.avatar_url,
    anonymous: row.anonymous,
    stars: row.stars,
    tags: row.tags.map((id) => ({ id, name: tagName(id)[locale] })),
    text: row.text,
    pictures: row.pictures,
    videoUrl: row.video_url,
    atMs: row.at_ms,
    usedOn: row.used_day,
    reply: replyOf(row.reply, row.reply_ms),
    append: isAppendShown ? appendOf(row) : null,
    replyToAppend: isAppendShown ? replyOf(row.append_reply, row.append_reply_ms) : null,
    helpfulCount: row.helpful,
  };
}

/** Until when a review can be added to: the end of a day, exclusive. */
export const appendEndsMs = (atMs: number): number => instantOf(addDays(dayOf(atMs), appendWindowDays + 1));

/** A review as one member sees it. */
export function memberReviewOf(
  row: ReviewRow & { voted: boolean },
  { memberId, locale, nowMs }: { memberId: string; locale: Locale; nowMs: number },
): Omit<MemberReview, 'product'> {
  const mine = row.member_id === memberId;
  const shown = reviewOf(row, locale);
  const endsMs = appendEndsMs(row.at_ms);
  const canAppend = mine && row.append_ms === null && row.state !== 'rejected' && nowMs < endsMs;
  return {
    ...shown,
    ...(mine && { append: appendOf(row), replyToAppend: replyOf(row.append_reply, row.append_reply_ms) }),
    mine,
    votedByMe: row.voted,
    state: row.state === 'deleted' ? 'hidden' : row.state,
    appendState: mine || row.append_state === 'visible' ? row.append_state : null,
    appendUntilMs: canAppend ? endsMs - 1 : null,
  };
}
