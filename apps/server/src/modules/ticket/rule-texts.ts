import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const ticketRuleTexts = {
  dayClosed: {
    code: 422,
    'zh-Hans': '所选日期不可预订，请换一天',
    en: 'This day cannot be booked; please choose another',
  },
  soldOut: {
    code: 409,
    'zh-Hans': '余票不足，请减少数量或换一天',
    en: 'Not enough tickets are left; please take fewer or choose another day',
  },
  tooManyTickets: { code: 422, 'zh-Hans': '超过每单限购数量', en: 'That is more than one order may hold' },
  travellersMissing: {
    code: 422,
    'zh-Hans': '请为每张票选择出行人',
    en: 'Please choose a traveller for every ticket',
  },
  travellerDuplicate: {
    code: 422,
    'zh-Hans': '同一出行人不能重复购票',
    en: 'The same traveller cannot have two tickets',
  },
  travellerDocument: {
    code: 422,
    'zh-Hans': '证件类型不符合要求，请重新选择',
    en: 'ID document does not meet requirements, please choose again',
  },
  travellerAge: {
    code: 422,
    'zh-Hans': '年龄不符合要求，请重新选择',
    en: 'age does not meet requirements, please choose again',
  },
  travellerGender: { code: 422, 'zh-Hans': '性别有误，请重新选择', en: 'gender wrong, please choose again' },
  travellerBooked: {
    code: 422,
    'zh-Hans': '该出行人当天已有本景区的门票，请换人或换一天',
    en: 'This traveller already has a ticket for this spot on that day; choose another traveller or day',
  },
} as const satisfies RuleTexts;
