import { describe, expect, it } from 'vitest';
import {
  changeTicketDraft,
  isStoredTicketDraft,
  openTicketDraft,
  type StoredTicketDraft,
  travellersNeeded,
} from '../src/ticket/ticket-draft';
import { li, wang } from './support/ticket';

const rules = { minPerOrder: 1, maxPerOrder: 5, travellerRule: 'perTicket', peoplePerTicket: 1 } as const;
const asked = { day: '2026-09-23', quantity: 2 };
const draft: StoredTicketDraft = { day: '2026-09-24', quantity: 3, travellers: [li, wang], opened: asked };

describe('the draft of a ticket', () => {
  it('begins with what the address asks for', () => {
    expect(openTicketDraft(undefined, asked, rules)).toEqual({ ...asked, travellers: [], opened: asked });
  });

  it('is taken up as it was after a login or a reload, day and quantity too', () => {
    expect(openTicketDraft(draft, asked, rules)).toEqual(draft);
  });

  it('follows the address when another day was chosen since, and keeps who goes', () => {
    const later = { day: '2026-09-26', quantity: 1 };
    expect(openTicketDraft(draft, later, rules)).toEqual({ ...later, travellers: [li], opened: later });
  });

  it.each([
    [99, 5],
    [0, 1],
    [-3, 1],
    [2.7, 2],
    [Number.NaN, 1],
  ])('takes %d tickets in an address for %d', (quantity, taken) => {
    expect(openTicketDraft(undefined, { day: asked.day, quantity }, rules).quantity).toBe(taken);
  });

  it('survives being stored', () => {
    expect(isStoredTicketDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['one of an older version', { ...draft, opened: undefined }],
    ['one without travellers', { ...draft, travellers: 'none' }],
    ['one with a text for a number', { ...draft, quantity: '1' }],
  ])('is not taken for one when it is %s', (_, value) => {
    expect(isStoredTicketDraft(value)).toBe(false);
  });

  it('lets the last travellers go with the tickets', () => {
    expect(changeTicketDraft(draft, { quantity: 1 }, rules).travellers).toEqual([li]);
  });
});

describe('how many travellers must be named', () => {
  it.each([
    ['none', 1, 3, 0],
    ['perOrder', 1, 3, 1],
    ['perTicket', 1, 3, 3],
    ['perTicket', 3, 2, 6],
  ] as const)('with the rule %s and %d people a ticket, %d tickets need %d', (...args) => {
    const [travellerRule, peoplePerTicket, quantity, needed] = args;
    expect(travellersNeeded({ travellerRule, peoplePerTicket }, quantity)).toBe(needed);
  });
});
