import { isApiError } from '@yunyou/api-client';
import {
  type HotelBasic,
  type HotelRateDetail,
  type OrderLineRequest,
  type QuoteLine,
  roomMaxPerOrder,
} from '@yunyou/contract';
import { proxy, ref } from 'valtio/vanilla';
import {
  activityRequestOf,
  heldOf,
  isAboutActivity,
  type LineActivity,
  mostOf,
} from '../activity-line/activity-line';
import { createProblemFields, type ProblemsBy } from '../checkout/checkout-problems';
import type { LineKind, LinePart } from '../checkout/line-kind';
import { arrivalHours, firstProposedArrival, isGuestName, offeredArrival } from './guests';
import { shareParty } from './party';
import type { Stay } from './stay';

/** What a stay's line sells: a rate of a room in a hotel. */
export interface StayProduct {
  /** The room's. */
  readonly id: string;
  readonly hotel: HotelBasic;
  readonly rate: HotelRateDetail;
}

/** Rooms that are to be booked. */
export interface StayLineOpening {
  readonly kind: 'stay';
  readonly product: StayProduct;
  /** Nights and guests; its party is the whole order's. */
  readonly stay: Stay;
  /** Rooms at first; brought within the rate's limit. */
  readonly quantity: number;
  /** The server's time, epoch ms: proposes when to arrive. */
  readonly nowMs: number;
  /** The activity they are ordered in. A place that is held is for the nights and rooms that were granted. Default none. */
  readonly activity?: LineActivity | undefined;
}

/** What a person has typed about rooms. */
export interface StayLineDraft {
  readonly quantity: number;
  /** One name a room; empty while none is typed. */
  readonly guests: readonly string[];
  /** `HH:mm`; until 06:00 it means the next day. */
  readonly arrivalTime: string;
}

/** What can be wrong with a stay's line, besides a refusal. `rooms`: numbers of the rooms, from 0 on. */
export type StayProblem = { readonly code: 'guestsMissing'; readonly rooms: readonly number[] };

/** Fields of a stay's line that something can be wrong with. */
export type StayField = 'days' | 'quantity' | 'guests' | 'arrivalTime' | 'activity';

/** What a stay's line is quoted with. */
export type StayQuote = Extract<QuoteLine, { kind: 'stay' }>;

/** A stay's line in a checkout. */
export interface StayCheckoutLine {
  readonly kind: 'stay';
  /** As it was opened with. */
  readonly product: StayProduct;
  readonly stay: Stay;
  readonly activity: LineActivity | undefined;
  readonly draft: StayLineDraft;
  /** The last quote of this line: its nights, terms and rooms left; undefined while there is none. */
  readonly quoted: StayQuote | undefined;
  /** The most rooms that can be chosen now. */
  readonly maxRooms: number;
  readonly problems: ProblemsBy<StayField>;
}

/** A change of a stay's line. */
export interface StayLineChange extends Partial<StayLineDraft> {
  readonly kind: 'stay';
}

/** Rules of the server that speak of a field, and which one. */
const fieldOfRule: Readonly<Record<string, StayField>> = {
  stayRange: 'days',
  nightClosed: 'days',
  minNights: 'days',
  maxNights: 'days',
  arrivalClosed: 'days',
  departureClosed: 'days',
  bookTooLate: 'days',
  notYetOpen: 'days',
  roomSoldOut: 'quantity',
  amountOutOfRange: 'quantity',
  purchaseLimit: 'quantity',
  tooManyRooms: 'quantity',
  tooManyGuests: 'quantity',
  guestNames: 'guests',
  arrivalTooLate: 'arrivalTime',
};

const fields = ['quantity', 'guests', 'arrivalTime'] as const;

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** A draft of a line as it is stored: with what it is of. */
interface StoredStayDraft extends StayLineDraft {
  readonly of: string;
  /** How many rooms the line was opened with: asked for otherwise, what was chosen before does not count. */
  readonly opened?: number;
}

/** Which line of a draft is this one's: the same rate of the same room. */
const stayLineKey = ({ id, rate }: StayProduct): string => `${id} ${rate.hotelratesId}`;

/** An older version of the app may have stored something else. */
function isStoredStayDraft(value: unknown): value is StoredStayDraft {
  const { of, quantity, guests, arrivalTime }: Record<string, unknown> = { ...Object(value) };
  const isTexts = Array.isArray(guests) && guests.every((name) => typeof name === 'string');
  return typeof of === 'string' && typeof quantity === 'number' && isTexts && typeof arrivalTime === 'string';
}

/** Hours in which guests of all these rooms may arrive: one arrival for the whole order. `nowMs`: the server's time, epoch ms. */
export function arrivalHoursOf(nowMs: number, lines: readonly StayLineOpening[]): string[] {
  const [first] = lines;
  if (!first) return [];
  const holds = lines.flatMap(({ product }) => product.rate.holdUntilMs ?? []);
  return arrivalHours(nowMs, {
    startDate: first.stay.startDate,
    checkInFrom: first.product.hotel.checkInFrom,
    holdUntilMs: holds.length > 0 ? Math.min(...holds) : null,
  });
}

