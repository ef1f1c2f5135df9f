import { type ApiError, isApiError } from '@yunyou/api-client';
import {
  type CartAddCartOrderRequest,
  isGuestName,
  type OrderCreateRequest,
  type OrderLineRequest,
  type OrderQuoteRequest,
} from '@yunyou/contract';
import { proxy, subscribe } from 'valtio/vanilla';
import type { Sdk } from '../sdk';
import { isWhole, type LineTerms, termsOf, toldTerms } from './agreed-terms';
import type { CheckoutOpening, CheckoutState, CheckoutStore } from './checkout';
import {
  type CheckoutDraft,
  type CheckoutField,
  draftKeyOf,
  emptyDraft,
  isStoredCheckout,
  problemsOfDraft,
  storedLineOf,
} from './checkout-draft';
import { type CheckoutLineOpening, lineKindOf, openLine } from './checkout-line';
import { createProblemFields } from './checkout-problems';
import type { RefusedCall } from './line-kind';

/** The parts of the SDK that a checkout works with. */
export type CheckoutParts = Pick<Sdk, 'orders' | 'drafts' | 'session'>;

type Writable<State> = { -readonly [Name in keyof State]: State[Name] };

/** What a person types about the whole; the server calls it the same. */
const typedFields = ['contactName', 'contactMobile'] as const;

/** Fields that the server names otherwise. */
const fieldOf = (field: string): CheckoutField | undefined => {
  if (field === 'addressId') return 'address';
  return field.startsWith('coupons') ? 'coupons' : undefined;
};

/** Whether a line is sent somewhere. */
const isShipped = (line: CheckoutLineOpening): boolean => lineKindOf(line).isShipped?.(line) ?? false;

/** Whether somebody is to be called about a line. */
const needsContact = (line: CheckoutLineOpening): boolean => lineKindOf(line).needsContact?.(line) ?? true;

/** The same order, of items of the cart. */
function cartRequestOf({ lines, ...request }: OrderCreateRequest): CartAddCartOrderRequest {
  const skus = lines.flatMap((line) => ('skuDetailId' in line ? [line] : []));
  return {
    ...request,
    items: skus.flatMap((line) =>
      'addOnOf' in line && line.addOnOf ? [] : [{ skuDetailId: line.skuDetailId, amount: line.quantity }],
    ),
    addOns: skus.flatMap((line) =>
      'addOnOf' in line && line.addOnOf
        ? [
            {
              skuDetailId: line.skuDetailId,
              productId: line.productId,
              activeId: line.addOnOf,
              amount: line.quantity,
            },
          ]
        : [],
    ),
  };
}

/**
 * Opens a checkout with its stored draft: whatever is bought, from choosing to the order. It sends and stores
 * nothing before `start`, so a page can be rendered with it.
 *
 * @param sdk the SDK, or the parts of it that are needed
 */
