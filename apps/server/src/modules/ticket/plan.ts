import { type Contact, type RequestOf, type TravellerCheck, travellerCheck } from '@yunyou/contract';
import { addDays } from '../../clock';
import type { NumberedRequest, PlanContext, PlannedLine } from '../../core/kinds';
import { badInput, notFound, refuse } from '../../http/refusal';
import { checkTraveller } from '../contacts/rules';
import { dayStateOf } from './rules';
import { type TicketOnDay, type TicketRow, ticketsOnDays } from './store';
import { refundRuleOf } from './summaries';
import type { TicketLineDetail } from './tables';

export type TicketLineRequest = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'ticket' }>;
type Numbered = NumberedRequest<TicketLineRequest>;

/** Checks and prices lines of tickets; one query for all of them. */
export async function planTickets(
  context: PlanContext,
  lines: readonly Numbered[],
): Promise<PlannedLine<TicketLineDetail>[]> {
  refuseTwice(lines);
  const offers = new Map(
    (
      await ticketsOnDays(
        context.db,
        lines.map(({ request }) => request),
      )
    ).map((offer) => [keyOf(offer.ticket.id, offer.day), offer]),
  );
  const planned = lines.map((line) => {
    const offer = offers.get(keyOf(line.request.productId, line.request.day));
    if (!offer) throw notFound();
    return planLine(context, line, offer);
  });
  if (new Set(planned.map(({ detail }) => detail.spotId)).size > 1) {
    throw badInput([{ field: 'lines', reason: 'Tickets of one scenic spot at a time' }]);
  }
  if (context.complete) refuseSameTraveller(lines, planned);
  return planned;
}

const keyOf = (productId: string, day: string) => `${productId} ${day}`;

function refuseTwice(lines: readonly Numbered[]) {
  const seen = new Set<string>();
  for (const { index, request } of lines) {
    const key = keyOf(request.productId, request.day);
    if (seen.has(key)) throw badInput([{ field: `lines.${index}.productId`, reason: 'Twice in one order' }]);
    seen.add(key);
  }
}

function planLine(
  { nowMs, people, complete }: PlanContext,
  { index, request }: Numbered,
  offer: TicketOnDay,
): PlannedLine<TicketLineDetail> {
  const { ticket } = offer;
  const { day, quantity } = request;
  const field = (name: string) => [{ field: `lines.${index}.${name}`, reason: 'refused' }];
  if (!ticket.on_sale) throw refuse('notOnSale', { fields: field('productId') });
  const state = dayStateOf(ticket, day, offer, nowMs);
  if (offer.priceFen === null || state === 'closed' || state === 'past' || state === 'tooLate') {
    throw refuse('dayClosed', { fields: field('day') });
  }
  if (quantity > ticket.max_per_order || (complete && quantity < ticket.min_per_order)) {
    throw refuse('tooManyTickets', {
      fields: field('quantity'),
      detail: { min: ticket.min_per_order, max: ticket.max_per_order },
    });
  }
  const travellers = [...new Set(request.contactIds)].flatMap((id) => people.get(id) ?? []);
  const needed = travellersFor(ticket, quantity);
  if (complete && travellers.length !== needed) {
    throw refuse('travellersMissing', {
      fields: field('contactIds'),
      detail: { needed, chosen: travellers.length },
    });
  }
  for (const traveller of travellers) {
    refuseTraveller(checkTraveller(ticket, traveller, day), index, traveller);
  }
  return {
    kind: 'ticket',
    productId: ticket.id,
    variantId: '',
    supplierId: offer.supplierId,
    categoryIds: [],
    quantity,
    unitPriceFen: offer.priceFen,
    firstSlot: day,
    endSlot: addDays(day, ticket.valid_days),
    holds: [
      {
        poolId: ticket.pool_id,
        slot: day,
        perUnit: ticket.people_per_ticket,
        left: offer.placesLeft ?? 0,
      },
    ],
    people: travellers,
    place: {
      key: `spot ${ticket.spot_id} ${day}`,
      peoplePerUnit: ticket.traveller_rule === 'perOrder' ? null : ticket.people_per_ticket,
    },
    needsConfirmation: ticket.confirm_mode === 'merchant',
    title: { 'zh-Hans': ticket.content.name, en: offer.nameEn },
    specText: { 'zh-Hans': '', en: '' },
    order: { title: offer.spotName, picture: offer.picture, topics: { viewSpotId: ticket.spot_id } },
    detail: {
      spotId: ticket.spot_id,
      peoplePerTicket: ticket.people_per_ticket,
      validDays: ticket.valid_days,
      refundRule: refundRuleOf(ticket),
      travellersNeeded: needed,
    },
  };
}

export function travellersFor(
  ticket: Pick<TicketRow, 'traveller_rule' | 'people_per_ticket'>,
  quantity: number,
): number {
  if (ticket.traveller_rule === 'none') return 0;
  return ticket.traveller_rule === 'perOrder' ? 1 : quantity * ticket.people_per_ticket;
}

/** A person can't have two tickets for the same spot on the same day in one order. */
function refuseSameTraveller(lines: readonly Numbered[], planned: readonly PlannedLine[]) {
  const seen = new Set<string>();
  for (const [position, { firstSlot, people }] of planned.entries()) {
    for (const { certType, idCard } of people) {
      const key = `${firstSlot} ${certType} ${idCard}`;
      if (seen.has(key)) {
        throw refuse('travellerDuplicate', {
          fields: [{ field: `lines.${lines[position]?.index}.contactIds`, reason: 'duplicate' }],
        });
      }
      seen.add(key);
    }
  }
}

const checkRules = {
  [travellerCheck.documentNotAcceptable]: 'travellerDocument',
  [travellerCheck.ageNotAcceptable]: 'travellerAge',
  [travellerCheck.genderWrong]: 'travellerGender',
} as const;

function refuseTraveller(check: TravellerCheck, index: number, traveller: Contact) {
  if (check === travellerCheck.normal) return;
  throw refuse(checkRules[check], {
    fields: [{ field: `lines.${index}.contactIds`, reason: 'refused' }],
    detail: { contactId: traveller.memberFrequentContactsId, checkCode: check },
  });
}
