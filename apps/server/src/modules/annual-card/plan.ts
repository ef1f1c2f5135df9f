import { cardsPerOrderMax, type LocalizedText } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { NumberedRequest, PlanContext, PlannedLine } from '../../core/kinds';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { CardLineDetail, CardLineRequest } from './line-detail';
import { renewalOf } from './renew-days';
import { type TypeForSale, typesForSale } from './sale-store';
import { activateByOf, termsOfType } from './terms';

const NO_WORDS: LocalizedText = { 'zh-Hans': '', en: '' };
const RENEWAL: LocalizedText = { 'zh-Hans': '续费', en: 'Renewal' };

/** A member may not have so many cards of a type. */
export const purchaseLimit = (limit: number, left: number) =>
  refuse('purchaseLimit', { detail: { limit, left: Math.max(0, left) } });

/** Cards and renewals with their rules checked, in the order of the lines; one query for all of them. */
export async function planCards(
  { db, memberId, nowMs }: PlanContext,
  lines: readonly NumberedRequest<CardLineRequest>[],
): Promise<PlannedLine<CardLineDetail>[]> {
  refuseTwice(lines);
  const types = await typesForSale(db, {
    typeIds: lines.map(({ request }) => request.productId),
    renewIds: lines.flatMap(({ request }) => request.renewCardId ?? []),
    memberId,
  });
  return lines.map((line) => {
    const type = types.find(({ id }) => id === line.request.productId);
    if (!type) throw notFound();
    return line.request.renewCardId === undefined
      ? cardLine(type, line, nowMs)
      : renewalLine(type, line, dayOf(nowMs));
  });
}

const fieldOf = ({ index }: { index: number }, name: string, reason = 'refused') => ({
  field: `lines.${index}.${name}`,
  reason,
});

/** The same type twice is one line; each card is renewed once. */
function refuseTwice(lines: readonly NumberedRequest<CardLineRequest>[]): void {
  const seen = new Set<string>();
  for (const line of lines) {
    const key = `${line.request.productId} ${line.request.renewCardId ?? ''}`;
    if (seen.has(key)) throw badInput([fieldOf(line, 'productId', 'Twice in one order')]);
    seen.add(key);
  }
}

function cardLine(
  type: TypeForSale,
  line: NumberedRequest<CardLineRequest>,
  nowMs: number,
): PlannedLine<CardLineDetail> {
  const { quantity } = line.request;
  const isOver = type.last_day !== null && type.last_day < dayOf(nowMs);
  if (!type.on_sale || isOver) throw refuse('notOnSale', { fields: [fieldOf(line, 'productId')] });
  if (quantity > cardsPerOrderMax) throw amountOutOfRange(line, cardsPerOrderMax);
  const limitLeft =
    type.limit_per_member === null ? cardsPerOrderMax : Math.max(0, type.limit_per_member - type.owned);
  if (type.limit_per_member !== null && quantity > limitLeft)
    throw purchaseLimit(type.limit_per_member, limitLeft).at(fieldOf(line, 'quantity'));
  return lineOf(type, quantity, {
    unitPriceFen: type.price_fen,
    holds: type.left === null ? [] : [{ poolId: type.id, slot: '', perUnit: 1, left: type.left }],
    specText: NO_WORDS,
    detail: {
      ...{ picture: type.picture, terms: termsOfType(type), renewal: null },
      ...{ firstDay: type.first_day, lastDay: type.last_day, available: type.left },
      activateBy: activateByOf(termsOfType(type), nowMs),
      max: Math.min(cardsPerOrderMax, limitLeft, type.left ?? cardsPerOrderMax),
    },
  });
}

const amountOutOfRange = (line: { index: number }, max: number) =>
  refuse('amountOutOfRange', { fields: [fieldOf(line, 'quantity')], detail: { min: 1, max } });

/** A further period of a card of the member, also where the type is no longer sold. */
function renewalLine(
  type: TypeForSale,
  line: NumberedRequest<CardLineRequest>,
  today: string,
): PlannedLine<CardLineDetail> {
  const { quantity, renewCardId } = line.request;
  const fields = [fieldOf(line, 'renewCardId')];
  const card = type.renewed.find(({ id }) => id === renewCardId);
  if (!card) throw notFound();
  if (line.request.activity) throw badInput([fieldOf(line, 'activity', 'Not for a renewal')]);
  if (quantity !== 1) throw amountOutOfRange(line, 1);
  if (type.renew_price_fen === null) throw refuse('notOnSale', { fields });
  if (card.held_ms !== null) throw refuse('cardRefunding', { fields });
  if (card.last_day === null || card.status === 'refunded') throw refuse('cardStateChanged', { fields });
  const days = renewalOf({ lastDay: card.last_day, validDays: type.valid_days }, today);
  if (today < days.fromDay) throw refuse('renewNotYet', { fields, detail: { fromDay: days.fromDay } });
  if (today > days.untilDay) throw refuse('renewOver', { fields, detail: { untilDay: days.untilDay } });
  return lineOf(type, 1, {
    unitPriceFen: type.renew_price_fen,
    holds: [],
    specText: RENEWAL,
    detail: {
      ...{ picture: type.picture, terms: termsOfType(type) },
      renewal: { cardId: card.id, seq: card.periods + 1 },
      ...{ firstDay: days.firstDay, lastDay: days.lastDay, activateBy: null, available: null, max: 1 },
    },
  });
}

const lineOf = (
  type: TypeForSale,
  quantity: number,
  own: Pick<PlannedLine<CardLineDetail>, 'unitPriceFen' | 'holds' | 'specText' | 'detail'>,
): PlannedLine<CardLineDetail> => ({
  ...{ kind: 'annualCard', productId: type.id, variantId: '', supplierId: type.supplier_id },
  ...{ categoryIds: [], quantity, firstSlot: '', endSlot: '', people: [], needsConfirmation: false },
  title: type.name,
  order: { title: type.name, picture: type.picture, topics: {} },
  ...own,
});
