import { isApiError } from '@yunyou/api-client';
import type { OrderLineRequest, TicketDetail } from '@yunyou/contract';
import { proxy, ref } from 'valtio/vanilla';
import {
  activityRequestOf,
  heldOf,
  isAboutActivity,
  isDayOf,
  type LineActivity,
  mostOf,
} from '../activity-line/activity-line';
import { createProblemFields, type ProblemsBy } from '../checkout/checkout-problems';
import type { LineKind, LinePart } from '../checkout/line-kind';
import { changeTicketDraft, openTicketDraft, type TicketLineDraft, travellersNeeded } from './ticket-draft';

/** A ticket that is to be booked. */
export interface TicketLineOpening {
  readonly kind: 'ticket';
  readonly product: TicketDetail;
  /** The day that was chosen, `YYYY-MM-DD`; empty for none. */
  readonly day: string;
  /** How many are asked for at first; brought within the ticket's limits. */
  readonly quantity: number;
  /** The activity it is ordered in. A place that is held is for the day and the number that were granted. Default none. */
  readonly activity?: LineActivity | undefined;
}

/** What can be wrong with a ticket's line, besides a refusal. `count`: how many travellers are missing. */
export type TicketProblem =
  | { readonly code: 'dayMissing' }
  | { readonly code: 'travellersMissing'; readonly count: number };

/** Fields of a ticket's line that something can be wrong with. */
export type TicketField = 'day' | 'quantity' | 'travellers' | 'activity';

/** A ticket's line in a checkout. */
export interface TicketCheckoutLine {
  readonly kind: 'ticket';
  /** As it was opened with. */
  readonly product: TicketDetail;
  readonly activity: LineActivity | undefined;
  /** The most in one order: the ticket's own limit, or a smaller one of the activity. */
  readonly maxPerOrder: number;
  readonly draft: TicketLineDraft;
  /** How many travellers must be named. */
  readonly needed: number;
  /** How many can be bought on the chosen day; undefined while that is not known. */
  readonly available: number | undefined;
  readonly problems: ProblemsBy<TicketField>;
}

/** A change of a ticket's line. */
export interface TicketLineChange extends Partial<TicketLineDraft> {
  readonly kind: 'ticket';
}

/** Rules of the server that speak of a field, and which one. */
const fieldOfRule: Readonly<Record<string, TicketField>> = {
  dayClosed: 'day',
  soldOut: 'quantity',
  tooManyTickets: 'quantity',
  amountOutOfRange: 'quantity',
  purchaseLimit: 'quantity',
  travellersMissing: 'travellers',
  travellerDuplicate: 'travellers',
  travellerDocument: 'travellers',
  travellerAge: 'travellers',
  travellerGender: 'travellers',
  travellerBooked: 'travellers',
  limitPerCertificate: 'travellers',
};

/** What a change leaves behind: how many go changes with how many tickets there are. */
const solvedBy: Readonly<Record<TicketField, readonly TicketField[]>> = {
  day: ['day', 'quantity', 'travellers'],
  quantity: ['quantity', 'travellers'],
  travellers: ['travellers'],
  activity: [],
};
const fields = ['day', 'quantity', 'travellers'] as const;

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** The ticket part of a checkout. */
function openTicketLine(
  { product, activity, ...asked }: TicketLineOpening,
  stored: unknown,
): LinePart<TicketLineChange> {
  const held = heldOf(activity);
  const maxPerOrder = mostOf(activity, product.maxPerOrder);
  const { opened, ...known } = openTicketDraft(stored, asked, { ...product, maxPerOrder });
  const granted = held && { day: held.day ?? '', quantity: held.quantity };
  const ownDay = isDayOf(activity, known.day) ? {} : { day: '' };
  const draft = changeTicketDraft(known, granted ?? ownDay, product);
  const state = proxy<Writable<TicketCheckoutLine>>({
    kind: 'ticket',
    product: ref(product),
    activity,
    maxPerOrder,
    draft,
    needed: travellersNeeded(product, draft.quantity),
    available: undefined,
    problems: {},
  });
  const problems = createProblemFields<TicketField>(state);
  const request = (): OrderLineRequest => ({
    kind: 'ticket',
    productId: product.id,
    day: state.draft.day,
    quantity: state.draft.quantity,
    ...activityRequestOf(activity),
  });

  return {
    state,
    quoteRequest: () => (state.draft.day === '' ? undefined : request()),
    orderRequest: () => ({
      ...request(),
      contactIds: state.draft.travellers.map((one) => one.memberFrequentContactsId),
    }),
    toStored: () => ({ ...state.draft, opened }),
    change({ kind: _, ...part }) {
      problems.solve(...fields.flatMap((field) => (field in part ? solvedBy[field] : [])));
      state.draft = changeTicketDraft(state.draft, { ...part, ...granted }, product);
      state.needed = travellersNeeded(product, state.draft.quantity);
      return part.travellers?.[0]?.name;
    },
    check() {
      const missing = state.needed - state.draft.travellers.length;
      return problems.find({
        ...(state.draft.day === '' && { day: { code: 'dayMissing' } }),
        ...(missing > 0 && { travellers: { code: 'travellersMissing', count: missing } }),
      });
    },
    priced(line) {
      state.available = line?.kind === 'ticket' ? line.available : undefined;
      problems.refuse({});
    },
    refuse(call, error) {
      const field = isAboutActivity(activity, error)
        ? 'activity'
        : fieldOfRule[(isApiError(error) && error.rule) || ''];
      if (!field) return false;
      problems[call === 'quote' ? 'refuse' : 'find']({ [field]: { code: 'failed', error } });
      return true;
    },
  };
}

/** Tickets of a spot. */
export const ticketLineKind: LineKind<TicketLineOpening, TicketLineChange> = { open: openTicketLine };
