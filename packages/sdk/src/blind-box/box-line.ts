import { isApiError } from '@yunyou/api-client';
import {
  activityType,
  type BlindBoxDetail,
  type OrderLineRequest,
  type Picture,
  type QuoteLine,
} from '@yunyou/contract';
import { proxy, ref } from 'valtio/vanilla';
import { isAboutActivity } from '../activity-line/activity-line';
import type { LineBox } from '../activity-line/line-box';
import { createProblemFields, type ProblemsBy } from '../checkout/checkout-problems';
import type { LineKind, LinePart } from '../checkout/line-kind';

/** A set as far as the checkout needs it. */
export interface BoxProduct {
  /** Of its activity. */
  readonly id: string;
  /** What it is called and looks like, until the price is there. */
  readonly title: string;
  readonly picture: Picture;
  readonly priceFen: number;
  /** The most in one order. */
  readonly perOrder: number;
}

/** Boxes that are to be bought. */
export interface BoxLineOpening {
  readonly kind: 'box';
  readonly product: BoxProduct;
  readonly quantity: number;
  readonly activity: LineBox;
}

/** Fields that something can be wrong with. `activity`: what is to be put right on the page of the set, such as the age. */
export type BoxField = 'quantity' | 'activity';

/** A line of blind boxes in a checkout. */
export interface BoxCheckoutLine {
  readonly kind: 'box';
  readonly product: BoxProduct;
  readonly activity: LineBox;
  readonly draft: { readonly quantity: number };
  /** The last quote; undefined while there is none. */
  readonly quoted: Extract<QuoteLine, { kind: 'box' }> | undefined;
  readonly problems: ProblemsBy<BoxField>;
}

export interface BoxLineChange {
  readonly kind: 'box';
  readonly quantity: number;
}

/** Rules of the server that speak of how many. */
const quantityRules: readonly string[] = ['soldOut', 'amountOutOfRange', 'purchaseLimit', 'boxLimitToday'];

/** A set as the checkout opens it. */
export const boxLineOf = (
  { activeId, activityProductId, name, picture, priceFen, perOrder }: BlindBoxDetail,
  quantity: number,
): BoxLineOpening => ({
  kind: 'box',
  product: { id: activeId, title: name, picture, priceFen, perOrder },
  quantity,
  activity: { activeType: activityType.lottery, activeId, activityProductId },
});

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** The part of a checkout that is blind boxes. */
function openBoxLine(opening: BoxLineOpening, stored: unknown): LinePart<BoxLineChange> {
  const { product, activity } = opening;
  const within = (quantity: number) => Math.min(Math.max(Math.trunc(quantity) || 1, 1), product.perOrder);
  const opened = within(opening.quantity);
  const known = isStoredDraft(stored) && stored.opened === opened ? stored : undefined;
  const state = proxy<Writable<BoxCheckoutLine>>({
    kind: 'box',
    product: ref(product),
    activity,
    draft: { quantity: within(known?.quantity ?? opened) },
    quoted: undefined,
    problems: {},
  });
  const problems = createProblemFields<BoxField>(state);
  const request = (): OrderLineRequest => ({
    kind: 'box',
    productId: product.id,
    quantity: state.draft.quantity,
    activity: { ...activity },
  });
  return {
    state,
    quoteRequest: request,
    orderRequest: request,
    toStored: () => ({ ...state.draft, opened }),
    change({ quantity }) {
      problems.solve('quantity');
      state.draft = { quantity: within(quantity) };
      return undefined;
    },
    check: () => problems.find({}),
    priced(line) {
      state.quoted = line?.kind === 'box' ? line : undefined;
      problems.refuse({});
    },
    refuse(call, error) {
      const isNumber = isApiError(error) && quantityRules.includes(error.rule ?? '');
      if (!isNumber && !isAboutActivity(activity, error)) return false;
      const field: BoxField = isNumber ? 'quantity' : 'activity';
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

/** Blind boxes: nothing is sent before they are opened. */
export const boxLineKind: LineKind<BoxLineOpening, BoxLineChange> = {
  open: openBoxLine,
  draftName: ({ activity: { activityProductId } }) => activityProductId,
};
