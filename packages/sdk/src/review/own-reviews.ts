import type { CallOptions, Uploaded, UploadOptions } from '@yunyou/api-client';
import {
  type MemberReview,
  type Page,
  type ResponseOf,
  type ReviewAddRequest,
  type ReviewAppendRequest,
  type ReviewForm,
  type ReviewMineRequest,
  type ReviewTodo,
  type ReviewTodoRequest,
  reviewDraftDays,
} from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import { createDrafts } from '../core/drafts';
import { parseJson } from '../core/parse-json';
import type { SessionStore } from '../session/session-store';

/** What a review is to the member. */
export interface KnownReview {
  readonly votedByMe: boolean;
  readonly mine: boolean;
  /** How many it helped, since the member has voted; missing before. */
  readonly helpfulCount?: number;
}

/** What is shared by everything that shows reviews. */
export interface ReviewsState {
  /** By the review's id; missing while it was not asked for. */
  readonly known: Readonly<Record<string, KnownReview>>;
}

/** A review that was begun. */
export interface ReviewDraft {
  readonly stars: number;
  readonly tags: readonly string[];
  readonly text: string;
  readonly anonymous: boolean;
  /** Files that were sent. */
  readonly pictures: readonly { readonly key: string; readonly url: string; readonly name: string }[];
  readonly video: { readonly key: string; readonly url: string; readonly name: string } | null;
}

type Add = ReviewAddRequest;

/** A member's reviews. Every call rejects with ApiError, except for `load`. */
export interface Reviews {
  /** A valtio proxy; emptied when the login ends. */
  readonly state: ReviewsState;
  /** Asks what these reviews are to the member, 50 at most at a time. Never rejects; a visitor has none. */
  load(ids: readonly string[]): Promise<void>;
  /** Says whether a review helped: at once in `state`, and back when it is refused. */
  vote(id: string, helpful: boolean, helpfulCount: number): Promise<void>;
  /** A visitor finds a review helpful: kept for when they come back from the login. */
  wish(id: string): void;
  /** Carries out a visitor's wish after the login, once. Resolves to whether there was one. */
  carryOut(id: string, helpfulCount: number): Promise<boolean>;
  /** What can be reviewed now. */
  todo(query: ReviewTodoRequest, options?: CallOptions): Promise<Page<ReviewTodo>>;
  /** The member's own reviews in any state. */
  mine(query: ReviewMineRequest, options?: CallOptions): Promise<Page<MemberReview>>;
  /** One review as the member sees it: their own in any state. */
  detail(id: string, options?: CallOptions): Promise<MemberReview>;
  /** What can be said of a line; `rule` of the error says why nothing can. */
  form(lineId: string, options?: CallOptions): Promise<ReviewForm>;
  /** Reviews a line under one idempotency key until it was answered: sent again after a lost network, it stands once. */
  add(review: Add, options?: CallOptions): Promise<ResponseOf<'review', 'add'>>;
  /** Adds to a review, once; sent under a key, so that trying again adds it once. */
  append(request: ReviewAppendRequest, options?: CallOptions): Promise<ResponseOf<'review', 'append'>>;
  /** Deletes the member's own review for good. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /** Sends one file of a review; the address it answers is for its author alone. */
  upload(upload: UploadOptions): Promise<Uploaded>;
  /** What was written of a line and not posted: for 30 days on this device, until the member logs out. */
  readonly drafts: {
    /** What was written about a line and not sent; undefined after 30 days. */
    read(lineId: string): ReviewDraft | undefined;
    /** Keeps what is being written. */
    write(lineId: string, draft: ReviewDraft): void;
    /** It was sent, or given up. */
    remove(lineId: string): void;
  };
}

/** The part of `Reviews` that asks the server. Lazy. */
export type ReviewCalls = Pick<
  Reviews,
  'todo' | 'mine' | 'detail' | 'form' | 'add' | 'append' | 'remove' | 'upload'
> & {
  states(ids: readonly string[]): Promise<ResponseOf<'review', 'states'>>;
  vote(id: string, helpful: boolean): Promise<ResponseOf<'review', 'vote'>>;
};

const wishKey = 'reviewWish';
const DAY_MS = 86_400_000;

