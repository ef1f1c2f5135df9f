import type { AnnualCardEntryCode, MemberAnnualCard, OwnAnnualCard, ResponseOf } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** Storage key of a member's cards, as last seen on this device. */
export const keptCardsKey = 'annualCards';
/** Older ones go. */
const maxOwn = 12;

/** The first page of all cards as last seen. */
export interface KeptList {
  cards: MemberAnnualCard[];
  today: string;
  seenAtMs: number;
}

/** A card as last seen. */
export interface KeptCard {
  card: OwnAnnualCard;
  seenAtMs: number;
}

interface Kept {
  memberId: string;
  list?: KeptList;
  own: KeptCard[];
  codes: Record<string, AnnualCardEntryCode>;
}

/** A member's cards on the device, so that they open at a gate without a network. One member's at a time. */
export interface KeptCards {
  keepList(page: ResponseOf<'annualCard', 'mine'>): void;
  list(): KeptList | undefined;
  keepOwn(card: OwnAnnualCard): void;
  own(cardId: string): KeptCard | undefined;
  keepCode(personId: string, code: AnnualCardEntryCode): void;
  /** What the code of a person is made from, while its day is not over. */
  code(personId: string, nowMs: number): AnnualCardEntryCode | undefined;
  /** A person who is not let in any more has no code. */
  dropCode(personId: string): void;
}

/** Only this file writes them, so their outline is enough. */
function isKept(value: unknown): value is Kept {
  const { memberId, own, codes }: Record<string, unknown> = Object(value);
  return typeof memberId === 'string' && Array.isArray(own) && typeof codes === 'object' && codes !== null;
}

export function createKeptCards(storage: TextStorage, memberId: () => string | undefined): KeptCards {
  const read = (): Kept => {
    const kept = parseJson(storage.get(keptCardsKey));
    const id = memberId();
    // Before the member is known, what is there is theirs: it goes when they log out.
    if (isKept(kept) && (id === undefined || kept.memberId === id)) return kept;
    return { memberId: id ?? '', own: [], codes: {} };
  };
  const write = (part: Partial<Kept>) => {
    const id = memberId();
    if (id !== undefined) storage.set(keptCardsKey, JSON.stringify({ ...read(), ...part, memberId: id }));
  };
  return {
    keepList: ({ records, today, nowMs }) => write({ list: { cards: records, today, seenAtMs: nowMs } }),
    list: () => read().list,
    keepOwn(card) {
      const others = read().own.filter((one) => one.card.id !== card.id);
      write({ own: [{ card, seenAtMs: card.nowMs }, ...others].slice(0, maxOwn) });
    },
    own(cardId) {
      const kept = read().own.find(({ card }) => card.id === cardId);
      // An older version of the app kept none of its activities.
      return kept && { ...kept, card: { ...kept.card, activities: kept.card.activities ?? [] } };
    },
    keepCode: (personId, code) => write({ codes: { ...read().codes, [personId]: code } }),
    code(personId, nowMs) {
      const code = read().codes[personId];
      return code && nowMs < code.validUntilMs ? code : undefined;
    },
    dropCode(personId) {
      const { [personId]: gone, ...codes } = read().codes;
      if (gone) write({ codes });
    },
  };
}
