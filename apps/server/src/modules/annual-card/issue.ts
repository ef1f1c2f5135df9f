import { randomBytes } from 'node:crypto';
import type { Tx } from '../../database/connect';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { activationCodeHash } from './activation-code';
import { insertCards, insertPersons } from './cards-store';
import { newCardNumber, newPersonNo } from './numbers';
import type { CardTerms, RoleTerms } from './tables';
import { activateByOf } from './terms';

const SECRET_BYTES = 32;

export const secretCell = (personId: string) => cell('card_persons', 'secret_cipher', personId);

/** A card to be given out: for a paid unit of a line, or on paper, which nobody has yet. */
export interface ToIssue {
  typeId: string;
  terms: CardTerms;
  paidFen: number;
  /** The unit of an order that it was paid with; absent for paper. */
  bought?: { memberId: string; orderId: string; lineId: string; unit: number };
  /** The code that a paper card is bound by. */
  activationCode?: string;
}

export interface IssuedCard {
  id: string;
  number: string;
}

/** Writes new cards and the places on them, each with a secret of its own; answers them in their order. */
export async function issueCards(
  tx: Tx,
  cards: readonly ToIssue[],
  { protection, nowMs }: { protection: DataProtection; nowMs: number },
): Promise<IssuedCard[]> {
  const issued = cards.map((card) => ({ ...card, id: newId() }));
  const numbers = await numbered(issued, newCardNumber, (some) =>
    insertCards(
      tx,
      some.map(({ item: { id, bought, ...card }, number }) => ({
        ...{ id, number, type_id: card.typeId, member_id: bought?.memberId ?? null },
        ...{ order_id: bought?.orderId ?? null, line_id: bought?.lineId ?? null, unit: bought?.unit ?? null },
        ...{ status: 'toActivate' as const, activate_by: activateByOf(card.terms, nowMs) },
        ...{ paid_fen: card.paidFen, valid_days: card.terms.validDays, terms: JSON.stringify(card.terms) },
        activation_code_hash:
          card.activationCode === undefined
            ? null
            : activationCodeHash(protection, { number, code: card.activationCode }),
        ...{ created_ms: nowMs, changed_ms: nowMs },
      })),
    ),
  );
  const places = issued.flatMap(({ id, typeId, terms }) =>
    placesOf(terms.roles).map((place, seq) => ({ ...place, id: newId(), cardId: id, typeId, seq })),
  );
  await numbered(places, newPersonNo, (some) =>
    insertPersons(
      tx,
      some.map(({ item: { id, cardId, typeId, seq, role, optional }, number }) => ({
        ...{ id, card_id: cardId, type_id: typeId, seq, person_no: number, role, optional },
        status: 'toActivate' as const,
        secret_cipher: protection.encrypt(randomBytes(SECRET_BYTES).toString('hex'), secretCell(id)),
      })),
    ),
  );
  return issued.map(({ id }) => ({ id, number: numbers.get(id) ?? '' }));
}

/** The places that roles make: those that a card may do without come last of their role. */
const placesOf = (roles: readonly RoleTerms[]) =>
  roles.flatMap(({ role, min, max }) =>
    Array.from({ length: max }, (_, place) => ({ role, optional: place >= min })),
  );

/** Writes items under numbers of their own: a number that is taken is drawn again. Answers the numbers by id. */
async function numbered<Item extends { id: string }>(
  items: readonly Item[],
  draw: () => string,
  write: (some: readonly { item: Item; number: string }[]) => Promise<string[]>,
): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  let waiting = [...items];
  while (waiting.length > 0) {
    const some = waiting.map((item) => ({ item, number: draw() }));
    const written = new Set(await write(some));
    for (const { item, number } of some) if (written.has(item.id)) numbers.set(item.id, number);
    waiting = waiting.filter(({ id }) => !written.has(id));
  }
  return numbers;
}
