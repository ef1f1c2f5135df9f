import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const activityRuleTexts = {
  activityOverlap: {
    code: 409,
    'zh-Hans': '同类活动的商品有重叠：{name}',
    en: 'An activity of this kind covers some of this already: {name}',
  },
} as const satisfies RuleTexts;
