import type { CheckedContact, TicketDetail } from '@yunyou/contract';

/** What a person has chosen of a ticket. */
export interface TicketLineDraft {
  /** `YYYY-MM-DD`; empty while none is chosen. */
  day: string;
  quantity: number;
  /** Who goes, no more than the ticket asks for. */
  travellers: CheckedContact[];
}

/** What a checkout is opened with. */
export type TicketChoice = Pick<TicketLineDraft, 'day' | 'quantity'>;

/** The draft as it is stored, with what it was opened with: by that, a later visit knows whether another day was chosen since. */
export interface StoredTicketDraft extends TicketLineDraft {
  opened: TicketChoice;
}

/** An older version of the app may have stored something else. */
export function isStoredTicketDraft(value: unknown): value is StoredTicketDraft {
  const { opened, travellers }: Record<string, unknown> = { ...Object(value) };
  return isChoice(value) && isChoice(opened) && Array.isArray(travellers);
}

function isChoice(value: unknown): value is TicketChoice {
  const { day, quantity }: Record<string, unknown> = { ...Object(value) };
  return typeof day === 'string' && typeof quantity === 'number';
}

/** The rules of a ticket that a draft keeps to. */
export type TicketRules = Pick<
  TicketDetail,
  'minPerOrder' | 'maxPerOrder' | 'travellerRule' | 'peoplePerTicket'
>;

/**
 * The draft to begin with. Who goes is kept whatever is chosen; day and quantity only when the page is opened as it was
 * before, after a login in between or a reload: another day in the address was chosen later.
 */
export function openTicketDraft(stored: unknown, asked: TicketChoice, rules: TicketRules): StoredTicketDraft {
  const opened = { day: asked.day, quantity: withinLimits(asked.quantity, rules) };
  const before = isStoredTicketDraft(stored) ? stored : undefined;
  const isSame = before?.opened.day === opened.day && before.opened.quantity === opened.quantity;
  const { day, quantity } = before && isSame ? before : opened;
  const draft = { day, quantity: withinLimits(quantity, rules), travellers: before?.travellers ?? [] };
  return { ...withEnough(draft, rules), opened };
}

/** The draft after a change: no more travellers than the tickets ask for. */
export const changeTicketDraft = (
  draft: TicketLineDraft,
  part: Partial<TicketLineDraft>,
  rules: TicketRules,
): TicketLineDraft => withEnough({ ...draft, ...part }, rules);

const withEnough = (draft: TicketLineDraft, rules: TicketRules): TicketLineDraft => ({
  ...draft,
  travellers: draft.travellers.slice(0, travellersNeeded(rules, draft.quantity)),
});

/** How many travellers an order of so many tickets must name. */
export function travellersNeeded(
  { travellerRule, peoplePerTicket }: Pick<TicketRules, 'travellerRule' | 'peoplePerTicket'>,
  quantity: number,
): number {
  if (travellerRule === 'none') return 0;
  return travellerRule === 'perOrder' ? 1 : quantity * peoplePerTicket;
}

/** An address can ask for anything. */
const withinLimits = (quantity: number, { minPerOrder, maxPerOrder }: TicketRules) =>
  Math.min(Math.max(Math.trunc(quantity) || minPerOrder, minPerOrder), maxPerOrder);
