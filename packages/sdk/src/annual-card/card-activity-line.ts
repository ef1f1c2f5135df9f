import { isApiError } from '@yunyou/api-client';
import {
  cardActivityPersonsMax,
  type JoinableActivity,
  type OrderLineRequest,
  type OwnAnnualCard,
  type Picture,
  type QuoteLine,
} from '@yunyou/contract';
import { proxy, ref } from 'valtio/vanilla';
import { createProblemFields, type ProblemsBy } from '../checkout/checkout-problems';
import type { LineKind, LinePart } from '../checkout/line-kind';

/** An activity of a card as far as the checkout needs it. */
export interface CardActivityProduct {
  readonly id: string;
  /** What it is called and looks like, until the price is there. */
  readonly title: string;
  readonly picture: Picture;
  /** For a person; 0: it is free. */
  readonly priceFen: number;
  /** The sessions that can be chosen. */
  readonly sessions: JoinableActivity['sessions'];
  /** Who can join: persons of the card that are active, their names masked. */
  readonly persons: readonly { readonly personId: string; readonly name: string }[];
  /** Who has a place in which session. */
  readonly joined: readonly { readonly sessionId: string; readonly personId: string }[];
  /** Places that the card can still have in it. */
  readonly perCardLeft: number;
}

/** Places in a session of a card activity that are to be taken. */
export interface CardActivityLineOpening {
  readonly kind: 'cardActivity';
  readonly product: CardActivityProduct;
  /** Empty: none is chosen yet. */
  readonly sessionId: string;
  readonly personIds: readonly string[];
  /** It is sold in no campaign. */
  readonly activity?: undefined;
}

/** Fields that something can be wrong with. `quantity`: so many do not fit, into the session or on the card. */
export type CardActivityField = 'session' | 'persons' | 'quantity';

type Choice = Pick<CardActivityLineDraft, 'sessionId' | 'personIds'>;

/** What was chosen. */
export interface CardActivityLineDraft {
  /** Empty: none. */
  readonly sessionId: string;
  readonly personIds: readonly string[];
  /** As many as `personIds`. */
  readonly quantity: number;
}

/** A line of a card activity in a checkout. */
export interface CardActivityCheckoutLine {
  readonly kind: 'cardActivity';
  readonly product: CardActivityProduct;
  readonly draft: CardActivityLineDraft;
  /** The last quote; undefined while there is none. */
  readonly quoted: Extract<QuoteLine, { kind: 'cardActivity' }> | undefined;
  readonly problems: ProblemsBy<CardActivityField>;
}

/** A change of a line; what is left out stays. */
export interface CardActivityLineChange extends Partial<Choice> {
  readonly kind: 'cardActivity';
}

/** Why nobody can join before the server is asked. */
export type CardActivityProblem = { readonly code: 'cardSessionMissing' | 'cardPersonsMissing' };

/** The field that a rule of the server speaks of. */
const fieldOfRule: Readonly<Record<string, CardActivityField>> = {
  activityOver: 'session',
  soldOut: 'quantity',
  cardActivityLimit: 'quantity',
  cardNeeded: 'persons',
  personTwice: 'persons',
};

/** An activity as the checkout opens it, for persons of a card that can join it. */
export const cardActivityLineOf = (
  { id, name, picture, priceFen, perCard, sessions, joined }: JoinableActivity,
  { persons, nowMs }: Pick<OwnAnnualCard, 'persons' | 'nowMs'>,
  { sessionId = '', personIds = [] }: Partial<Choice> = {},
): CardActivityLineOpening => ({
  kind: 'cardActivity',
  product: {
    ...{ id, title: name, picture, priceFen },
    sessions: sessions.filter(({ startsAtMs }) => startsAtMs > nowMs),
    persons: persons
      .filter(({ status }) => status === 'active')
      .map(({ personId, name }) => ({ personId, name })),
    joined: joined.map(({ sessionId, personId }) => ({ sessionId, personId })),
    perCardLeft: Math.max(0, perCard - joined.length),
  },
  ...{ sessionId, personIds },
});

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** The part of a checkout that is a card activity. */
function openCardActivityLine(
  { product, sessionId, personIds }: CardActivityLineOpening,
  stored: unknown,
): LinePart<CardActivityLineChange> {
  /** Each person once, in the order of the card, and no more than an order can have. */
  const known = (choice: Choice): CardActivityLineDraft => {
    const personIds = product.persons
      .map(({ personId }) => personId)
      .filter((id) => choice.personIds.includes(id))
      .slice(0, cardActivityPersonsMax);
    const isThere = product.sessions.some(({ id }) => id === choice.sessionId);
    return { sessionId: isThere ? choice.sessionId : '', personIds, quantity: personIds.length };
  };
  const opened = [sessionId, ...personIds].join(' ');
  const kept = isStoredDraft(stored) && stored.opened === opened ? stored : undefined;
  const state = proxy<Writable<CardActivityCheckoutLine>>({
    kind: 'cardActivity',
    product: ref(product),
    draft: known(kept ?? { sessionId, personIds }),
    quoted: undefined,
    problems: {},
  });
  const problems = createProblemFields<CardActivityField>(state);
  const request = (): OrderLineRequest => ({
    ...{ kind: 'cardActivity', productId: product.id, quantity: state.draft.quantity },
    ...{ sessionId: state.draft.sessionId, personIds: [...state.draft.personIds] },
  });
  const missing = (): ProblemsBy<CardActivityField> => ({
    ...(state.draft.sessionId === '' && { session: { code: 'cardSessionMissing' } }),
    ...(state.draft.personIds.length === 0 && { persons: { code: 'cardPersonsMissing' } }),
  });
  return {
    state,
    quoteRequest: () => (Object.keys(missing()).length === 0 ? request() : undefined),
    orderRequest: request,
    toStored: () => ({ sessionId: state.draft.sessionId, personIds: [...state.draft.personIds], opened }),
    change({ sessionId = state.draft.sessionId, personIds = state.draft.personIds }) {
      // Whether somebody can join depends on the session too.
      if (sessionId !== state.draft.sessionId) problems.solve('session');
      problems.solve('persons', 'quantity');
      state.draft = known({ sessionId, personIds });
      return undefined;
    },
    check: () => problems.find(missing()),
    priced(line) {
      state.quoted = line?.kind === 'cardActivity' ? line : undefined;
      problems.refuse({});
    },
    refuse(call, error) {
      const field = fieldOfRule[isApiError(error) ? (error.rule ?? '') : ''];
      if (!field) return false;
      problems[call === 'quote' ? 'refuse' : 'find']({ [field]: { code: 'failed', error } });
      return true;
    },
  };
}

/** An older version of the app may have stored something else. */
function isStoredDraft(value: unknown): value is Choice & { opened: string } {
  const { sessionId, personIds, opened }: Record<string, unknown> = { ...Object(value) };
  return (
    typeof sessionId === 'string' &&
    typeof opened === 'string' &&
    Array.isArray(personIds) &&
    personIds.every((id) => typeof id === 'string')
  );
}

/** Card activities: nothing is sent, and each has a draft of its own. */
export const cardActivityLineKind: LineKind<CardActivityLineOpening, CardActivityLineChange> = {
  open: openCardActivityLine,
  draftName: ({ product }) => `cardActivity ${product.id}`,
};
