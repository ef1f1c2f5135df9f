import { addDays, dayOf, instantOf } from '../../clock';
import type { NumberedRequest, PlanContext, PlannedLine } from '../../core/kinds';
import { badInput, notFound, type Refusal, refuse } from '../../http/refusal';
import { holderName } from '../annual-card/person-view';
import type { ActivityLineDetail, ActivityLineRequest } from './line-detail';
import { sessionSlot } from './operate-store';
import { type PersonForSale, type SessionForSale, sessionsForSale } from './sale-store';

type Numbered = NumberedRequest<ActivityLineRequest>;
type Planned = PlannedLine<ActivityLineDetail>;

/** A card may not have so many places in an activity. */
export const activityLimit = (limit: number, left: number): Refusal =>
  refuse('cardActivityLimit', { detail: { limit, left: Math.max(0, left) } });

/** Sessions for persons on cards in use, checked and priced; one query for all of them. */
export async function planActivities(context: PlanContext, lines: readonly Numbered[]): Promise<Planned[]> {
  refuseTwice(lines);
  const found = await sessionsForSale(
    context.db,
    lines.map(({ request: { productId, sessionId, personIds } }) => ({
      ...{ activityId: productId, sessionId, personIds },
    })),
    context.memberId,
  );
  const planned = lines.map((line, place) => planLine(context, line, found[place]));
  refuseOverLimit(lines, planned, found);
  return planned;
}

const fieldOf = ({ index }: { index: number }, reason = 'refused', name = 'personIds') => ({
  field: `lines.${index}.${name}`,
  reason,
});

/** Each person has one place in a session, over all lines, and each place one person. */
function refuseTwice(lines: readonly Numbered[]): void {
  const seen = new Set<string>();
  for (const line of lines) {
    const { quantity, sessionId, personIds } = line.request;
    if (quantity !== personIds.length) throw badInput([fieldOf(line, 'As many as the quantity')]);
    for (const personId of personIds) {
      const key = `${sessionId} ${personId}`;
      if (seen.has(key)) throw personTwice(line, personId);
      seen.add(key);
    }
  }
}

const personTwice = (line: { index: number }, personId: string): Refusal =>
  refuse('personTwice', { fields: [fieldOf(line)], detail: { personId } });

function planLine(
  { nowMs, protection }: PlanContext,
  line: Numbered,
  found: SessionForSale | undefined,
): Planned {
  if (!found) throw notFound();
  const { activity, session, left } = found;
  const { day, from_time: from, to_time: to } = session;
  if (instantOf(day, from) <= nowMs)
    throw refuse('activityOver', { fields: [fieldOf(line, 'begun', 'sessionId')] });
  const persons = personsOf(line, found, dayOf(nowMs));
  return {
    ...{ kind: 'cardActivity', productId: activity.id, variantId: '', supplierId: activity.supplier_id },
    ...{ categoryIds: [], quantity: persons.length, unitPriceFen: activity.price_fen },
    ...{ firstSlot: day, endSlot: addDays(day, 1), people: [], needsConfirmation: false },
    holds: [{ poolId: activity.id, slot: sessionSlot({ day, from }), perUnit: 1, left }],
    title: activity.name,
    specText: { 'zh-Hans': `${from}–${to}`, en: `${from}–${to}` },
    order: { title: activity.name, picture: activity.picture, topics: {} },
    detail: {
      ...{ picture: activity.picture, sessionId: session.id, day, from, to },
      persons: persons.map(({ id, cardId, nameCipher }) => ({
        ...{ personId: id, cardId },
        name: nameCipher === '' ? '' : holderName(protection, { id, cipher: nameCipher }),
      })),
      ...{ perCard: activity.per_card, refundRule: activity.refund_rule },
    },
  };
}

/** The persons of a line, in its order; each is on a card in use that the activity is for. */
function personsOf(line: Numbered, { activity, session, persons }: SessionForSale, today: string) {
  return line.request.personIds.map((personId) => {
    const person = persons.find(({ id }) => id === personId);
    if (!person) throw notFound();
    if (!activity.type_ids.includes(person.typeId) || !isInUse(person, session.day, today))
      throw refuse('cardNeeded', { fields: [fieldOf(line)], detail: { personId } });
    if (person.hasPlace) throw personTwice(line, personId);
    return person;
  });
}

/** Whether a person's card lets in today, and will on that day. */
const isInUse = (
  { status, cardStatus, isHeld, firstDay, lastDay }: PersonForSale,
  day: string,
  today: string,
): boolean =>
  status === 'active' &&
  cardStatus === 'active' &&
  !isHeld &&
  (firstDay ?? '') <= day &&
  [day, today].every((one) => one <= (lastDay ?? ''));

/** What a card has of an activity, and wants in all lines; the same is counted again when the order is made. */
function refuseOverLimit(
  lines: readonly Numbered[],
  planned: readonly Planned[],
  found: readonly (SessionForSale | undefined)[],
): void {
  const wanted = new Map<string, number>();
  for (const [place, { productId, detail }] of planned.entries()) {
    for (const { cardId } of detail.persons) {
      const key = `${productId} ${cardId}`;
      const has = found[place]?.persons.find((person) => person.cardId === cardId)?.cardPlaces ?? 0;
      const sum = (wanted.get(key) ?? 0) + 1;
      wanted.set(key, sum);
      const line = lines[place];
      if (line && has + sum > detail.perCard)
        throw activityLimit(detail.perCard, detail.perCard - has).at(fieldOf(line));
    }
  }
}
