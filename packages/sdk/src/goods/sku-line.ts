import { isApiError } from '@yunyou/api-client';
import {
  type CheckedContact,
  cartAmountMax,
  type OrderLineRequest,
  type Picture,
  type QuoteLine,
  type ServiceDetail,
  type TicketDetail,
} from '@yunyou/contract';
import { isDay } from '@yunyou/validators';
import { proxy, ref } from 'valtio/vanilla';
import {
  activityRequestOf,
  fixedQuantityOf,
  isAboutActivity,
  type LineActivity,
  mostOf,
} from '../activity-line/activity-line';
import { createProblemFields, type ProblemsBy } from '../checkout/checkout-problems';
import type { LineKind, LinePart } from '../checkout/line-kind';

/** What a line of goods, of a service or of a bundle sells, as far as the checkout needs it. */
export interface SkuProduct {
  readonly id: string;
  /** What it is called and looks like, until the price is there. */
  readonly title: string;
  readonly specText: string;
  readonly picture: Picture;
  readonly priceFen: number;
  /** Something of it is sent; for bundles, others follow from their kind. */
  readonly shipped: boolean;
  /** For one bundle: people and guests to be named; 0 for others. */
  readonly travellersNeeded: number;
  readonly guestsNeeded: number;
  /** Begins on a day that is chosen. */
  readonly dated: boolean;
  /** Its ticket, whose rules travellers are checked by; null without any. */
  readonly ticket: Pick<TicketDetail, 'id' | 'certTypes'> | null;
  /** Of a service: what it is used at a booked time for. Default nothing. */
  readonly appointItems?: ServiceDetail['appointItems'];
}

/** An option that is to be bought. */
export interface SkuLineOpening {
  readonly kind: 'goods' | 'service' | 'bundle';
  readonly product: SkuProduct;
  readonly skuDetailId: string;
  readonly quantity: number;
  /** Of a dated bundle, `YYYY-MM-DD`; empty for none. */
  readonly startDay?: string;
  /** Of a service: the time that was chosen before; empty for none. */
  readonly slotId?: string;
  /** The activity it is ordered in. Of a place that is held, as many as were granted; of a bargain, one. Default none. */
  readonly activity?: LineActivity | undefined;
}

/** What a person has chosen of it. */
export interface SkuLineDraft {
  readonly quantity: number;
  /** Empty while none is chosen, or there is none. */
  readonly startDay: string;
  /** Of a service: the time that is ordered with it; empty to book one later. */
  readonly slotId: string;
  readonly travellers: readonly CheckedContact[];
  /** One name a room. */
  readonly guests: readonly string[];
}

/** What can be wrong with it, besides a refusal. */
export type SkuProblem =
  | { readonly code: 'startDayMissing' }
  | { readonly code: 'peopleMissing'; readonly count: number }
  | { readonly code: 'roomGuestsMissing' };

/** Fields that something can be wrong with. `line`: the thing itself, which is gone or not delivered there. */
export type SkuField = 'quantity' | 'startDay' | 'slot' | 'travellers' | 'guests' | 'line' | 'activity';

/** A line of goods, of a service or of a bundle in a checkout. */
export interface SkuCheckoutLine {
  readonly kind: 'goods' | 'service' | 'bundle';
  readonly product: SkuProduct;
  readonly skuDetailId: string;
  readonly activity: LineActivity | undefined;
  /** The most in one order. */
  readonly maxPerOrder: number;
  readonly draft: SkuLineDraft;
  /** The last quote: one line, or one for each part of a bundle; empty while there is none. */
  readonly quoted: readonly QuoteLine[];
  readonly problems: ProblemsBy<SkuField>;
}

export interface SkuLineChange extends Partial<SkuLineDraft> {
  readonly kind: 'goods' | 'service' | 'bundle';
}

/** Rules of the server that speak of a field, and which one. */
const fieldOfRule: Readonly<Record<string, SkuField>> = {
  soldOut: 'quantity',
  roomSoldOut: 'startDay',
  amountOutOfRange: 'quantity',
  purchaseLimit: 'quantity',
  notOnSale: 'line',
  skuGone: 'line',
  shopClosed: 'line',
  notDeliverable: 'line',
  dayClosed: 'startDay',
  nightClosed: 'startDay',
  bookTooLate: 'startDay',
  notYetOpen: 'startDay',
  guestNames: 'guests',
  travellersMissing: 'travellers',
  travellerDuplicate: 'travellers',
  travellerDocument: 'travellers',
  travellerAge: 'travellers',
  travellerGender: 'travellers',
  travellerBooked: 'travellers',
  slotFull: 'slot',
  slotClosed: 'slot',
  slotPast: 'slot',
  rightExpired: 'slot',
  groupSize: 'slot',
  visitorsMissing: 'travellers',
  visitorBooked: 'travellers',
  visitorsRefused: 'travellers',
  certificateInvalid: 'travellers',
  limitPerCertificate: 'travellers',
};

const fields = ['quantity', 'startDay', 'travellers', 'guests'] as const;

/** The field that a refusal is about; a time is named by the server, as rules of days speak of it too. */
function fieldOf(error: unknown): SkuField | undefined {
  if (!isApiError(error)) return undefined;
  if (error.field?.endsWith('.slotId')) return 'slot';
  return fieldOfRule[error.rule ?? ''];
}