/** The arrival a line opens with: the stored one, else the proposed one, within the hours that are offered. */
function openingArrival({ nowMs, stay }: StayLineOpening, stored: unknown, hours: readonly string[]): string {
  const { arrivalTime }: Record<string, unknown> = { ...Object(stored) };
  const time = typeof arrivalTime === 'string' ? arrivalTime : firstProposedArrival(nowMs, stay.startDate);
  return offeredArrival(time, hours);
}

/**
 * The stay part of a checkout.
 *
 * @param stored what the draft has of this line; of a new one, the arrival of the others
 * @param stays all rooms of the checkout
 */
function openStayLine(
  opening: StayLineOpening,
  stored: unknown,
  stays: readonly StayLineOpening[],
): LinePart<StayLineChange> {
  const { product, nowMs, activity } = opening;
  const held = heldOf(activity);
  const stay = { ...opening.stay, ...held?.stay };
  const opened = held?.quantity ?? opening.quantity;
  const known = isStoredStayDraft(stored) ? stored : undefined;
  const limitOf = (quoted: StayQuote | undefined) =>
    held?.quantity ??
    Math.max(
      1,
      Math.min(
        mostOf(activity, product.rate.maxRooms),
        roomMaxPerOrder,
        quoted?.available ?? roomMaxPerOrder,
      ),
    );
  const before = known?.opened === opened ? known.quantity : opened;
  const start = held?.quantity ?? Math.min(Math.max(Math.trunc(before) || 1, 1), limitOf(undefined));
  const state = proxy<Writable<StayCheckoutLine>>({
    kind: 'stay',
    product: ref(product),
    stay,
    activity,
    draft: {
      quantity: start,
      guests: Array.from({ length: start }, (_, room) => known?.guests[room] ?? ''),
      arrivalTime: openingArrival(opening, stored, arrivalHoursOf(nowMs, stays)),
    },
    quoted: undefined,
    maxRooms: limitOf(undefined),
    problems: {},
  });
  const problems = createProblemFields<StayField>(state);

  const request = (): Extract<OrderLineRequest, { kind: 'stay' }> => ({
    kind: 'stay',
    productId: product.id,
    hotelratesId: product.rate.hotelratesId,
    startDate: stay.startDate,
    endDate: stay.endDate,
    quantity: state.draft.quantity,
    adults: stay.adults,
    childAges: [...stay.childAges],
    ...activityRequestOf(activity),
  });

  return {
    state,
    quoteRequest: request,
    orderRequest: (agreed) => ({
      ...request(),
      guests: state.draft.guests.map((name) => ({ name: name.trim() })),
      arrivalTime: state.draft.arrivalTime,
      ...(agreed && { expectedTerms: agreed.termsHash }),
    }),
    toStored: () => ({ ...state.draft, of: stayLineKey(product), opened }),
    change({ kind: _, ...part }) {
      problems.solve(...fields.filter((field) => field in part));
      const asked = held?.quantity ?? part.quantity ?? state.draft.quantity;
      const quantity = Math.min(Math.max(asked, 1), state.maxRooms);
      const guests = part.guests ?? state.draft.guests;
      state.draft = {
        ...state.draft,
        ...part,
        quantity,
        guests: Array.from({ length: quantity }, (__, room) => guests[room] ?? ''),
      };
      return undefined;
    },
    check() {
      const rooms = state.draft.guests.flatMap((name, room) => (isGuestName(name) ? [] : [room]));
      return problems.find(rooms.length > 0 ? { guests: { code: 'guestsMissing', rooms } } : {});
    },
    priced(line) {
      state.quoted = line?.kind === 'stay' ? line : undefined;
      state.maxRooms = limitOf(state.quoted);
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
    terms: {
      quoted: () => state.quoted,
      told: (line) => (isStayQuote(line) ? line : undefined),
    },
  };
}

function isStayQuote(value: unknown): value is StayQuote {
  const { kind, termsHash, nights }: Record<string, unknown> = { ...Object(value) };
  return kind === 'stay' && typeof termsHash === 'string' && Array.isArray(nights);
}

/** Rooms of a hotel. They are one draft, whichever of them are chosen, and one party. */
export const stayLineKind: LineKind<StayLineOpening, StayLineChange> = {
  open: openStayLine,
  draftName: ({ product }) => product.hotel.hotelId,
  // Found by their rate, since others may have been added before them. Rooms that are new come when the others do.
  storedOf({ product }, stored) {
    const key = stayLineKey(product);
    const stays = stored.filter(isStoredStayDraft);
    const [other] = stays;
    return stays.find((one) => one.of === key) ?? (other && { arrivalTime: other.arrivalTime });
  },
  share: shareParty,
};
