import { isApiError } from '@yunyou/api-client';
import {
  type AnnualCardDetail,
  type CardAfterActivation,
  cardsPerOrderMax,
  type OrderLineRequest,
  type Picture,
  type QuoteLine,
} from '@yunyou/contract';
import { proxy, ref } from 'valtio/vanilla';
import {
  activityKey,
  activityRequestOf,
  isAboutActivity,
  type LineActivity,
} from '../activity-line/activity-line';
import { createProblemFields, type ProblemsBy } from '../checkout/checkout-problems';
import type { LineKind, LinePart } from '../checkout/line-kind';

/** A type of card as far as the checkout needs it. */
export interface CardProduct {
  readonly id: string;
  /** What it is called and looks like, until the price is there. */
  readonly title: string;
  readonly picture: Picture;
  readonly priceFen: number;
  /** The most in one order. */
  readonly perOrder: number;
  /** What goes back of a card that is active. */
  readonly afterActivation: CardAfterActivation;
}

/** Annual cards that are to be bought. */
export interface CardLineOpening {
  readonly kind: 'annualCard';
  readonly product: CardProduct;
  readonly quantity: number;
  /** The card that a further period is bought of. Default: new cards are bought. */
  readonly renewCardId?: string | undefined;
  readonly activity?: LineActivity | undefined;
}

/** Fields that something can be wrong with. `card`: whether it can be had, or renewed, at all. */
export type CardField = 'quantity' | 'agreed' | 'activity' | 'card';

/** What was chosen. `agreed`: to the terms of the card. */
export interface CardLineDraft {
  readonly quantity: number;
  readonly agreed: boolean;
}

/** A line of annual cards in a checkout. */
export interface CardCheckoutLine {
  readonly kind: 'annualCard';
  readonly product: CardProduct;
  readonly renewCardId: string | undefined;
  readonly activity: LineActivity | undefined;
  readonly draft: CardLineDraft;
  /** The last quote; undefined while there is none. */
  readonly quoted: Extract<QuoteLine, { kind: 'annualCard' }> | undefined;
  readonly problems: ProblemsBy<CardField>;
}

/** A change of a line; what is left out stays. */
export interface CardLineChange extends Partial<CardLineDraft> {
  readonly kind: 'annualCard';
}

/** Why a card cannot be ordered before the server is asked. */
export type CardProblem = { readonly code: 'cardTermsNotAgreed' };

/** Rules of the server that speak of how many, and those that speak of the card. */
const quantityRules: readonly string[] = ['soldOut', 'amountOutOfRange', 'purchaseLimit'];
const cardRules: readonly string[] = ['offSale', 'renewNotYet', 'renewOver', 'cardStateChanged'];

/** A type as the checkout opens it: new cards, or a further period of one. */
export const cardLineOf = (
  { id, name, picture, priceFen, renewPriceFen, limitPerMember, refund }: AnnualCardDetail,
  quantity: number,
  { renewCardId, activity }: Pick<CardLineOpening, 'renewCardId' | 'activity'> = {},
): CardLineOpening => ({
  kind: 'annualCard',
  product: {
    ...{ id, title: name, picture },
    priceFen: renewCardId ? (renewPriceFen ?? priceFen) : priceFen,
    perOrder: renewCardId ? 1 : Math.min(cardsPerOrderMax, limitPerMember ?? cardsPerOrderMax),
    afterActivation: refund.afterActivation,
  },
  quantity,
  renewCardId,
  activity,
});

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** The part of a checkout that is annual cards. */
function openCardLine(opening: CardLineOpening, stored: unknown): LinePart<CardLineChange> {
  const { product, renewCardId, activity } = opening;
  const within = (quantity: number) => Math.min(Math.max(Math.trunc(quantity) || 1, 1), product.perOrder);
  const opened = within(opening.quantity);
  const known = isStoredDraft(stored) && stored.opened === opened ? stored : undefined;
  const state = proxy<Writable<CardCheckoutLine>>({
    kind: 'annualCard',
    product: ref(product),
    renewCardId,
    activity,
    // The box is empty whenever the form appears: nobody has agreed beforehand.
    draft: { quantity: within(known?.quantity ?? opened), agreed: false },
    quoted: undefined,
    problems: {},
  });
  const problems = createProblemFields<CardField>(state);
  const request = (): OrderLineRequest => ({
    kind: 'annualCard',
    productId: product.id,
    quantity: state.draft.quantity,
    ...(renewCardId && { renewCardId }),
    ...activityRequestOf(activity),
  });
  const fieldOf = (error: unknown): CardField | undefined => {
    const rule = isApiError(error) ? (error.rule ?? '') : '';
    if (quantityRules.includes(rule)) return 'quantity';
    if (cardRules.includes(rule)) return 'card';
    return isAboutActivity(activity, error) ? 'activity' : undefined;
  };
  return {
    state,
    quoteRequest: request,
    orderRequest: request,
    toStored: () => ({ quantity: state.draft.quantity, opened }),
    change({ quantity = state.draft.quantity, agreed = state.draft.agreed }) {
      if (quantity !== state.draft.quantity) problems.solve('quantity');
      if (agreed) problems.solve('agreed');
      state.draft = { quantity: within(quantity), agreed };
      return undefined;
    },
    check: () => problems.find(state.draft.agreed ? {} : { agreed: { code: 'cardTermsNotAgreed' } }),
    priced(line) {
      state.quoted = line?.kind === 'annualCard' ? line : undefined;
      problems.refuse({});
    },
    refuse(call, error) {
      const field = fieldOf(error);
      if (!field) return false;
      problems[call === 'quote' ? 'refuse' : 'find']({ [field]: { code: 'failed', error } });
      return true;
    },
  };
}

/** An older version of the app may have stored something else. */
function isStoredDraft(value: unknown): value is { quantity: number; opened: number } {
  const { quantity, opened }: Record<string, unknown> = { ...Object(value) };
  return typeof quantity === 'number' && typeof opened === 'number';
}

/** Annual cards: nothing is sent; a renewal is a draft of its own. */
export const cardLineKind: LineKind<CardLineOpening, CardLineChange> = {
  open: openCardLine,
  draftName: ({ product, renewCardId, activity }) =>
    ['card', product.id, renewCardId ?? '', activityKey(activity)].join(' ').trim(),
};
