import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import type {
  AnnualCardEntriesRequest,
  AnnualCardEntryCode,
  AnnualCardMineRequest,
  MemberAnnualCard,
  OwnAnnualCard,
  Page,
  ResponseOf,
} from '@yunyou/contract';
import { subscribe } from 'valtio/vanilla';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import { createKeptCards } from './kept-cards';
import { turningCode, turnsAtMs } from './turning-code';

/** A page of the member's cards. `seenAtMs`: when an answer was seen that is shown without a network. */
export type MinePage = Page<MemberAnnualCard> & { today: string; seenAtMs?: number };

/** A card of the member. `seenAtMs`: as for the list. */
export interface OwnCardView {
  card: OwnAnnualCard;
  seenAtMs?: number;
}

/** What a turning code is made from; `fromCache` when the server could not be asked and it was kept on this device. */
export interface EntryCodeView {
  code: AnnualCardEntryCode;
  fromCache: boolean;
}

/** The member's annual cards; those that are sold are reads of the catalogue. Every call rejects with ApiError. */
export interface AnnualCards {
  /** Cards of the member, page by page: those that need something first. The first page is kept for times without a network. */
  mine(query?: AnnualCardMineRequest, options?: CallOptions): Promise<MinePage>;
  /** One card; as last seen where the server cannot be asked. */
  own(cardId: string, options?: CallOptions): Promise<OwnCardView>;
  /** The card that a person is on, as it is now. */
  ofPerson(personId: string, options?: CallOptions): Promise<OwnCardView>;
  /** Entries of a card, and what was refused at gates, page by page, the newest first. */
  entries(
    query: AnnualCardEntriesRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'annualCard', 'entries'>>;
  /** Today's part of a person's code; what is kept of today where the server cannot be asked. `rule`: `cardStateChanged`, `cardFrozen`. */
  entryCode(personId: string, options?: CallOptions): Promise<EntryCodeView>;
  /** The code that is shown at a time by the server's clock, and until when. Computed on this device. */
  turn(code: AnnualCardEntryCode, nowMs: number): { text: string; untilMs: number };
}

/** Cards of a tab, as the server sorts them. */
const statusesOf: Readonly<
  Record<NonNullable<AnnualCardMineRequest['status']>, readonly MemberAnnualCard['status'][]>
> = {
  toActivate: ['toActivate', 'examining'],
  active: ['active', 'frozen'],
  over: ['expired', 'refunded'],
};

/** The calls of annual cards. Lazy. */
export function createAnnualCards(
  { host, clock }: Pick<Core, 'host' | 'clock'>,
  { annualCard }: Pick<ApiClient, 'annualCard'>,
  { state, memberId, isLoggedIn }: Pick<SessionStore, 'state' | 'memberId' | 'isLoggedIn'>,
): AnnualCards {
  const kept = createKeptCards(host.storage, memberId);
  /** Whose it is must be known: until then it waits. Whoever has logged out leaves nothing. */
  const keep = (write: () => void) => {
    if (!isLoggedIn()) return;
    if (memberId() !== undefined) return write();
    const stop = subscribe(state, () => {
      if (isLoggedIn() && memberId() === undefined) return;
      stop();
      if (isLoggedIn()) write();
    });
  };
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  const isUnanswered = (error: unknown) =>
    isApiError(error) && (error.retryable || error.kind === 'malformed');
  return {
    async mine(query = {}, options) {
      const isFirst = (query.page ?? 1) === 1;
      try {
        const page = await annualCard.mine(query, here(options));
        if (isFirst && query.status === undefined) keep(() => kept.keepList(page));
        return page;
      } catch (error) {
        const known = isFirst && isUnanswered(error) ? kept.list() : undefined;
        if (!known) throw error;
        const { cards, today, seenAtMs } = known;
        const { status } = query;
        const records = status ? cards.filter((card) => statusesOf[status].includes(card.status)) : cards;
        const total = records.length;
        return { records, total, size: total, current: 1, pages: 1, today, seenAtMs };
      }
    },
    async ofPerson(personId, options) {
      return { card: await annualCard.own({ personId }, here(options)) };
    },
    async own(cardId, options) {
      try {
        const card = await annualCard.own({ id: cardId }, here(options));
        keep(() => kept.keepOwn(card));
        return { card };
      } catch (error) {
        const known = isUnanswered(error) ? kept.own(cardId) : undefined;
        if (!known) throw error;
        return known;
      }
    },
    entries: (query, options) => annualCard.entries(query, here(options)),
    async entryCode(personId, options) {
      try {
        const code = await annualCard.entryCode({ personId }, here(options));
        keep(() => kept.keepCode(personId, code));
        return { code, fromCache: false };
      } catch (error) {
        if (!isUnanswered(error)) kept.dropCode(personId);
        const code = isUnanswered(error) ? kept.code(personId, clock.now()) : undefined;
        if (!code) throw error;
        return { code, fromCache: true };
      }
    },
    turn: (code, nowMs) => ({ text: turningCode(code, nowMs), untilMs: turnsAtMs(code, nowMs) }),
  };
}