interface StoredDraft {
  savedMs: number;
  draft: ReviewDraft;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  const { savedMs, draft }: Record<string, unknown> = Object(value);
  const { stars, tags, text, anonymous, pictures, video }: Record<string, unknown> = Object(draft);
  return (
    typeof savedMs === 'number' &&
    typeof stars === 'number' &&
    Array.isArray(tags) &&
    typeof text === 'string' &&
    typeof anonymous === 'boolean' &&
    Array.isArray(pictures) &&
    (video === null || typeof video === 'object')
  );
}

/** The member's reviews over lazy calls. */
export function createReviews(
  core: Pick<Core, 'lazy' | 'host' | 'drafts' | 'random' | 'clock' | 'onLogout'>,
  { isLoggedIn }: Pick<SessionStore, 'isLoggedIn'>,
): Reviews {
  const { lazy, host, clock, onLogout } = core;
  const state = proxy<{ known: Record<string, KnownReview> }>({ known: {} });
  /** Raised when the login ends: an older answer is somebody else's. */
  let login = 0;
  /** The last vote under way, by review. */
  const sending = new Map<string, Promise<unknown>>();
  const kept = createDrafts(host.storage);
  const nameOf = (lineId: string) => `review:${lineId}`;
  onLogout(() => {
    login += 1;
    state.known = {};
    kept.clear();
    host.sessionStorage.remove(wishKey);
  });
  const calls = lazy(
    () => import('./review-calls'),
    ({ createReviewCalls }, api) => createReviewCalls(core, api),
  );
  const askStates = calls.method((part) => part.states);
  const sendVote = calls.method((part) => part.vote);

  async function vote(id: string, helpful: boolean, helpfulCount: number): Promise<void> {
    const before = state.known[id];
    const shown = before?.helpfulCount ?? helpfulCount;
    const step = helpful === (before?.votedByMe ?? false) ? 0 : helpful ? 1 : -1;
    const mine = login;
    state.known[id] = { mine: false, ...before, votedByMe: helpful, helpfulCount: Math.max(0, shown + step) };
    // Quick ones for the same review one after the other: the last one stands.
    const previous = sending.get(id)?.catch(() => undefined) ?? Promise.resolve();
    const sent = previous.then(() => sendVote(id, helpful));
    sending.set(id, sent);
    const isLast = () => mine === login && sending.get(id) === sent;
    try {
      const answer = await sent;
      if (isLast()) state.known[id] = { mine: false, ...before, ...answer };
    } catch (error) {
      if (isLast()) state.known[id] = { mine: false, votedByMe: false, ...before, helpfulCount: shown };
      throw error;
    } finally {
      if (sending.get(id) === sent) sending.delete(id);
    }
  }

  return {
    state,
    async load(ids) {
      if (!isLoggedIn() || ids.length === 0) return;
      const mine = login;
      try {
        for (const { reviewId, ...known } of await askStates(ids)) {
          if (mine !== login || sending.has(reviewId)) continue;
          state.known[reviewId] = { ...state.known[reviewId], ...known };
        }
      } catch {
        // Not known: reviews are shown as anybody sees them.
      }
    },
    vote,
    wish: (id) => host.sessionStorage.set(wishKey, JSON.stringify(id)),
    async carryOut(id, helpfulCount) {
      if (!isLoggedIn() || parseJson(host.sessionStorage.get(wishKey)) !== id) return false;
      host.sessionStorage.remove(wishKey);
      await vote(id, true, helpfulCount);
      return true;
    },
    todo: calls.method((part) => part.todo),
    mine: calls.method((part) => part.mine),
    detail: calls.method((part) => part.detail),
    form: calls.method((part) => part.form),
    add: calls.method((part) => part.add),
    append: calls.method((part) => part.append),
    remove: calls.method((part) => part.remove),
    upload: calls.method((part) => part.upload),
    drafts: {
      read(lineId) {
        const stored = kept.read(nameOf(lineId), isStoredDraft);
        if (!stored) return undefined;
        if (clock.now() - stored.savedMs < reviewDraftDays * DAY_MS) return stored.draft;
        kept.remove(nameOf(lineId));
        return undefined;
      },
      write: (lineId, draft) =>
        kept.write(nameOf(lineId), { savedMs: clock.now(), draft } satisfies StoredDraft),
      remove: (lineId) => kept.remove(nameOf(lineId)),
    },
  };
}
