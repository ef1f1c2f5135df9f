import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const cardActivityRuleTexts = {
  cardNeeded: { code: 422, 'zh-Hans': '需持有使用中的年卡', en: 'Needs an annual card in use' },
  personTwice: {
    code: 422,
    'zh-Hans': '该持卡人已报名本场',
    en: 'This person has already joined this session',
  },
  cardActivityLimit: {
    code: 422,
    'zh-Hans': '本卡报名名额已用完',
    en: 'This card has no more places in this activity',
  },
} as const satisfies RuleTexts;
