import type { RuleTexts } from '../../http/rule-text';

/** Code and words of this domain's rules. */
export const addressRuleTexts = {
  addressInvalid: {
    code: 422,
    'zh-Hans': '所在地区不正确，请重新选择',
    en: 'That region is not right; please choose it again',
  },
  addressLimit: {
    code: 422,
    'zh-Hans': '最多保存{n}个地址',
    en: 'You can keep {n} addresses at most; please delete one first',
  },
  regionOutdated: {
    code: 422,
    'zh-Hans': '行政区划已调整，请重新选择',
    en: 'The administrative regions have changed; please choose the region again',
  },
} as const satisfies RuleTexts;