export function openCheckout(
  { orders, drafts, session }: CheckoutParts,
  opening: CheckoutOpening,
): CheckoutStore {
  const draftKey = draftKeyOf(opening.lines);
  const stored = opening.restore === false ? undefined : drafts.read(draftKey, isStoredCheckout);
  const lines = opening.lines.map((line, index) =>
    openLine(line, storedLineOf(line, index, stored), opening.lines),
  );
  const { lines: _, ...typed } = stored ?? { lines: [] };
  const kinds = [...new Set(opening.lines.map(lineKindOf))];
  /** What is the whole order's is shared out among the lines of a kind. */
  const share = (requests: readonly OrderLineRequest[]): readonly OrderLineRequest[] =>
    kinds.reduce((shared, kind) => kind.share?.(shared) ?? shared, requests);
  const draft: CheckoutDraft = { ...emptyDraft, ...typed };
  // What is sold at an activity's own price stands alone in its order.
  const isAlone = opening.lines.some(({ activity }) => activity !== undefined);
  const addOnsOf = ({ addOns }: Pick<CheckoutDraft, 'addOns'>) => (isAlone ? [] : addOns);
  // What is added from an offer is sent too.
  const needsOf = (of: Pick<CheckoutDraft, 'addOns'>): CheckoutState['needs'] => ({
    address: addOnsOf(of).length > 0 || opening.lines.some(isShipped),
    contact: opening.lines.some(needsContact),
  });
  const state = proxy<Writable<CheckoutState>>({
    draft,
    needs: needsOf(draft),
    lines: lines.map((line) => line.state),
    quote: undefined,
    pricing: lines.some((line) => line.quoteRequest() === undefined) ? 'none' : 'asking',
    totalFen: undefined,
    quoteProblem: undefined,
    problems: {},
    priceChange: undefined,
    termsChange: undefined,
    unanswered: false,
    busy: false,
  });
  const problems = createProblemFields<CheckoutField>(state);
  let isPlaced = false;

  function store(): void {
    if (!isPlaced) drafts.write(draftKey, { ...state.draft, lines: lines.map((line) => line.toStored()) });
  }

  function write(part: Partial<CheckoutDraft>): void {
    state.draft = { ...state.draft, ...part };
    if ('addOns' in part) state.needs = needsOf(state.draft);
    store();
  }

  // A member's own name and number are the best guess, until they type others.
  let stopOffering = () => {};
  let isOffered = false;
  function offerMember(): void {
    const { name = '', phoneNumber } = session.state.user ?? {};
    if (!phoneNumber || isOffered) return;
    isOffered = true;
    stopOffering();
    if (state.draft.contactMobile === '') write({ contactMobile: phoneNumber });
    if (state.draft.contactName === '' && !isGuestName(name)) write({ contactName: name });
  }

  /** The first traveller is a better guess than what a member calls themselves, until somebody is typed. */
  function offerName(name: string): void {
    const { contactName } = state.draft;
    if (contactName !== '' && contactName !== session.state.user?.name) return;
    problems.solve('contactName');
    write({ contactName: name });
  }

  /** Says a refusal where it belongs; returns false where that is no field. */
  function refuse(call: RefusedCall, error: unknown): boolean {
    const field = (isApiError(error) && error.field) || '';
    const [, at] = /^lines\.(\d+)/.exec(field) ?? [];
    const meant = at === undefined ? lines : lines.slice(Number(at), Number(at) + 1);
    if (meant.some((line) => line.refuse(call, error))) return true;
    const typed = typedFields.find((one) => one === field) ?? fieldOf(field);
    if (typed) problems[call === 'quote' ? 'refuse' : 'find']({ [typed]: { code: 'failed', error } });
    return typed !== undefined;
  }

  // The last request wins: an answer to what was chosen before is no price of what is chosen now.
  let asked: { about: string; answer: Promise<void> } | undefined;
  function ask(about: string, request: OrderQuoteRequest): Promise<void> {
    state.pricing = 'asking';
    state.totalFen = undefined;
    const mine = { about, answer: Promise.resolve() };
    asked = mine;
    mine.answer = orders.quote(request, { silent: true }).then(
      (quote) => {
        if (asked === mine) take(quote);
      },
      (error: unknown) => {
        if (asked === mine) take(undefined, error);
      },
    );
    return mine.answer;
  }

  function take(quote: CheckoutState['quote'], error?: unknown): void {
    state.quote = quote;
    state.totalFen = quote?.totalFen;
    state.quoteProblem = undefined;
    problems.refuse({});
    for (const [index, line] of lines.entries()) {
      const parts = quote?.lines.filter((one, place) => (one.request ?? place) === index) ?? [];
      line.priced(parts[0], parts);
    }
    if (quote) state.pricing = 'known';
    else {
      state.pricing = error === undefined ? 'none' : 'refused';
      if (error !== undefined && !refuse('quote', error)) state.quoteProblem = { code: 'failed', error };
    }
  }

  /** Asks for the price of what is chosen now; joins a request about the same. `anew`: also where it is known. */
  function price(anew: boolean): Promise<void> {
    const requests = lines.map((line) => line.quoteRequest()).filter((one) => one !== undefined);
    if (requests.length < lines.length) {
      asked = undefined;
      take(undefined);
      return Promise.resolve();
    }
    const request = { lines: [...share(requests), ...addOnLines()], ...offersOf(state.draft) };
    const about = JSON.stringify(request);
    if (asked?.about === about && (!anew || state.pricing === 'asking')) return asked.answer;
    return ask(about, request);
  }

  const addOnLines = (): OrderLineRequest[] =>
    addOnsOf(state.draft).map(({ activeId, productId, skuDetailId, amount }) => ({
      kind: 'goods',
      productId,
      skuDetailId,
      quantity: amount,
      addOnOf: activeId,
    }));

  /** Where to, and which coupons. */
  const offersOf = ({ addressId, coupons }: CheckoutDraft) => ({
    ...(state.needs.address && addressId !== '' && { addressId }),
    autoClaim: true,
    coupons: {
      mode: coupons.mode,
      ...(coupons.mode === 'chosen' && { memberCouponIds: [...coupons.memberCouponIds] }),
    },
  });

  function requestAt(expectedTotalFen: number, agreed: LineTerms): OrderCreateRequest {
    const { contactName, contactMobile, remark, remarks } = state.draft;
    const told = Object.entries(remarks).filter(([, text]) => text.trim() !== '');
    return {
      lines: [...share(lines.map((line, index) => line.orderRequest(agreed[index]))), ...addOnLines()],
      ...offersOf(state.draft),
      ...(state.needs.contact && { contactName: contactName.trim(), contactMobile: contactMobile.trim() }),
      expectedTotalFen,
      ...(remark.trim() !== '' && { remark: remark.trim() }),
      ...(told.length > 0 && {
        remarks: Object.fromEntries(told.map(([id, text]) => [id, text.trim()])),
      }),
    };
  }

  /** What is sold now, as the refusal says it; else by the price that is being asked for. Undefined where there is none. */
  async function termsNow(told: unknown, asking: Promise<void> | undefined): Promise<LineTerms | undefined> {
    const known = toldTerms(lines, told);
    if (isWhole(lines, known)) return known;
    await asking;
    const quoted = termsOf(lines);
    return isWhole(lines, quoted) ? quoted : undefined;
  }

  async function explain(error: unknown, beforeFen: number, before: LineTerms): Promise<void> {
    const known: ApiError | undefined = isApiError(error) ? error : undefined;
    const { kind, rule } = known ?? {};
    // The login page takes over, and this draft is there when it leads back.
    if (kind === 'auth') return;
    // Somebody else was faster, or the calendar has changed.
    const asking = rule ? price(true) : undefined;
    if (known?.rule === 'priceChanged' && Number.isInteger(known.detail.totalFen)) {
      const { totalFen: afterFen, lines: told } = known.detail;
      const now = await termsNow(told, asking);
      const isTold = before.some((line) => line !== undefined);
      if (now) state.priceChange = { beforeFen, afterFen, ...(isTold && { before, now }) };
    } else if (known?.rule === 'termsChanged') {
      const now = await termsNow(known.detail.lines, asking);
      if (now) state.termsChange = { before, now, totalFen: beforeFen };
    } else if (kind === 'network' || kind === 'timeout') state.unanswered = true;
    else if (!refuse('order', error)) problems.find({ form: { code: 'failed', error } });
  }

  return {
    state,
    start() {
      stopOffering = subscribe(session.state, offerMember);
      offerMember();
      store();
      void price(false);
    },
    subscribe: (listener) => subscribe(state, listener),
    change(part) {
      problems.solve(
        'form',
        ...typedFields.filter((field) => field in part),
        ...('addressId' in part ? (['address'] as const) : []),
        ...('coupons' in part ? (['coupons'] as const) : []),
      );
      state.unanswered = false;
      write(part);
      // Where it goes and what is taken off change the price; what is typed for people does not.
      if ('addressId' in part || 'coupons' in part || 'addOns' in part) void price(false);
    },
    changeLine(index, change) {
      const name = lines[index]?.change(change);
      problems.solve('form');
      state.unanswered = false;
      store();
      if (name !== undefined) offerName(name);
      void price(false);
    },
    quoteAgain: () => price(true),
    async place(totalFen) {
      if (state.busy) return undefined;
      // What the person sees while agreeing; a price that comes later may bring other terms.
      const agreed = (state.priceChange ?? state.termsChange)?.now ?? termsOf(lines);
      const checked = [
        problems.find(problemsOfDraft(state.draft, state.needs)),
        ...lines.map((line) => line.check()),
      ];
      if (checked.includes(false) || totalFen === undefined) return undefined;
      if (!isWhole(lines, agreed)) {
        void price(true);
        return undefined;
      }
      Object.assign(state, { busy: true, unanswered: false, priceChange: undefined, termsChange: undefined });
      try {
        const request = requestAt(totalFen, agreed);
        const placing = { draftKey, silent: true };
        const placed = await (opening.fromCart
          ? orders.createFromCart(cartRequestOf(request), placing)
          : orders.create(request, placing));
        isPlaced = true;
        drafts.remove(draftKey);
        return placed;
      } catch (error) {
        await explain(error, totalFen, agreed);
        return undefined;
      } finally {
        state.busy = false;
      }
    },
    dismissPriceChange() {
      state.priceChange = undefined;
      state.termsChange = undefined;
    },
    dispose() {
      stopOffering();
      asked = undefined;
    },
  };
}
