import {
  type Picture,
  type RequestOf,
  type ReviewState,
  reviewReasonMin,
  reviewReasonStars,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { OrderKinds } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { ObjectStore } from '../../outside/object-store';
import { hashOf, newId } from '../../security/ids';
import { fileMissing, ownUpload } from '../upload/own-upload';
import { planRemoval } from '../upload/removals-store';
import { maskAuthor } from './author';
import { mayReview, type ReviewableLine } from './may-review';
import { authorRow, changeReview, insertReview, lockReview, setVote } from './own-store';
import { publishPicture } from './pictures';
import { tagsOf } from './tags';
import { cleanText, maskText } from './text';
import { cleanVideo } from './video';
import { appendEndsMs } from './view';
import { needsLook } from './words';

type AddInput = RequestOf<'review', 'add'>;
type AppendInput = RequestOf<'review', 'append'>;

interface FileDeps {
  db: Queries;
  objectStore: ObjectStore;
  memberId: string;
  kinds: OrderKinds;
  nowMs: number;
}

/** Files as others see them, made before anything is written. */
export interface PublishedFiles {
  folder: string;
  pictures: Picture[];
  videoUrl: string | null;
}

/** Where the files of a line's review are; nobody learns the line from it. */
const folderOf = (lineId: string): string => `review/${hashOf(`review of ${lineId}`).slice(0, 22)}/`;

async function publish(
  { objectStore, memberId }: FileDeps,
  folder: string,
  { pictureKeys, videoKey = null }: { pictureKeys: readonly string[]; videoKey?: string | null },
): Promise<PublishedFiles> {
  const pictures: Picture[] = [];
  // One after the other: nine at once would need the memory of nine.
  for (const [index, key] of pictureKeys.entries()) {
    const field = `pictureKeys.${index}`;
    const source = await ownUpload(objectStore, { memberId, key, field });
    pictures.push(await publishPicture(objectStore, source, { folder, key, field }));
  }
  if (videoKey === null) return { folder, pictures, videoUrl: null };
  const video = cleanVideo(await ownUpload(objectStore, { memberId, key: videoKey, field: 'videoKey' }));
  if (!video) throw fileMissing('videoKey');
  const key = `${folder}${hashOf(videoKey).slice(0, 22)}.mp4`;
  await objectStore.put(key, video, 'video/mp4');
  return { folder, pictures, videoUrl: objectStore.urlOf(key) };
}

/** Whoever liked it little says why. */
function checkWords({ stars, text }: Pick<AddInput, 'stars' | 'text'>): void {
  if (stars <= reviewReasonStars && [...cleanText(text)].length < reviewReasonMin) {
    throw refuse('reviewWords', {
      detail: { n: reviewReasonMin },
      fields: [{ field: 'text', reason: `at least ${reviewReasonMin}` }],
    });
  }
}

function checkTags(line: ReviewableLine, { tags, stars }: Pick<AddInput, 'tags' | 'stars'>): void {
  const offered = new Set(
    tagsOf(line.kind)
      .filter(({ good }) => (good ? stars >= 3 : stars <= 3))
      .map(({ id }) => id),
  );
  const unknown = tags.findIndex((id) => !offered.has(id));
  if (unknown >= 0) throw badInput([{ field: `tags.${unknown}`, reason: 'Not offered with these stars' }]);
}

/** The first step of `add`: the rules, then the files. */
export async function prepareReview(deps: FileDeps, input: AddInput): Promise<PublishedFiles> {
  const line = await mayReview(deps, deps.memberId, input.lineId);
  checkTags(line, input);
  checkWords(input);
  return publish(deps, folderOf(input.lineId), input);
}

/** Sources are of no use once they are published, and may say where they were taken. */
async function dropSources(tx: Tx, keys: readonly (string | null)[], nowMs: number): Promise<void> {
  for (const key of keys) if (key !== null) await planRemoval(tx, key, nowMs);
}

/** Writes a review. The line's own row decides between two that come at once. */
export async function addReview(
  tx: Tx,
  { memberId, kinds, nowMs }: { memberId: string; kinds: OrderKinds; nowMs: number },
  input: AddInput,
  files: PublishedFiles,
): Promise<{ id: string; state: ReviewState }> {
  const line = await mayReview({ db: tx, kinds, nowMs }, memberId, input.lineId);
  const author = await authorRow(tx, memberId);
  const clean = cleanText(input.text);
  const state: ReviewState = input.videoKey !== null || needsLook(clean) ? 'pending' : 'visible';
  const id = newId();
  const isWritten = await insertReview(tx, {
    id,
    line_id: line.lineId,
    kind: line.kind,
    product_id: line.productId,
    parent_id: line.parentId,
    sku_id: line.skuId,
    member_id: memberId,
    author_name: input.anonymous ? '' : maskAuthor(author.name),
    avatar_url: input.anonymous ? '' : author.head_img,
    anonymous: input.anonymous,
    state,
    stars: input.stars,
    text: maskText(clean),
    pictures: JSON.stringify(files.pictures),
    video_url: files.videoUrl,
    tags: input.tags,
    bought_day: dayOf(line.boughtMs),
    used_day: dayOf(line.usedMs),
    title: JSON.stringify(line.title),
    spec_text: JSON.stringify(line.specText),
    reply: null,
    at_ms: nowMs,
    files: files.folder,
  });
  if (!isWritten) throw refuse('reviewExists');
  await dropSources(tx, [...input.pictureKeys, input.videoKey], nowMs);
  return { id, state };
}

/** A member's own review that was not deleted, locked. */
async function lockOwn(tx: Tx, memberId: string, id: string) {
  const row = await lockReview(tx, id);
  if (!row || row.member_id !== memberId || row.state === 'deleted') throw notFound();
  return row;
}

type OwnReview = Awaited<ReturnType<typeof lockOwn>>;

function mayAppend(row: Pick<OwnReview, 'append_ms' | 'at_ms' | 'state'>, nowMs: number): void {
  if (row.append_ms !== null) throw refuse('appendExists');
  if (nowMs >= appendEndsMs(row.at_ms)) throw refuse('reviewWindowOver');
  // What was rejected is seen by nobody; nothing is added to it.
  if (row.state === 'rejected') throw notFound();
}

/** The first step of `append`: the rules, then the files. */
export async function prepareAppend(
  deps: FileDeps & { own: Pick<OwnReview, 'append_ms' | 'at_ms' | 'state' | 'line_id' | 'id'> },
  input: AppendInput,
): Promise<PublishedFiles> {
  mayAppend(deps.own, deps.nowMs);
  return publish(deps, folderOf(deps.own.line_id ?? deps.own.id), input);
}

/** Adds to a review, once: its row is locked. */
export async function appendReview(
  tx: Tx,
  { memberId, nowMs }: { memberId: string; nowMs: number },
  { id, text, pictureKeys }: AppendInput,
  files: PublishedFiles,
): Promise<{ id: string; state: ReviewState; atMs: number }> {
  const row = await lockOwn(tx, memberId, id);
  mayAppend(row, nowMs);
  const clean = cleanText(text);
  if (clean === '') throw badInput([{ field: 'text', reason: 'Nothing that can be seen' }]);
  const state: ReviewState = needsLook(clean) ? 'pending' : 'visible';
  await changeReview(tx, row, {
    append_text: maskText(clean),
    append_pictures: JSON.stringify(files.pictures),
    append_ms: nowMs,
    append_state: state,
    files: files.folder,
  });
  await dropSources(tx, pictureKeys, nowMs);
  return { id, state, atMs: nowMs };
}

/** Takes a review back: nobody sees it any more, its files go at once, and its line keeps that there was one. */
export async function deleteReview(
  tx: Tx,
  { memberId, nowMs }: { memberId: string; nowMs: number },
  id: string,
): Promise<void> {
  const row = await lockOwn(tx, memberId, id);
  await changeReview(tx, row, {
    state: 'deleted',
    deleted_ms: nowMs,
    pictures: '[]',
    append_pictures: '[]',
    video_url: null,
  });
  if (row.files !== null) await planRemoval(tx, row.files, nowMs);
}

/** Whether a review helped, as its reader says now. */
export async function voteFor(
  tx: Tx,
  { memberId, nowMs }: { memberId: string; nowMs: number },
  { id, helpful }: RequestOf<'review', 'vote'>,
): Promise<{ helpfulCount: number; votedByMe: boolean }> {
  const row = await lockReview(tx, id);
  if (row?.member_id === memberId && row.state !== 'deleted') throw refuse('voteOwn');
  if (row?.state !== 'visible') throw notFound();
  const helpfulCount = await setVote(tx, { reviewId: id, memberId, helpful, nowMs });
  return { helpfulCount, votedByMe: helpful };
}