/** People that the quoted time asks for; undefined while the quote has none. */
const visitorsOf = (quoted: readonly QuoteLine[]): number | undefined => {
  const [line] = quoted;
  return line?.kind === 'service' ? line.slot?.visitorsNeeded : undefined;
};

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** The part of a checkout that is an option of goods, a service or a bundle. */
function openSkuLine(opening: SkuLineOpening, stored: unknown): LinePart<SkuLineChange> {
  const { kind, product, skuDetailId, activity } = opening;
  const fixed = fixedQuantityOf(activity);
  const maxPerOrder = mostOf(activity, cartAmountMax);
  const opened = fixed ?? opening.quantity;
  // An address may have been typed by hand.
  const { startDay: named = '' } = opening;
  const startDay = isDay(named) ? named : '';
  const { slotId = '' } = opening;
  const known = isStoredDraft(stored) && stored.opened === opened ? stored : undefined;
  const numberOf = (quantity: number): number => fixed ?? within(quantity, maxPerOrder);
  const start: SkuLineDraft = {
    quantity: numberOf(known?.quantity ?? opened),
    startDay: startDay || (known?.startDay ?? ''),
    // Another time in the address is a new choice; the same one may have been changed since.
    slotId: known && (known.openedSlotId ?? '') === slotId ? (known.slotId ?? '') : slotId,
    travellers: known?.travellers ?? [],
    guests: known?.guests ?? [],
  };
  const state = proxy<Writable<SkuCheckoutLine>>({
    kind,
    product: ref(product),
    skuDetailId,
    activity,
    maxPerOrder,
    draft: withEnough(start, product, kind),
    quoted: [],
    problems: {},
  });
  const problems = createProblemFields<SkuField>(state);

  const request = (): OrderLineRequest => {
    const { quantity, startDay: day, slotId: time } = state.draft;
    const line = { productId: product.id, skuDetailId, quantity, ...activityRequestOf(activity) };
    if (kind === 'bundle') return { kind, ...line, ...(day && { startDay: day }) };
    return kind === 'service' ? { kind, ...line, ...(time && { slotId: time }) } : { kind, ...line };
  };
  /** People to be named: for a bundle's tickets, or for the time of a service. */
  const needed = () =>
    kind === 'service'
      ? state.draft.slotId === ''
        ? 0
        : (visitorsOf(state.quoted) ?? 0)
      : product.travellersNeeded * state.draft.quantity;

  return {
    state,
    quoteRequest: () => (product.dated && state.draft.startDay === '' ? undefined : request()),
    orderRequest: () => ({
      ...request(),
      ...(needed() > 0 && {
        contactIds: state.draft.travellers.map((one) => one.memberFrequentContactsId),
      }),
      ...(product.guestsNeeded > 0 && { guests: state.draft.guests.map((name) => ({ name: name.trim() })) }),
    }),
    toStored: () => ({ ...state.draft, opened, openedSlotId: slotId }),
    change({ kind: _, ...part }) {
      problems.solve(
        'line',
        ...fields.filter((field) => field in part),
        ...('slotId' in part || 'quantity' in part ? (['slot'] as const) : []),
      );
      const quantity = numberOf(part.quantity ?? state.draft.quantity);
      state.draft = withEnough({ ...state.draft, ...part, quantity }, product, kind);
      return part.travellers?.[0]?.name;
    },
    check() {
      const { startDay: day, travellers, guests } = state.draft;
      const missing = needed() - travellers.length;
      const unnamed = guests.some((name) => name.trim().length < 2);
      return problems.find({
        ...(product.dated && day === '' && { startDay: { code: 'startDayMissing' } }),
        ...(missing > 0 && { travellers: { code: 'peopleMissing', count: missing } }),
        ...(unnamed && { guests: { code: 'roomGuestsMissing' } }),
      });
    },
    priced(_, parts) {
      state.quoted = [...parts];
      problems.refuse({});
      // Fewer people come than were chosen.
      const most = visitorsOf(parts);
      if (kind === 'service' && most !== undefined && state.draft.travellers.length > most) {
        state.draft = { ...state.draft, travellers: state.draft.travellers.slice(0, most) };
      }
    },
    refuse(call, error) {
      const field = isAboutActivity(activity, error) ? 'activity' : fieldOf(error);
      if (!field) return false;
      problems[call === 'quote' ? 'refuse' : 'find']({ [field]: { code: 'failed', error } });
      return true;
    },
  };
}

const within = (quantity: number, most: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), most);

/** As many people and guests as so many need, and no more; who comes at the time of a service is the quote's to say. */
const withEnough = (
  draft: SkuLineDraft,
  product: SkuProduct,
  kind: SkuLineOpening['kind'],
): SkuLineDraft => ({
  ...draft,
  travellers:
    kind === 'service'
      ? draft.travellers
      : draft.travellers.slice(0, product.travellersNeeded * draft.quantity),
  guests: Array.from(
    { length: product.guestsNeeded * draft.quantity },
    (_, room) => draft.guests[room] ?? '',
  ),
});

interface StoredDraft extends Omit<SkuLineDraft, 'slotId'> {
  opened: number;
  slotId?: string;
  openedSlotId?: string;
}

/** An older version of the app may have stored something else; one without times is fine. */
function isStoredDraft(value: unknown): value is StoredDraft {
  const { quantity, startDay, travellers, guests, opened, slotId, openedSlotId }: Record<string, unknown> = {
    ...Object(value),
  };
  return (
    [slotId, openedSlotId].every((id) => id === undefined || typeof id === 'string') &&
    typeof quantity === 'number' &&
    typeof startDay === 'string' &&
    Array.isArray(travellers) &&
    Array.isArray(guests) &&
    typeof opened === 'number'
  );
}

/** Goods, services and bundles. What is only sent is its address's; nobody is called about it. */
export const skuLineKind: LineKind<SkuLineOpening, SkuLineChange> = {
  open: openSkuLine,
  isShipped: ({ kind, product }) => kind === 'goods' || (kind === 'bundle' && product.shipped),
  needsContact: ({ kind, product }) =>
    kind !== 'goods' && !(kind === 'bundle' && product.shipped && !product.dated),
};
