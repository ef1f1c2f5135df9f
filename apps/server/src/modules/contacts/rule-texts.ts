import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const contactsRuleTexts = {
  contactDuplicate: {
    code: 409,
    'zh-Hans': '该证件已在出行人列表中',
    en: 'A traveller with this document is on your list already',
  },
  contactLimit: {
    code: 422,
    'zh-Hans': '出行人数量已达上限，请先删除不用的',
    en: 'Your traveller list is full; please delete some first',
  },
  certificateInvalid: {
    code: 422,
    'zh-Hans': '证件号码不正确，请检查',
    en: 'That document number is not valid; please check it',
  },
  mobileInvalid: {
    code: 422,
    'zh-Hans': '手机号码不正确，请检查',
    en: 'That mobile number is not valid; please check it',
  },
} as const satisfies RuleTexts;
