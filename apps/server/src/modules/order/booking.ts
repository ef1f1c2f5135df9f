import {
  type BreakdownRow,
  type Contact,
  type OrderLineRequest,
  type TravellerCheck,
  travellerCheck,
} from '@yunyou/contract';
import type { AppContext } from '../../context';
import { badInput, notFound, refuse } from '../../http/refusal';
import { contactsOf } from '../contacts/queries';
import { checkTraveller } from '../contacts/rules';
import { dayRows, type TicketRow, ticketRows } from '../ticket/queries';
import { dayStateOf, ticketsLeft } from '../ticket/rules';

type Deps = Pick<AppContext, 'db' | 'clock' | 'protection'>;

export interface BookingLine {
  ticket: TicketRow;
  day: string;
  quantity: number;
  unitPriceFen: number;
  /** Tickets that can be bought on this day now. */
  available: number;
  travellersNeeded: number;
  travellers: Contact[];
}

/** What is to be bought, checked against the rules of its tickets, priced by the server. */
export interface Booking {
  lines: BookingLine[];
  breakdown: BreakdownRow[];
  totalFen: number;
}

/**
 * Checks and prices a booking. `complete`: everything an order needs must be there, travellers included; without it
 * a person is still choosing.
 */
export async function planBooking(
  deps: Deps,
  memberId: string,
  requested: readonly OrderLineRequest[],
  { complete }: { complete: boolean },
): Promise<Booking> {
  const tickets = new Map(
    (await ticketRows(deps.db, unique(requested.map((line) => line.productId)))).map((row) => [row.id, row]),
  );
  const contacts = await readTravellers(deps, memberId, requested);
  const seen = new Set<string>();
  const lines: BookingLine[] = [];
  for (const [index, request] of requested.entries()) {
    const ticket = tickets.get(request.productId);
    if (!ticket) throw notFound();
    const key = `${request.productId} ${request.day}`;
    if (seen.has(key)) throw badInput([{ field: `lines.${index}.productId`, reason: 'Twice in one order' }]);
    seen.add(key);
    lines.push(await planLine(deps, ticket, request, index, contacts, complete));
  }
  if (new Set(lines.map((line) => line.ticket.spot_id)).size > 1) {
    throw badInput([{ field: 'lines', reason: 'One order is for one scenic spot' }]);
  }
  checkSharedStock(lines);
  if (complete) checkDuplicates(lines);
  return { lines, ...price(lines) };
}

async function planLine(
  deps: Deps,
  ticket: TicketRow,
  request: OrderLineRequest,
  index: number,
  contacts: ReadonlyMap<string, Contact>,
  complete: boolean,
): Promise<BookingLine> {
  const field = (name: string) => [{ field: `lines.${index}.${name}`, reason: 'refused' }];
  if (!ticket.on_sale) throw refuse('notOnSale', { fields: field('productId') });
  const [offer] = await dayRows(deps.db, [ticket.id], request.day, request.day);
  const state = dayStateOf(
    ticket,
    request.day,
    offer ?? { priceFen: null, placesLeft: null },
    deps.clock.now(),
  );
  if (!offer || offer.priceFen === null || state === 'closed' || state === 'past' || state === 'tooLate') {
    throw refuse('dayClosed', { fields: field('day') });
  }
  const { quantity } = request;
  if (quantity > ticket.max_per_order || (complete && quantity < ticket.min_per_order)) {
    throw refuse('tooManyTickets', {
      fields: field('quantity'),
      detail: { min: ticket.min_per_order, max: ticket.max_per_order },
    });
  }
  const travellers = unique(request.contactIds ?? []).flatMap((id) => contacts.get(id) ?? []);
  const travellersNeeded = travellersFor(ticket, quantity);
  if (complete && travellers.length !== travellersNeeded) {
    throw refuse('travellersMissing', {
      fields: field('contactIds'),
      detail: { needed: travellersNeeded, chosen: travellers.length },
    });
  }
  for (const traveller of travellers) {
    refuseTraveller(checkTraveller(ticket, traveller, request.day), index, traveller);
  }
  return {
    ticket,
    day: request.day,
    quantity,
    unitPriceFen: offer.priceFen,
    available: ticketsLeft(ticket, offer.placesLeft ?? 0),
    travellersNeeded,
    travellers,
  };
}

export function travellersFor(
  ticket: Pick<TicketRow, 'traveller_rule' | 'people_per_ticket'>,
  quantity: number,
): number {
  if (ticket.traveller_rule === 'none') return 0;
  return ticket.traveller_rule === 'perOrder' ? 1 : quantity * ticket.people_per_ticket;
}

/** Tickets of one pool and day draw on the same places, also when they stand in several lines. */
function checkSharedStock(lines: readonly BookingLine[]) {
  const wanted = new Map<string, { people: number; places: number }>();
  for (const [index, line] of lines.entries()) {
    const key = `${line.ticket.pool_id} ${line.day}`;
    const places = (line.available + 1) * line.ticket.people_per_ticket - 1;
    const sum = wanted.get(key) ?? { people: 0, places };
    sum.people += line.quantity * line.ticket.people_per_ticket;
    sum.places = Math.max(sum.places, places);
    wanted.set(key, sum);
    if (sum.people > sum.places) {
      throw refuse('soldOut', {
        fields: [{ field: `lines.${index}.quantity`, reason: 'sold out' }],
        detail: { available: line.available },
      });
    }
  }
}

/** A person can't have two tickets for the same spot on the same day in one order. */
function checkDuplicates(lines: readonly BookingLine[]) {
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (const { certType, idCard } of line.travellers) {
      const key = `${line.day} ${certType} ${idCard}`;
      if (seen.has(key)) {
        throw refuse('travellerDuplicate', {
          fields: [{ field: `lines.${index}.contactIds`, reason: 'duplicate' }],
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

async function readTravellers(deps: Deps, memberId: string, requested: readonly OrderLineRequest[]) {
  const ids = unique(requested.flatMap((line) => line.contactIds ?? []));
  const contacts = await contactsOf(deps, memberId, ids);
  if (contacts.length !== ids.length) throw notFound();
  return new Map(contacts.map((contact) => [contact.memberFrequentContactsId, contact]));
}

/** Lines add up; the discounts of later activities will stand between them and the total. */
function price(lines: readonly BookingLine[]): Pick<Booking, 'breakdown' | 'totalFen'> {
  const breakdown: BreakdownRow[] = lines.map((line) => ({
    kind: 'line',
    label: line.ticket.content.name,
    quantity: line.quantity,
    amountFen: line.unitPriceFen * line.quantity,
  }));
  return { breakdown, totalFen: breakdown.reduce((sum, row) => sum + row.amountFen, 0) };
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
