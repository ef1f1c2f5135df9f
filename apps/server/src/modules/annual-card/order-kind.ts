import { type CardStatus, goodsTypeOfKind, orderTypeOfKind, type UnitProgress } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { OrderKind, StoredLine } from '../../core/kinds';
import { describedLine } from '../../core/lines';
import { unitAmounts } from '../../core/pricing';
import { type CardRow, cardsOfLines } from './cards-store';
import { isRenewalTooLate, issueBought, renewCards } from './fulfil';
import { freeUnits, giveUnitsBack, holdUnits, uncountUnits } from './hand-back';
import { holderInvariants } from './holder-invariants';
import { countCards } from './limits-store';
import type { CardLineDetail, CardLineRequest } from './line-detail';
import { maskedNumber } from './numbers';
import { planCards, purchaseLimit } from './plan';
import { type CardUnit, cardTerms } from './refund-terms';
import { saleInvariants } from './sale-invariants';
import { cardsOfUnits, firstEntries, type UnitCard } from './units-store';

type Line = StoredLine<CardLineDetail>;

const isRenewal = ({ detail }: Pick<Line, 'detail'>): boolean => detail.renewal !== null;
const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
/** Waits for its first person. */
const WAITING: readonly CardStatus[] = ['toActivate', 'examining'];

/** Annual cards in the order engine: each unit becomes a card, which is activated; or a further period of one. */
export const cardKind: OrderKind<CardLineRequest, CardLineDetail> = {
  kind: 'annualCard',
  orderType: orderTypeOfKind.annualCard,

  plan: planCards,

  agreed: ({ terms }) => ({ card: terms }),

  async limit(tx, memberId, lines) {
    const bought = lines.filter(({ detail }) => detail.renewal === null);
    if (bought.length === 0) return;
    const passed = await countCards(
      tx,
      bought.map(({ productId, quantity }) => ({ typeId: productId, memberId, cards: quantity })),
    );
    if (passed) throw purchaseLimit(passed.limit, passed.left);
  },

  isTooLate: isRenewalTooLate,

  async fulfil(tx, lines, deps) {
    await issueBought(
      tx,
      lines.filter((line) => !isRenewal(line)),
      deps,
    );
    await renewCards(tx, lines.filter(isRenewal), deps);
  },
  // Cards need nobody's word.
  confirm: async () => {},

  freeze: holdUnits,
  thaw: freeUnits,
  async undo(tx, units, { isUnpaid, nowMs }) {
    if (!isUnpaid) await giveUnitsBack(tx, units, nowMs);
    await uncountUnits(tx, units);
  },

  async refundTerms(db, units, nowMs) {
    const cards = await cardsOfUnits(db, units);
    return units.flatMap(({ line, units: own }) =>
      own.map((unit) => cardTerms(unitOf(line, unit, cards), nowMs)),
    );
  },

  async progress(db, lines) {
    const cards = await cardsOfUnits(
      db,
      lines.map((line) => ({ line })),
    );
    return lines.map((line) =>
      Array.from({ length: line.quantity }, (_, unit) => progressOf(line, findCard(line, unit, cards))),
    );
  },

  firstUses: firstEntries,

  // What is not activated in time is paid back, see `expiredBack`.
  lapse: async () => {},
  async expiredBack(db, lines, nowMs) {
    const today = dayOf(nowMs);
    const bought = lines.filter((line) => !isRenewal(line));
    return (await cardsOfLines(db, idsOf(bought))).flatMap(
      ({ line_id, unit, status, activate_by, held_ms }) =>
        line_id !== null && status === 'toActivate' && activate_by < today && held_ms === null
          ? [
              {
                ...{ lineId: line_id, unit: unit ?? 0, refusal: null, feePercent: 0, steps: [] },
                approval: 'auto' as const,
              },
            ]
          : [],
    );
  },

  invariants: [...saleInvariants, ...holderInvariants],

  async facts(db, lines) {
    const cards = await cardsOfLines(db, idsOf(lines));
    return new Map(lines.map(({ id }) => [id, cards.filter(({ line_id }) => line_id === id)]));
  },

  describe(line, texts, facts) {
    const cards = (facts.get(line.id) as CardRow[] | undefined) ?? [];
    const { picture, terms } = line.detail;
    return {
      ...{ kind: 'annualCard', goodsType: goodsTypeOfKind.annualCard },
      ...describedLine(line, texts),
      ...{ picture, validityKind: terms.validityKind, validDays: terms.validDays },
      activateBy: cards[0]?.activate_by ?? null,
      ...{ coolOffDays: terms.coolOffDays, renewal: isRenewal(line) },
      cards: cards.map(({ id, number, status, last_day }) => ({
        ...{ cardId: id, number: maskedNumber(number), status, lastDay: last_day },
      })),
    };
  },

  describeQuote(line, paidFen, locale) {
    const { picture, terms, firstDay, lastDay, available, max } = line.detail;
    return {
      ...{ kind: 'annualCard', goodsType: goodsTypeOfKind.annualCard, productId: line.productId },
      ...{ quantity: line.quantity, unitPriceFen: line.unitPriceFen, paidFen, title: line.title[locale] },
      ...{ picture, validityKind: terms.validityKind, validDays: terms.validDays },
      activateBy: line.detail.activateBy,
      ...{ coolOffDays: terms.coolOffDays, renewal: isRenewal(line), firstDay, lastDay, available, max },
    };
  },
};

const findCard = (line: Line, unit: number, cards: readonly UnitCard[]): UnitCard | undefined =>
  cards.find((one) => one.lineId === line.id && (isRenewal(line) || one.unit === unit));

/** A unit is done with when its card has begun; a renewal when its period is there. */
function progressOf(line: Line, found: UnitCard | undefined): UnitProgress {
  if (!found) return 'open';
  if (isRenewal(line)) return found.card.status === 'refunded' || periodOf(line, found) ? 'over' : 'open';
  return WAITING.includes(found.card.status) ? 'open' : 'over';
}

const periodOf = (line: Line, { periods }: UnitCard) => periods.find(({ line_id }) => line_id === line.id);

function unitOf(line: Line, unit: number, cards: readonly UnitCard[]): CardUnit {
  const found = findCard(line, unit, cards);
  const { detail } = line;
  if (!found) throw new Error(`Unit ${unit} of line ${line.id} has no card.`);
  const { card, periods } = found;
  const period = isRenewal(line) ? periodOf(line, found) : periods[0];
  return {
    ...{ lineId: line.id, unit, terms: detail.terms, card, paidMs: found.paidMs },
    paidFen: unitAmounts(line.paid_fen, line.quantity)[unit] ?? 0,
    ...(period && {
      period: { ...period, validDays: isRenewal(line) ? detail.terms.validDays : card.valid_days },
    }),
    isRenewed: period !== undefined && periods.some(({ seq }) => seq > period.seq),
  };
}
