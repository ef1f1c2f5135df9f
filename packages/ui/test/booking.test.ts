import { createI18n } from '@yunyou/i18n';
import { ApiError } from '@yunyou/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type BookingDraft,
  changeDraft,
  isBookingDraft,
  openDraft,
  travellersNeeded,
} from '../src/blocks/booking-form/booking-draft';
import { problemsAfter, problemsOfDraft, problemsOfError } from '../src/blocks/booking-form/booking-problems';

const rules = { minPerOrder: 1, maxPerOrder: 5, travellerRule: 'perTicket', peoplePerTicket: 1 } as const;
const asked = { day: '2026-09-23', quantity: 2 };

const traveller = (id: string, name: string) => ({
  memberFrequentContactsId: id,
  name,
  certType: 1 as const,
  idCard: '440305********1234',
  mobile: '',
  isDefault: false,
  checkCode: 0 as const,
});
const li = traveller('1', '李云');
const wang = traveller('2', '王山');

const draft: BookingDraft = {
  day: '2026-09-24',
  quantity: 3,
  travellers: [li, wang],
  contactName: '李云',
  contactMobile: '13800138000',
  remark: '靠窗',
  opened: asked,
};

describe('a booking draft', () => {
  it('begins with what the address asks for', () => {
    expect(openDraft(undefined, asked, rules)).toEqual({
      ...asked,
      travellers: [],
      contactName: '',
      contactMobile: '',
      remark: '',
      opened: asked,
    });
  });

  it('is taken up as it was after a login or a reload, day and quantity too', () => {
    expect(openDraft(draft, asked, rules)).toEqual(draft);
  });

  it('follows the address when another day was chosen since, and keeps who goes and who is called', () => {
    const later = { day: '2026-09-26', quantity: 1 };
    expect(openDraft(draft, later, rules)).toEqual({
      ...draft,
      ...later,
      travellers: [li],
      opened: later,
    });
  });

  it.each([
    [99, 5],
    [0, 1],
    [-3, 1],
    [2.7, 2],
    [Number.NaN, 1],
  ])('takes %d tickets in an address for %d', (quantity, taken) => {
    expect(openDraft(undefined, { day: asked.day, quantity }, rules).quantity).toBe(taken);
  });

  it('survives being stored', () => {
    expect(isBookingDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['one of an older version', { ...draft, opened: undefined }],
    ['one without travellers', { ...draft, travellers: 'none' }],
    ['one with a number for a name', { ...draft, contactName: 1 }],
  ])('is not taken for one when it is %s', (_, value) => {
    expect(isBookingDraft(value)).toBe(false);
  });

  it('lets the last travellers go with the tickets', () => {
    expect(changeDraft(draft, { quantity: 1 }, rules).travellers).toEqual([li]);
  });

  it('calls the first traveller until somebody is named', () => {
    const nobody = { ...draft, contactName: '', travellers: [] };
    expect(changeDraft(nobody, { travellers: [wang, li] }, rules).contactName).toBe('王山');
    expect(changeDraft(draft, { travellers: [wang] }, rules).contactName).toBe('李云');
    expect(changeDraft({ ...draft, contactName: '' }, { remark: '' }, rules).contactName).toBe('');
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

describe('what is wrong with a booking', () => {
  const i18n = createI18n({ locale: 'zh-Hans' });
  beforeAll(() => i18n.ensure('order'));
  const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    new ApiError({ kind: 'business', method: 'POST', path: '/orders/create', ...details });

  it('is nothing when all is there', () => {
    expect(problemsOfDraft(i18n.texts, draft, 2)).toEqual({});
  });

  it('is said of every field at once', () => {
    const empty = { ...draft, day: '', travellers: [li], contactName: ' ', contactMobile: '1380013800' };
    expect(problemsOfDraft(i18n.texts, empty, 3)).toEqual({
      day: '请选择游玩日期',
      travellers: '还需选择2位出行人',
      contactName: '请填写联系人姓名',
      contactMobile: '手机号码不正确，请检查',
    });
  });

  it.each([
    ['dayClosed', 'day'],
    ['soldOut', 'quantity'],
    ['tooManyTickets', 'quantity'],
    ['travellerAge', 'travellers'],
    ['travellersMissing', 'travellers'],
    ['notOnSale', 'form'],
  ] as const)('stands, for the rule %s, at %s, in the words of the server', (rule, field) => {
    const error = refusal({ rule, userMessage: '不行' });
    expect(problemsOfError(i18n.texts, error)).toEqual({ [field]: '不行' });
  });

  it('stands at the field that the server names', () => {
    const error = refusal({ field: 'contactMobile', userMessage: '填写的内容有误，请检查后重试' });
    expect(Object.keys(problemsOfError(i18n.texts, error))).toEqual(['contactMobile']);
  });

  it('is said in our words when the server has none, and never as a network that is there', () => {
    expect(problemsOfError(i18n.texts, refusal({ kind: 'server' }))).toEqual({
      form: '操作未完成，请稍后重试',
    });
    expect(problemsOfError(i18n.texts, refusal({ kind: 'timeout' }))).toEqual({
      form: '网络未连接，请检查后重试',
    });
    expect(problemsOfError(i18n.texts, new Error('a bug'))).toEqual({ form: '操作未完成，请稍后重试' });
  });

  it('stays said where nothing was changed', () => {
    const problems = { quantity: 'a', travellers: 'b', contactName: 'c', contactMobile: 'd', form: 'e' };
    expect(problemsAfter(problems, { remark: '' })).toEqual({
      quantity: 'a',
      travellers: 'b',
      contactName: 'c',
      contactMobile: 'd',
    });
    expect(problemsAfter(problems, { quantity: 2 })).toEqual({ contactName: 'c', contactMobile: 'd' });
    expect(problemsAfter(problems, { contactMobile: '1' })).toEqual({
      quantity: 'a',
      travellers: 'b',
      contactName: 'c',
    });
  });
});
